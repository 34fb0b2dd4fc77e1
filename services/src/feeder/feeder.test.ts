import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { hitSchema, type IndexRecord } from '@roost/shared/contracts/index-record';
import type { CalendarDay, ListingDetail } from '@roost/shared/contracts/listing';
import { canStay } from '@roost/shared/domain/availability';
import { addDays, parseIsoDate, toCompact } from '@roost/shared/domain/dates';
import { NO_PARTY } from '@roost/shared/domain/party';
import { getHitPrice, undatedNightlyCents } from '@roost/shared/domain/price';
import { EMPTY_SEARCH, SORT_ORDERS } from '@roost/shared/domain/search-address';
import { buildSearchRequest, sortedIndex } from '@roost/shared/domain/search-query';
import type { OpenDatabase } from '../db/open.ts';
import { bookableDays } from '../listings/calendars.ts';
import { generateListings } from '../seed/generate.ts';
import { refuseParty } from '../quotes/quote.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';
import { sql } from 'kysely';
import { toWireDates } from '@roost/shared/domain/stay';
import { availabilityFilter } from '@roost/shared/domain/index-filters';

const has = ({ amenities }: ListingDetail, value: string): boolean => amenities?.amenities.includes(value) === true;
const TODAY = '2026-06-01';
const INDEX = 'prod_listings';
/** Milliseconds. On a calm machine it takes half a second; the rest is for machines that are busy with other tests. */
const SOON_MS = 60_000;

