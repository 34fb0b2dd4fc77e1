import { readSearch } from '@roost/shared/domain/search-address';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import { buildHit } from '../testing/search-data.ts';
import { loadHomesForFewerPets } from './fewer-pets.ts';

/** Asks for homes that take fewer pets, among homes that take so many. */
async function ask(address: string, takes: readonly number[], down = false) {
  const asked: IndexQuery[] = [];
  const groups = await loadHomesForFewerPets(
    {
      pickCounted: (queries) => {
        asked.push(...queries);
        const answer = (query: IndexQuery) => {
          const least = Number(/Max Pets>=(\d+)/.exec(String(query.numericFilters))?.[1] ?? 1);
          const hits = takes.filter((pets) => pets >= least).map((pets) => buildHit({ objectID: `${pets}` }));
          return { hits, total: hits.length };
        };
        return (down ? Promise.reject(new Error('down')) : Promise.resolve(queries.map(answer))) as never;
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

test('FIND-5: where no home takes so many pets, those that take most are shown, each linked for as many as it takes', async () => {
  const { groups } = await ask('adults=2&pets=5', [1, 3, 2]);
  expect(groups.map(({ label }) => label)).toEqual(['Homes that take up to 3 pets']);
  expect(groups[0]?.cards.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(groups[0]?.cards.map(({ href }) => /pets=(\d)/.exec(href)?.[1])).toEqual(['3', '2', '1']);
});

test('FIND-5: "up to 1 pet" is a pet', async () => {
  expect((await ask('pets=2', [1])).groups[0]?.label).toBe('Homes that take a pet');
});

test.each([
  ['without pets', 'adults=2', [3], false],
  ['with one pet, where no home takes any', 'pets=1', [], false],
  ['where no home takes any', 'pets=4', [], false],
  ['when the index does not answer', 'pets=4', [3], true],
])('FIND-5: %s there are none', async (_, address, takes, down) => {
  expect((await ask(address, takes, down)).groups).toEqual([]);
});
