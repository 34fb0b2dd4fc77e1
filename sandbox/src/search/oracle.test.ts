import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { runQuery } from './protocol/run-query.ts';
import { Catalog } from './store/catalog.ts';
import type { Doc } from './json.ts';

/** A record as a plain object, which the oracle looks through one by one. */
type Home = {
  objectID: string;
  kind: string;
  views: string[];
  price: number;
  rating: number | null;
  beds: number;
  _geoloc: { lat: number; lng: number };
  Availability: Record<string, string>;
  MinStay: Record<string, number>;
  MaxStay: Record<string, number>;
};
const DAYS = Array.from({ length: 30 }, (_, day) => String(20260701 + day));
const KINDS = ['House', 'Cabin', 'Villa', 'Log Cabin'];
const VIEWS = ['Ocean', 'Lake', 'Garden', 'Mountain'];

const dayMap = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
  fc
    .array(fc.option(value, { freq: 30 }), { minLength: DAYS.length, maxLength: DAYS.length })
    .map((values) => Object.fromEntries(values.flatMap((held, i) => (held === null ? [] : [[DAYS[i]!, held]]))));
const anyHome: fc.Arbitrary<Omit<Home, 'objectID'>> = fc.record({
  kind: fc.constantFrom(...KINDS),
  views: fc.subarray(VIEWS),
  price: fc.integer({ min: 50, max: 500 }),
  rating: fc.option(fc.integer({ min: 30, max: 50 }).map((tenths) => tenths / 10)),
  beds: fc.integer({ min: 1, max: 6 }),
  _geoloc: fc.record({
    lat: fc.integer({ min: 3700, max: 3900 }).map((n) => n / 100),
    lng: fc.integer({ min: -12100, max: -11900 }).map((n) => n / 100),
  }),
  Availability: dayMap(fc.constantFrom(...Array.from({ length: 16 }, () => 'DC'), 'DI', 'DX', 'DO', 'NO')),
  MinStay: dayMap(fc.constantFrom(1, 1, 2, 2, 3)),
  MaxStay: dayMap(fc.constantFrom(2, 7, 365, 365, 365)),
});

type Query = {
  stay: { from: number; nights: number } | null;
  kinds: string[];
  views: string[];
  notView: string | null;
  price: { min: number; max: number } | null;
  minRating: number | null;
  around: { lat: number; lng: number; radius: number; precision: number } | null;
  box: [number, number, number, number] | null;
  page: number;
};
const coordinate = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10);
const anyQuery: fc.Arbitrary<Query> = fc.record({
  stay: fc.option(fc.record({ from: fc.integer({ min: 0, max: 24 }), nights: fc.integer({ min: 1, max: 5 }) }), {
    freq: 3,
  }),
  kinds: fc.subarray(KINDS),
  views: fc.subarray(VIEWS, { maxLength: 1 }),
  notView: fc.option(fc.constantFrom(...VIEWS), { freq: 2 }),
  price: fc.option(fc.record({ min: fc.integer({ min: 50, max: 300 }), max: fc.integer({ min: 200, max: 500 }) }), {
    freq: 2,
  }),
  minRating: fc.option(fc.constantFrom(3.5, 4, 4.5), { freq: 2 }),
  around: fc.option(
    fc.record({
      lat: coordinate(37, 39),
      lng: coordinate(-121, -119),
      radius: fc.integer({ min: 5_000, max: 300_000 }),
      precision: fc.constantFrom(1, 1000, 8000),
    }),
    { freq: 2 },
  ),
  box: fc.option(fc.tuple(coordinate(37, 39), coordinate(-121, -119), coordinate(37, 39), coordinate(-121, -119)), {
    freq: 2,
  }),
  page: fc.integer({ min: 0, max: 2 }),
});

/** The query as a client would send it. */
function getParams({ stay, kinds, views, notView, price, minRating, around, box, page }: Query): Doc {
  const filters = [
    ...(stay ? stayFilters(stay) : []),
    ...(notView ? [`NOT views:${notView}`] : []),
    ...(minRating === null ? [] : [`NOT rating < ${minRating}`]),
  ];
  return {
    filters: filters.join(' AND '),
    facetFilters: [...views.map((view) => `views:${view}`), kinds.map((kind) => `kind:${kind.toUpperCase()}`)],
    numericFilters: price ? [`price>=${price.min}`, `price<=${price.max}`] : [],
    ...(around && {
      aroundLatLng: `${around.lat}, ${around.lng}`,
      aroundRadius: around.radius,
      aroundPrecision: around.precision,
    }),
    ...(box && { insideBoundingBox: [box] }),
    facets: ['kind', 'views', 'beds', 'price'],
    maxValuesPerFacet: 1000,
    hitsPerPage: 7,
    page,
    getRankingInfo: true,
  };
}

function stayFilters({ from, nights }: NonNullable<Query['stay']>): string[] {
  const code = (offset: number, codes: string[]): string =>
    `(${codes.map((value) => `Availability.${DAYS[from + offset]}:${value}`).join(' OR ')})`;
  const all = [code(0, ['DC', 'DI'])];
  for (let i = 1; i < nights; i++) all.push(code(i, ['DC', 'DX']));
  all.push(code(nights, ['DC', 'DO', 'NO']));
  for (let i = 0; i < nights; i++)
    all.push(`MinStay.${DAYS[from + i]} <= ${nights} AND MaxStay.${DAYS[from + i]} >= ${nights}`);
  return all;
}

