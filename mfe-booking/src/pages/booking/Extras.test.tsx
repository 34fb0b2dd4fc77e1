/** What is added to a stay, and leaving it: items, promo code, refusals at their field, the exit prompt. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  OptionalItem,
  Quote,
  QuoteRequest,
  ReservationAnswer,
  ReservationRequest,
} from '@roost/shared/contracts/booking';
import type { HttpResult } from '@roost/shared/http';
import type { ReservationResult } from '../../api/reserve.ts';
import { createAppStore } from '@roost/shared/state';
import {
  found,
  makePage,
  makeQuote,
  makeReservation,
  memoryAttempts,
  refused,
  STAY,
  unavailable,
} from '../../testing/builders.ts';
import { installFakeStripe, type FakeVault } from '../../testing/fake-stripe.ts';
import { renderPage } from '../../testing/render-page.tsx';
import {
  bookingReset,
  bookingSlice,
  paymentFormChanged,
  stayBooked,
  summaryFormChanged,
} from '../../state/booking-slice.ts';
import { Checkout } from './Checkout.tsx';
import type { PageTools } from '../../features/checkout/browser-tools.ts';

const PATH = '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16&adults=3&children=1&pets=1';
const WOOD: OptionalItem = {
  id: 'wood',
  label: 'Firewood',
  description: 'Dry pine.',
  unit: 'night',
  priceCents: 900,
  amountCents: 3_600,
  selected: false,
};
const CONFIRMED = found<ReservationAnswer>({ type: 'confirmed', reservation: makeReservation() });

let vault: FakeVault;
beforeEach(() => {
  sessionStorage.clear();
  vault = installFakeStripe();
});
afterEach(() => vault.remove());

/** Services that price as asked: firewood costs 36 dollars, SAVE takes 100 off, any other code is refused. */
function pricing(request: QuoteRequest): Quote {
  const items = [{ ...WOOD, selected: request.optionalItems?.includes('wood') ?? false }];
  const code = request.promoCode;
  const off = code === 'SAVE' ? 10_000 : 0;
  const totalCents = 181_300 + (items[0]?.selected ? 3_600 : 0) - off;
  const promo =
    code === undefined
      ? null
      : off > 0
        ? { status: 'applied' as const, code, label: code, discountCents: off }
        : { status: 'refused' as const, code, reason: 'ended' as const, message: `${code} ended.` };
  return makeQuote({ optionalItems: items, promo, totalCents, totalBeforeTaxCents: totalCents });
}

function open(
  step: '' | '&step=payment',
  answers: ReservationResult[] = [],
  price: (request: QuoteRequest) => HttpResult<Quote> = (request) => found(pricing(request)),
  split?: Quote['split'],
  until: Promise<void> = Promise.resolve(),
) {
  const asked: QuoteRequest[] = [];
  const sent: ReservationRequest[] = [];
  const tools: PageTools = {
    attempts: memoryAttempts(),
    newKey: () => 'key',
    fraudSession: () => undefined,
    wait: async () => undefined,
    calls: {
      holdQuote: async (request: QuoteRequest) => {
        asked.push(request);
        await until;
        return price(request);
      },
      reserve: async (request: ReservationRequest) => {
        sent.push(request);
        return answers.shift() ?? unavailable();
      },
      resumeReservation: async () => unavailable(),
    },
  };
  const store = createAppStore();
  store.inject(bookingSlice);
  store.dispatch(bookingReset(STAY.listingId));
  store.dispatch(
    summaryFormChanged({
      firstName: 'Maya',
      lastName: 'Ortiz',
      email: 'maya@example.com',
      phone: { dialCode: '+1', value: '4155550198' },
    }),
  );
  store.dispatch(
    paymentFormChanged({
      nameOnCard: 'Maya Ortiz',
      address1: '1 Dock Road',
      city: 'Truckee',
      state: { value: 'California', iso: 'CA' },
      zip: '96161',
    }),
  );
  const page = makePage({
    price: { type: 'quote', quote: makeQuote({ optionalItems: [WOOD], ...(split && { split }) }) },
  });
  return {
    user: userEvent.setup(),
    asked,
    sent,
    ...renderPage(<Checkout page={page} tools={tools} />, `${PATH}${step}`, store),
  };
}
type User = ReturnType<typeof userEvent.setup>;
async function fillCard(user: User) {
  await user.type(await screen.findByLabelText('Card number input'), '4242');
  await user.type(screen.getByLabelText('Expiry input'), '12/30');
  await user.type(screen.getByLabelText('Security code input'), '123');
}

