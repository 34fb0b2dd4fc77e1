import type { Quote, ReservationAnswer, ReservationRequest } from '@roost/shared/contracts/booking';
import type { HttpResult } from '@roost/shared/http';
import type { ReservationResult } from '../../api/reserve.ts';
import {
  found,
  makeQuote,
  makeReservation,
  memoryAttempts,
  refused,
  STAY,
  unavailable,
} from '../../testing/builders.ts';
import { bookStay, sendAttempt, stayKey, type BookInput } from './book-stay.ts';

const INPUT: BookInput = {
  stay: STAY,
  totalCents: 181_300,
  split: null,
  paymentMethod: 'default',
  subscribe: true,
  guest: {
    firstName: 'Maya',
    lastName: 'Ortiz',
    email: 'maya@example.com',
    phone: { dialCode: '+1', value: '4155550198' },
  },
  billing: {
    nameOnCard: 'Maya Ortiz',
    address1: '1 Dock Road',
    address2: '',
    city: 'Truckee',
    state: 'CA',
    zip: '96161',
    country: 'US',
  },
};
const CONFIRMED = found<ReservationAnswer>({ type: 'confirmed', reservation: makeReservation() });
const CHALLENGE = found<ReservationAnswer>({ type: 'challenge', clientSecret: 'pi_1_secret_2' });

/** Tools whose services answer as listed, and a record of what was asked. */
function makeTools(answers: ReservationResult[], quote: HttpResult<Quote> = found(makeQuote())) {
  const sent: ReservationRequest[] = [];
  const resumed: string[] = [];
  const challenges: string[] = [];
  const pauses: number[] = [];
  const attempts = memoryAttempts();
  let keys = 0;
  return {
    sent,
    resumed,
    challenges,
    onChallenge: (open: boolean) => {
      challenges.push(open ? 'opened' : 'closed');
    },
    pauses,
    attempts,
    calls: {
      holdQuote: async () => quote,
      reserve: async (request: ReservationRequest) => {
        sent.push(request);
        return answers.shift() ?? unavailable();
      },
      resumeReservation: async (key: string) => {
        resumed.push(key);
        return answers.shift() ?? unavailable();
      },
    },
    vault: {
      createPaymentMethod: async () => ({ ok: true as const, paymentMethodId: 'pm_1' }),
      handleChallenge: async (secret: string) => {
        challenges.push(secret);
      },
    },
    newKey: () => `key-${(keys += 1)}`,
    fraudSession: (): string | undefined => 'f00d',
    wait: async (milliseconds: number) => {
      pauses.push(milliseconds);
    },
  };
}

test('BOOK-7: a booking sends the held quote, the shown total and a key, and forgets the attempt when it ends', async () => {
  const tools = makeTools([CONFIRMED]);
  expect(await bookStay(INPUT, tools)).toMatchObject({ type: 'confirmed', reservation: { code: 'RST-41827-0612' } });
  expect(tools.sent).toEqual([
    expect.objectContaining({
      idempotencyKey: 'key-1',
      quoteId: 'q1',
      totalCents: 181_300,
      paymentMethodId: 'pm_1',
      paymentMethod: 'default',
      subscribe: true,
    }),
  ]);
  expect(tools.attempts.current()).toBeNull();
});

test("FRAUD-4: a booking sends the fraud session's id, and repeats it with a lost answer", async () => {
  const tools = makeTools([unavailable(), CONFIRMED]);
  await bookStay(INPUT, tools);
  expect(tools.sent.map(({ fraudSessionId }) => fraudSessionId)).toEqual(['f00d', 'f00d']);
});

test('FRAUD-4: without a session the booking goes on without an id', async () => {
  const tools = makeTools([CONFIRMED]);
  expect(await bookStay(INPUT, { ...tools, fraudSession: () => undefined })).toMatchObject({ type: 'confirmed' });
  expect(tools.sent[0]).not.toHaveProperty('fraudSessionId');
});

test('BOOK-4: another total than the one on the button is never sent', async () => {
  const now = makeQuote({ totalCents: 186_052 });
  const tools = makeTools([], found(now));
  expect(await bookStay(INPUT, tools)).toEqual({ type: 'priceChanged', now });
  expect(tools.sent).toEqual([]);
});

