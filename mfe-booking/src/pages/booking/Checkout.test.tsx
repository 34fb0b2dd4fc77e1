import { useLayoutEffect } from 'react';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReservationAnswer, ReservationRequest } from '@roost/shared/contracts/booking';
import type { ReservationResult } from '../../api/reserve.ts';
import { createAppStore, Provider } from '@roost/shared/state';
import { createMemoryRouter, RouterProvider, useLoaderData } from '@roost/shared/testing/memory-router';
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
import { bookingReset, bookingSlice, paymentFormChanged, summaryFormChanged } from '../../state/booking-slice.ts';
import { stayKey } from '../../features/checkout/book-stay.ts';
import type { BookingPage } from '../../features/checkout/booking-page.ts';
import { Checkout } from './Checkout.tsx';
import type { PageTools } from '../../features/checkout/browser-tools.ts';

const CONFIRMED = found<ReservationAnswer>({ type: 'confirmed', reservation: makeReservation() });
const NO_MONEY = 'There isn’t enough money on this card.';
const PATH = '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16&adults=3&children=1&pets=1';

let vault: FakeVault;
beforeEach(() => {
  sessionStorage.clear();
  vault = installFakeStripe();
});
afterEach(() => vault.remove());

function makeTools(answers: (ReservationResult | Promise<ReservationResult>)[], quote = makeQuote()) {
  const sent: ReservationRequest[] = [];
  const resumed: string[] = [];
  let keys = 0;
  const tools: PageTools & { attempts: ReturnType<typeof memoryAttempts> } = {
    attempts: memoryAttempts(),
    newKey: () => `key-${(keys += 1)}`,
    fraudSession: () => 'f00d',
    wait: async () => undefined,
    calls: {
      holdQuote: async () => found(quote),
      reserve: async (request) => {
        sent.push(request);
        return answers.shift() ?? unavailable();
      },
      resumeReservation: async (key) => {
        resumed.push(key);
        return answers.shift() ?? unavailable();
      },
    },
  };
  return { tools, sent, resumed };
}

/** A guest who has filled in everything but the card. */
function filledStore() {
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
  return store;
}

function open(
  tools: PageTools,
  options: { step?: boolean; page?: Partial<BookingPage>; store?: ReturnType<typeof createAppStore> } = {},
) {
  const { step = true, page = {}, store = filledStore() } = options;
  return {
    user: userEvent.setup(),
    ...renderPage(<Checkout page={makePage(page)} tools={tools} />, step ? `${PATH}&step=payment` : PATH, store),
  };
}

async function fillCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Card number input'), '4242');
  await user.type(screen.getByLabelText('Expiry input'), '12/30');
  await user.type(screen.getByLabelText('Security code input'), '123');
}
const payButton = () => screen.getByRole('button', { name: 'Pay $1,813.00 and book' });