test('BOOK-4: an item shows chosen at once, and its price is in the total and in the booking', async () => {
  const { user, sent, router } = open('', [CONFIRMED]);
  const wood = screen.getByRole('checkbox', { name: /Firewood/ });
  await user.click(wood);
  expect(wood).toBeChecked();
  expect(await screen.findAllByText('$1,849.00')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await fillCard(user);
  await user.click(screen.getByRole('button', { name: 'Pay $1,849.00 and book' }));
  expect(await screen.findByText('Confirmation page')).toBeVisible();
  expect(router.state.location.pathname).toContain('/booking/confirmation/');
  expect(sent).toEqual([expect.objectContaining({ totalCents: 184_900, optionalItems: ['wood'] })]);
});

test('TRUE-1 UI-5: while the price of an item is on its way no total is shown or said', async () => {
  const later = Promise.withResolvers<void>();
  const { user } = open('', [], (request) => found(pricing(request)), undefined, later.promise);
  expect(screen.getByText('Add to your stay · $1,813.00 total with taxes')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('checkbox', { name: /Firewood/ }));
  await waitFor(() => expect(screen.queryByText(/^Add to your stay · /)).toBeNull());
  // A phone's line above the form, and the bill.
  expect(screen.getByText(/ · … total with taxes$/)).toBeInTheDocument();
  expect(screen.queryByText('$1,813.00')).toBeNull();
  later.resolve();
  expect(await screen.findByText('Add to your stay · $1,849.00 total with taxes')).toHaveAttribute('role', 'status');
});

test('TRUE-1 BOOK-5: until the confirmation is drawn the page says what was paid, and asks for nothing', async () => {
  const { user, store } = open('&step=payment', [CONFIRMED]);
  await user.type(screen.getByLabelText('Code'), 'SAVE{Enter}');
  expect(await screen.findByText('SAVE applied, $100.00 off')).toBeVisible();
  act(() => void store.dispatch(stayBooked(makeReservation())));
  expect(screen.getByText('SAVE applied, $100.00 off')).toBeVisible();
  expect(screen.getByLabelText('Name on card')).toHaveValue('Maya Ortiz');
  expect(screen.queryAllByText('$1,813.00')).toEqual([]);
});

test('BOOK-5: a code is applied with Enter without paying, shown in the total, sent with the booking, and can be taken back', async () => {
  const { user, sent, asked } = open('&step=payment', [CONFIRMED]);
  await user.type(screen.getByLabelText('Code'), 'SAVE{Enter}');
  expect(await screen.findByText('SAVE applied, $100.00 off')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ promoCode: 'SAVE', email: 'maya@example.com' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Pay $1,813.00 and book' })).toBeEnabled();
  await user.type(screen.getByLabelText('Code'), 'SAVE{Enter}');
  await fillCard(user);
  await user.click(await screen.findByRole('button', { name: 'Pay $1,713.00 and book' }));
  expect(await screen.findByText('Confirmation page')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ totalCents: 171_300, promoCode: 'SAVE' })]);
});

