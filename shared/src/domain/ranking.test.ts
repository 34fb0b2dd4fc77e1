import fc from 'fast-check';
import { partyFilters } from './party-filters.ts';
import { bayesianRating, explainPosition, rankPage, staticRank } from './ranking.ts';
import type { RankedHome, RankingSearch } from './ranking.ts';

const home = (part: Partial<RankedHome> = {}): RankedHome => ({
  id: '1',
  rating: 4.5,
  reviews: 30,
  sleeps: 4,
  propertyType: 'Cabin',
  town: 'Truckee',
  point: { lat: 39.3, lng: -120.2 },
  freeNights: 30,
  ...part,
});
const SEARCH: RankingSearch = { guests: 2, from: { lat: 39.3, lng: -120.2 }, byWords: false };
const ids = (homes: readonly RankedHome[], search: Partial<RankingSearch> = {}) =>
  rankPage(homes, { ...SEARCH, ...search }).map(({ id }) => id);

test.each([
  [5, 1, 4.545],
  [4.9, 28, 4.795],
  [4.2, 400, 4.207],
  [null, 0, null],
])('SRCH-18: a rating of %s by %d reviews is ordered by as %s', (stars, reviews, expected) => {
  expect(bayesianRating(stars, reviews)).toBe(expected);
});

test('SRCH-18: a 5.0 of one review comes after a 4.9 of 28, on the page and by the rank in the index', () => {
  const [few, many] = [home({ id: 'few', rating: 5, reviews: 1 }), home({ id: 'many', rating: 4.9, reviews: 28 })];
  expect(ids([few, many])).toEqual(['many', 'few']);
  expect(staticRank({ stars: 5, reviews: 1, freeNights: 30 })).toBeLessThan(
    staticRank({ stars: 4.9, reviews: 28, freeNights: 30 }),
  );
});

test('SRCH-18: a couple is not shown a lodge of fourteen beds first', () => {
  const [lodge, cabin] = [
    home({ id: 'lodge', sleeps: 28, rating: 4.9, reviews: 90 }),
    home({ id: 'cabin', rating: 4.4 }),
  ];
  expect(ids([lodge, cabin])).toEqual(['cabin', 'lodge']);
  expect(ids([cabin, lodge], { guests: 20 })).toEqual(['lodge', 'cabin']);
  expect(partyFilters('Max Occupancy', 2)).toEqual([2, 3, 4, 5, 6].map((sleeps) => `Max Occupancy:${sleeps}`));
  expect(partyFilters('Max Occupancy', 0)).toEqual([]);
});

test('SRCH-3: of equal homes the nearer comes first, and in a view of the map distance plays no part', () => {
  const [far, near] = [home({ id: 'far', point: { lat: 39.6, lng: -120.2 } }), home({ id: 'near' })];
  expect(ids([far, near])).toEqual(['near', 'far']);
  expect(ids([far, near], { from: null })).toEqual(['far', 'near']);
});

test('SRCH-18: the first screen has several types and towns where homes are about as good', () => {
  const cabins = Array.from({ length: 10 }, (_, index) => home({ id: `cabin${index}`, rating: 4.6 }));
  const others = ['Condo', 'Chalet', 'A-frame'].map((propertyType, index) =>
    home({ id: propertyType, propertyType, town: `Town ${index}`, rating: 4.5 }),
  );
  const first = ids([...cabins, ...others]).slice(0, 8);
  for (const { id } of others) expect(first).toContain(id);
  expect(ids([...cabins, home({ id: 'bad', propertyType: 'Condo', rating: 3.9 })]).slice(0, 8)).not.toContain('bad');
});

const someHome = fc.record({
  rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  reviews: fc.nat(200),
  sleeps: fc.integer({ min: 1, max: 30 }),
  propertyType: fc.constantFrom('Cabin', 'Condo', 'Lodge'),
  town: fc.constantFrom('Truckee', 'Tahoe City'),
  point: fc.option(fc.record({ lat: fc.double({ min: 39, max: 40, noNaN: true }), lng: fc.constant(-120) })),
  freeNights: fc.option(fc.nat(60)),
});
const someSearch = fc.record({
  guests: fc.nat(16),
  from: fc.option(fc.constant({ lat: 39.3, lng: -120.2 })),
  byWords: fc.boolean(),
});

test('SRCH-18: a page shows the same homes in any order of ranking, each once, and each score is explained by its parts', () => {
  fc.assert(
    fc.property(fc.array(someHome, { maxLength: 24 }), someSearch, (parts, search) => {
      const homes = parts.map((part, index) => ({ ...part, id: String(index) }));
      const ranked = rankPage(homes, search);
      expect(ranked.map(({ id }) => id).sort()).toEqual(homes.map(({ id }) => id).sort());
      expect(rankPage(homes, search)).toEqual(ranked);
      for (const [index, each] of homes.entries()) {
        const { score, parts: why } = explainPosition(each, search, index / homes.length);
        expect(score).toBeGreaterThanOrEqual(Math.min(...Object.values(why)) - 1e-9);
        expect(score).toBeLessThanOrEqual(Math.max(...Object.values(why)) + 1e-9);
      }
    }),
  );
});