describe('guest details', () => {
  test('BOOK-2: should the form be sent before its script is there, nothing goes out and no name ends up in an address', () => {
    const { tools } = makeTools([]);
    open(tools, { step: false });
    expect(screen.getByRole('textbox', { name: 'First name' }).closest('form')).toHaveAttribute('method', 'dialog');
  });

  test("BOOK-3: sending an empty form moves the focus to the first error; a summary of the catalogue's texts has links to all fields", async () => {
    const { user } = open(makeTools([]).tools, { step: false, store: createAppStore() });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Please check 4 things.');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Last name is required.' }));
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required.');
  });

  test('BOOK-2: an error shows when its field is left, not before', async () => {
    const { user } = open(makeTools([]).tools, { step: false, store: createAppStore() });
    expect(screen.queryByText('First name is required.')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('First name'));
    await user.tab();
    expect(screen.getByText('First name is required.')).toBeVisible();
    expect(screen.queryByText('Last name is required.')).not.toBeInTheDocument();
  });

  test('BOOK-1 FAST-3: another home’s form is cleared before anything can be typed into this one', () => {
    const store = createAppStore();
    const { tools } = makeTools([]);
    const listingIds: (string | null)[] = [];
    const Probe = () => {
      useLayoutEffect(() => void listingIds.push(store.read(bookingSlice).listingId));
      return null;
    };
    renderPage(
      <>
        <Checkout page={makePage()} tools={tools} />
        <Probe />
      </>,
      PATH,
      store,
    );
    expect(listingIds[0]).toBe(STAY.listingId);
  });

  test('BOOK-3: what the guest has mended leaves the summary, in the frames of the vault too', async () => {
    const { user } = open(makeTools([]).tools);
    await screen.findByLabelText('Card number input');
    await user.clear(screen.getByLabelText('Name on card'));
    await user.click(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Please check 4 things.');
    await fillCard(user);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Please check one thing\.Name on card is required\.$/),
    );
  });

  test('ROUTE-7: the payment step is an address of its own, and Back returns to the details', async () => {
    const { user, router } = open(makeTools([]).tools, { step: false });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(router.state.location.search).toContain('step=payment');
    expect(await screen.findByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  });

  test('BOOK-6: a guest who goes back to correct a phone number does not type the card again, and meets no hidden card', async () => {
    const { tools, sent } = makeTools([CONFIRMED]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.getByLabelText('Card number input')).not.toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Card' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    await user.clear(phone);
    await user.type(phone, '4155550100');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(screen.getByLabelText('Card number input')).toBeVisible();
    expect(screen.getByLabelText('Card number input')).toHaveValue('4242');
    await user.click(payButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(vault.created).toEqual([expect.objectContaining({ phone: expect.stringContaining('4155550100') })]);
  });

  test('ROUTE-7: a reloaded payment step shows the details, and the address says so', async () => {
    const { router } = open(makeTools([]).tools, { store: createAppStore() });
    expect(screen.getByLabelText('Email')).toHaveValue('');
    await waitFor(() => expect(router.state.location.search).not.toContain('step=payment'));
    expect(router.state.location.search).toContain('startDate=');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('BOOK-3: a stay that cannot be booked says why and does not go on', async () => {
    const error = { code: '1016', message: 'You have not met the minimum stay of 5 nights.' };
    const { user, router } = open(makeTools([]).tools, { step: false, page: { price: { type: 'refused', error } } });
    const note = screen.getByText(error.message);
    expect(note).toBeVisible();
    // What would change it is beside the reason, and nothing is promised for a stay that nobody can book.
    expect(
      within(note.closest('[role="status"]') as HTMLElement).getByRole('button', { name: 'Edit dates' }),
    ).toBeVisible();
    expect(screen.queryByText(/full refund/)).not.toBeInTheDocument();
    // Dates are chosen, so nobody is told to choose some.
    expect(screen.getAllByText('Change your stay to see its total.').length).toBeGreaterThan(0);
    expect(screen.queryByText('Choose dates to see your total.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Continue to payment/ }));
    expect(router.state.location.search).not.toContain('step=payment');
  });

  test('BOOK-3: dates that are gone when the page opens, or after a reload, come with other dates at this home', async () => {
    const spy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const error = { code: '1021', message: 'This property is not available.' };
    open(makeTools([]).tools, { step: false, page: { price: { type: 'refused', error } } });
    expect(await screen.findByRole('heading', { name: '4 nights here, around the same time' })).toBeVisible();
    // The reason is said once, and nobody else is said to have booked them this moment.
    expect(screen.getAllByText(error.message)).toHaveLength(1);
    expect(screen.queryByText(/Someone just booked|Nothing was charged/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'These dates are no longer available' })).toBeVisible();
    expect(screen.getAllByText('No longer available').length).toBeGreaterThan(0);
    expect(screen.getByLabelText('First name')).toBeVisible();
    cleanup();
    // On the step of the payment nothing can be paid yet: the card's form waits, as after an attempt.
    open(makeTools([]).tools, { page: { price: { type: 'refused', error } } });
    await screen.findByRole('heading', { name: '4 nights here, around the same time' });
    expect(screen.queryByText('How would you like to pay?')).not.toBeInTheDocument();
    expect(await screen.findByLabelText('Card number input')).not.toBeVisible();
    spy.mockRestore();
  });

  test('BOOK-1: what was filled in for another home is not offered for this one', async () => {
    const store = filledStore();
    store.dispatch(bookingReset('50001'));
    store.dispatch(summaryFormChanged({ firstName: 'Maya' }));
    open(makeTools([]).tools, { step: false, store });
    expect(screen.getByLabelText('First name')).toHaveValue('');
    await waitFor(() =>
      expect(store.read(bookingSlice)).toMatchObject({
        listingId: STAY.listingId,
        summaryForm: { firstName: '' },
        shouldPromptExit: false,
      }),
    );
  });

  test('BOOK-2: a reloaded payment step without details begins at the details', () => {
    open(makeTools([]).tools, { store: createAppStore() });
    expect(screen.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeVisible();
  });
});

describe('payment', () => {
  test('BOOK-7: paying books the stay and shows its confirmation; nothing of it is left in the form', async () => {
    const { tools, sent } = makeTools([CONFIRMED]);
    const { user, router, store } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(router.state.location.pathname).toBe('/booking/confirmation/RST-41827-0612');
    expect(sent).toEqual([
      expect.objectContaining({
        totalCents: 181_300,
        paymentMethodId: 'pm_1',
        guest: expect.objectContaining({ email: 'maya@example.com' }),
      }),
    ]);
    expect(vault.created).toEqual([
      expect.objectContaining({ name: 'Maya Ortiz', address: expect.objectContaining({ postal_code: '96161' }) }),
    ]);
    expect(store.read(bookingSlice).summaryForm.email).toBe('');
  });

  test('BOOK-7: a second press while the first is under way sends nothing', async () => {
    let finish: (answer: ReservationResult) => void = () => undefined;
    const { tools, sent } = makeTools([
      new Promise((resolve) => {
        finish = resolve;
      }),
    ]);
    const { user } = open(tools);
    await fillCard(user);
    await user.dblClick(payButton());
    await waitFor(() => expect(payButton()).toHaveAttribute('aria-busy', 'true'));
    await user.click(payButton());
    await act(async () => finish(CONFIRMED));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('BOOK-3: a card that is not filled in is error 1014, with a link into its field', async () => {
    const { tools, sent } = makeTools([]);
    const { user } = open(tools);
    await screen.findByLabelText('Card number input');
    await user.click(payButton());
    const summary = screen.getByRole('alert');
    expect(screen.getByLabelText('Card number input')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Credit Card is missing required information.' }));
    expect(screen.getByLabelText('Card number input')).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Enter the expiration date.' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Enter the security code.' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([
    ['1013', 'The provider does not accept the chosen card type; change the payment method and try again.'],
    ['1014', 'Credit Card is missing required information.'],
  ])("BOOK-3: refusal %s has the catalogue's text at the card", async (code, message) => {
    const { tools } = makeTools([refused(code, 402, { field: 'card', message })]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('BOOK-6: a declined card empties the security code, keeps the rest, and a new attempt has a new key', async () => {
    const { tools, sent } = makeTools([
      refused('card_declined', 402, { field: 'card', message: NO_MONEY, values: { decline: 'funds' } }),
      CONFIRMED,
    ]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Your bank declined this card. Nothing was charged.')).toBeVisible();
    expect(screen.getByText(NO_MONEY)).toBeVisible();
    expect(screen.getByLabelText('Security code input')).toHaveValue('');
    expect(screen.getByText('Re-enter your security code. We don’t store it.')).toBeVisible();
    expect(screen.queryByText('Credit Card is missing required information.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Card number input')).toHaveValue('4242');
    await user.type(screen.getByLabelText('Security code input'), '123');
    await user.click(payButton());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent.map((request) => request.idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  test('BOOK-6: a bank’s check that was stopped or not passed is the one reason, and the card is not called declined', async () => {
    const asked = 'The check by your bank was stopped, or the bank couldn’t confirm that it was you.';
    const { tools } = makeTools([
      refused('card_declined', 402, { field: 'card', message: asked, values: { decline: 'asked' } }),
    ]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(`${asked} Nothing was charged.`);
    expect(screen.queryByText(/declined this card/)).toBeNull();
    expect(screen.getAllByText(new RegExp(asked))).toHaveLength(1);
  });

  test("BOOK-6: the bank's challenge is shown, then the same attempt goes on", async () => {
    const { tools, sent } = makeTools([
      found<ReservationAnswer>({ type: 'challenge', clientSecret: 'pi_1_secret_2' }),
      CONFIRMED,
    ]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(vault.challenges).toEqual(['pi_1_secret_2']);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('BOOK-4: a changed price is shown line by line, and its total is on the button before it is paid', async () => {
    const now = makeQuote({
      id: 'q2',
      totalCents: 186_052,
      lines: [
        { kind: 'nights', label: '$423 avg × 4 nights', amountCents: 169_552 },
        { kind: 'cleaning', label: 'Cleaning', amountCents: 16_500 },
      ],
    });
    const { tools, sent } = makeTools([CONFIRMED], now);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your total has changed' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('The new total is $47.52 more.');
    expect(
      // Two amounts stand beside it: the label must not be made of the nights of one of them.
      within(screen.getByRole('row', { name: /^4 nights/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$1,648.00', '$1,695.52']);
    expect(screen.getByText(/^\$1,860\.52 due today, nothing due later\./)).toBeVisible();
    const rules = screen.getAllByText(/^Cancel by .* for a full refund/);
    expect(rules.filter((line) => line.closest('[hidden]') === null)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Pay $1,860.52 and book' }));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent.map((request) => request.totalCents)).toEqual([186_052]);
  });

  test('BOOK-3: taken dates (1020) say so, and no stale total is left on the page', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const message =
      'This property is no longer available for your selected dates. Please select new dates and try again.';
    const { tools } = makeTools([refused('1020', 409, { message, field: 'dates' })]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Someone just booked these dates' })).toBeVisible();
    // The reason comes with its heading, not after a moment with nothing under it.
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByText(/no other dates like yours/)).toBeVisible();
    expect(screen.queryByText('$1,813.00')).not.toBeInTheDocument();
    // Other dates are paid with the card that was typed, which hides meanwhile.
    expect(screen.getByLabelText('Card number input')).not.toBeVisible();
    expect(screen.getByLabelText('Card number input')).toHaveValue('4242');
    jest.restoreAllMocks();
  });

  test('BOOK-7: Pay while offline says so and charges nothing; what was typed stays, and one press when connected pays once', async () => {
    const { tools, sent } = makeTools([CONFIRMED]);
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const connected = { ...tools.calls };
    tools.calls.holdQuote = () => Promise.resolve(unavailable());
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    const note = await screen.findByText('You’re offline.');
    expect(note.closest('[role=alert]')).toHaveTextContent(
      'You’re offline. Nothing was charged, and everything you filled in is still here. Try again when you’re connected.',
    );
    expect(sent).toEqual([]);
    for (const [field, value] of [
      ['Name on card', 'Maya Ortiz'],
      ['ZIP code', '96161'],
      ['Security code input', '123'],
    ] as const)
      expect(screen.getByLabelText(field)).toHaveValue(value);
    connection.mockReturnValue(true);
    tools.calls.holdQuote = connected.holdQuote;
    act(() => void window.dispatchEvent(new Event('online')));
    await user.dblClick(payButton());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent.map(({ idempotencyKey, guest }) => [idempotencyKey, guest.firstName])).toEqual([['key-1', 'Maya']]);
    connection.mockRestore();
  });

  test('BOOK-7: without any answer the guest can ask again, with the same key', async () => {
    // Sent once and repeated five times, before the page says that it does not know.
    const { tools, sent, resumed } = makeTools([...Array.from({ length: 6 }, () => unavailable()), CONFIRMED]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText('We’re not sure yet whether your booking went through.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(new Set(sent.map((request) => request.idempotencyKey))).toEqual(new Set(['key-1']));
    expect(resumed).toEqual(['key-1']);
  });

  test('BOOK-7 TRUE-1: until the end is known there is one way to go on, which keeps the focus; then everything typed is there', async () => {
    let answer = (_result: ReservationResult): void => undefined;
    const asked = new Promise<ReservationResult>((resolve) => {
      answer = resolve;
    });
    const { tools, sent, resumed } = makeTools([...Array.from({ length: 6 }, () => unavailable()), asked]);
    const { user } = open(tools);
    await fillCard(user);
    await user.click(payButton());
    const title = await screen.findByRole('heading', { level: 1, name: /^We’re not sure yet/ });
    expect(title.closest('[tabindex]')).toHaveFocus();
    // A press on pay would find the dates taken, by this very booking; no sentence may promise what is due either.
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/due today/)).not.toBeInTheDocument();
    for (const edit of screen.getAllByRole('button', { name: /^Edit/ })) expect(edit).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('We’re checking how your booking went.');
    await user.keyboard('{Enter}');
    answer(
      refused('not_arrived', 422, { message: 'Nothing arrived, and nothing was charged. Please book once more.' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Nothing arrived, and nothing was charged. Please book once more.$/,
    );
    expect(payButton()).toBeVisible();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('96161');
    expect(screen.getByLabelText('Security code input')).toHaveValue('123');
    expect([sent.length, resumed]).toEqual([6, ['key-1']]);
  });

  test('BOOK-7: an attempt that a reload cut off is taken up with its own key, and nothing else of it was kept', async () => {
    const { tools, sent, resumed } = makeTools([refused('card_declined', 402, { field: 'card' })]);
    tools.attempts.write({ stay: stayKey(STAY), idempotencyKey: 'before-reload' });
    open(tools);
    expect(await screen.findByText('Your bank declined this card. Nothing was charged.')).toBeVisible();
    expect([resumed, sent]).toEqual([['before-reload'], []]);
  });

  test('BOOK-2: the terms line and its link', async () => {
    open(makeTools([]).tools);
    expect(await screen.findByText(/Subject to terms and conditions\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');
  });
});

describe('a wallet of the browser', () => {
  const TOTAL = makeQuote().totalCents;
  const walletButton = () => screen.findByRole('button', { name: 'Book with a wallet' });
  /** A guest who has no card at hand: only the details are filled in. */
  const detailsOnly = () => {
    const store = filledStore();
    store.dispatch(
      paymentFormChanged({ nameOnCard: '', address1: '', city: '', state: { value: '', iso: '' }, zip: '' }),
    );
    return store;
  };
  async function press(tools: PageTools, store = detailsOnly()) {
    const opened = open(tools, { store });
    await opened.user.click(await walletButton());
    return opened;
  }
  beforeEach(() => {
    vault.remove();
    vault = installFakeStripe(undefined, { wallet: true });
  });

  test('BOOK-6: where there is none, nothing of it is shown', async () => {
    vault.remove();
    vault = installFakeStripe();
    open(makeTools([]).tools);
    expect(await screen.findByLabelText('Card number input')).toBeVisible();
    expect(screen.queryByText(/wallet/i)).not.toBeInTheDocument();
  });

  test('BOOK-6: a library that does not load brings no wallet, and the card says so', async () => {
    vault.remove();
    open(makeTools([]).tools);
    const script = () => document.head.querySelector('script[src*="/stripe/v3"]');
    await waitFor(() => expect(script()).not.toBeNull());
    await act(async () => script()?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('alert')).toHaveTextContent('1-800-555-0142');
    expect(screen.getByLabelText('Name on card')).toBeVisible();
    expect(screen.queryByText(/wallet/i)).not.toBeInTheDocument();
  });

  test('BOOK-6 BOOK-7: it stands above the card, shows what is charged, and books with one request like that of a card', async () => {
    const { tools, sent } = makeTools([CONFIRMED]);
    const { router } = await press(tools);
    const wallet = screen.getByRole('region', { name: 'Pay with a wallet' });
    expect(wallet.compareDocumentPosition(screen.getByRole('heading', { name: 'Card' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(vault.sheets).toEqual([
      { amount: TOTAL, resolve: { lineItems: [{ name: 'Waterline House with private dock', amount: TOTAL }] } },
    ]);
    await act(async () => vault.approve());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(router.state.location.pathname).toBe('/booking/confirmation/RST-41827-0612');
    expect(sent).toEqual([
      expect.objectContaining({
        idempotencyKey: 'key-1',
        paymentMethodId: 'pm_1',
        fraudSessionId: 'f00d',
        // The guest's own, though a wallet has a name, too.
        guest: expect.objectContaining({ firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com' }),
        billing: expect.objectContaining({
          nameOnCard: 'Maya R. Ortiz',
          address1: '9 Harbor Way',
          state: 'NV',
          zip: '89501',
        }),
      }),
    ]);
    expect(vault.created).toEqual([expect.objectContaining({ name: 'Maya R. Ortiz', email: 'maya@example.com' })]);
    expect(vault.failed).toEqual([]);
  });

  test('BOOK-6: a wallet that is closed is no error, and leaves the form as it was', async () => {
    const { tools, sent } = makeTools([]);
    const { user } = await press(tools, filledStore());
    await user.type(screen.getByLabelText('Security code input'), '123');
    await act(async () => vault.dismiss());
    expect(screen.getByText(/^You closed your wallet\. Nothing was charged/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Security code input')).toHaveValue('123');
    expect(screen.getByLabelText('Name on card')).toHaveValue('Maya Ortiz');
    expect(sent).toEqual([]);
  });

  test('BOOK-6: its declined card is said as such, the typed card stays, and another try has another key', async () => {
    const { tools, sent } = makeTools([
      refused('card_declined', 402, { field: 'card', message: NO_MONEY, values: { decline: 'funds' } }),
      CONFIRMED,
    ]);
    const { user } = open(tools, { store: detailsOnly() });
    await user.type(await screen.findByLabelText('Security code input'), '123');
    await user.click(await walletButton());
    await act(async () => vault.approve());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /declined the card in your wallet\. Nothing was charged\. There isn’t enough money on this card\. Choose another/,
    );
    expect(screen.getByLabelText('Security code input')).toHaveValue('123');
    expect(screen.queryByText('Your bank declined this card. Nothing was charged.')).not.toBeInTheDocument();
    // What the wallet gave stands where the guest sees it.
    expect(screen.getByLabelText('ZIP code')).toHaveValue('89501');
    await user.click(await walletButton());
    await act(async () => vault.approve());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent.map((request) => request.idempotencyKey)).toEqual(['key-1', 'key-2']);
    expect(vault.failed).toEqual([null]);
  });

  test("BOOK-6: the bank's challenge is shown for it, too", async () => {
    const { tools, sent } = makeTools([
      found<ReservationAnswer>({ type: 'challenge', clientSecret: 'pi_1_secret_2' }),
      CONFIRMED,
    ]);
    await press(tools);
    await act(async () => vault.approve());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(vault.challenges).toEqual(['pi_1_secret_2']);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('BOOK-4: a price that changed meanwhile is not paid; the wallet is offered again with the new one', async () => {
    const { tools, sent } = makeTools([CONFIRMED], makeQuote({ id: 'q2', totalCents: 186_052 }));
    const { user } = await press(tools);
    await act(async () => vault.approve());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your total has changed' })).toBeVisible();
    expect([sent, vault.created, vault.failed]).toEqual([[], [], [null]]);
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
    await user.click(await walletButton());
    expect(vault.sheets.at(-1)).toMatchObject({ amount: 186_052, resolve: { lineItems: [{ amount: 186_052 }] } });
    await act(async () => vault.approve());
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent.map((request) => request.totalCents)).toEqual([186_052]);
  });

  test.each([
    ['homes just sold', '1020', 'Someone just booked these dates'],
    ['a session that is gone', 'csrf', 'How would you like to pay?'],
  ])('BOOK-3: %s: the wallet is told, nothing is charged', async (_name, code, title) => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await press(makeTools([refused(code, 409, { message: 'Not now.' })]).tools);
    await act(async () => vault.approve());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(vault.failed).toEqual([null]);
  });

  test('BOOK-7: services that cannot be asked: it can be opened again, and no button asks for a card', async () => {
    const { tools } = makeTools([]);
    tools.calls.holdQuote = async () => unavailable();
    await press(tools);
    await act(async () => vault.approve());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(vault.failed).toEqual([null]);
  });

  test('BOOK-7: while a payment is under way another one does not begin', async () => {
    let finish: (answer: ReservationResult) => void = () => undefined;
    const { tools, sent } = makeTools([
      new Promise((resolve) => {
        finish = resolve;
      }),
    ]);
    await press(tools);
    await act(async () => vault.approve());
    await act(async () => vault.open?.press());
    expect(vault.sheets.at(-1)).toMatchObject({ rejected: true });
    await act(async () => finish(CONFIRMED));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('BOOK-2: an address that lacks a part is completed in the form, and kept for the next try', async () => {
    const { tools, sent } = makeTools([CONFIRMED]);
    const { user } = await press(tools);
    const galway = { line1: '8 Quay Street', line2: null, city: 'Galway', state: '', postal_code: '', country: 'IE' };
    await act(async () => vault.approve({ name: 'Maya Ortiz', address: galway }));
    expect(vault.failed).toEqual([expect.objectContaining({ reason: 'invalid_billing_address' })]);
    expect(screen.getByLabelText('Postal code')).toHaveFocus();
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription('ZIP or postal code is required.');
    expect(screen.getByLabelText('Country')).toHaveValue('IE');
    // The wallet has the card: its empty fields are no error.
    expect(screen.queryByText('Credit Card is missing required information.')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Postal code'), 'H91 F2X8');
    await user.click(await walletButton());
    await act(async () => vault.approve({ name: 'Maya Ortiz', address: galway }));
    expect(await screen.findByText('Confirmation page')).toBeVisible();
    expect(sent[0]?.billing).toMatchObject({ address1: '8 Quay Street', zip: 'H91 F2X8', country: 'IE' });
  });

  test('BOOK-6: a sheet that the vault cannot make a payment method of charges nothing and says so', async () => {
    vault.remove();
    vault = installFakeStripe({ error: { type: 'api_error', message: 'Gone.' } }, { wallet: true });
    const { tools, sent } = makeTools([]);
    await press(tools);
    await act(async () => vault.approve());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your wallet didn’t answer. Nothing was charged.');
    expect(sent).toEqual([]);
  });
});

const OWN_STAY = { code: 'RST-1', dates: { checkIn: '2026-06-12', checkOut: '2026-06-16' } };

test('BOOK-8: who comes back after paying finds the stay, not that the dates are gone', () => {
  open(makeTools([]).tools, {
    page: {
      ownStay: OWN_STAY,
      price: { type: 'refused', error: { code: '1021', message: 'This property is not available.' } },
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'You’ve already booked this stay' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage stay' })).toHaveAttribute('href', '/trips/RST-1');
  expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
});

/** Shows the step of the payment among other routes, with all that is asked for filled in. */
async function openToPay(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <Provider store={filledStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const user = userEvent.setup();
  await fillCard(user);
  return user;
}

test('BOOK-7: while the page of a booked stay arrives, the button keeps its amount and asks for nothing', async () => {
  const { tools } = makeTools([CONFIRMED]);
  let arrive: (data: null) => void = () => undefined;
  const router = createMemoryRouter(
    [
      { path: '/booking', element: <Checkout page={makePage({})} tools={tools} /> },
      {
        path: '/booking/confirmation/:code',
        loader: () => new Promise<null>((resolve) => (arrive = resolve)),
        element: <p>Confirmation page</p>,
      },
    ],
    { initialEntries: [`${PATH}&step=payment`] },
  );
  const user = await openToPay(router);
  await user.click(payButton());
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(screen.queryByText('Choose dates and guests first.')).not.toBeInTheDocument();
  expect(payButton()).toBeVisible();
  arrive(null);
  expect(await screen.findByText('Confirmation page')).toBeVisible();
});

/** Pays for dates that turn out to be taken. The loader answers with the stay that is set later. */
async function payForTakenDates() {
  const { tools } = makeTools([refused('1020', 409, { message: 'Not available.', field: 'dates' })]);
  const loaded: { ownStay: BookingPage['ownStay'] } = { ownStay: null };
  function Page() {
    return <Checkout page={makePage(useLoaderData() as typeof loaded)} tools={tools} />;
  }
  const router = createMemoryRouter([{ path: '/booking', loader: () => ({ ...loaded }), element: <Page /> }], {
    initialEntries: [`${PATH}&step=payment`],
  });
  const user = await openToPay(router);
  return { loaded, pay: () => user.click(payButton()) };
}

describe('BOOK-8: who has booked the stay in another tab', () => {
  const findOwn = (options?: object) =>
    screen.findByRole('heading', { level: 1, name: 'You’ve already booked this stay' }, options);

  test('is told that, and not that somebody else has', async () => {
    const { loaded, pay } = await payForTakenDates();
    loaded.ownStay = OWN_STAY;
    await pay();
    expect(await findOwn()).toBeVisible();
    expect(screen.queryByText(/Someone just booked/)).not.toBeInTheDocument();
  });

  test('a moment after this one was refused, learns it too', async () => {
    const { loaded, pay } = await payForTakenDates();
    await pay();
    expect(await screen.findByRole('heading', { level: 1, name: 'Someone just booked these dates' })).toBeVisible();
    loaded.ownStay = OWN_STAY;
    expect(await findOwn({ timeout: 4_000 })).toBeVisible();
  });

  test('learns it on coming back from that tab', async () => {
    const { loaded, pay } = await payForTakenDates();
    await pay();
    expect(await screen.findByRole('heading', { level: 1, name: 'Someone just booked these dates' })).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
    loaded.ownStay = OWN_STAY;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await findOwn()).toBeVisible();
  });

  test('for some of these nights, is led to that stay and still offered other dates', async () => {
    const { loaded, pay } = await payForTakenDates();
    loaded.ownStay = { code: 'RST-2', dates: { checkIn: '2026-06-14', checkOut: '2026-06-18' } };
    await pay();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You’ve already booked some of these nights' }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your stay here is Jun 14 – 18, 2026, code RST-2. Nothing was charged.',
    );
    expect(screen.getByRole('link', { name: 'Manage stay' })).toHaveAttribute('href', '/trips/RST-2');
    expect(screen.getByRole('heading', { name: /here, around the same time/ })).toBeVisible();
    expect(screen.queryByText(/no longer available|Someone just/)).not.toBeInTheDocument();
  });
});

describe('TRUE-2: what cancelling gives back is said before paying', () => {
  const LINE = 'Cancel by May 29 for a full refund; after that 50% until Jun 5, then no refund.';
  test('on the step of the guests', () => {
    open(makeTools([]).tools, { step: false });
    expect(screen.getByText(LINE)).toBeInTheDocument();
  });

  test('on the step of the payment', async () => {
    open(makeTools([]).tools);
    expect(await screen.findByLabelText('Card number input')).toBeVisible();
    expect(screen.getByText(LINE)).toBeInTheDocument();
  });

  test('also when nothing comes back', () => {
    open(makeTools([]).tools, { step: false, page: { today: '2026-06-10' } });
    expect(screen.getByText('No refund if you cancel this stay.')).toBeInTheDocument();
  });
});

describe('the stay beside the form', () => {
  test('PRICE-4, BOOK-12: dates, guests, every line, the total and the refund day', () => {
    open(makeTools([]).tools, { step: false });
    const stay = within(screen.getByRole('complementary', { name: 'Your stay' }));
    expect(stay.getByText('Jun 12 – 16, 2026')).toBeInTheDocument();
    expect(stay.getByText('4 guests, 1 pet')).toBeInTheDocument();
    expect(stay.getByText('$1,813.00')).toBeInTheDocument();
    const terms = within(stay.getByRole('region', { name: 'Cancellation policy' }));
    expect(terms.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Until May 29, 11:59 PM TodayFull refund, $1,813.00',
      'May 30 to Jun 550% refund, $906.50',
      'After Jun 5No refund',
    ]);
  });

  test('ROUTE-7: other guests replace the address in place', async () => {
    const { user, router } = open(makeTools([]).tools, { step: false });
    const stay = within(screen.getByRole('complementary', { name: 'Your stay' }));
    await user.click(stay.getByRole('button', { name: 'Edit guests' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /more.*adults|adults.*more|add.*adult/i }));
    await user.click(dialog.getByRole('button', { name: 'Use these guests' }));
    await waitFor(() => expect(router.state.location.search).toContain('adults=4'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('in Spanish', () => {
  beforeEach(() => {
    document.documentElement.lang = 'es';
  });
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  test('TEXT-1: what services refuse is said in the language of the page, by its code', async () => {
    await import('../../texts-es.ts');
    const answer = refused('too_many_holds', 429, { message: 'You already have stays that wait for your bank.' });
    const { user } = open(makeTools([answer]).tools);
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pagar US$1,813.00 y reservar' }));
    expect(await screen.findByText(/Ya tienes estadías que esperan a tu banco/)).toBeVisible();
    expect(screen.getByText(/No se cobró nada/)).toBeVisible();
    expect(screen.queryByText(/wait for your bank/)).not.toBeInTheDocument();
  });
});
