import { calendarSchema, type CalendarDay } from '@roost/shared/contracts/listing';
import { addDays, formatWeekday } from '@roost/shared/domain/dates';
import type { IndexRecord } from '@roost/shared/contracts/index-record';
import { algoliasearch } from 'algoliasearch';
import type { OpenDatabase } from '../db/open.ts';
import { generateListings } from '../seed/generate.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';
import { OPEN_DAYS, rollCalendars } from './roll-calendars.ts';
import { untilNextTurn } from './turn-days.ts';
import { availabilityFilter } from '@roost/shared/domain/index-filters';

const SEEDED = '2026-06-01';

describe.each(databaseKinds())('BOOK-8: calendars move on with the days, on %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  let today = SEEDED;
  const generated = [...generateListings({ seed: 'roll', count: 30, today: SEEDED })].filter(
    (home) => home.status === 'Active For Rent',
  );

  const all = () => ['weekly', 'short', ...generated.map(({ id }) => id)];

  /** The site is stopped, and started again so many days later. */
  async function laterBy(days: number): Promise<void> {
    today = addDays(today, days);
    world.clock.advance(days * 24 * 60);
    await world.restart();
  }
  const calendar = async (id: string, from = today): Promise<CalendarDay[]> =>
    calendarSchema.parse((await new TestGuest(world.url()).get(`/listings/${id}/calendar?from=${from}&months=24`)).body)
      .days;
  const rules = ({ date: _date, ...rest }: CalendarDay) => rest;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    const weekly = testHome({
      id: 'weekly',
      from: SEEDED,
      days: 400,
      codes: Array.from({ length: 400 }, (_, day) => (day % 7 === 5 ? 'DC' : 'DX')),
      priceCents: (day) => 10_000 + day * 100,
    });
    world = await startWorld({
      database,
      homes: [weekly, testHome({ id: 'short', from: SEEDED, days: 30 }), ...generated],
      today: SEEDED,
    });
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test('calendars that reach far enough stay as they are', async () => {
    expect((await rollCalendars(database.db, SEEDED, all())).size).toBe(0);
    expect(await calendar('weekly')).toHaveLength(OPEN_DAYS);
  });

  test('a short calendar is filled up from its own weeks', async () => {
    const days = await calendar('short');
    expect(days).toHaveLength(OPEN_DAYS);
    expect(days.at(-1)).toEqual({
      date: addDays(SEEDED, OPEN_DAYS - 1),
      code: 'DC',
      minStay: 1,
      maxStay: 365,
      priceCents: 10_000,
    });
  });

  test('a day later one day is added, as it was a year before; a running site needs no restart for it', async () => {
    const before = await calendar('weekly');
    expect((await rollCalendars(database.db, addDays(SEEDED, 1), all())).size).toBe(generated.length + 2);
    expect((await rollCalendars(database.db, addDays(SEEDED, 1), all())).size).toBe(0);
    const after = await calendar('weekly');
    expect(after.slice(0, OPEN_DAYS)).toEqual(before);
    expect(after.slice(OPEN_DAYS).map((day) => [day.date, rules(day)])).toEqual([
      [addDays(SEEDED, 400), rules(before[36]!)],
    ]);
  });

  test.each([200, 1000])('started %d days later, every home has its days, and its weekdays', async (days) => {
    await laterBy(days);
    for (const { id } of generated) {
      const shown = await calendar(id);
      expect([shown[0]?.date, shown.length]).toEqual([today, OPEN_DAYS]);
      expect(shown.some((day) => day.code === 'DC' && day.priceCents !== null)).toBe(true);
    }
    const arrivals = (await calendar('weekly')).filter((day) => day.code === 'DC');
    expect(new Set(arrivals.map((day) => formatWeekday(day.date)))).toEqual(
      new Set([formatWeekday(addDays(SEEDED, 5))]),
    );
    // What is long gone is dropped, or a calendar would grow for ever.
    expect((await calendar('weekly', addDays(today, -90)))[0]?.date).toBe(addDays(today, -31));
  });

  test('a home is found, quoted and booked for days that its owner never entered', async () => {
    const stay = { startDate: addDays(today, 300), endDate: addDays(today, 303) };
    const { host } = new URL(world.sandbox.url);
    const client = algoliasearch('roost-local', 'local-search-key', {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
      timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
    });
    const found = async () =>
      (
        await client.searchSingleIndex<IndexRecord>({
          indexName: 'prod_listings',
          searchParams: {
            hitsPerPage: 1000,
            filters: availabilityFilter({ checkIn: stay.startDate, checkOut: stay.endDate }),
          },
        })
      ).hits.map((hit) => hit.objectID);
    expect(await eventually(found, (ids) => ids.includes('short'))).toContain('short');
    const guest = new TestGuest(world.url());
    const quote = await guest.quote({ listingId: 'short', ...stay });
    expect((await guest.post('/reservations', reservationRequest(quote.body))).status).toBe(200);
    expect(await eventually(found, (ids) => !ids.includes('short'))).not.toContain('short');
  }, 120_000);
});

test.each([
  ['2026-06-01T00:00:00Z', 901_000],
  ['2026-06-01T23:30:01Z', 900_000],
  ['2026-06-01T23:59:59Z', 2_000],
])('BOOK-8: at %s the next look is in %d ms', (now, wait) => {
  expect(untilNextTurn(new Date(now))).toBe(wait);
});