test('BOOK-5: a code that cannot be used says why beside its field; the stay keeps its price', async () => {
  const { user } = open('&step=payment');
  await user.type(screen.getByLabelText('Code'), 'OLD');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('OLD ended.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('OLD ended.');
  expect(screen.getByRole('button', { name: 'Pay $1,813.00 and book' })).not.toHaveAttribute('aria-disabled');
});

test('BOOK-5: a code used up between quote and booking is said, nothing is charged and the price without it is offered', async () => {
  const { user, sent } = open('&step=payment', [
    refused('promo_refused', 422, { message: 'SAVE was used up.', field: 'promo', quote: makeQuote() }),
    CONFIRMED,
  ]);
  await user.type(screen.getByLabelText('Code'), 'SAVE{Enter}');
  await fillCard(user);
  await user.click(await screen.findByRole('button', { name: 'Pay $1,713.00 and book' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('SAVE was used up.');
  await user.click(screen.getByRole('button', { name: 'Pay $1,813.00 and book' }));
  expect(await screen.findByText('Confirmation page')).toBeVisible();
  expect(sent[1]).not.toHaveProperty('promoCode');
});

test('BOOK-4: a total that did not load is never paid; it can be asked for again', async () => {
  let down = true;
  const { user } = open('', [], (request) => (down ? unavailable() : found(pricing(request))));
  await user.click(screen.getByRole('checkbox', { name: /Firewood/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the price.');
  expect(screen.getByRole('button', { name: /Continue to payment/ })).toHaveAttribute('aria-disabled', 'true');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('$1,849.00')).not.toHaveLength(0);
});

test('BOOK-3: what services refuse of the guest is said at its field, with the focus there', async () => {
  const { user } = open('&step=payment', [
    refused('1010', 422, { message: 'Email address is required.', field: 'email' }),
  ]);
  await fillCard(user);
  await user.click(screen.getByRole('button', { name: 'Pay $1,813.00 and book' }));
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveAccessibleDescription('Email address is required.');
  await waitFor(() => expect(email).toHaveFocus());
  await user.type(email, 'x');
  expect(email).not.toHaveAccessibleDescription();
});

test('BOOK-3: a code outside of the catalogue has an empty message and a help line of ours', async () => {
  const { user } = open('&step=payment', [refused('4711', 422)]);
  await fillCard(user);
  await user.click(screen.getByRole('button', { name: 'Pay $1,813.00 and book' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t book your stay just now. Try again in a moment, or call 1-800-555-0142',
  );
});

test('BOOK-9: leaving a started booking asks first, steps do not', async () => {
  const { user, router } = open('');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(router.state.location.search).toContain('step=payment');
  const leave = () => act(() => router.navigate('/vacation-rentals/41827'));
  await leave();
  expect(await screen.findByRole('dialog', { name: 'Leave this booking?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep booking' }));
  expect(router.state.location.pathname).toBe('/booking');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

describe('BOOK-13: paying in two parts', () => {
  const split = { nowCents: 54_390, restCents: 126_910, restOn: '2026-12-02' };
  const inTwo = 'Pay $543.90 now, $1,269.10 on Dec 2, 2026';
  const priced = () => found(makeQuote({ optionalItems: [WOOD], split }));

  test('is offered where the quote says so; the button, the bill and the small print say both amounts, and both are sent', async () => {
    const { user, sent } = open('&step=payment', [CONFIRMED], priced, split);
    const group = await screen.findByRole('group', { name: 'All now, or in two parts?' });
    expect(within(group).getByRole('radio', { name: 'Pay $1,813.00 now' })).toBeChecked();
    expect(screen.getByText(/nothing due later/)).toBeVisible();
    await user.click(within(group).getByRole('radio', { name: inTwo }));
    expect(within(group).getByRole('radio', { name: inTwo })).toHaveAccessibleDescription(/until Dec 7, 2026 to pay/);
    expect(
      await screen.findByText('$543.90 due today. We’ll charge $1,269.10 to the same card on Dec 2, 2026.'),
    ).toBeVisible();
    expect(screen.queryByText(/nothing due later|charge your card once/)).toBeNull();
    expect((await screen.findAllByText('Due on Dec 2, 2026'))[0]?.nextSibling).toHaveTextContent('$1,269.10');
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay $543.90 and book' }));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ totalCents: 181_300, split })]);
  });

  test('TRUE-2: what cancelling gives back is said in dollars, before the second charge and after it', async () => {
    const early = { ...split, restOn: '2026-05-22' };
    const { user } = open('&step=payment', [], () => found(makeQuote({ optionalItems: [WOOD], split: early })), early);
    await user.click(await screen.findByRole('radio', { name: 'Pay $543.90 now, $1,269.10 on May 22, 2026' }));
    await screen.findAllByText(/Full refund, \$543\.90/);
    for (const terms of screen.getAllByRole('region', { name: 'Cancellation policy' }))
      expect(
        within(terms)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([
        'Until May 21, 11:59 PM TodayFull refund, $543.90; the other $1,269.10 isn’t charged',
        'May 22 to May 29Full refund, $1,813.00',
        'May 30 to Jun 550% refund, $906.50',
        'After Jun 5No refund',
      ]);
  });

  test('BOOK-4: after a price change the button says what is charged now, not the whole total', async () => {
    const later = { nowCents: 60_000, restCents: 140_000, restOn: '2026-12-02' };
    const dearer = makeQuote({ split: later, totalCents: 200_000, totalBeforeTaxCents: 200_000 });
    const { user } = open('&step=payment', [], () => found(dearer), split);
    await user.click(await screen.findByRole('radio', { name: inTwo }));
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay $543.90 and book' }));
    expect(await screen.findByRole('button', { name: 'Pay $600.00 and book' })).toBeVisible();
  });

  test('when it is not possible any more, the reason is said, nothing is charged, and the stay is offered at once', async () => {
    const gone = refused('split_gone', 422, {
      message: 'This stay can’t be paid in two parts any more.',
      field: 'split',
    });
    const { user, sent } = open('&step=payment', [gone, CONFIRMED], priced, split);
    await user.click(await screen.findByRole('radio', { name: inTwo }));
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay $543.90 and book' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be paid in two parts any more');
    await user.click(await screen.findByRole('button', { name: 'Pay $1,813.00 and book' }));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent[1]).not.toHaveProperty('split');
  });

  test('a stay that is paid at once has no such choice', async () => {
    open('&step=payment');
    expect(await screen.findByText(/nothing due later/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
