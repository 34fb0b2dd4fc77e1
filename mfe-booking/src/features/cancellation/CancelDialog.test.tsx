import { screen, within } from '@testing-library/react';
import type { Trip } from '@roost/shared/contracts/trips';
import { found, makeCancelledTrip, makeTrip, refused, unavailable } from '../../testing/builders.ts';
import { CurrencyContext } from '@roost/shared/ui';
import { renderPart } from '../../testing/render-page.tsx';
import { CancelDialog } from './CancelDialog.tsx';

test('BOOK-12: what comes back is shown before, sent along, and shown after', async () => {
  const asked: number[] = [];
  const done = jest.fn();
  const calls = {
    cancelStay: async (_code: string, cents: number) => {
      asked.push(cents);
      return found(makeCancelledTrip());
    },
    previewCancellation: async () => unavailable(),
  };
  const { user } = renderPart(
    <CancelDialog trip={makeTrip()} calls={calls} onClose={() => undefined} onCancelled={done} />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Cancel this stay?' });
  expect(dialog).toHaveTextContent('Full refund, $1,813.00');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel, refund $1,813.00' }));
  expect(await screen.findByText(/We refunded \$1,813\.00 to your card/)).toBeVisible();
  expect(asked).toEqual([181_300]);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ when: 'cancelled' }));
});

test('BOOK-12: a deadline that passes meanwhile cancels nothing and shows the new amount', async () => {
  const { cancellation } = makeTrip();
  const calls = {
    cancelStay: async () => refused('refund_changed', 422),
    previewCancellation: async () =>
      found({
        ...cancellation,
        refundCents: 90_650,
        steps: cancellation.steps.map((step, index) => ({ ...step, current: index === 1 })),
      }),
  };
  const { user } = renderPart(
    <CancelDialog trip={makeTrip()} calls={calls} onClose={() => undefined} onCancelled={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel, refund $1,813.00' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was cancelled');
  expect(screen.getByRole('button', { name: 'Cancel, refund $906.50' })).toBeVisible();
});

test('BOOK-12: an answer that is lost can be asked for again', async () => {
  const calls = { cancelStay: async () => unavailable('timeout'), previewCancellation: async () => unavailable() };
  const { user } = renderPart(
    <CancelDialog trip={makeTrip()} calls={calls} onClose={() => undefined} onCancelled={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: /Cancel, refund/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('your stay can only be cancelled once');
  expect(screen.getByRole('button', { name: /Cancel, refund/ })).not.toHaveAttribute('aria-busy');
});

const TWO_CARDS = [
  { amountCents: 126_910, card: { brand: 'visa', last4: '3155' } },
  { amountCents: 54_390, card: { brand: 'visa', last4: '4242' } },
];
const renderDialog = (trip: Trip, cancelled = makeCancelledTrip()) =>
  renderPart(
    <CancelDialog
      trip={trip}
      calls={{ cancelStay: async () => found(cancelled), previewCancellation: async () => unavailable() }}
      onClose={() => undefined}
      onCancelled={() => undefined}
    />,
  );

test('BOOK-12: a stay that two cards have paid names both with what each gets, before and after', async () => {
  const trip = makeTrip();
  const cancelled = makeCancelledTrip();
  const { refund } = cancelled.reservation;
  const done = {
    ...cancelled,
    reservation: { ...cancelled.reservation, refund: refund && { ...refund, to: TWO_CARDS } },
  };
  const { user } = renderDialog({ ...trip, cancellation: { ...trip.cancellation, refundTo: TWO_CARDS } }, done);
  const words = '$1,269.10 to Visa ending in 3155, $543.90 to Visa ending in 4242';
  expect(screen.getByText('Refund to your cards').nextSibling).toHaveTextContent('$1,813.00');
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel, refund $1,813.00' }));
  expect(await screen.findByRole('status')).toHaveTextContent(`We refunded $1,813.00: ${words}.`);
});

test('BOOK-12: cards that are not known are not guessed', () => {
  const trip = makeTrip();
  const refundTo = TWO_CARDS.map(({ amountCents }) => ({ amountCents, card: null }));
  renderDialog({ ...trip, cancellation: { ...trip.cancellation, refundTo } });
  expect(screen.getByText('It goes back to the cards you paid with, no more to each than it paid.')).toBeVisible();
});

test('BOOK-13: of a stay in two parts the dialog says what comes back now and that the rest is not charged', () => {
  jest.useFakeTimers({ now: new Date('2026-05-01T18:00:00Z') });
  const rest = { amountCents: 126_910, on: '2026-05-10', declines: 0, payBy: '2026-05-15' };
  const trip = makeTrip({ rest, paidCents: 54_390 });
  renderDialog({ ...trip, cancellation: { ...trip.cancellation, totalCents: 54_390, refundCents: 54_390 } });
  expect(screen.getByText('The other $1,269.10 won’t be charged.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Until May 9, 11:59 PM TodayFull refund, $543.90; the other $1,269.10 isn’t charged',
    'May 10 to May 29Full refund, $1,813.00',
    'May 30 to Jun 550% refund, $906.50',
    'After Jun 5No refund',
  ]);
  jest.useRealTimers();
});

/** No amount without the name of its dollar, which pesos share the sign of. */
const UNNAMED = /(?<![A-Z])\$\d/;
const PESOS = { code: 'MXN', perDollar: 20, date: '2026-05-01' } as const;

test('TRUE-1: beside pesos every amount of a cancellation is named, before and after', async () => {
  const { user } = renderPart(
    <CurrencyContext value={PESOS}>
      <CancelDialog
        trip={makeTrip()}
        calls={{
          cancelStay: async () => found(makeCancelledTrip()),
          previewCancellation: async () => unavailable(),
        }}
        onClose={() => undefined}
        onCancelled={() => undefined}
      />
    </CurrencyContext>,
  );
  expect(screen.getByRole('dialog')).not.toHaveTextContent(UNNAMED);
  await user.click(screen.getByRole('button', { name: 'Cancel, refund US$1,813.00' }));
  expect(await screen.findByText(/We refunded US\$1,813\.00 to your card/)).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveTextContent(UNNAMED);
});
