/**
 * What services say a place is, put to the index as the page does, finds the homes that the data has there (FIND-1).
 */
import { algoliasearch } from 'algoliasearch';
import { sql } from 'kysely';
import { understoodSearchSchema } from '@roost/shared/contracts/understood-search';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { placePredictionsSchema } from '@roost/shared/contracts/places';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { BoundingBox } from '@roost/shared/domain/search-address';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import { petLimit } from '@roost/shared/domain/pets';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { OpenDatabase } from '../db/open.ts';
import { generateListings } from '../seed/generate.ts';
import { freshDatabase } from '../testing/databases.ts';
import { eventually, startWorld } from '../testing/world.ts';
import type { TestWorld } from '../testing/world.ts';
import { stockReader } from './read-stock.ts';
import type { StockHome } from './stock-homes.ts';

const TODAY = '2026-06-01';
const INDEX = 'prod_listings';
const homes = [...generateListings({ seed: 'areas', count: 150, today: TODAY })].filter(
  ({ status }) => status === 'Active For Rent',
);
/** Milliseconds that all of a test's questions may take on a busy machine. */
const PATIENCE_MS = 120_000;

/** Great-circle metres, worked out here so that the test does not lean on the code that it tests. */
function metres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const [x, y, dx] = [a.lat, b.lat, a.lng - b.lng].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  return 6_371_000 * Math.acos(Math.min(1, Math.sin(x) * Math.sin(y) + Math.cos(x) * Math.cos(y) * Math.cos(dx)));
}
const countBy = (key: (home: ListingDetail) => string | null): [string, number][] =>
  [...Map.groupBy(homes, key)].flatMap(([name, group]) => (name === null ? [] : [[name, group.length]]));

let database: OpenDatabase;
let world: TestWorld;

beforeAll(async () => {
  database = await freshDatabase();
  world = await startWorld({ database, homes, today: TODAY });
  await eventually(
    async () => world.events.filter(({ event }) => event === 'index_ready').length,
    (count) => count > 0,
    PATIENCE_MS,
  );
}, 2 * PATIENCE_MS);
afterAll(async () => {
  await world?.close();
  await database?.close();
});

async function understood(text: string): Promise<{ where: SearchPlace; isPlaceAlone: boolean }> {
  const answer = await fetch(`${world.url()}/understand?${new URLSearchParams({ text })}`);
  const { read, place: found } = understoodSearchSchema.parse(await answer.json());
  return {
    where: found && { lat: found.lat, lng: found.lng, ...(found.area ? { area: found.area } : {}) },
    isPlaceAlone: !isUnderstood(read) && (found === null || read.text === ''),
  };
}
const place = async (text: string): Promise<SearchPlace> => (await understood(text)).where;
async function count(query: string, where: SearchPlace, boundingBox: BoundingBox | null = null): Promise<number> {
  const client = algoliasearch('roost-local', 'local-search-key', {
    hosts: [{ url: new URL(world.sandbox.url).host, accept: 'readWrite', protocol: 'http' }],
    timeouts: { connect: 20_000, read: 20_000, write: 20_000 },
  });
  const { main } = buildSearchRequest({
    state: { ...EMPTY_SEARCH, query, boundingBox },
    place: where,
    indexName: INDEX,
    now: `${TODAY}T12:00:00Z`,
  });
  const { results } = await client.search({ requests: [{ ...main, type: 'default' }] as never });
  return (results[0] as { nbHits: number }).nbHits;
}

test.each([
  ['state', ({ country, state }: ListingDetail) => (country === 'United States' ? state : null)],
  ['country', ({ country }: ListingDetail) => country],
] as const)(
  'FIND-1: every %s that has homes shows all of them',
  async (_kind, key) => {
    for (const [name, own] of countBy(key)) expect([name, await count(name, await place(name))]).toEqual([name, own]);
  },
  PATIENCE_MS,
);

