import { act, configure, screen, within } from '@testing-library/react';
import type { ChangeAnswer, ChangeOffer, ChangeRequest, WantedStay } from '@roost/shared/contracts/change';
import type { HttpResult } from '@roost/shared/http';
import { CONFIG, found, makeQuote, makeTrip, refused, unavailable } from '../../testing/builders.ts';
import { installFakeStripe, type FakeVault } from '../../testing/fake-stripe.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalsEs } from '../../refusals-copy.es.ts';
import { CurrencyContext } from '@roost/shared/ui';
import { DOLLARS } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { renderPart } from '../../testing/render-page.tsx';
import { ChangeStay } from './ChangeStay.tsx';
import { PayRest } from './PayRest.tsx';
import { listChangedStay, mergeLines } from './merge-lines.ts';
import { sendChange } from './send-change.ts';

// Offers are asked for a moment after the last press.
configure({ asyncUtilTimeout: 10_000 });

const item = (selected: boolean) => ({
  id: 'early',
  label: 'Early check-in',
  description: 'From 1 PM.',
  unit: 'stay' as const,
  priceCents: 4_500,
  amountCents: 4_500,
  selected,
});

/** The stay was booked with the extra when `booked`; without it 45 dollars come back. */
function makeOffer(wanted: WantedStay, booked: boolean): ChangeOffer {
  const was = makeQuote({ optionalItems: [item(booked)], totalCents: booked ? 185_800 : 181_300 });
  const chosen = wanted.optionalItems.includes('early');
  const now = { ...was, optionalItems: [item(chosen)], totalCents: chosen ? 185_800 : 181_300 };
  const difference = now.totalCents - was.totalCents;
  return {
    code: 'RST-41827-0612',
    was,
    now,
    same: chosen === booked,
    paidCents: was.totalCents,
    dueCents: Math.max(0, difference),
    refundCents: Math.max(0, -difference),
    keptCents: 0,
    steps: [{ refundPercent: 100, refundCents: now.totalCents, until: '2026-05-29', current: true }],
    today: '2026-05-01',
    sleeps: 8,
    maxPets: 2,
    petFeeCents: 7_500,
  };
}

function show(
  answers: HttpResult<ChangeAnswer>[],
  booked = true,
  over: Partial<ChangeOffer> = {},
  currency: ShownCurrency = DOLLARS,
) {
  const sent: ChangeRequest[] = [];
  const calls = {
    getChangeOffer: async (_code: string, wanted: WantedStay) => found({ ...makeOffer(wanted, booked), ...over }),
    getStayCalendar: async () => found({ listingId: '41827', days: [] }),
    wait: async () => undefined,
    changeStay: async (_code: string, request: ChangeRequest) => {
      sent.push(request);
      return answers.shift() ?? unavailable();
    },
  };
  const trip = makeTrip();
  return {
    ...renderPart(
      <CurrencyContext value={currency}>
        <ChangeStay trip={trip} phone="1-800-555-0142" stripe={CONFIG.stripe} title="Change your stay" calls={calls} />
      </CurrencyContext>,
    ),
    sent,
    trip,
  };
}