test('BOOK-4: a price that changes under way comes back with the new one', async () => {
  const now = makeQuote({ id: 'q2', totalCents: 186_052 });
  expect(await bookStay(INPUT, makeTools([refused('price_changed', 422, { quote: now })]))).toEqual({
    type: 'priceChanged',
    now,
  });
});

test.each([
  ['1020', 409],
  ['1014', 402],
  ['card_declined', 402],
  ['1017', 422],
])('BOOK-3: %s ends the attempt with its code', async (code, status) => {
  const tools = makeTools([refused(code, status)]);
  expect(await bookStay(INPUT, tools)).toMatchObject({ type: 'refused', error: { code } });
  expect(tools.attempts.current()).toBeNull();
});

test('BOOK-3: a stay that cannot be priced is refused before the card is touched', async () => {
  expect(await bookStay(INPUT, makeTools([], refused('1017')))).toMatchObject({
    type: 'refused',
    error: { code: '1017' },
  });
});

test('BOOK-3: dates that were on offer and are gone now are no longer available (1020)', async () => {
  expect(await bookStay(INPUT, makeTools([], refused('1021')))).toMatchObject({
    type: 'refused',
    error: { code: '1020', message: expect.stringContaining('no longer available') },
  });
});

test('BOOK-7: a lost answer is asked for again with the same key and body', async () => {
  const tools = makeTools([unavailable('timeout'), unavailable('server'), CONFIRMED]);
  expect(await bookStay(INPUT, tools)).toMatchObject({ type: 'confirmed' });
  expect(new Set(tools.sent.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(tools.pauses).toEqual([500, 2000]);
});

test('BOOK-7: "already being made" is waited for, not shown', async () => {
  const tools = makeTools([refused('in_progress', 409), CONFIRMED]);
  expect(await bookStay(INPUT, tools)).toMatchObject({ type: 'confirmed' });
});

test('BOOK-7: when no answer comes at all the attempt is kept, so that it can be asked about', async () => {
  const tools = makeTools([]);
  expect(await bookStay(INPUT, tools)).toEqual({ type: 'unknown' });
  const kept = tools.attempts.read(stayKey(STAY));
  expect(kept).toEqual({ stay: stayKey(STAY), idempotencyKey: 'key-1' });
  const later = { ...makeTools([CONFIRMED]), attempts: tools.attempts };
  expect(await sendAttempt(stayKey(STAY), () => later.calls.resumeReservation('key-1'), later)).toMatchObject({
    type: 'confirmed',
  });
  expect([later.resumed, later.sent]).toEqual([['key-1'], []]);
  expect(tools.attempts.current()).toBeNull();
});

test('BOOK-6: a challenge is shown, then the same request is sent again', async () => {
  const tools = makeTools([CHALLENGE, CONFIRMED]);
  expect(await bookStay(INPUT, tools)).toMatchObject({ type: 'confirmed' });
  expect(tools.challenges).toEqual(['opened', 'pi_1_secret_2', 'closed']);
  expect(tools.sent[1]).toEqual(tools.sent[0]);
});

test('BOOK-6: a challenge that failed is what services say it is', async () => {
  expect(await bookStay(INPUT, makeTools([CHALLENGE, refused('card_declined', 402)]))).toMatchObject({
    type: 'refused',
    error: { code: 'card_declined' },
  });
});

test('BOOK-6: a bank that asks for ever does not hold the page for ever', async () => {
  const tools = makeTools([CHALLENGE, CHALLENGE, CHALLENGE, CHALLENGE, CHALLENGE]);
  expect(await bookStay(INPUT, tools)).toEqual({ type: 'unknown' });
  expect(tools.challenges.filter((entry) => entry === 'opened')).toHaveLength(3);
});

test('BOOK-6: a card the vault refuses is never sent', async () => {
  const tools = makeTools([]);
  const vault = {
    ...tools.vault,
    createPaymentMethod: async () => ({
      ok: false as const,
      reason: 'refused' as const,
      message: 'Your card number is incorrect.',
    }),
  };
  expect(await bookStay(INPUT, { ...tools, vault })).toEqual({
    type: 'card',
    reason: 'refused',
    message: 'Your card number is incorrect.',
  });
  expect(tools.sent).toEqual([]);
});

test('BOOK-4: no price to be had means that nothing was sent', async () => {
  expect(await bookStay(INPUT, makeTools([], unavailable()))).toEqual({ type: 'notSent' });
});
