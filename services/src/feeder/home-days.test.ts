/**
 * Which day it is at a home decides what can be booked there: search, listing page and quote are held together here,
 * whatever the clock.
 */
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import fc from 'fast-check';
import { canStay } from '@roost/shared/domain/availability';
import { addDays, toIsoDate } from '@roost/shared/domain/dates';
import { earliestToday, todayAtHome } from '@roost/shared/domain/home-day';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import { dayAt, dayIn, getDayEnd, TIME_ZONES } from '@roost/shared/domain/time-zone';
import type { StayDates } from '@roost/shared/domain/stay';
import { bookableDays } from '../listings/calendars.ts';
import { turnDays } from '../listings/turn-days.ts';
import type { OpenDatabase } from '../db/open.ts';
import { generateListings } from '../seed/generate.ts';
import { freshDatabase } from '../testing/databases.ts';
import { TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';

const SEEDED = '2028-02-20';
const PLACES: [string | null, string | null, number][] = [
  ['United States', 'Hawaii', -156],
  ['United States', 'Alaska', -150],
  ['United States', 'California', -120],
  ['United States', 'Arizona', -111],
  ['United States', 'Colorado', -106],
  ['United States', 'Tennessee', -84],
  ['United States', 'Florida', -81],
  ['Portugal', 'Lisboa', -9],
  ['France', 'Var', 6],
  ['Greece', 'Kyklades', 25],
  ['Singapore', null, 104],
  ['Australia', 'New South Wales', 151],
  ['New Zealand', 'Otago', 169],
  ['American Samoa', null, -170],
  ['Fiji', null, 178],
  [null, null, -118],
];
const homes = [
  ...PLACES.map(([country, state, lng], index) =>
    testHome({ id: `zone${index}`, country, state, location: location(lng), from: SEEDED, days: 400 }),
  ),
  ...generateListings({ seed: 'home-days', count: 12, today: SEEDED }),
].filter(({ status }) => status === 'Active For Rent');

function location(lng: number) {
  return { lat: 20, lng, radiusMetres: 800, description: 'Near the water.' };
}

const HOUR_MS = 3_600_000;
/** `npm test` looks at some of the days, and at one instant of each; the night at all. */
const PART = Number(process.env['PROPERTY_RUNS'] ?? 1);
/**
 * Instants from the seeding on, in order: evenings and nights, clocks that change, the leap day, the turn of the year.
 */
const instants = [
  ...fc
    .sample(
      fc.oneof(
        fc.constantFrom(
          '2028-02-28',
          '2028-02-29',
          '2028-03-01',
          '2028-03-12',
          '2028-03-26',
          '2028-04-02',
          '2028-10-29',
        ),
        fc.constantFrom('2028-11-05', '2028-12-31', '2029-01-01'),
      ),
      { numRuns: 5, seed: 3 },
    )
    .slice(0, Math.ceil(5 * PART))
    .flatMap((day) =>
      fc
        .sample(fc.oneof(fc.integer({ min: 0, max: 12 * 4 }), fc.integer({ min: 0, max: 24 * 4 - 1 })), {
          numRuns: Math.min(2, Math.ceil(2 * PART)),
          seed: Number(day.slice(5, 7)),
        })
        .map((quarter) => `${day}T00:00:00Z|${quarter}`),
    ),
]
  .map((text) => {
    const [day = '', quarter = '0'] = text.split('|');
    return new Date(Date.parse(day) + Number(quarter) * 900_000);
  })
  .sort((a, b) => a.getTime() - b.getTime());

test('SRCH-12: `Day Ends` tells the same day as the zone, up to its last minute', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIME_ZONES),
      fc.date({ min: new Date('2026-11-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (zone, instant) => {
        const day = dayIn(zone, instant);
        const end = getDayEnd(zone, day);
        const over = Date.parse(day) + end * 60_000;
        expect(todayAtHome(end, instant.toISOString())).toBe(day);
        expect(todayAtHome(end, new Date(over).toISOString())).toBe(addDays(day, 1));
        expect(dayIn(zone, new Date(over - 1))).toBe(day);
        expect(dayIn(zone, new Date(over)) > day).toBe(true);
        expect(earliestToday(instant.toISOString()) <= day).toBe(true);
      },
    ),
    { numRuns: 2_000, seed: 5 },
  );
});