function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const [x, y, dx] = [a.lat, b.lat, a.lng - b.lng].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const h = Math.sin((x - y) / 2) ** 2 + Math.cos(x) * Math.cos(y) * Math.sin(dx / 2) ** 2;
  return 12_742_000 * Math.asin(Math.sqrt(h));
}

/** The same question answered by looking at every record. */
function expected(
  homes: readonly Home[],
  { stay, kinds, views, notView, price, minRating, around, box }: Query,
): Home[] {
  const bookable = (home: Home): boolean => {
    if (!stay) return true;
    const day = (offset: number): string => DAYS[stay.from + offset]!;
    const codes = Array.from({ length: stay.nights + 1 }, (_, i) => home.Availability[day(i)] ?? '');
    if (
      !codes.every((code, i) =>
        (i === 0 ? ['DC', 'DI'] : i < stay.nights ? ['DC', 'DX'] : ['DC', 'DO', 'NO']).includes(code),
      )
    )
      return false;
    return codes
      .slice(1)
      .every(
        (_, i) =>
          (home.MinStay[day(i)] ?? Infinity) <= stay.nights && (home.MaxStay[day(i)] ?? -Infinity) >= stay.nights,
      );
  };
  const near = ({ _geoloc: { lat, lng } }: Home): boolean => {
    if (box)
      return (
        lat >= Math.min(box[0], box[2]) &&
        lat <= Math.max(box[0], box[2]) &&
        lng >= Math.min(box[1], box[3]) &&
        lng <= Math.max(box[1], box[3])
      );
    return !around || metresBetween(around, { lat, lng }) <= around.radius;
  };
  const found = homes.filter(
    (home) =>
      bookable(home) &&
      near(home) &&
      (kinds.length === 0 || kinds.includes(home.kind)) &&
      views.every((view) => home.views.includes(view)) &&
      !(notView && home.views.includes(notView)) &&
      (!price || (home.price >= price.min && home.price <= price.max)) &&
      (minRating === null || (home.rating !== null && home.rating >= minRating)),
  );
  const step = (home: Home): number =>
    around && !box ? Math.floor(metresBetween(around, home._geoloc) / around.precision) : 0;
  return found.sort(
    (a, b) => step(a) - step(b) || (b.rating ?? -1) - (a.rating ?? -1) || (a.objectID < b.objectID ? 1 : -1),
  );
}

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

test('SRCH-12, SRCH-14, SRCH-18: counts, facets, distances, dates and order agree with a look at every record, while records change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
  const catalog = Catalog.open(folder);
  const context = { catalog, ring: { appId: '', adminKey: '', searchKey: '', stored: () => [] }, now: () => 0 };
  const credentials = { key: '', acl: 'all' as const, indices: [], forced: {} };
  const homes = new Map<string, Home>();
  const write = (changed: readonly Home[], removed: readonly string[]): Promise<void> =>
    catalog.exclusive(() =>
      catalog.write('homes', async (transaction) => {
        for (const home of changed) transaction.put(home.objectID, structuredClone(home));
        for (const id of removed) transaction.remove(id);
      }),
    );
  await catalog.exclusive(() =>
    catalog.configure('homes', (meta) => {
      meta.settings = {
        attributesForFaceting: ['kind', 'views', 'beds', 'price', 'filterOnly(Availability)'],
        customRanking: ['desc(rating)'],
      };
    }),
  );

  const first = fc.sample(anyHome, { numRuns: 250, seed: 7 }).map((home, i) => ({ ...home, objectID: `h${i}` }));
  first.forEach((home) => homes.set(home.objectID, home));
  await write(first, []);
  try {
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.option(anyHome, { freq: 3 })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(anyQuery, changes, async (query, edits) => {
        const changed = edits.flatMap(([id, home]) => (home ? [{ ...home, objectID: `h${id}` }] : []));
        const removed = edits.flatMap(([id, home]) => (home ? [] : [`h${id}`]));
        changed.forEach((home) => homes.set(home.objectID, home));
        removed.forEach((id) => homes.delete(id));
        await write(changed, removed);

        const answer = runQuery(context, 'homes', getParams(query), credentials);
        const wanted = expected([...homes.values()], query);
        const facets = {
          kind: tally(wanted.map((home) => home.kind)),
          views: tally(wanted.flatMap((home) => home.views)),
          beds: tally(wanted.map((home) => home.beds)),
          price: tally(wanted.map((home) => home.price)),
        };
        expect(answer['nbHits']).toBe(wanted.length);
        expect(answer['facets']).toEqual(
          Object.fromEntries(Object.entries(facets).filter(([, counts]) => Object.keys(counts).length > 0)),
        );
        expect((answer['hits'] as Home[]).map((hit) => hit.objectID)).toEqual(
          wanted.slice(query.page * 7, query.page * 7 + 7).map((home) => home.objectID),
        );
        if (wanted.length === 0) return;
        const sum = wanted.reduce((total, home) => total + home.price, 0);
        expect((answer['facets_stats'] as Doc)['price']).toEqual({
          min: Math.min(...wanted.map((home) => home.price)),
          max: Math.max(...wanted.map((home) => home.price)),
          sum,
          avg: sum / wanted.length,
        });
      }),
      { numRuns: 1000, seed: 11 },
    );
  } finally {
    await catalog.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