describe('STAY-2: changing a stay', () => {
  test('what is booked already costs nothing and has no button; what comes back stands on the button, and one press does it', async () => {
    const { user, sent, trip } = show([found({ type: 'changed', trip: makeTrip() })]);
    const side = within(await screen.findByRole('complementary', { name: 'What changes' }));
    expect(await side.findByText(/This is your stay as booked/)).toBeVisible();
    expect(screen.getByText('Pet fee $75 a stay')).toBeVisible();
    expect(side.queryByRole('button')).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: /Early check-in/ }));
    const button = await side.findByRole('button', { name: 'Change the stay, refund $45.00' });
    expect(side.getByText('Back to your card').nextSibling).toHaveTextContent('$45.00');
    // Beside the button, and at the bottom of narrow screens while choosing.
    expect(screen.getAllByText('Back to your card: $45.00')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'New total $1,813.00 Back to your card: $45.00' })).toHaveAttribute(
      'href',
      '#what-changes',
    );
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is changed' })).toBeVisible();
    expect(screen.getByText(/\$45\.00 is on its way back to your card/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ totalCents: 181_300, dueCents: 0, refundCents: 4_500, optionalItems: [] });
    expect(sent[0]).toMatchObject({ startDate: trip.reservation.startDate, paymentMethodId: '' });
  });

  test('UI-5: what is on its way is said, and only the calendar that holds its room is hidden', async () => {
    const never = () => new Promise<never>(() => undefined);
    const calls = { getChangeOffer: never, getStayCalendar: never, changeStay: never, wait: never };
    renderPart(
      <ChangeStay
        trip={makeTrip()}
        phone="1-800-555-0142"
        stripe={CONFIG.stripe}
        title="Change your stay"
        calls={calls}
      />,
    );
    const said = (await screen.findAllByRole('status')).map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(['Loading the calendar', 'Calculating']));
    expect(document.querySelectorAll('.loading > .room')).toHaveLength(1);
    expect(document.querySelectorAll('.loading > .skeleton:not(.room)')).toHaveLength(1);
  });

  test('STAY-2: a price that does not load is told from a change that failed, shows no other price, and is asked for again', async () => {
    let works = true;
    const over: Partial<ChangeOffer> = {};
    const calls = {
      getChangeOffer: async (_code: string, wanted: WantedStay) =>
        works ? found({ ...makeOffer(wanted, true), ...over }) : unavailable(),
      getStayCalendar: async () => found({ listingId: '41827', days: [] }),
      wait: async () => undefined,
      changeStay: async () => unavailable(),
    };
    const { user } = renderPart(
      <ChangeStay
        trip={makeTrip()}
        phone="1-800-555-0142"
        stripe={CONFIG.stripe}
        title="Change your stay"
        calls={calls}
      />,
    );
    const side = within(await screen.findByRole('complementary', { name: 'What changes' }));
    await side.findByText(/This is your stay as booked/);
    works = false;
    await user.click(await screen.findByRole('checkbox', { name: /Early check-in/ }));
    expect(await side.findByRole('alert')).toHaveTextContent(/^We couldn’t load the price\. Your stay is as it was\./);
    expect(side.queryByText(/This is your stay as booked/)).toBeNull();
    // Narrow screens see it at the bottom.
    expect(screen.getByRole('link', { name: /^We couldn’t load the price/ })).toHaveAttribute('href', '#what-changes');
    works = true;
    await user.click(side.getByRole('button', { name: 'Try again' }));
    expect(await side.findByRole('button', { name: 'Change the stay, refund $45.00' })).toBeVisible();
  });

  test('TRUE-1: beside pesos every amount of a change is named', async () => {
    const pesos = { code: 'MXN', perDollar: 20, date: '2026-05-01' } as const;
    const { user } = show([found({ type: 'changed', trip: makeTrip() })], true, {}, pesos);
    await user.click(await screen.findByRole('checkbox', { name: /Early check-in/ }));
    const button = await screen.findByRole('button', { name: 'Change the stay, refund US$45.00' });
    expect(document.body).not.toHaveTextContent(/(?<![A-Z])\$\d/);
    await user.click(button);
    expect(await screen.findByText(/US\$45\.00 is on its way back/)).toBeVisible();
  });

  test('what comes back to two cards is said for each, before and after', async () => {
    const refundTo = [
      { amountCents: 3_000, card: { brand: 'visa', last4: '4242' } },
      { amountCents: 1_500, card: { brand: 'visa', last4: '3155' } },
    ];
    const { user } = show([found({ type: 'changed', trip: makeTrip() })], true, { refundTo });
    await user.click(await screen.findByRole('checkbox', { name: /Early check-in/ }));
    const button = await screen.findByRole('button', { name: 'Change the stay, refund $45.00' });
    const words = '$30.00 to Visa ending in 4242, $15.00 to Visa ending in 3155';
    expect(screen.getByText('Back to your cards').nextSibling).toHaveTextContent('$45.00');
    expect(screen.getByText(words)).toBeVisible();
    await user.click(button);
    expect(
      await screen.findByText(new RegExp(`\\$45.00 is on its way back: ${words.replaceAll('$', '\\$')}\\.`)),
    ).toBeVisible();
  });

  test('BOOK-13: with a charge to come the policy has its amounts before and after it', async () => {
    const stepsInTwo = [
      { refundPercent: 100, refundCents: 54_390, notChargedCents: 126_910, until: '2026-05-09', current: true },
      { refundPercent: 100, refundCents: 181_300, until: '2026-05-29', current: false },
    ];
    const rest = { restCents: 126_910, restOn: '2026-05-10' };
    const { user } = show([], true, { rest, stepsInTwo, refundCents: 0, paidCents: 54_390 });
    await user.click(await screen.findByRole('checkbox', { name: /Early check-in/ }));
    expect(await screen.findByText('Full refund, $543.90; the other $1,269.10 isn’t charged')).toBeVisible();
    // Nothing moves now: the button says what is due, and beside it by how much that is less.
    expect(screen.getByRole('button', { name: 'Change the stay, $1,269.10 due on May 10, 2026' })).toBeVisible();
    const side = within(screen.getByRole('complementary', { name: 'What changes' }));
    expect(side.getByText('$45.00 less, when we charge the rest on May 10, 2026')).toBeVisible();
    expect(screen.getByText('Full refund, $1,813.00')).toBeVisible();
  });

  test('a refusal leaves the stay as it is and says why', async () => {
    const { user } = show([refused('1020', 409, { message: 'These nights are taken.' })]);
    await user.click(await screen.findByRole('checkbox', { name: /Early check-in/ }));
    await user.click(await screen.findByRole('button', { name: /refund \$45/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('These nights are taken.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Change your stay');
  });

  test('BOOK-7 TRUE-1: a change without an answer is asked about with its own key, and the button promises nothing else', async () => {
    const { user, sent } = show([
      ...Array.from({ length: 4 }, () => unavailable()),
      found({ type: 'changed', trip: makeTrip() }),
    ]);
    const early = await screen.findByRole('checkbox', { name: /Early check-in/ });
    await user.click(early);
    await user.click(await screen.findByRole('button', { name: 'Change the stay, refund $45.00' }));
    expect(await screen.findByText(/We’re not sure yet whether your stay is changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus();
    expect(screen.queryByText('Changes are confirmed right away.')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Keep the stay as it was' })).not.toBeInTheDocument();
    // Choosing something else in between neither hides the question nor changes what was sent.
    await user.click(early);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is changed' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('$45.00 is on its way back');
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('TRUE-1 PLAT-5: without a connection no price is shown for what is wanted; it comes with the connection, and nothing chosen is lost', async () => {
    const { user } = show([]);
    const extra = await screen.findByRole('checkbox', { name: /Early check-in/ });
    await screen.findByText(/This is your stay as booked/);
    const connection = jest.spyOn(navigator, 'onLine', 'get');
    const turn = (online: boolean) =>
      act(() => {
        connection.mockReturnValue(online);
        window.dispatchEvent(new Event(online ? 'online' : 'offline'));
      });
    turn(false);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(extra);
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline. We’ll show the price');
    turn(true);
    expect(await screen.findByRole('button', { name: 'Change the stay, refund $45.00' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(extra).not.toBeChecked();
    connection.mockRestore();
  });

  test('dates and guests stand before and after, each where it changes', () => {
    const was = makeQuote();
    const party = { ...was.party, adults: was.party.adults + 1 };
    expect(listChangedStay(was, { ...was, party })).toEqual([
      { name: 'Guests and pets', before: '4 guests, 1 pet', after: '5 guests, 1 pet' },
    ]);
    expect(listChangedStay(was, { ...was, endDate: '2026-06-17' })).toEqual([
      { name: 'Dates', before: 'Jun 12 – 16', after: 'Jun 12 – 17' },
    ]);
    expect(listChangedStay(was, was)).toEqual([]);
  });

  test('every line of both bills is there once, and what is gone is still named', () => {
    const was = makeQuote({
      lines: [
        { kind: 'nights', label: '$412 avg × 4 nights', amountCents: 164_800 },
        { kind: 'option', label: 'Firewood', amountCents: 4_800 },
      ],
      taxes: [
        { name: 'State tax', ratePercent: 6, rate: '6%', amountCents: 10_000 },
        { name: 'City tax', ratePercent: 2, rate: '2%', amountCents: 3_000 },
      ],
    });
    const now = makeQuote({
      lines: [{ kind: 'nights', label: '$400 avg × 5 nights', amountCents: 200_000 }],
      taxes: [
        { name: 'State tax', ratePercent: 6, rate: '6%', amountCents: 12_000 },
        { name: 'City tax', ratePercent: 1, rate: '1%', amountCents: 2_000 },
      ],
    });
    expect(mergeLines(was, now)).toEqual([
      { name: 'Nights', before: '$1,648.00', after: '$2,000.00' },
      { name: 'State tax, 6%', before: '$100.00', after: '$120.00' },
      { name: 'City tax', before: '$30.00', after: '$20.00' },
      { name: 'Firewood', before: '$48.00', after: null },
    ]);
  });
});

describe('STAY-2: sending a change', () => {
  const request = { idempotencyKey: 'k', totalCents: 1, dueCents: 1, refundCents: 0, paymentMethodId: 'pm' };
  const run = async (answers: HttpResult<ChangeAnswer>[]) => {
    const keys: string[] = [];
    const asked: string[] = [];
    const outcome = await sendChange('RST', { ...request } as ChangeRequest, {
      send: async (_code, sent) => {
        keys.push(sent.idempotencyKey);
        return answers.shift() ?? unavailable();
      },
      challenge: async (secret) => void asked.push(secret),
      wait: async () => undefined,
    });
    return { outcome, keys, asked };
  };
  const done = found({ type: 'changed' as const, trip: makeTrip() });

  test('a lost answer is asked for again under the same key; without any the outcome is unknown', async () => {
    expect(await run([unavailable(), unavailable('timeout'), done])).toMatchObject({
      outcome: { type: 'changed' },
      keys: ['k', 'k', 'k'],
    });
    expect((await run([])).outcome).toEqual({ type: 'unknown' });
  });

  test("the bank's window opens, then the same request goes on; a bank that never ends is left", async () => {
    const challenge = () => found({ type: 'challenge' as const, clientSecret: 's' });
    expect(await run([challenge(), done])).toMatchObject({ outcome: { type: 'changed' }, asked: ['s'] });
    expect((await run([challenge(), challenge(), challenge(), challenge()])).outcome.type).toBe('unknown');
  });

  test('a refused card is told from other refusals', async () => {
    expect((await run([refused('card_declined', 402, { message: 'No.' })])).outcome).toMatchObject({ card: true });
    expect((await run([refused('1020', 409)])).outcome).toMatchObject({ type: 'refused', card: false });
  });

  test('why a bank declined is said in the language of the page', async () => {
    const declined = {
      code: 'card_declined',
      message: 'There isn’t enough money on this card.',
      values: { decline: 'funds' },
    };
    expect(refusalText(declined)).toBe(declined.message);
    expect(refusalsEs['card_declined_funds']).toMatch(/fondos/);
    const calls = [refused('card_declined', 402, declined)];
    expect((await run(calls)).outcome).toMatchObject({ card: true, values: { decline: 'funds' } });
  });
});

describe('BOOK-13: paying the rest of a stay', () => {
  const rest = { amountCents: 126_910, on: '2026-05-10', declines: 0, payBy: '2026-05-15' };
  let vault: FakeVault;
  beforeEach(() => {
    vault = installFakeStripe();
  });
  afterEach(() => vault.remove());

  function showRest(answers: HttpResult<ChangeAnswer>[], dueCents = rest.amountCents, currency = DOLLARS) {
    const sent: ChangeRequest[] = [];
    const calls = {
      getChangeOffer: async (_code: string, wanted: WantedStay) =>
        found({ ...makeOffer(wanted, false), same: true, paidCents: 54_390, dueCents, refundCents: 0 }),
      getStayCalendar: async () => found({ listingId: '41827', days: [] }),
      wait: async () => undefined,
      changeStay: async (_code: string, request: ChangeRequest) => {
        sent.push(request);
        return answers.shift() ?? unavailable();
      },
    };
    const trip = makeTrip({ rest, paidCents: 54_390 });
    const page = <PayRest trip={trip} phone="1" stripe={CONFIG.stripe} calls={calls} />;
    return { ...renderPart(<CurrencyContext value={currency}>{page}</CurrencyContext>), sent };
  }
  async function pay({ user }: ReturnType<typeof showRest>) {
    await user.type(await screen.findByLabelText('Card number input'), '4242');
    await user.type(screen.getByLabelText('Expiry input'), '12/30');
    await user.type(screen.getByLabelText('Security code input'), '123');
    await user.type(screen.getByLabelText('Name on card'), 'Maya Ortiz');
    await user.click(screen.getByRole('button', { name: 'Pay $1,269.10' }));
  }

  test('TRUE-1: who sees euros reads what the rest is in them, and pays dollars', async () => {
    showRest([], rest.amountCents, { code: 'EUR', perDollar: 0.88, date: '2026-06-01' });
    expect(await screen.findByText(/^\$1,269\.10 \(about €1,117\) is still to pay\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $1,269.10' })).toBeVisible();
  });

  test('the amount stands on the button; a declined card is said; the next one pays', async () => {
    const shown = showRest([
      refused('card_declined', 402, { message: 'Your card was declined.', field: 'card' }),
      found({ type: 'changed', trip: makeTrip() }),
    ]);
    expect(
      await screen.findByText(/\$1,269\.10 is still to pay. If you pay it now, nothing is charged on May 10/),
    ).toBeVisible();
    expect(screen.getByText(/^Cancel by .* for a full refund/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the stay' })).toHaveAttribute('href', '/trips/RST-41827-0612');
    expect(screen.getByText(/You’ve paid \$543\.90 of \$1,813\.00\./)).toBeVisible();
    await pay(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged. Your card was declined.');
    await shown.user.click(screen.getByRole('button', { name: 'Pay $1,269.10' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is paid' })).toBeVisible();
    expect(shown.sent[0]).toMatchObject({ dueCents: 126_910, refundCents: 0 });
    expect(shown.sent[1]?.idempotencyKey).not.toBe(shown.sent[0]?.idempotencyKey);
  });

  test('BOOK-7 TRUE-1: a payment without an answer is asked about with its own key and card, and no amount is said to be due meanwhile', async () => {
    const shown = showRest([
      ...Array.from({ length: 8 }, () => unavailable()),
      found({ type: 'changed', trip: makeTrip() }),
    ]);
    await pay(shown);
    const check = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.getByRole('alert')).toHaveTextContent('We’re not sure yet whether your card was charged.');
    expect(check).toHaveFocus();
    expect(screen.queryByText(/still to pay|You’ve paid/)).toBeNull();
    expect(screen.getByLabelText('Card number input')).not.toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    // Without a connection nothing is promised that nobody knows.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findAllByText('Check again when you’re connected.')).not.toHaveLength(0);
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    await shown.user.click(check);
    expect(shown.sent).toHaveLength(4);
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    // The first time services are still away.
    await shown.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('you’re never charged twice');
    expect(check).toHaveFocus();
    await shown.user.click(check);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is paid' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We charged $1,269.10 to your card. Nothing more is due.');
    expect(shown.sent).toHaveLength(9);
    expect(
      new Set(shown.sent.map(({ idempotencyKey, paymentMethodId }) => idempotencyKey + paymentMethodId)).size,
    ).toBe(1);
    expect(vault.created).toHaveLength(1);
  });

  test('BOOK-7: an answer that refuses ends the question: the amount and the card are back, and the next payment has a new key', async () => {
    const shown = showRest([
      ...Array.from({ length: 4 }, () => unavailable()),
      refused('card_declined', 402, { message: 'Your card was declined.', field: 'card' }),
      found({ type: 'changed', trip: makeTrip() }),
    ]);
    await pay(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Nothing was charged\. Your card was declined/)).toBeVisible();
    expect(screen.getByText(/\$1,269\.10 is still to pay/)).toBeVisible();
    expect(screen.getByLabelText('Card number input')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Pay $1,269.10' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay is paid' })).toBeVisible();
    expect(shown.sent.at(-1)?.idempotencyKey).not.toBe(shown.sent[0]?.idempotencyKey);
  });

  test('a stay that is paid meanwhile has nothing to press', async () => {
    showRest([], 0);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is left to pay' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', expect.stringMatching(/receipt$/));
  });
});
