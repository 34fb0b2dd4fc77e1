import type { IndexQuery } from '@roost/shared/domain/index-query';
import { readSearch } from '@roost/shared/domain/search-address';
import { buildSearchRequest } from '@roost/shared/domain/search-query';
import type { SearchRequestOptions } from '@roost/shared/domain/search-query';
import { searchAgain } from './search-again.ts';

const PLACE = { lat: 35.7, lng: -83.5, text: 'lf' };
const NOTHING = { hits: [], total: 0, pages: 0, facets: {} };
const request = (state: SearchRequestOptions['state'], place: SearchRequestOptions['place']) =>
  buildSearchRequest({ state, place, indexName: 'homes', now: '2026-06-01T12:00:00Z' });
/** Runs again a search that found nothing; `homes` is how many homes a query of the index finds. */
const again = (address: string, homes: (query: IndexQuery) => number) =>
  searchAgain(
    { count: async (queries) => queries.map(homes) },
    async () => NOTHING,
    request,
    readSearch(new URLSearchParams(address)),
    { answer: NOTHING, place: PLACE, unused: [], farAway: false },
    'Gatlinburg, TN',
  );
const isFiltered = (query: IndexQuery): boolean => JSON.stringify(query.facetFilters ?? []).includes('Cabin');

test('FIND-2, FIND-5: words that no home of the place has leave the search also where its filters alone leave no home', async () => {
  const found = await again('query="lf" Gatlinburg&Property-Type=Cabin', (query) =>
    isFiltered(query) || query.query !== '' ? 0 : 40,
  );
  expect(found.rest).toMatchObject({ query: 'Gatlinburg, TN', unused: ['"lf"'], propertyTypes: ['Cabin'] });
});

test('FIND-5: words that homes of the place have stay', async () => {
  const found = await again('query="lf" Gatlinburg&Property-Type=Cabin', (query) => (isFiltered(query) ? 0 : 40));
  expect(found.rest).toBeUndefined();
});

test('FIND-2: "Ste. Genevieve" where no home has the name: an abbreviation alone is no search', async () => {
  const query = (text: string) => (text === 'Genevieve' || text.includes(' ') ? 0 : text === '' ? 90 : 60);
  const found = await searchAgain(
    { count: async (queries) => queries.map((each) => query(each.query)) },
    async () => NOTHING,
    request,
    readSearch(new URLSearchParams('query=Ste. Genevieve')),
    { answer: NOTHING, place: null, unused: [], farAway: false },
  );
  expect(found.rest).toMatchObject({ query: '', unused: ['"Genevieve"'] });
});

test.each(['Hassayampa River', 'Zorro airport', 'Quux National Forest'])(
  'FIND-2: of "%s", which nothing is called, the kind of place alone is no search',
  async (typed) => {
    const kind = /river|airport|national|forest/i;
    const words = (text: string) => text.split(' ').filter(Boolean);
    const query = (text: string) => (words(text).every((word) => kind.test(word)) ? 60 : 0);
    const found = await searchAgain(
      { count: async (queries) => queries.map((each) => query(each.query)) },
      async () => NOTHING,
      request,
      readSearch(new URLSearchParams({ query: typed })),
      { answer: NOTHING, place: null, unused: [], farAway: false },
    );
    expect(found.rest).toMatchObject({ query: '', unused: [`"${typed}"`] });
  },
);
