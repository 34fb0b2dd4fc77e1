import { liteClient } from 'algoliasearch/lite';
import { APP_ID, serverAt, SEARCH_KEY, startSearch, type TestServer } from './testing.ts';
import type { SearchForFacetValuesRequest, SearchParamsObject, SearchResponse } from 'algoliasearch';

let server: TestServer;
const indexName = 'homes';
const home = (objectID: string, name: string, kind: string, price: number, lat: number, views: string[] = []) => ({
  objectID,
  name,
  kind,
  'Average Per Night': price,
  'Total Beds': price % 7,
  amenities: { View: views },
  _geoloc: { lat, lng: -120 },
  isNew: price > 200,
});
const homes = [
  home('h1', 'Blue beach house', 'House', 100, 38, ['Ocean', 'Garden']),
  home('h2', 'Beach cabin', 'Cabin', 150, 38.1, ['Ocean']),
  home('h3', 'Mountain cabin on the lake', 'Cabin', 200, 38.2, ['Lake', 'Mountain']),
  home('h4', 'Vineyard villa', 'Villa', 250, 39, ['Garden']),
  home('h5', 'Old house by a beech wood', 'House', 300, 45),
  { objectID: 'h6', name: 'Café loft without place or price', kind: 'Loft' },
];

beforeAll(async () => {
  server = await startSearch();
  await server.admin.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['name', 'kind'],
      customRanking: ['desc(Average Per Night)'],
      attributesForFaceting: [
        'searchable(kind)',
        'amenities.View',
        'Average Per Night',
        'isNew',
        'filterOnly(Availability)',
      ],
    },
  });
  await server.admin.saveObjects({ indexName, objects: homes, waitForTasks: true });
});
afterAll(() => server.close());

const search = async (searchParams: SearchParamsObject): Promise<SearchResponse<Record<string, unknown>>> =>
  server.client(SEARCH_KEY).searchSingleIndex({ indexName, searchParams });
const found = async (searchParams: SearchParamsObject): Promise<string[]> =>
  (await search(searchParams)).hits.map((hit) => hit.objectID);

test('SRCH-18: an empty query answers everything by custom ranking, records without the attribute last', async () => {
  const answer = await search({ query: '' });
  expect(answer.hits.map((hit) => hit.objectID)).toEqual(['h5', 'h4', 'h3', 'h2', 'h1', 'h6']);
  expect(answer).toMatchObject({
    nbHits: 6,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: '',
    params: 'query=',
    index: indexName,
    processingTimeMS: expect.any(Number) as number,
  });
  expect(answer).not.toHaveProperty('facets');
  expect(answer).not.toHaveProperty('queryID');
});

test.each<[string, SearchParamsObject, string[]]>([
  ['words', { query: 'cabin' }, ['h3', 'h2']],
  ['the beginning of the last word', { query: 'beach hou' }, ['h1', 'h5']],
  ['only the last word is open', { query: 'hou beach' }, []],
  ['a closed last word', { query: 'hou ' }, []],
  ['one slip from four letters, exact ones first', { query: 'beach' }, ['h2', 'h1', 'h5']],
  ['no slip below four letters', { query: 'ald' }, []],
  ['two slips from eight letters', { query: 'montaine' }, ['h3']],
  ['the beginning of a longer word with a slip', { query: 'vineyrd' }, ['h4']],
  ['a beginning with a slip, far from the end of the word', { query: 'vinya' }, ['h4']],
  ['a beginning with two slips', { query: 'mopntian' }, ['h3']],
  ['one slip in the first letter and another from eight letters', { query: 'bountan cabin' }, []],
  ['three slips when one is in the first letter, from eight letters', { query: 'bountian' }, ['h3']],
  ['without typo tolerance', { query: 'beech', typoTolerance: false }, ['h5']],
  ['the fewest slips only', { query: 'beech', typoTolerance: 'min' }, ['h5']],
  ['accents do not matter', { query: 'cafe' }, ['h6']],
  [
    'optional words: some of them, earlier words first',
    { query: 'beach lake', optionalWords: ['beach', 'lake'], typoTolerance: false },
    ['h2', 'h1', 'h3'],
  ],
  [
    'the words given up when they find nothing: all',
    { query: 'beach lake', removeWordsIfNoResults: 'allOptional', typoTolerance: false },
    ['h2', 'h1', 'h3'],
  ],
  ['the words given up: last ones', { query: 'villa unheard', removeWordsIfNoResults: 'lastWords' }, ['h4']],
  ['the words given up: first ones', { query: 'unheard villa', removeWordsIfNoResults: 'firstWords' }, ['h4']],
  ['some attributes only', { query: 'house', restrictSearchableAttributes: ['kind'] }, ['h5', 'h1']],
])('SRCH-3: finds %s', async (_, params, expected) => {
  expect(await found(params)).toEqual(expected);
});

