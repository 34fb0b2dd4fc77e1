import { readSearch } from '@roost/shared/domain/search-address';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import { buildHit } from '../testing/search-data.ts';
import { loadLargestHomes } from './largest-homes.ts';

/** Asks for the largest homes of a search among homes that take so many guests. */
async function ask(address: string, sleeps: readonly number[]) {
  const asked: IndexQuery[] = [];
  const groups = await loadLargestHomes(
    {
      facetCounts: (queries) => {
        asked.push(...queries);
        const facet = Object.fromEntries(sleeps.map((guests) => [String(guests), 1]));
        return sleeps.length === 0
          ? Promise.reject(new Error('down'))
          : Promise.resolve([{ total: sleeps.length, facets: { 'Max Occupancy': facet } }]);
      },
      pickCounted: (queries) => {
        asked.push(...queries);
        return Promise.resolve([
          { total: 2, hits: [9, 18].map((size) => buildHit({ objectID: `${size}`, 'Max Occupancy': size })) },
        ]) as never;
      },
    },
    {
      state: readSearch(new URLSearchParams(address)),
      place: { lat: 39, lng: -120 },
      indexName: 'homes',
      now: '2026-06-01T12:00:00Z',
    },
  );
  return { asked, groups };
}

test('FIND-5: where no home takes so many guests, the largest that fit otherwise are shown, each linked for as many as it takes', async () => {
  const { asked, groups } = await ask('adults=50&children=10&minBedrooms=2', [4, 18, 9, 6, 5]);
  expect(groups.map(({ label }) => label)).toEqual(['The largest homes here, for up to 18 guests']);
  expect(groups[0]?.cards.map(({ id }) => id)).toEqual(['18', '9']);
  expect(groups[0]?.cards[0]?.href).toMatch(/adults=18(?!.*children)/);
  // As many sizes as fill a row.
  expect(asked[1]?.numericFilters).toEqual(expect.arrayContaining(['Max Occupancy>=5', 'Bedrooms>=2']));
});

test.each([
  ['without a party', '', [4]],
  ['where the party is not what stands in the way', 'adults=4', [4, 8]],
  ['when the index does not answer', 'adults=40', []],
])('FIND-5: %s there are none', async (_, address, sleeps) => {
  expect((await ask(address, sleeps)).groups).toEqual([]);
});
