import { screen, within } from '@testing-library/react';
import { found, makeCancelledTrip, makeTrip, refused, unavailable } from '../../testing/builders.ts';
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