test('SRCH-4: a number finds the record of that id, or one that holds it, where the settings make them searchable', async () => {
  await server.admin.setSettings({
    indexName: 'numbered',
    indexSettings: { searchableAttributes: ['name', 'unit', 'objectID'] },
  });
  await server.admin.saveObjects({
    indexName: 'numbered',
    objects: [
      { objectID: '40127', name: 'Cabin', unit: 9 },
      { objectID: '40128', name: 'Villa', unit: 40127 },
    ],
    waitForTasks: true,
  });
  const { hits } = await server.admin.searchSingleIndex({
    indexName: 'numbered',
    searchParams: { query: '40127', typoTolerance: false },
  });
  expect(hits.map((hit) => hit.objectID)).toEqual(['40128', '40127']);
});

test.each<[SearchParamsObject, string[]]>([
  [{ filters: 'kind:house' }, ['h5', 'h1']],
  [{ filters: 'kind:House OR kind:Villa AND "Average Per Night" < 300' }, ['h4', 'h1']],
  [{ filters: 'NOT kind:House' }, ['h4', 'h3', 'h2', 'h6']],
  [{ filters: 'NOT "Average Per Night" > 150' }, ['h2', 'h1']],
  [{ filters: '"Average Per Night":150 TO 250 AND NOT "Average Per Night" = 200' }, ['h4', 'h2']],
  [{ filters: 'NOT "Average Per Night":150 TO 250' }, ['h5', 'h1']],
  [{ filters: 'isNew:true' }, ['h5', 'h4']],
  [{ filters: 'objectID:h3 OR objectID:h6' }, ['h3', 'h6']],
  [{ filters: '"Total Beds" >= 6' }, ['h5']],
  [{ facetFilters: ['amenities.View:Ocean', ['kind:House', 'kind:Villa']] }, ['h1']],
  [{ facetFilters: ['amenities.View:-Ocean'] }, ['h5', 'h4', 'h3', 'h6']],
  [{ numericFilters: ['Average Per Night>=150', 'Average Per Night<=200'] }, ['h3', 'h2']],
  [{ filters: 'name:"Beach cabin"' }, []],
])('SRCH-14: %j filters as the hosted index', async (params, expected) => {
  expect(await found(params)).toEqual(expected);
});

test('SRCH-18: facets are counted when declared, and numbers have statistics', async () => {
  const answer = await search({
    facets: ['kind', 'amenities.View', 'Average Per Night', 'name', 'Availability'],
    filters: 'NOT kind:Loft',
  });
  expect(answer.facets).toEqual({
    kind: { House: 2, Cabin: 2, Villa: 1 },
    'amenities.View': { Garden: 2, Ocean: 2, Lake: 1, Mountain: 1 },
    'Average Per Night': { 100: 1, 150: 1, 200: 1, 250: 1, 300: 1 },
  });
  expect(answer.facets_stats).toEqual({ 'Average Per Night': { min: 100, max: 300, avg: 200, sum: 1000 } });
  expect(Object.keys((await search({ facets: ['*'] })).facets ?? {}).sort()).toEqual([
    'Average Per Night',
    'amenities.View',
    'isNew',
    'kind',
  ]);
  expect((await search({ facets: ['kind'], maxValuesPerFacet: 2, sortFacetValuesBy: 'alpha' })).facets).toEqual({
    kind: { Cabin: 2, House: 2 },
  });
});

test('SRCH-18: values of a searchable facet are found by their beginnings', async () => {
  const { facetHits } = await server
    .client(SEARCH_KEY)
    .searchForFacetValues({ indexName, facetName: 'kind', searchForFacetValuesRequest: { facetQuery: 'ca' } });
  expect(facetHits).toEqual([{ value: 'Cabin', highlighted: '<em>Ca</em>bin', count: 2 }]);
  await expect(
    server.client(SEARCH_KEY).searchForFacetValues({
      indexName,
      facetName: 'amenities.View',
      searchForFacetValuesRequest: { facetQuery: 'o' },
    }),
  ).rejects.toMatchObject({
    status: 400,
    message:
      'Cannot search in `amenities.View` attribute, you need to add `searchable(amenities.View)` to attributesForFaceting.',
  });
});

