import type { Hit } from '@roost/shared/contracts/index-record';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import { readSearch } from '@roost/shared/domain/search-address';
import { buildCard, buildHit } from '../testing/search-data.ts';
import { loadNearMatches } from './near-matches.ts';

const PLACE = { lat: 39, lng: -120 };
/** Asks for a search, and answers what `homes` gives for each query by its number. */
async function ask(
  address: string,
  homes: (index: number) => Hit[],
  place: typeof PLACE | null = PLACE,
  {
    total = (index: number) => homes(index).length,
    records = [],
  }: { total?: (index: number) => number; records?: Hit[] } = {},
) {
  const asked: IndexQuery[] = [];
  const groups = await loadNearMatches(
    {
      pickCounted: (queries) => {
        asked.push(...queries);
        return Promise.resolve(queries.map((_, index) => ({ hits: homes(index), total: total(index) }))) as never;
      },
      pick: () => Promise.resolve([records]) as never,
    },
    [buildCard({ id: '1' })],
    {
      state: readSearch(new URLSearchParams(address)),
      place,
      indexName: 'homes',
      now: '2026-06-01T12:00:00Z',
    },
  );
  return { asked, groups };
}
const home = (objectID: string, part: Partial<Hit> = {}): Hit => buildHit({ objectID, ...part });

test('FIND-5: wishes are given up one by one, surroundings first, amenities and dates last; party, pets, rooms and price never', async () => {
  const { asked, groups } = await ask(
    'Property-Type=Cabin&amenities.Amenities=Sauna&amenities.View=Lake+View&adults=4&pets=1&minBedrooms=2&maxAverage-Per-Night=300',
    (index) => [home(`of ${index}`)],
  );
  expect(groups.map(({ label }) => label)).toEqual([
    'Everything except Lake View',
    'Kinds of homes like it',
    'Other kinds of homes',
    'Everything except Sauna',
    'A little farther away',
  ]);
  for (const { facetFilters, numericFilters } of asked) {
    expect(JSON.stringify(facetFilters)).toContain('Pets Allowed');
    expect(numericFilters).toEqual(expect.arrayContaining(['Max Occupancy>=4', 'Bedrooms>=2']));
  }
  expect(asked.every(({ analytics, clickAnalytics }) => !analytics && !clickAnalytics)).toBe(true);
});

test('FIND-5: the wish that few homes have is kept longest, of surroundings and kinds', async () => {
  const { groups } = await ask(
    'Property-Type=Cabin&amenities.Amenities=Sauna&amenities.View=Lake+View',
    (index) => [home(`of ${index}`)],
    null,
    // Without the view there are 200 cabins, as other kinds with it 8 and 30, without a sauna 3.
    { total: (index) => [200, 8, 30, 3][index] ?? 0 },
  );
  expect(groups.map(({ label }) => label)).toEqual([
    'Kinds of homes like it',
    'Other kinds of homes',
    'Everything except Lake View',
    'Everything except Sauna',
  ]);
});

test('FIND-5: a home is shown once, never when it is among the results, and twelve homes are the most', async () => {
  const { groups } = await ask('Property-Type=Cabin&amenities.View=Lake+View', () => [
    home('1'),
    ...Array.from({ length: 20 }, (_, index) => home(`h${index}`)),
  ]);
  expect(groups.map(({ cards }) => cards.length)).toEqual([12]);
  expect(groups[0]?.cards.map(({ id }) => id)).not.toContain('1');
});

/** A home that is free from July 3 to 7, at $200 a night and $50 for cleaning. */
const FREE = (() => {
  const map = <T>(value: T) =>
    Object.fromEntries(['20260703', '20260704', '20260705', '20260706', '20260707'].map((day) => [day, value]));
  return {
    Availability: map('DC'),
    MinStay: map(1),
    MaxStay: map(30),
    PricePerDay: map(200),
    fees: { cleaning: { amount: 50 } },
    taxes: [],
  };
})();

test('FIND-5, TRUE-1: a home that is taken says on which dates it is free, for their total; one that is not free soon comes last', async () => {
  const { groups } = await ask(
    'startDate=2026-07-01&endDate=2026-07-04',
    () => [home('2'), home('3', { City: 'Truckee' })],
    null,
    { records: [home('3', { ...FREE, City: 'Truckee' })] },
  );
  expect(groups.map(({ label, dates }) => [label, dates])).toEqual([['On other dates', null]]);
  const [free, taken] = groups[0]?.cards ?? [];
  expect(free).toMatchObject({ id: '3', place: 'Jul 3 – 6 · Truckee', price: { totalCents: 65_000 } });
  expect(free?.href).toMatch(/startDate=2026-07-03&endDate=2026-07-06$/);
  expect(taken?.id).toBe('2');
  expect(taken?.price.totalCents).toBeUndefined();
  expect(taken?.href).not.toContain('startDate');
});

test('FIND-5, TRUE-1: on other dates too no home is dearer than the guest’s limit', async () => {
  const found = async (limit: string) => {
    const { groups } = await ask(
      `startDate=2026-07-01&endDate=2026-07-04&${limit}`,
      () => [home('2'), home('3')],
      null,
      { records: [home('3', FREE)] },
    );
    return groups.flatMap(({ cards }) => cards.map(({ id }) => id));
  };
  expect([await found('maxTotal=650'), await found('maxTotal=649')]).toEqual([['3'], []]);
});

test('FIND-5, TRUE-1: homes that lack something else name the stay of their price', async () => {
  const { groups } = await ask('Property-Type=Cabin&startDate=2026-07-01&endDate=2026-07-04', (index) => [
    home(String(index + 2)),
  ]);
  expect(groups[0]).toMatchObject({
    label: 'Kinds of homes like it',
    dates: { checkIn: '2026-07-01', checkOut: '2026-07-04' },
  });
});

test('FIND-5: homes farther away say how far; without the dates the price is that of a night', async () => {
  const { groups } = await ask('query=Tahoe&startDate=2026-07-01&endDate=2026-07-04', (index) => [
    home(String(index + 2), { _geoloc: { lat: 40, lng: -120 } }),
  ]);
  expect(groups.map(({ label }) => label)).toEqual(['On other dates', 'A little farther away']);
  expect(groups[0]?.cards[0]?.price.totalCents).toBeUndefined();
  expect(groups[1]?.cards[0]?.place).toContain('69 mi north');
});

test('FIND-5: a search without wishes asks nothing; an index that does not answer costs only this', async () => {
  expect((await ask('', () => [], null)).asked).toEqual([]);
  const state = readSearch(new URLSearchParams('Property-Type=Cabin'));
  const isAway = () => Promise.reject(new Error('away'));
  const away = { pickCounted: isAway, pick: isAway };
  expect(
    await loadNearMatches(away, [], { state, place: null, indexName: 'homes', now: '2026-06-01T12:00:00Z' }),
  ).toEqual([]);
});
