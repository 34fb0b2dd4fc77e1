import type { Quote, Reservation } from '@roost/shared/contracts/booking';
import { reservationAnswerSchema, reservationSchema } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import type { OpenDatabase } from '../db/open.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';

const TODAY = '2026-06-01';
type Refused = { error: { code: string; message: string; field?: string }; quote?: Quote };
type Confirmed = { type: 'confirmed'; reservation: Reservation };

describe.each(databaseKinds())('reservations on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  let guest: TestGuest;
  /** Each test books nights of its own. */
  let nextDay = 0;
  const nights = (count = 3) => {
    const startDate = addDays(TODAY, nextDay);
    nextDay += count + 1;
    return { listingId: '1', startDate, endDate: addDays(startDate, count) };
  };
  const quoted = async (over: object = {}): Promise<Quote> => {
    const answer = await guest.quote({ ...nights(), ...over });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  /** Payment intents of the provider for a stay's nights: found by the code that their metadata carries. */
  const intents = async () => (await world.sandbox.stripe.paymentIntents.list({ limit: 100 })).data;
  const moneyHeld = async () => (await intents()).filter((intent) => ['succeeded', 'requires_capture'].includes(intent.status)).length;
  const isFree = async ({ startDate, endDate }: Pick<Quote, 'startDate' | 'endDate'>) =>
    (await guest.get(`/listings/1/quote?startDate=${startDate}&endDate=${endDate}&adults=2`)).status === 200;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    const homes = [
      testHome({ id: '1', from: TODAY, days: 390 }),
      testHome({ id: 'no-pets', from: TODAY, fees: { petCents: null, cleaningCents: 0, guestService: { percent: 0, maxCents: 0 }, damageProtectionCentsPerNight: 0 } }),
      testHome({ id: 'gone', from: TODAY, status: 'Withdrawn' }),
    ];
    world = await startWorld({ database, homes, today: TODAY });
  }, 60_000);
  beforeEach(() => { guest = new TestGuest(world.url()); });
  afterEach(() => world.sandbox.clearFaults());
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 30_000);

  test('BOOK-4, BOOK-7, PRICE-4: a quote is paid once and becomes a stay with the same total', async () => {
    const quote = await quoted();
    const answer = await guest.post<Confirmed>('/reservations', reservationRequest(quote));
    expect(answer.status).toBe(200);
    expect(reservationAnswerSchema.parse(answer.body)).toEqual(answer.body);
    const { reservation } = answer.body;
    expect(reservation).toMatchObject({ status: 'confirmed', totalCents: quote.totalCents, lines: quote.lines, startDate: quote.startDate, endDate: quote.endDate, nights: 3 });
    const [intent] = (await intents()).filter((each) => each.metadata.stay === reservation.code);
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: quote.totalCents, capture_method: 'manual' });
  });

  test('BOOK-8: the nights are blocked in calendar and quote, the departure day is free', async () => {
    const quote = await quoted();
    await guest.post('/reservations', reservationRequest(quote));
    const { body } = await guest.get<{ days: { date: string; code: string }[] }>(`/listings/1/calendar?from=${quote.startDate}&months=1`);
    expect(body.days.slice(0, 4).map((day) => day.code)).toEqual(['NO', 'NX', 'NX', 'DC']);
    expect(await isFree(quote)).toBe(false);
    expect(await isFree({ startDate: quote.endDate, endDate: addDays(quote.endDate, 1) })).toBe(true);
  });

  test('BOOK-7: the same request again gets the same answer and pays nothing more', async () => {
    const request = reservationRequest(await quoted());
    const first = await guest.post('/reservations', request);
    const held = await moneyHeld();
    const second = await guest.post('/reservations', request);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await moneyHeld()).toBe(held);
  });

  test('BOOK-7: a double click books once', async () => {
    const request = reservationRequest(await quoted());
    const held = await moneyHeld();
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.post<Confirmed>('/reservations', request)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.reservation.code}`)).size).toBe(1);
    expect(await moneyHeld()).toBe(held + 1);
  });

  test('BOOK-7: the same key with another body is refused', async () => {
    const request = reservationRequest(await quoted());
    await guest.post('/reservations', request);
    const answer = await guest.post<Refused>('/reservations', { ...request, subscribe: true });
    expect([answer.status, answer.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('BOOK-7: of 100 guests who book the same stay at once exactly one gets it, and no other is charged', async () => {
    const stay = nights();
    const quotes = await Promise.all(Array.from({ length: 100 }, () => guest.quote(stay)));
    const before = (await intents()).length;
    const answers = await Promise.all(quotes.map((quote) => guest.post<Confirmed & Refused>('/reservations', reservationRequest(quote.body))));
    const winners = answers.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    for (const loser of answers.filter((answer) => answer.status !== 200)) {
      expect(loser.status).toBe(409);
      expect(['1020', '1021']).toContain(loser.body.error.code);
    }
    // No card of a loser was even looked at.
    expect((await intents()).length).toBe(Math.min(100, before + 1));
    expect((await database.db.selectFrom('stays').select('code').where('start_date', '=', stay.startDate).execute())).toHaveLength(1);
  }, 60_000);

  test('BOOK-7: guests who book overlapping nights at once share none', async () => {
    const { startDate } = nights(10);
    const stays = [[0, 4], [2, 6], [3, 5], [4, 8], [5, 10], [8, 10], [1, 9]].map(([from, to]) => ({ listingId: '1', startDate: addDays(startDate, from ?? 0), endDate: addDays(startDate, to ?? 0) }));
    const quotes = await Promise.all(stays.map((stay) => guest.quote(stay)));
    const answers = await Promise.all(quotes.map((quote) => guest.post<Confirmed>('/reservations', reservationRequest(quote.body))));
    const taken = answers.flatMap((answer) => (answer.status === 200 ? [answer.body.reservation] : []));
    expect(taken.length).toBeGreaterThan(0);
    for (const a of taken) for (const b of taken) if (a !== b) expect(a.endDate <= b.startDate || b.endDate <= a.startDate).toBe(true);
  }, 30_000);

  describe('BOOK-6: test cards', () => {
    test.each([
      ['pm_card_chargeDeclined', 'card_declined', 'Your card was declined.'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'Your card has insufficient funds.'],
      ['pm_card_diners', '1013', 'The provider does not accept the chosen card type; change the payment method and try again.'],
      ['pm_card_missingData', '1014', 'Credit Card is missing required information.'],
    ])('%s is refused with %s, nothing is charged and the nights are free again', async (paymentMethodId, code, message) => {
      const quote = await quoted();
      const held = await moneyHeld();
      const request = reservationRequest(quote, { paymentMethodId });
      const answer = await guest.post<Refused>('/reservations', request);
      expect([answer.status, answer.body]).toEqual([402, { error: { code, message, field: 'card' } }]);
      expect(await moneyHeld()).toBe(held);
      expect(await isFree(quote)).toBe(true);
      expect((await guest.post('/reservations', request)).body).toEqual(answer.body);
      // The guest takes another card: a new try.
      expect((await guest.post('/reservations', reservationRequest(quote))).status).toBe(200);
    });

    test('an unknown payment method is 1012', async () => {
      const answer = await guest.post<Refused>('/reservations', reservationRequest(await quoted(), { paymentMethodId: 'pm_nothing' }));
      expect([answer.status, answer.body.error.code]).toEqual([422, '1012']);
    });

    test('a bank challenge: the nights are held, the same request goes on after it', async () => {
      const quote = await quoted();
      const request = reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' });
      const asked = await guest.post<{ type: string; clientSecret: string }>('/reservations', request);
      expect(asked).toMatchObject({ status: 200, body: { type: 'challenge' } });
      expect((await guest.post('/reservations', request)).body).toEqual(asked.body);
      expect(await isFree(quote)).toBe(false);
      await world.sandbox.answerChallenge(asked.body.clientSecret, 'complete');
      const answer = await guest.post<Confirmed>('/reservations', request);
      expect(answer.body).toMatchObject({ type: 'confirmed', reservation: { status: 'confirmed' } });
    });

    test('a failed challenge frees the nights', async () => {
      const quote = await quoted();
      const request = reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' });
      const asked = await guest.post<{ clientSecret: string }>('/reservations', request);
      await world.sandbox.answerChallenge(asked.body.clientSecret, 'fail');
      expect((await guest.post('/reservations', request)).status).toBe(402);
      expect(await isFree(quote)).toBe(true);
    });
  });

  describe('BOOK-4: what the guest saw is what is charged', () => {
    test('another total is refused, with the price as it is now under a new quote', async () => {
      const quote = await quoted();
      const answer = await guest.post<Refused>('/reservations', reservationRequest(quote, { totalCents: quote.totalCents - 1 }));
      expect([answer.status, answer.body.error.code]).toEqual([422, 'price_changed']);
      const offered = answer.body.quote;
      expect(offered).toMatchObject({ totalCents: quote.totalCents, startDate: quote.startDate });
      expect((await guest.post('/reservations', reservationRequest(offered ?? quote))).status).toBe(200);
    });

    test('a price the owner changed since is refused, and the new one is offered', async () => {
      const quote = await quoted();
      const day = Math.round((Date.parse(quote.startDate) - Date.parse(TODAY)) / 86_400_000);
      const row = await database.db.selectFrom('calendars').select('prices_cents').where('listing_id', '=', '1').executeTakeFirstOrThrow();
      const prices = row.prices_cents.with(day, 12_345);
      await database.db.updateTable('calendars').set({ prices_cents: prices }).where('listing_id', '=', '1').execute();
      const answer = await guest.post<Refused>('/reservations', reservationRequest(quote));
      expect(answer.body.error.code).toBe('price_changed');
      expect(answer.body.quote?.nightly[0]?.priceCents).toBe(12_345);
    });

    test('a quote older than 30 minutes is refused, with a fresh one', async () => {
      const quote = await quoted();
      expect(Date.parse(quote.expiresAt) - world.clock.now().getTime()).toBe(30 * 60_000);
      world.clock.advance(31);
      const answer = await guest.post<Refused>('/reservations', reservationRequest(quote));
      expect([answer.status, answer.body.error.code]).toEqual([422, 'quote_expired']);
      expect((await guest.post('/reservations', reservationRequest(answer.body.quote ?? quote))).status).toBe(200);
    });

    test('a quote nobody made is refused', async () => {
      const answer = await guest.post<Refused>('/reservations', reservationRequest({ id: 'nothing', totalCents: 1 }));
      expect([answer.status, answer.body.error.code]).toEqual([422, 'quote_unknown']);
    });
  });

  test.each<[string, object, number, string]>([
    ['no guest', { guest: null }, 422, '1007'],
    ['no first name', { guest: { firstName: ' ', lastName: 'L', email: 'a@b.co' } }, 422, '1008'],
    ['no last name', { guest: { firstName: 'A', email: 'a@b.co' } }, 422, '1009'],
    ['no e-mail', { guest: { firstName: 'A', lastName: 'L' } }, 422, '1010'],
    ['half an e-mail', { guest: { firstName: 'A', lastName: 'L', email: 'a@b' } }, 422, '1011'],
    ['no payment method', { paymentMethodId: '' }, 422, '1012'],
    ['no name on the card', { billing: { address1: '1', city: 'R', zip: '1', country: 'US' } }, 422, '1014'],
    ['no key', { idempotencyKey: '' }, 400, 'bad_request'],
    ['a text for an amount', { totalCents: '1' }, 400, 'bad_request'],
  ])('BOOK-3: %s is refused', async (_name, over, status, code) => {
    const answer = await guest.post<Refused>('/reservations', { ...reservationRequest({ id: 'q', totalCents: 1 }), ...over });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('ROUTE-13: text that a database cannot hold is booked without what is wrong with it', async () => {
    const request = reservationRequest(await quoted(), { guest: { firstName: 'A\0da', lastName: 'L\ud800', email: 'ada@example.com', phone: { dialCode: '1', value: '5' } }, fraudSessionId: 'a\0b' });
    const { status, body } = await guest.post<Confirmed>('/reservations', request);
    expect([status, body.reservation.guest.firstName, body.reservation.guest.lastName]).toEqual([200, 'Ada', 'L\ufffd']);
  });

  test.each<[string, object, string]>([
    ['no dates', { startDate: '', endDate: '' }, 'missingDates'],
    ['no check-in', { startDate: '' }, '1002'],
    ['no such day', { endDate: '2027-02-30' }, '1003'],
    ['in the past', { startDate: '2026-05-30', endDate: '2026-06-02' }, '1004'],
    ['the wrong way round', { startDate: '2027-01-05', endDate: '2027-01-02' }, '1005'],
    ['nobody', { adults: 0 }, 'missingGuests'],
    ['children alone', { adults: 0, children: 2 }, '1006'],
    ['too many', { adults: 4, children: 1 }, '1017'],
    ['no home', { listingId: '' }, '1001'],
    ['an unknown home', { listingId: 'nothing' }, '1001'],
    ['a withdrawn home', { listingId: 'gone' }, '1022'],
    ['pets where none may come', { listingId: 'no-pets', pets: 1 }, '1023'],
    ['too many pets', { pets: 3 }, 'too_many_pets'],
    ['beyond the calendar', { startDate: '2028-01-02', endDate: '2028-01-05' }, '1021'],
  ])('BOOK-3: a quote for %s is refused with its code, shown and stored alike', async (_name, over, code) => {
    const request = { listingId: '1', startDate: '2027-01-02', endDate: '2027-01-05', adults: 2, ...over } as Record<string, string | number>;
    const stored = await guest.quote(request);
    expect([stored.status, (stored.body as unknown as Refused).error.code]).toEqual([422, code]);
    if (request.listingId === '') return;
    const { listingId, ...query } = request;
    const shown = await guest.get<Refused>(`/listings/${listingId}/quote?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`);
    expect([shown.status, shown.body]).toEqual([422, stored.body]);
  });

  describe('BOOK-9: who may see a stay', () => {
    const booked = async () => (await guest.post<Confirmed>('/reservations', reservationRequest(await quoted()))).body.reservation;

    test('the browser that booked it, by a cookie that scripts cannot read', async () => {
      const { code } = await booked();
      const answer = await guest.get(`/reservations/${code.toLowerCase()}`);
      expect(reservationSchema.parse(answer.body)).toMatchObject({ code, guest: { firstName: 'Ada', email: 'Ada@Example.com' } });
      const forged = guest.cookie('roost.stays')?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const response = await fetch(`${world.url()}/reservations/${code}`, { headers: { cookie: `roost.stays=${forged}` } });
      expect(response.status).toBe(404);
    });

    test('anybody with code and e-mail, however it is typed', async () => {
      const { code } = await booked();
      const other = new TestGuest(world.url());
      expect((await other.get(`/reservations/${code}?email=ada%40example.COM`)).status).toBe(200);
      const wrong = await other.get(`/reservations/${code}?email=eve%40example.com`);
      expect(wrong.status).toBe(404);
      expect((await other.get('/reservations/NOSUCHCODE?email=ada%40example.com')).body).toEqual(wrong.body);
    });

    test('a mail with the stay as a calendar entry is sent once', async () => {
      const { code } = await booked();
      type Mail = { subject: string; to: unknown; text: string; attachments: { filename: string; mimeType: string }[] };
      const list = async () => (await (await fetch(`${world.sandbox.url}/mail.json`)).json()) as { messages: Mail[] };
      const mails = await eventually(list, (all) => JSON.stringify(all).includes(code));
      expect(mails.messages.filter((mail) => JSON.stringify(mail).includes(code))).toHaveLength(1);
      expect(JSON.stringify(mails)).toContain('stay.ics');
    });
  });

  describe('BOOK-11: writes need the token of this browser and come from this site', () => {
    test.each<[string, Record<string, string>]>([
      ['no token', { 'x-csrf-token': '' }], ['another token', { 'x-csrf-token': 'x'.repeat(32) }], ['another site', { origin: 'https://evil.example' }],
      ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }], ['a sister site', { 'sec-fetch-site': 'same-site' }], ['a forged cookie', { cookie: 'roost.csrf=a.b' }],
    ])('%s is refused', async (_name, headers) => {
      const answer = await guest.post<Refused>('/quotes', { listingId: '1' }, headers);
      expect([answer.status, answer.body.error.code]).toEqual([403, 'csrf']);
    });

    test('our own pages are not', async () => {
      for (const headers of [{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }] as Record<string, string>[]) {
        expect((await guest.post('/quotes', {}, headers)).status).toBe(422);
      }
    });
  });

  test('BOOK-7: with the payment provider away nothing is booked, and the same request goes on when it is back', async () => {
    const quote = await quoted();
    const request = reservationRequest(quote);
    await world.sandbox.fault({ part: 'stripe', mode: 'down' });
    const answer = await guest.post<Refused>('/reservations', request);
    expect([answer.status, answer.body.error]).toEqual([503, {
      code: '1000', message: 'We cannot complete your booking at this time. Please send us an inquiry or call 555 for assistance.',
    }]);
    await world.sandbox.clearFaults();
    expect((await guest.post('/reservations', request)).status).toBe(200);
  }, 30_000);

  test('BOOK-7: a lost answer of the provider is asked for again and charges once', async () => {
    const quote = await quoted();
    const held = await moneyHeld();
    await world.sandbox.fault({ part: 'stripe', mode: 'lost', times: 1, method: 'POST' });
    expect((await guest.post('/reservations', reservationRequest(quote))).status).toBe(200);
    expect(await moneyHeld()).toBe(held + 1);
  }, 30_000);

  test('BOOK-7: a guest who never comes back from the bank loses the nights after 15 minutes', async () => {
    const quote = await quoted();
    const asked = await guest.post<{ type: string; clientSecret: string }>('/reservations', reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' }));
    world.clock.advance(10);
    await world.restart();
    guest = new TestGuest(world.url());
    expect(await isFree(quote)).toBe(false);
    world.clock.advance(10);
    await world.restart();
    guest = new TestGuest(world.url());
    await eventually(() => isFree(quote), Boolean);
    const intent = await world.sandbox.stripe.paymentIntents.retrieve(asked.body.clientSecret.split('_secret_')[0] ?? '');
    expect(intent.status).toBe('canceled');
  }, 30_000);

  describe('webhooks', () => {
    const send = (body: string, signature: string) => fetch(`${world.url()}/webhooks/stripe`, { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } });
    const signed = (body: string, secret = 'whsec_local') => world.sandbox.stripe.webhooks.generateTestHeaderString({ payload: body, secret });

    test('BOOK-7: a paid challenge becomes a stay though the browser never came back, and events may come twice', async () => {
      const quote = await quoted();
      const request = reservationRequest(quote, { paymentMethodId: 'pm_card_threeDSecure2Required' });
      const asked = await guest.post<{ clientSecret: string }>('/reservations', request);
      await world.sandbox.answerChallenge(asked.body.clientSecret, 'complete');
      const held = await moneyHeld();
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.amount_capturable_updated', data: { object: { id: asked.body.clientSecret.split('_secret_')[0] } } });
      const answers = await Promise.all([send(body, signed(body)), send(body, signed(body))]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect((await send(body, signed(body))).status).toBe(200);
      const answer = await guest.post<Confirmed>('/reservations', request);
      expect(answer.body.reservation.status).toBe('confirmed');
      expect(await moneyHeld()).toBe(held);
    });

    test.each([['no signature', () => ''], ['another secret', (body: string) => signed(body, 'whsec_other')], ['another body', () => signed('{}')]])('with %s is refused', async (_name, signature) => {
      const body = JSON.stringify({ id: 'evt_2', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } });
      expect((await send(body, signature(body))).status).toBe(400);
    });

    test('about payments we do not know are taken and change nothing', async () => {
      const body = JSON.stringify({ id: 'evt_3', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_unknown' } } });
      expect((await send(body, signed(body))).status).toBe(200);
    });
  });
});