test.each<[string, SearchForFacetValuesRequest, string[]]>([
  ['a slip', { facetQuery: 'cabim' }, ['<em>Cabin</em>']],
  ['the beginning of a word with a slip', { facetQuery: 'hosu' }, ['<em>House</em>']],
  ['no slip below four letters', { facetQuery: 'cbi' }, []],
  ['no slip when it is turned off', { facetQuery: 'cabim', params: 'typoTolerance=false' }, []],
  ['no slip in a word that is excepted', { facetQuery: 'cabim', params: 'disableTypoToleranceOnWords=cabim' }, []],
])('SRCH-18: facet values are found by %s as records are', async (_, searchForFacetValuesRequest, expected) => {
  const { facetHits } = await server
    .client(SEARCH_KEY)
    .searchForFacetValues({ indexName, facetName: 'kind', searchForFacetValuesRequest });
  expect(facetHits.map(({ highlighted }) => highlighted)).toEqual(expected);
});

test('SRCH-15: the lower longitude is the western side of a box however wide it is, as on the hosted service', async () => {
  const lngs = [-179, -120, 0, 120, 179];
  await server.admin.saveObjects({
    indexName: 'belt',
    objects: lngs.map((lng) => ({ objectID: String(lng), _geoloc: { lat: 0, lng } })),
    waitForTasks: true,
  });
  const inside = async (insideBoundingBox: number[] | number[][] | string): Promise<number[]> =>
    (
      await server.admin.searchSingleIndex({
        indexName: 'belt',
        searchParams: { insideBoundingBox } as SearchParamsObject,
      })
    ).hits
      .map((hit) => Number(hit.objectID))
      .sort((a, b) => a - b);
  expect(await inside([[80, 180, -80, -180]])).toEqual(lngs);
  expect(await inside([[80, 100, -80, -130]])).toEqual([-120, 0]);
  // Across the date line everything outside is found; two boxes are what is meant.
  expect(await inside([[80, 170, -80, -170]])).toEqual([-120, 0, 120]);
  const split = [
    [80, 170, -80, 180],
    [80, -180, -80, -170],
  ];
  expect(await inside(split)).toEqual([-179, 179]);
  expect(await inside(split.flat())).toEqual([-179, 179]);
  expect(await inside(split.flat().join(','))).toEqual([-179, 179]);
});

test('SRCH-3: a place orders by steps of distance, within the radius', async () => {
  const around = { aroundLatLng: '38,-120', aroundRadius: 48280, getRankingInfo: true };
  const exact = await search({ ...around, aroundPrecision: 1 });
  expect(exact.hits.map((hit) => [hit.objectID, hit._rankingInfo?.geoDistance])).toEqual(
    [
      ['h1', 0],
      ['h2', 11120],
      ['h3', 22239],
    ].map(([id, metres]) => [id, expect.closeTo(Number(metres), -2)]),
  );
  expect(await found({ ...around, aroundPrecision: 48280 })).toEqual(['h3', 'h2', 'h1']);
  expect(
    await found({
      ...around,
      aroundPrecision: [
        { from: 0, value: 20000 },
        { from: 20000, value: 1 },
      ],
    }),
  ).toEqual(['h2', 'h1', 'h3']);
  expect(await found({ ...around, aroundRadius: 'all', aroundPrecision: 1 })).toEqual([
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ]);
  expect(Number((await search({ aroundLatLng: '38,-120' })).automaticRadius)).toBeGreaterThan(700_000);
});

test('SRCH-15: a box wins over a place and over polygons, as text too', async () => {
  const box = '38.15,-119,37.9,-121';
  expect(
    await found({ insideBoundingBox: box, aroundLatLng: '45,-120', aroundRadius: 1000 } as SearchParamsObject),
  ).toEqual(['h2', 'h1']);
  expect(
    await found({
      insideBoundingBox: [
        [38.15, -119, 37.9, -121],
        [45.1, -119, 44, -121],
      ],
    }),
  ).toEqual(['h5', 'h2', 'h1']);
  expect(await found({ insidePolygon: [[37.9, -121, 38.15, -121, 38.15, -119, 37.9, -119]] })).toEqual(['h2', 'h1']);
});

