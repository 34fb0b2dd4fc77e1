/** A listing number in the address, through the loader of the search page. */
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import { SearchIndexError } from '@roost/shared/clients/search-index';
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { SearchRequest } from '@roost/shared/domain/search-query';
import { understand } from '@roost/shared/domain/understanding/understand';
import { buildHit } from '../../testing/search-data.ts';
import { loadSearch } from './load-search.ts';
import { clearResultsCache } from './results-cache.ts';

const HOME = { ...buildHit(), _geoloc: { lat: 39.17, lng: -120.14 } };
let searches: SearchRequest[];
let records: () => Promise<unknown[][]>;
/** Homes around a ZIP code, and what services say of it. */
let homesAround = 0;
let services: () => Promise<Response>;

const client = {
  search: (request: SearchRequest) => {
    searches.push(request);
    return Promise.resolve({ hits: [buildHit({ objectID: '7' })], total: 1, pages: 1, facets: {} });
  },
  pick: () => records(),
  pickCounted: () => Promise.resolve([]),
  count: (queries: unknown[]) => Promise.resolve(queries.map(() => homesAround)),
} as unknown as SearchIndexClient;
const load = (query: string) =>
  loadSearch(
    {
      request: new Request(`http://localhost/search?${query}`),
      params: {},
      now: '2026-06-01T12:00:00Z',
      today: '2026-06-01',
      server: true,
      api: () => services(),
      config: {
        search: { appId: 'a', apiKey: 'k', index: 'homes', hosts: [] },
        maps: { apiUrl: '', apiKey: '' },
      } as unknown as LoaderContext['config'],
    },
    () => client,
  );

beforeEach(() => {
  clearResultsCache();
  searches = [];
  homesAround = 0;
  services = () => Promise.reject(new Error('no number is a place'));
  records = () => Promise.resolve([[HOME]]);
});

test('SRCH-4: the number of a home that the search finds leads straight to it', async () => {
  expect(await load('query=41827&adults=2')).toEqual({
    type: 'redirect',
    status: 302,
    location: '/vacation-rentals/united-states/california/tahoe-city/41827?adults=2',
  });
  expect(searches).toEqual([]);
});

test('SRCH-4, SRCH-19: the number of a hidden home says why, and the results are near it under the same filters', async () => {
  const result = await load('query=41827&Property-Type=Cabin');
  expect(result).toMatchObject({
    type: 'data',
    data: {
      place: 'No. 41827',
      excludedHome: { id: '41827', reasons: [{ exclusion: { filter: 'propertyTypes' } }] },
      outcome: { type: 'results', total: 1 },
    },
  });
  expect(searches[0]?.main).toMatchObject({
    query: '',
    aroundLatLng: '39.17,-120.14',
    facetFilters: [['Property Type:Cabin']],
  });
});

test('SRCH-4, FIND-2: the home of a number is shown, not opened, where the page has to say which words were left out', async () => {
  expect(await load('query=%2341827&without=unicorns')).toMatchObject({
    type: 'data',
    data: { words: { unused: ['unicorns'] }, excludedHome: { id: '41827', reasons: [] } },
  });
});

describe('FIND-5: a number that is a home’s and a ZIP code', () => {
  const place = {
    lat: 39.19,
    lng: -106.82,
    formattedAddress: 'Aspen, CO 41827, USA',
    types: ['postal_code'],
    addressComponents: [],
    partialMatch: false,
  };
  beforeEach(() => {
    services = () =>
      Promise.resolve(Response.json({ read: { ...understand('', { today: '2026-06-01' }), place: '41827' }, place }));
  });

  test('shows the homes around the ZIP code, and offers the home', async () => {
    homesAround = 23;
    const result = await load('query=41827');
    expect(result).toMatchObject({
      type: 'data',
      data: { words: { others: [{ label: '#41827', homes: null, isHome: true }] }, outcome: { type: 'results' } },
    });
    expect(searches[0]?.main).toMatchObject({ aroundLatLng: '39.19,-106.82' });
    expect(result).not.toHaveProperty('data.excludedHome');
  });

  test('opens the home where no home is around the ZIP code, and with a "#"', async () => {
    expect(await load('query=41827')).toMatchObject({ type: 'redirect' });
    homesAround = 23;
    expect(await load('query=%2341827')).toMatchObject({ type: 'redirect' });
  });
});

test('SRCH-4: a number that no home has is searched for as it is', async () => {
  records = () => Promise.resolve([[]]);
  expect(await load('query=96161')).toMatchObject({ type: 'data', data: { outcome: { type: 'results' } } });
  expect(searches[0]?.main.query).toBe('96161');
  expect(searches[0]?.main).not.toHaveProperty('aroundLatLng');
});

test('SRCH-19: an index that does not answer costs the results, not the page', async () => {
  records = () => Promise.reject(new SearchIndexError('unreachable', 'down'));
  expect(await load('query=41827')).toMatchObject({ type: 'data', status: 503, data: { outcome: { type: 'failed' } } });
});
