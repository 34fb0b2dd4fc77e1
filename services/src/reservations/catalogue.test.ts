import { BOOKING_ERROR_CODES, bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { addDays, getWeekday } from '@roost/shared/domain/dates';
import type { Quote } from '@roost/shared/contracts/booking';
import { BOOKING_TODAY } from '../testing/booking-world.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';
import type { OpenDatabase } from '../db/open.ts';

type Refused = { error: { code: string; message: string; field?: string } };
type Try = (guest: TestGuest, world: TestWorld) => Promise<{ status: number; body: Refused }>;

const START = addDays(BOOKING_TODAY, 10);
const END = addDays(BOOKING_TODAY, 13);
const noFees = {
  petCents: null,
  cleaningCents: 0,
  guestService: { percent: 0, maxCents: 0 },
  damageProtectionCentsPerNight: 0,
};
/** Day 10 cannot be arrived on, day 13 not be left on: nights may be slept, other days are open. */
const codes = Array.from({ length: 60 }, (_, day) =>
  day === 10 ? ('DX' as const) : day === 13 ? ('DI' as const) : ('DC' as const),
);
/** Guests change on the weekday before the one on which the stay begins. */
const CHANGE_DAY = getWeekday(addDays(START, -1));
const oneWeekday = Array.from({ length: 60 }, (_, day) =>
  getWeekday(addDays(BOOKING_TODAY, day)) === CHANGE_DAY ? ('DC' as const) : ('DX' as const),
);
const HOMES = [
  testHome({ id: 'open', from: BOOKING_TODAY }),
  testHome({ id: 'gone', from: BOOKING_TODAY, status: 'Withdrawn' }),
  testHome({ id: 'no-pets', from: BOOKING_TODAY, fees: noFees }),
  testHome({ id: 'long', from: BOOKING_TODAY, minStay: 7 }),
  testHome({ id: 'weekdays', from: BOOKING_TODAY, days: 60, codes }),
  testHome({ id: 'one-weekday', from: BOOKING_TODAY, days: 60, codes: oneWeekday }),
  testHome({ id: 'unpriced', from: BOOKING_TODAY, priceCents: (day) => (day === 11 ? null : 10_000) }),
  testHome({ id: 'closed', from: BOOKING_TODAY, codes: 'NX' }),
  testHome({ id: 'sydney', from: BOOKING_TODAY, country: 'Australia', state: 'New South Wales', city: 'Manly' }),
];

const quote =
  (over: object = {}): Try =>
  async (guest) =>
    guest.post<Refused>('/quotes', { listingId: 'open', startDate: START, endDate: END, adults: 2, ...over });
const reserve =
  (over: object = {}): Try =>
  async (guest) =>
    guest.post<Refused>('/reservations', { ...reservationRequest({ id: 'q', totalCents: 1 }), ...over });
const quoted = async (guest: TestGuest, over: object = {}): Promise<Quote> =>
  (await guest.quote({ listingId: 'open', startDate: START, endDate: END, ...over })).body;
const guestWithout = (field: string, value = '') => ({
  guest: { ...reservationRequest({ id: '', totalCents: 0 }).guest, [field]: value },
});
const card =
  (paymentMethodId: string, startDay: number): Try =>
  async (guest) =>
    guest.post<Refused>(
      '/reservations',
      reservationRequest(
        await quoted(guest, {
          startDate: addDays(BOOKING_TODAY, startDay),
          endDate: addDays(BOOKING_TODAY, startDay + 2),
        }),
        { paymentMethodId },
      ),
    );

/** Every code of the catalogue, by something a guest can do. */
const TABLE: readonly [code: string, does: string, attempt: Try, status: number][] = [
  ['missingDates', 'no dates', quote({ startDate: '', endDate: '' }), 422],
  ['missingGuests', 'nobody comes', quote({ adults: 0 }), 422],
  [
    '1000',
    'the payment provider is away',
    async (guest, world) => {
      const held = await quoted(guest, {
        startDate: addDays(BOOKING_TODAY, 40),
        endDate: addDays(BOOKING_TODAY, 42),
      });
      await world.sandbox.fault({ part: 'stripe', mode: 'down' });
      return guest.post<Refused>('/reservations', reservationRequest(held));
    },
    503,
  ],
  ['1001', 'no home', quote({ listingId: '' }), 422],
  ['1002', 'no check-in', quote({ startDate: '' }), 422],
  ['1003', 'no check-out', quote({ endDate: '' }), 422],
  ['1004', 'yesterday', quote({ startDate: addDays(BOOKING_TODAY, -1) }), 422],
  ['1005', 'out before in', quote({ startDate: END, endDate: START }), 422],
  ['1006', 'children alone', quote({ adults: 0, children: 2 }), 422],
  ['1007', 'no guest', reserve({ guest: null }), 422],
  ['1008', 'no first name', reserve(guestWithout('firstName')), 422],
  ['1009', 'no last name', reserve(guestWithout('lastName')), 422],
  ['1010', 'no e-mail', reserve(guestWithout('email')), 422],
  ['1011', 'half an e-mail', reserve(guestWithout('email', 'ada@example')), 422],
  ['1012', 'no card', reserve({ paymentMethodId: '' }), 422],
  ['1013', 'a card we do not take', card('pm_card_diners', 44), 402],
  ['1014', 'a card with something missing', card('pm_card_missingData', 47), 402],
  ['1015', 'a night with no rate', quote({ listingId: 'unpriced' }), 422],
  ['1016', 'too short', quote({ listingId: 'long' }), 422],
  ['1017', 'too many', quote({ adults: 5 }), 422],
  ['1018', 'no arrival that day', quote({ listingId: 'weekdays' }), 422],
  ['1019', 'no departure that day', quote({ listingId: 'weekdays', startDate: addDays(BOOKING_TODAY, 11) }), 422],
  [
    '1020',
    'another guest was faster',
    async (guest) => {
      const [mine, theirs] = await Promise.all([quoted(guest), quoted(guest)]);
      await guest.post('/reservations', reservationRequest(theirs));
      return guest.post<Refused>('/reservations', reservationRequest(mine));
    },
    409,
  ],
  ['1021', 'closed', quote({ listingId: 'closed' }), 422],
  ['1022', 'withdrawn', quote({ listingId: 'gone' }), 422],
  ['1023', 'a dog where none may come', quote({ listingId: 'no-pets', pets: 1 }), 422],
];

test('BOOK-3: the table below has every code of the catalogue', () => {
  expect(TABLE.map(([code]) => code).toSorted()).toEqual([...BOOKING_ERROR_CODES].toSorted());
});

describe.each(databaseKinds())('the catalogue, on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    world = await startWorld({ database, homes: HOMES, today: BOOKING_TODAY });
  }, 180_000);
  afterEach(() => world?.sandbox.clearFaults());
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test.each(TABLE)(
    'BOOK-3: %s when %s, in the exact words',
    async (code, _does, attempt, status) => {
      const answer = await attempt(new TestGuest(world.url()), world);
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
      expect(answer.body.error.message).toBe(bookingErrorMessage(code, { phone: '555', nights: 7 }));
    },
    30_000,
  );

  test('TRUE-1, BOOK-3: a check-in on a day that is not allowed is told which weekday is', async () => {
    const answer = await quote({ listingId: 'one-weekday' })(new TestGuest(world.url()), world);
    expect(answer.body.error).toMatchObject({
      code: '1018',
      message: bookingErrorMessage('1018'),
      values: {
        weekday: CHANGE_DAY,
        note: expect.stringMatching(/^Check-in is on \w+days only\.$/) as string,
      },
    });
  });

  test('BOOK-6: a slow bank is waited for, once', async () => {
    const guest = new TestGuest(world.url());
    const request = reservationRequest(
      await quoted(guest, { startDate: addDays(BOOKING_TODAY, 50), endDate: addDays(BOOKING_TODAY, 52) }),
      { paymentMethodId: 'pm_card_slow' },
    );
    const first = await guest.post<{ type?: string }>('/reservations', request);
    // A bank that takes longer than our patience is no refusal: the same request goes on where it stopped.
    const answer = first.status === 503 ? await guest.post<{ type?: string }>('/reservations', request) : first;
    expect([answer.status, answer.body.type]).toEqual([200, 'confirmed']);
    const paid = (await world.sandbox.stripe.paymentIntents.list({ limit: 100 })).data.filter(
      (intent) => intent.amount === request.totalCents && intent.status === 'succeeded',
    );
    expect(paid).toHaveLength(1);
  }, 180_000);

  test('BOOK-6: a card whose answer is lost on the way is charged once', async () => {
    const request = reservationRequest(
      await quoted(new TestGuest(world.url()), {
        startDate: addDays(BOOKING_TODAY, 53),
        endDate: addDays(BOOKING_TODAY, 56),
      }),
      { paymentMethodId: 'pm_card_lost' },
    );
    const answer = await new TestGuest(world.url()).post<{ type?: string; reservation: { code: string } }>(
      '/reservations',
      request,
    );
    expect([answer.status, answer.body.type]).toEqual([200, 'confirmed']);
    const paid = (await world.sandbox.stripe.paymentIntents.list({ limit: 100 })).data.filter(
      ({ metadata }) => metadata['stay'] === answer.body.reservation.code,
    );
    expect(paid.map(({ status }) => status)).toEqual(['succeeded']);
  }, 120_000);

  test('BOOK-3: whether a check-in is past, 1004, is decided by the day it is at the home', async () => {
    const guest = new TestGuest(world.url());
    const tonight = async (listingId: string) => {
      const { today } = (await guest.get<{ today: string }>(`/listings/${listingId}`)).body;
      const { status, body } = await guest.post<Partial<Refused>>('/quotes', {
        listingId,
        startDate: BOOKING_TODAY,
        endDate: addDays(BOOKING_TODAY, 2),
        adults: 2,
      });
      return [today, status, body.error?.code];
    };
    expect(await tonight('sydney')).toEqual([BOOKING_TODAY, 200, undefined]);
    // Tomorrow at one in the afternoon in Sydney, and eight in the evening of the same day in California.
    world.clock.advance(15 * 60);
    expect(await tonight('sydney')).toEqual([addDays(BOOKING_TODAY, 1), 422, '1004']);
    expect(await tonight('open')).toEqual([BOOKING_TODAY, 200, undefined]);
  });
});