test('SRCH-18: pages, offsets, and the fields asked for', async () => {
  const second = await search({ hitsPerPage: 2, page: 1, attributesToRetrieve: ['kind'], attributesToHighlight: [] });
  expect(second).toMatchObject({
    page: 1,
    nbPages: 3,
    hitsPerPage: 2,
    hits: [
      { objectID: 'h3', kind: 'Cabin' },
      { objectID: 'h2', kind: 'Cabin' },
    ],
  });
  expect(second.hits[0]).toEqual({ objectID: 'h3', kind: 'Cabin' });
  expect(await found({ offset: 4, length: 5 })).toEqual(['h1', 'h6']);
  expect(await search({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 6, nbPages: 0 });
  expect(await found({ page: 9 })).toEqual([]);
  expect(Object.keys(await search({ responseFields: ['nbHits', 'hits'] })).sort()).toEqual([
    'hits',
    'nbHits',
    'processingTimeMS',
  ]);
});

test('SRCH-18: matches are highlighted with the tags asked for', async () => {
  const { hits } = await search({
    query: 'beach hou',
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
  });
  expect(hits[0]?._highlightResult).toEqual({
    name: {
      value: 'Blue __ais-highlight__beach__/ais-highlight__ __ais-highlight__hou__/ais-highlight__se',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['beach', 'hou'],
    },
    kind: {
      value: '__ais-highlight__Hou__/ais-highlight__se',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['hou'],
    },
  });
  const [snipped] = (await search({ query: 'lake', attributesToSnippet: ['name:2'] })).hits;
  expect(snipped?._snippetResult).toMatchObject({
    name: { value: expect.stringContaining('<em>lake</em>') as string, matchLevel: 'full' },
  });
});

test('SRCH-2: several queries at once through the browser client: hits, facets, a disjunctive sub-query', async () => {
  const lite = liteClient(APP_ID, SEARCH_KEY, serverAt(server.port));
  const { results } = await lite.search<Record<string, unknown>>({
    requests: [
      {
        indexName,
        query: 'cabin',
        facetFilters: [['kind:Cabin']],
        clickAnalytics: true,
        analytics: true,
        userToken: 'u-1',
        ruleContexts: ['notDatedSearch'],
      },
      { indexName, query: 'cabin', hitsPerPage: 0, analytics: false, facets: 'kind' as unknown as string[] },
      { indexName, type: 'facet', facet: 'kind', facetQuery: 'v' },
    ],
  });
  expect(results[0]).toMatchObject({ nbHits: 2, queryID: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  expect(results[1]).toMatchObject({ hits: [], facets: { kind: { Cabin: 2 } } });
  expect(results[2]).toMatchObject({ facetHits: [{ value: 'Villa', count: 1 }] });
});

test('SRCH-2: the older form of a query, one text of parameters, works too', async () => {
  const { body } = await server.send(
    'POST',
    '/1/indexes/*/queries',
    JSON.stringify({
      requests: [{ indexName, params: 'query=cabin&hitsPerPage=1&facetFilters=%5B%22kind%3ACabin%22%5D' }],
    }),
  );
  expect(body).toMatchObject({ results: [{ nbHits: 2, hitsPerPage: 1 }] });
});

test('SRCH-2: later queries are skipped when enough matched', async () => {
  const requests = [
    { indexName, query: 'zzzz', hitsPerPage: 2 },
    { indexName, query: 'cabin', hitsPerPage: 2 },
    { indexName, query: 'house' },
  ];
  const { results } = await server.admin.search({ requests, strategy: 'stopIfEnoughMatches' });
  expect(results).toMatchObject([
    { nbHits: 0, processed: true },
    { nbHits: 2, processed: true },
    { nbHits: 0, hits: [], processed: false },
  ]);
});

test.each<[Record<string, unknown>, string]>([
  [{ hitsPrePage: 3 }, 'Unknown parameter: hitsPrePage'],
  [{ hitsPerPage: 'many' }, 'hitsPerPage'],
  [{ query: 'é'.repeat(256) }, 'Invalid value for "query" parameter, expected string shorter than 512 bytes'],
  [{ aroundLatLng: '38' }, 'aroundLatLng'],
  [{ aroundLatLng: '38,-120', aroundRadius: 'far' }, 'aroundRadius'],
  [{ aroundLatLng: '38,-120', aroundPrecision: '[{' }, 'aroundPrecision'],
  [{ insideBoundingBox: '1,2,3' }, 'insideBoundingBox'],
  [{ insideBoundingBox: '[[1' }, 'insideBoundingBox'],
  [{ filters: '(a:b AND c:d) OR e:f' }, 'filter (X AND Y) OR Z is not allowed'],
  [{ numericFilters: ['x'] }, 'numeric'],
])('SRCH-19: %j is refused with a sentence', async (params, message) => {
  const { status, body } = await server.send('POST', `/1/indexes/${indexName}/query`, JSON.stringify(params));
  expect({ status, body }).toEqual({
    status: 400,
    body: { status: 400, message: expect.stringContaining(message) as string },
  });
});

test('SRCH-19: an index that is not there is a 404', async () => {
  await expect(server.admin.searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
    status: 404,
    message: 'Index nowhere does not exist',
  });
});