describe('SRCH-12, BOOK-8: a home is found for dates exactly when it can be booked for them', () => {
  let database: OpenDatabase;
  let world: TestWorld;
  let client: Algoliasearch;
  let guest: TestGuest;

  beforeAll(async () => {
    database = await freshDatabase();
    world = await startWorld({ database, homes, today: SEEDED, environment: { BOOKING_LIMITS: '1000' } });
    guest = new TestGuest(world.url());
    client = algoliasearch('roost-local', 'local-search-key', {
      hosts: [{ url: new URL(world.sandbox.url).host, accept: 'readWrite', protocol: 'http' }],
      timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
    });
    await written();
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  const written = () =>
    eventually(
      async () => ({
        ready: world.events.some(({ event }) => event === 'index_ready'),
        waiting: await database.db.selectFrom('index_outbox').select('id').execute(),
      }),
      ({ ready, waiting }) => ready && waiting.length === 0,
      90_000,
    );
  const found = async (dates: StayDates): Promise<string[]> => {
    const { getRankingInfo: _, ...main } = buildSearchRequest({
      state: { ...EMPTY_SEARCH, dates },
      place: null,
      indexName: 'prod_listings',
      now: world.clock.now().toISOString(),
    }).main;
    const { results } = await client.search({ requests: [{ ...main, facets: [], hitsPerPage: 1000 } as never] });
    return (results[0] as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID).sort();
  };
  const calendars = async () =>
    new Map(await Promise.all(homes.map(async ({ id }) => [id, await bookableDays(database.db, id)] as const)));

  /** @param asked every which of the places is asked for a quote: 0 or 1 in two */
  async function compare(asked: 0 | 1): Promise<number> {
    const now = world.clock.now();
    const days = await calendars();
    let bookable = 0;
    for (const offset of [-2, -1, 0, 1, 4]) {
      for (const nights of [1, 3]) {
        const checkIn = addDays(toIsoDate(now), offset);
        const dates = { checkIn, checkOut: addDays(checkIn, nights) };
        const expected = homes
          .filter((home) => canStay(days.get(home.id) ?? [], checkIn, dates.checkOut, dayAt(home, now)).ok)
          .map(({ id }) => id)
          .sort();
        expect([now.toISOString(), dates, await found(dates)]).toEqual([now.toISOString(), dates, expected]);
        bookable += expected.length;
        if (nights === 1 && Math.abs(offset) <= 1)
          for (const { id } of homes.slice(0, PLACES.length).filter((_, at) => at % 2 === asked)) {
            const { status } = await guest.quote({ listingId: id, startDate: checkIn, endDate: dates.checkOut });
            expect([now.toISOString(), id, checkIn, status === 200]).toEqual([
              now.toISOString(),
              id,
              checkIn,
              expected.includes(id),
            ]);
          }
      }
    }
    return bookable;
  }

  test.each(instants.map((instant, at) => [instant.toISOString(), instant, at % 2 === 0 ? 0 : 1] as const))(
    'at %s, before and after the records are written anew',
    async (_, instant, turn) => {
      world.clock.moveTo(new Date(instant.getTime() - 9 * HOUR_MS));
      const turning = turnDays(database.db, world.clock.now());
      // A start and the worker beside it ask at once: the catalogue is gone through once.
      expect(turnDays(database.db, world.clock.now())).toBe(turning);
      await turning;
      await written();
      world.clock.moveTo(instant);
      // Each home is asked for its price before or after, and the other way round at the next instant.
      expect(await compare(turn)).toBeGreaterThan(50);
      await turnDays(database.db, world.clock.now());
      await written();
      expect(await compare(turn === 0 ? 1 : 0)).toBeGreaterThan(50);
      const page = await guest.get<{ today: string }>('/listings/zone2');
      expect(page.body.today).toBe(dayIn('America/Los_Angeles', instant));
    },
    60_000,
  );
});