test(
  'FIND-1: every town that is suggested shows all homes of its circle, with its words in the box',
  async () => {
    const towns = [...new Set(homes.map(({ city, state }) => (city && state ? `${city}, ${state}` : '')))].filter(
      Boolean,
    );
    expect(towns.length).toBeGreaterThan(60);
    // Of these two most homes were hidden once.
    for (const town of [...towns, 'Hyannis, Massachusetts', 'Kings Beach, California']) {
      const where = await place(town);
      if (!where || where.area) continue;
      const inside = homes.filter(({ location }) => metres(where, location) <= AROUND_RADIUS).length;
      expect([town, await count(town, where)]).toEqual([town, inside]);
    }
  },
  PATIENCE_MS,
);

test(
  'FIND-3: every suggestion with a number of homes finds so many, whatever was typed',
  async () => {
    const typed = [
      'utah',
      'summit county',
      'monroe c',
      'eagle co',
      'new y',
      '841',
      'slc',
      'grand can',
      'acadia',
      'lake t',
      'savan',
      'yosemity',
    ];
    const shown = new Map<string, number>();
    for (const input of typed) {
      const answer = await fetch(`${world.url()}/places/predictions?${new URLSearchParams({ input })}`);
      for (const { description, homes: number, listingId } of placePredictionsSchema.parse(await answer.json()))
        if (number && listingId === undefined) shown.set(description, number);
    }
    expect(shown.size).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const [description, number] of shown) {
      const { where, isPlaceAlone } = await understood(description);
      // Where no home is inside, the page shows those within 100 miles.
      const inside = await count(description, where);
      const found =
        inside || (where ? await count(description, { lat: where.lat, lng: where.lng, radius: 160_934 }) : 0);
      if (found !== number || !isPlaceAlone) wrong.push(`${description}: shows ${number}, finds ${found}`);
    }
    expect(wrong).toEqual([]);
  },
  PATIENCE_MS,
);

test('FIND-1: a view of the whole earth, and one over the date line, show the homes inside', async () => {
  const box = (north: number, east: number, south: number, west: number): BoundingBox => ({
    northEast: { lat: north, lng: east },
    southWest: { lat: south, lng: west },
  });
  const earth = homes.filter(({ location }) => Math.abs(location.lat) <= 80).length;
  expect(await count('', null, box(80, 180, -80, -180))).toBe(earth);
  // From Australia over the date line to the Rocky Mountains.
  const pacific = homes.filter(({ location: { lng } }) => lng >= 110 || lng <= -105).length;
  expect(pacific).toBeGreaterThan(10);
  expect(await count('', null, box(80, -105, -80, 110))).toBe(pacific);
});

test('SCALE-6: the stock that is read in slices is the one of all homes, and is read again only when a home changed', async () => {
  const read = stockReader(database.db, () => new Date(`${TODAY}T12:00:00Z`), 7);
  const stock = await read();
  expect(stock.homes).toHaveLength(homes.length);
  for (const home of homes) {
    expect(stock.headlineIn(normalizePhrase(home.headline))).not.toBeNull();
    const isIt = ({ lat, lng, sleeps, bedrooms, bathrooms, price, pets, has }: StockHome): boolean =>
      lat === home.location.lat &&
      lng === home.location.lng &&
      sleeps === home.maxOccupancy &&
      bedrooms === home.bedrooms &&
      bathrooms === home.bathrooms &&
      price === home.averagePerNightCents / 100 &&
      pets === petLimit(home) &&
      Object.values(home.amenities ?? {})
        .flat()
        .every((wish) => has.has(wish));
    expect([home.id, stock.homesIn(home.location, 1).some(isIt)]).toEqual([home.id, true]);
  }
  expect(await read()).toBe(stock);
  const first = homes[0]?.id ?? '';
  const setStatus = (status: string) =>
    sql`update listings set document = jsonb_set(document, '{status}', to_jsonb(${status}::text)) where id = ${first}`.execute(
      database.db,
    );
  await setStatus('Inactive');
  try {
    expect((await read()).homes).toHaveLength(homes.length - 1);
  } finally {
    await setStatus('Active For Rent');
  }
  expect((await read()).homes).toHaveLength(homes.length);
});