describe.each(databaseKinds())('the search index fed from %s', (kind) => {
  let database: OpenDatabase;
  let world: TestWorld;
  let guest: TestGuest;
  let client: Algoliasearch;
  const generated = [...generateListings({ seed: 'feeder', count: 60, today: TODAY })];
  const listed = testHome({ id: 'listed', from: TODAY });
  const homes = [
    testHome({ id: 'free', from: TODAY }),
    testHome({ id: 'gone', from: TODAY, status: 'Withdrawn' }),
    { ...listed, id: 'unlisted', amenities: { ...listed.amenities, accessibility: ['No Pets Allowed'] } },
    ...generated,
  ];
  const active = homes.filter((home) => home.status === 'Active For Rent');

  // Patient: what these tests say of the index does not depend on how busy the machine is.
  const getClient = (key: string) =>
    algoliasearch('roost-local', key, {
      hosts: [{ url: new URL(world.sandbox.url).host, accept: 'readWrite', protocol: 'http' }],
      timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
    });
  const search = (params: object) =>
    client.searchSingleIndex<IndexRecord>({ indexName: INDEX, searchParams: { hitsPerPage: 1000, ...params } });
  const foundFor = async (start: string, end: string) =>
    new Set(
      (await search({ filters: availabilityFilter({ checkIn: start, checkOut: end }) })).hits.map(
        (hit) => hit.objectID,
      ),
    );
  /** What the page of results asks for, with room for all homes. */
  const foundBy = async (wishes: Partial<typeof EMPTY_SEARCH>): Promise<IndexRecord[]> => {
    const { main } = buildSearchRequest({
      state: { ...EMPTY_SEARCH, ...wishes },
      place: null,
      indexName: INDEX,
      now: `${TODAY}T12:00:00Z`,
    });
    const { results } = await client.search<IndexRecord>({
      requests: [{ ...main, hitsPerPage: 1000, type: 'default' }] as never,
    });
    return 'hits' in (results[0] ?? {}) ? (results[0] as { hits: IndexRecord[] }).hits : [];
  };
  const ready = () =>
    eventually(
      async () => world.events.filter((each) => each.event === 'index_ready').length,
      (count) => count > 0,
      90_000,
    );

  beforeAll(async () => {
    database = await freshDatabase(kind);
    world = await startWorld({ database, homes, today: TODAY });
    guest = new TestGuest(world.url());
    client = getClient('local-search-key');
    await ready();
  }, 180_000);
  afterEach(() => world?.sandbox.clearFaults());
  afterAll(async () => {
    await world?.close();
    await database?.close();
  }, 120_000);

  test('holds every home that can be booked, and no withdrawn one', async () => {
    const { hits } = await search({ query: '' });
    expect(hits.map((hit) => hit.objectID).sort()).toEqual(active.map((home) => home.id).sort());
    for (const hit of hits) hitSchema.parse(hit);
  });

  test('SRCH-12: a search by dates finds exactly the homes that can be booked for them', async () => {
    const calendars = new Map<string, CalendarDay[]>();
    for (const home of active) calendars.set(home.id, await bookableDays(database.db, home.id));
    let found = 0;
    for (let search = 0; search < 40; search += 1) {
      const start = addDays(TODAY, (search * 37) % 330);
      const end = addDays(start, 1 + ((search * 5) % 11));
      const expected = active
        .filter((home) => canStay(calendars.get(home.id) ?? [], start, end, TODAY).ok)
        .map((home) => home.id);
      expect([...(await foundFor(start, end))].sort()).toEqual(expected.sort());
      found += expected.length;
    }
    expect(found).toBeGreaterThan(100);
  }, 120_000);

  test('SRCH-8, SRCH-10, TRUE-1: a search finds exactly the homes that take so many pets, whatever their lists say', async () => {
    for (const pets of [1, 2, 3, 4]) {
      const party = { ...NO_PARTY, pets };
      const hits = await foundBy({ party });
      expect(hits.map(({ objectID }) => objectID).sort()).toEqual(
        active
          .filter((home) => refuseParty(party, home) === null)
          .map(({ id }) => id)
          .sort(),
      );
    }
  });

  // The database has no say in a price: on a second one fewer are enough.
  const stays = kind === databaseKinds()[0] ? 300 : 200;
  test('PRICE-1, PRICE-2, PRICE-4, PRICE-5: on hundreds of random stays the card of a record and the quote of services agree to the cent', async () => {
    let [compared, withPets, capped] = [0, 0, 0];
    // The same stays in every run.
    let seed = 7;
    const upTo = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * count);
    };
    for (let draw = 0; compared < stays && draw < 300; draw += 1) {
      const checkIn = addDays(TODAY, 1 + upTo(340));
      const nights = 1 + upTo(upTo(4) === 0 ? 30 : 9);
      const dates = { checkIn, checkOut: addDays(checkIn, nights) };
      for (const hit of await foundBy({ dates })) {
        const pets = hit.fees.pet ? upTo(2) : 0;
        const shown = getHitPrice(hit, dates, { pets });
        const quote = await guest.quote({ listingId: hit.objectID, ...toWireDates(dates), adults: 1, pets });
        expect(quote.status).toBe(200);
        expect(shown).toEqual({
          totalCents: quote.body.totalCents,
          beforeTaxCents: quote.body.stayCents,
          averageCents: quote.body.averagePerNightCents,
        });
        compared += 1;
        if (quote.body.lines.some(({ kind }) => kind === 'pet')) withPets += 1;
        if (quote.body.lines.some(({ label }) => label.endsWith('highest fee'))) capped += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(stays);
    expect(Math.min(withPets, capped)).toBeGreaterThan(5);
  }, 120_000);

  test('PRICE-3: without dates the card and the listing page show the same night', async () => {
    for (const hit of (await search({ query: '' })).hits) {
      const { body } = await guest.get<{ days: CalendarDay[] }>(`/listings/${hit.objectID}/calendar`);
      const detail = (await guest.get<ListingDetail>(`/listings/${hit.objectID}`)).body;
      expect(getHitPrice(hit, null, { pets: 0 }).averageCents).toBe(
        undatedNightlyCents(body.days, TODAY) ?? Math.floor(detail.averagePerNightCents / 100) * 100,
      );
    }
  });

  test('a record leaves out what cannot be booked and always says the longest stay', async () => {
    for (const hit of (await search({ query: '' })).hits) {
      const nights = Object.keys(hit.PricePerDay ?? {});
      expect(Object.keys(hit.MaxStay)).toEqual(nights);
      expect(Object.keys(hit.MinStay)).toEqual(nights);
      for (const [day, code] of Object.entries(hit.Availability)) {
        expect(parseIsoDate(day.replace(/^(\d{4})(\d{2})/, '$1-$2-'))).not.toBeNull();
        expect(nights.includes(day) ? code.startsWith('D') : code === 'NO').toBe(true);
      }
    }
  });

  test('SRCH-18: every order of results has its replica', async () => {
    for (const order of SORT_ORDERS) {
      const { hits } = await client.searchSingleIndex<IndexRecord>({
        indexName: sortedIndex(INDEX, order),
        searchParams: { query: '', hitsPerPage: 1000 },
      });
      expect(hits).toHaveLength(active.length);
      const prices = hits.map((hit) => hit['Average Per Night']);
      if (order === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (order === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
  });

  const book = async (from: number) => {
    const stay = { startDate: addDays(TODAY, from), endDate: addDays(TODAY, from + 3) };
    const quote = (await guest.quote({ listingId: 'free', ...stay })).body;
    expect((await guest.post('/reservations', reservationRequest(quote))).status).toBe(200);
    return stay;
  };

  test('BOOK-8: a booked home is gone from a search for its nights at once', async () => {
    expect(await foundFor(addDays(TODAY, 20), addDays(TODAY, 23))).toContain('free');
    const { startDate, endDate } = await book(20);
    await eventually(
      () => foundFor(startDate, endDate),
      (found) => !found.has('free'),
      SOON_MS,
    );
    expect(await foundFor(addDays(TODAY, 23), addDays(TODAY, 25))).toContain('free');
    expect(await foundFor(addDays(TODAY, 18), addDays(TODAY, 20))).toContain('free');
  });

  test('BOOK-8: a price or a home changed in the database itself reaches the index at once, without anybody saying so', async () => {
    const record = async () => client.getObject({ indexName: INDEX, objectID: 'free' }) as unknown as IndexRecord;
    const night = toCompact(addDays(TODAY, 50));
    expect((await record()).PricePerDay?.[night]).not.toBe(777);
    await sql`update calendars set prices_cents = (select array_agg(77700) from unnest(prices_cents)) where listing_id = 'free'`.execute(
      database.db,
    );
    await eventually(record, ({ PricePerDay }) => PricePerDay?.[night] === 777, SOON_MS);
    await sql`update listings set document = jsonb_set(document, '{headline}', '"Another name"') where id = 'free'`.execute(
      database.db,
    );
    await eventually(record, ({ Headline }) => Headline === 'Another name', SOON_MS);
  });

  test('BOOK-8: while the index is away bookings go on, and it learns of them when it is back', async () => {
    await world.sandbox.fault({ part: 'search', mode: 'down' });
    const { startDate, endDate } = await book(30);
    await eventually(
      async () => world.events.filter((each) => each.event === 'worker_failed').length,
      (count) => count > 0,
    );
    await world.sandbox.clearFaults();
    await eventually(
      () => foundFor(startDate, endDate),
      (found) => !found.has('free'),
      90_000,
    );
    await eventually(
      () => database.db.selectFrom('index_outbox').selectAll().execute(),
      (rows) => rows.length === 0,
    );
  }, 120_000);

  test('a restart leaves an index that is up to date as it is', async () => {
    world.events.length = 0;
    await world.restart();
    guest = new TestGuest(world.url());
    await ready();
    expect(world.events.map((each) => each.event)).not.toContain('index_refresh');
  }, 120_000);

  test.each([
    ['cabins hottub', (home: ListingDetail) => home.propertyType === 'Cabin' && has(home, 'Hot Tub')],
    ['the cabin with a jacuzzi', (home: ListingDetail) => home.propertyType === 'Cabin' && has(home, 'Hot Tub')],
    ['firepits', (home: ListingDetail) => has(home, 'Fire Pit')],
    ['bbq', (home: ListingDetail) => has(home, 'Grill')],
    ['swimming pool', (home: ListingDetail) => has(home, 'Pool')],
  ])('FIND-2: "%s", put to the index itself, finds what the search box understands', async (query, fits) => {
    const found = new Set((await search({ query })).hits.map((hit) => hit.objectID));
    const wanted = active.filter(fits).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((id) => !found.has(id))).toEqual([]);
  });

  test('an index of other data, or one that lost records, is written anew', async () => {
    const admin = getClient('local-admin-key');
    const { taskID } = await admin.deleteObject({ indexName: INDEX, objectID: 'free' });
    await admin.waitForTask({ indexName: INDEX, taskID });
    world.events.length = 0;
    await world.restart();
    guest = new TestGuest(world.url());
    await ready();
    expect((await search({ query: '' })).nbHits).toBe(active.length);
    expect(await foundFor(addDays(TODAY, 20), addDays(TODAY, 23))).not.toContain('free');
  }, 120_000);

  test('BOOK-8: searches go on in the whole index while it is written anew, and what is booked meanwhile is gone from it too', async () => {
    const version = (
      await database.db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'data_version')
        .executeTakeFirstOrThrow()
    ).value;
    await database.db
      .updateTable('settings')
      .set({ value: `${version}-again` })
      .where('name', '=', 'data_version')
      .execute();
    world.events.length = 0;
    const counts = new Set<number | undefined>();
    let searching = true;
    const searches = (async () => {
      while (searching)
        counts.add((await search({ query: '', hitsPerPage: 1, filters: 'status:"Active For Rent"' })).nbHits);
    })();
    await world.restart();
    guest = new TestGuest(world.url());
    const { startDate, endDate } = await book(90);
    await ready();
    await eventually(
      () => foundFor(startDate, endDate),
      (found) => !found.has('free'),
      SOON_MS,
    );
    searching = false;
    await searches;
    expect(world.events.map((each) => each.event)).toContain('index_refresh');
    expect([...counts]).toEqual([active.length]);
    const admin = getClient('local-admin-key');
    expect((await admin.listIndices()).items.filter(({ name }) => name.includes('_tmp_'))).toEqual([]);
  }, 120_000);

  test('a home that is withdrawn leaves the index', async () => {
    await database.db
      .updateTable('listings')
      .set((set) => ({
        document: set.fn<string>('jsonb_set', [
          'document',
          set.val('{status}'),
          set.cast(set.val('"Withdrawn"'), 'jsonb'),
        ]),
      }))
      .where('id', '=', 'free')
      .execute();
    await database.db.insertInto('index_outbox').values({ listing_id: 'free' }).execute();
    world.events.length = 0;
    await world.restart();
    guest = new TestGuest(world.url());
    await ready();
    await eventually(
      async () => (await search({ query: '' })).hits.map((hit) => hit.objectID),
      (ids) => !ids.includes('free'),
      90_000,
    );
  }, 180_000);

  test('health says whether database, index and payments answer', async () => {
    const health = () => guest.get('/healthz');
    expect((await eventually(health, (answer) => answer.status === 200)).body).toEqual({
      ok: true,
      parts: { database: true, disk: true, index: true, payments: true },
    });
    await world.sandbox.fault({ part: 'search', mode: 'slow', delayMs: 2_500 });
    // SAFE-6: a clock that jumps back keeps no old answer.
    world.clock.advance(-60);
    const answer = await eventually(health, ({ status }) => status === 503);
    expect([answer.status, answer.body]).toEqual([
      503,
      { ok: false, parts: { database: true, disk: true, index: false, payments: true } },
    ]);
  }, 120_000);
});
