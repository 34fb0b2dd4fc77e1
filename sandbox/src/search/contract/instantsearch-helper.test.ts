import algoliasearchHelper from 'algoliasearch-helper';
import { liteClient } from 'algoliasearch/lite';
import { APP_ID, serverAt, SEARCH_KEY, startSearch, type TestServer } from '../testing.ts';

/**
 * The integration suite of the library under InstantSearch, its scenarios one by one, through the library itself and
 * the browser client. `algoliasearch-helper` turns refinements into several queries and puts the answers together.
 */
type Options = NonNullable<Parameters<typeof algoliasearchHelper>[2]>;
type Helper = ReturnType<typeof algoliasearchHelper>;
type Results = algoliasearchHelper.SearchResults<{ objectID: string }>;

let server: TestServer;
beforeAll(async () => {
  server = await startSearch();
});
afterAll(() => server.close());

const fill = async (
  indexName: string,
  objects: Record<string, unknown>[],
  indexSettings: object = {},
): Promise<void> => {
  await server.admin.setSettings({ indexName, indexSettings });
  await server.admin.saveObjects({ indexName, objects, waitForTasks: true });
};
const getHelper = (indexName: string, options: Options = {}): Helper =>
  algoliasearchHelper(liteClient(APP_ID, SEARCH_KEY, serverAt(server.port)) as never, indexName, options);
const run = (helper: Pick<Helper, 'on' | 'once'>, search: () => unknown): Promise<Results> =>
  new Promise((resolve, reject) => {
    helper.once('result', ({ results }: { results: Results }) => resolve(results));
    helper.once('error', ({ error }: { error: Error }) => reject(error));
    search();
  });
const results = (helper: Helper): Promise<Results> => run(helper, () => helper.search());
const ids = ({ hits }: Results): string[] => hits.map(({ objectID }) => objectID).sort();
const getFacet = (found: Results, name: string): unknown =>
  [...found.facets, ...found.disjunctiveFacets].find((facet) => facet.name === name)?.data;

const letters = [
  { objectID: '1', facet: ['f1', 'f2'] },
  { objectID: '2', facet: ['f1', 'f3'] },
  { objectID: '3', facet: ['f2', 'f3'] },
];
const letterSettings = { attributesToIndex: ['facet'], attributesForFaceting: ['facet'] };

test('SRCH-14: refinements of a facet with several values narrow one after the other', async () => {
  await fill('filters', letters, letterSettings);
  const helper = getHelper('filters', { facets: ['facet'] }).addFacetRefinement('facet', 'f1');
  const first = await results(helper);
  expect([ids(first), getFacet(first, 'facet')]).toEqual([['1', '2'], { f1: 2, f2: 1, f3: 1 }]);
  const second = await results(helper.addFacetRefinement('facet', 'f2'));
  expect([ids(second), getFacet(second, 'facet')]).toEqual([['1'], { f1: 1, f2: 1 }]);
  const third = await results(helper.toggleFacetRefinement('facet', 'f3'));
  expect([ids(third), third.facets[0]]).toEqual([[], undefined]);
  const fourth = await results(helper.removeFacetRefinement('facet', 'f2'));
  expect([ids(fourth), getFacet(fourth, 'facet')]).toEqual([['2'], { f1: 1, f3: 1 }]);
  expect(ids(await results(helper.clearRefinements().addFacetExclusion('facet', 'f1')))).toEqual(['3']);
});

test('SRCH-18: highlights use the tags of the query', async () => {
  await fill('highlight', letters, letterSettings);
  const helper = getHelper('highlight', { attributesToHighlight: ['facet'], facets: ['facet'] }).setQuery('f1');
  const marked = async (): Promise<unknown[]> =>
    (await results(helper)).hits.map(
      (hit) => (hit._highlightResult as unknown as { facet: { value: string }[] }).facet[0]?.value,
    );
  expect(await marked()).toEqual(['<em>f1</em>', '<em>f1</em>']);
  helper.setQueryParameter('highlightPreTag', '<strong>').setQueryParameter('highlightPostTag', '</strong>');
  expect(await marked()).toEqual(['<strong>f1</strong>', '<strong>f1</strong>']);
});

test('SRCH-14: numeric refinements, as text and managed, of lists of numbers too', async () => {
  await fill('numerics', [
    { objectID: '0', n: [6] },
    { objectID: '1', n: [6, 10] },
    { objectID: '2', n: [5, 45] },
    { objectID: '3', n: 12 },
  ]);
  const raw = getHelper('numerics');
  const withFilters = async (filters: string): Promise<string[]> =>
    ids(await results(raw.setQueryParameter('numericFilters', filters as never)));
  expect(ids(await results(raw))).toEqual(['0', '1', '2', '3']);
  expect(await withFilters('n=6,n=10')).toEqual(['1']);
  expect(await withFilters('(n=6,n>40)')).toEqual(['0', '1', '2']);
  expect(await withFilters('n:11 to 46')).toEqual(['2', '3']);
  expect(await withFilters('n=5,(n=10,n=45)')).toEqual(['2']);
  const managed = getHelper('numerics');
  expect(ids(await results(managed.addNumericRefinement('n', '=', 6).addNumericRefinement('n', '=', 10)))).toEqual([
    '1',
  ]);
  managed.clearRefinements('n').addNumericRefinement('n', '=', [6, 45] as never);
  expect(ids(await results(managed))).toEqual(['0', '1', '2']);
  managed
    .addNumericRefinement('n', '=', 5)
    .removeNumericRefinement('n', '=', [6, 45] as never)
    .addNumericRefinement('n', '=', [10, 45] as never);
  expect(ids(await results(managed))).toEqual(['2']);
});

test('SRCH-18: tags, one by one and as text', async () => {
  await fill('tags', [
    { objectID: '0', _tags: ['t1', 't2'] },
    { objectID: '1', _tags: ['t1', 't3'] },
    { objectID: '2', _tags: ['t2', 't3'] },
    { objectID: '3', _tags: ['t3', 't4'] },
  ]);
  const helper = getHelper('tags');
  expect(ids(await results(helper.addTag('t1')))).toEqual(['0', '1']);
  expect(ids(await results(helper.addTag('t2')))).toEqual(['0']);
  expect(ids(await results(helper.removeTag('t2').toggleTag('t3').toggleTag('t1')))).toEqual(['1', '2', '3']);
  expect(ids(await results(helper.clearTags().setQueryParameter('tagFilters', 't3,(t1,t2)' as never)))).toEqual([
    '1',
    '2',
  ]);
});

test.each<[string, Options, string[]]>([
  ['a polygon as text', { insidePolygon: '0,0,1.1,0,1.1,1.1,0,1.1' as never }, ['1']],
  ['a polygon', { insidePolygon: [[0, 0, 1.1, 0, 1.1, 1.1, 0, 1.1]] }, ['1']],
  [
    'two polygons',
    {
      insidePolygon: [
        [0, 0, 1.1, 0, 1.1, 1.1, 0, 1.1],
        [1.5, 1.5, 2.1, 1.5, 2.1, 2.1, 1.5, 2.1],
      ],
    },
    ['1', '4'],
  ],
  ['a box, as the map widget writes it', { insideBoundingBox: '2.1,1.1,0.9,0.9' as never }, ['1', '3']],
  ['a place and a radius', { aroundLatLng: '1,1', aroundRadius: 112_000 }, ['1', '2', '3']],
])('SRCH-15: records inside %s', async (_, options, expected) => {
  await fill('geo', [
    { objectID: '1', _geoloc: { lat: 1, lng: 1 } },
    { objectID: '2', _geoloc: { lat: 1, lng: 2 } },
    { objectID: '3', _geoloc: { lat: 2, lng: 1 } },
    { objectID: '4', _geoloc: { lat: 2, lng: 2 } },
  ]);
  expect(ids(await results(getHelper('geo', options)))).toEqual(expected);
});

test('SRCH-3: ranking information comes with a search around a place', async () => {
  await fill('ranking', [
    { objectID: 'near', _geoloc: { lat: 1, lng: 1 } },
    { objectID: 'far', _geoloc: { lat: 1, lng: 2 } },
  ]);
  const { hits } = await results(
    getHelper('ranking', { aroundLatLng: '1,1', aroundRadius: 'all', getRankingInfo: true }),
  );
  expect(
    hits.map(({ objectID, _rankingInfo }) => [objectID, _rankingInfo?.geoDistance, _rankingInfo?.matchedGeoLocation]),
  ).toEqual([
    ['near', 0, { lat: 1, lng: 1, distance: 0 }],
    ['far', expect.closeTo(111_177, -2), { lat: 1, lng: 2, distance: expect.closeTo(111_177, -2) as number }],
  ]);
});

test('SRCH-18: distinct shows the best of a group, and facets count all of it unless told', async () => {
  const shoes = [
    ['Adidas Stan Smith', 'blue', 'red'],
    ['Converse Chuck Taylor', 'blue', 'green'],
    ['Nike Air Jordan', 'gold', 'red'],
  ].map(([name, ...colors], i) => ({ objectID: String(i), type: 'shoes', name, colors }));
  await fill('distinct', shoes, {
    attributesToIndex: ['type', 'colors', 'name'],
    attributeForDistinct: 'type',
    attributesForFaceting: ['type', 'colors', 'afterDistinct(name)'],
  });
  const helper = getHelper('distinct', { facets: ['colors', 'name'] }).setQueryParameter('distinct', true);
  const found = await results(helper);
  expect([found.hits.length, found.nbHits, getFacet(found, 'colors'), getFacet(found, 'name')]).toEqual([
    1,
    1,
    { blue: 2, red: 2, gold: 1, green: 1 },
    { 'Nike Air Jordan': 1 },
  ]);
  expect(getFacet(await results(helper.setQueryParameter('facetingAfterDistinct', true)), 'colors')).toEqual({
    gold: 1,
    red: 1,
  });
  expect((await results(helper.setQueryParameter('distinct', 2))).hits).toHaveLength(2);
});

test('SRCH-18: an empty index has no facet values of any kind', async () => {
  await fill('empty', []);
  const found = await results(
    getHelper('empty', {
      facets: ['f'],
      disjunctiveFacets: ['df'],
      hierarchicalFacets: [{ name: 'products', attributes: ['categories.lvl0', 'categories.lvl1'] }],
    }),
  );
  expect([found.getFacetValues('f', {}), found.getFacetValues('df', {})]).toEqual([[], []]);
  expect(found.getFacetValues('products', {})).toMatchObject({
    name: 'products',
    count: null,
    isRefined: true,
    path: null,
    data: null,
  });
});

test('SRCH-18: a disjunctive facet keeps the counts of its other values, a hierarchical one those of its level', async () => {
  const products = [
    ['phone', 'Phones', 'Phones > Smart'],
    ['old phone', 'Phones', 'Phones > Plain'],
    ['book', 'Books', 'Books > Novels'],
  ].map(([name, lvl0, lvl1], i) => ({
    objectID: String(i),
    name,
    brand: i === 1 ? 'acme' : 'zeta',
    price: 10 * i,
    categories: { lvl0, lvl1 },
  }));
  await fill('disjunctive', products, {
    attributesForFaceting: ['searchable(brand)', 'categories.lvl0', 'categories.lvl1', 'price'],
  });
  const helper = getHelper('disjunctive', {
    disjunctiveFacets: ['brand', 'price'],
    hierarchicalFacets: [{ name: 'categories', attributes: ['categories.lvl0', 'categories.lvl1'], separator: ' > ' }],
    maxValuesPerFacet: 10,
  });
  const brands = await results(helper.addDisjunctiveFacetRefinement('brand', 'acme'));
  expect([ids(brands), getFacet(brands, 'brand')]).toEqual([['1'], { zeta: 2, acme: 1 }]);
  const ranged = await results(helper.clearRefinements().addNumericRefinement('price', '>=', 10));
  expect([ids(ranged), ranged.getFacetStats('price')]).toMatchObject([['1', '2'], { min: 0, max: 20 }]);
  const level = await results(helper.clearRefinements().toggleFacetRefinement('categories', 'Phones'));
  expect(level.getFacetValues('categories', {})).toMatchObject({
    data: [
      {
        name: 'Phones',
        count: 2,
        isRefined: true,
        data: [
          { name: 'Plain', count: 1 },
          { name: 'Smart', count: 1 },
        ],
      },
      { name: 'Books', count: 1, isRefined: false },
    ],
  });
  const inner = await results(helper.toggleFacetRefinement('categories', 'Phones > Smart'));
  expect([ids(inner), helper.getHierarchicalFacetBreadcrumb('categories')]).toEqual([['0'], ['Phones', 'Smart']]);
});

test.each<['facets' | 'disjunctiveFacets', [string, number][]]>([
  [
    'facets',
    [
      ['c', 2],
      ['x', 1],
      ['y', 1],
    ],
  ],
  [
    'disjunctiveFacets',
    [
      ['b', 2],
      ['c', 2],
      ['d', 1],
      ['x', 1],
      ['y', 1],
    ],
  ],
])('SRCH-18: values of %s are searched among what the other refinements leave', async (kind, ofOwnFacet) => {
  const objects = [
    ['ba', 'b'],
    ['ba', 'c', 'x'],
    ['ba', 'd'],
    ['bb', 'b'],
    ['bb', 'c', 'y'],
  ].map(([f, ...f2], i) => ({ objectID: String(i), f, f2 }));
  await fill('facetvalues', objects, { attributesForFaceting: ['searchable(f)', 'searchable(f2)'] });
  const helper = getHelper('facetvalues', { [kind]: ['f', 'f2'] });
  const refine = (value: string): Helper =>
    kind === 'facets'
      ? helper.clearRefinements().addFacetRefinement('f2', value)
      : helper.clearRefinements().addDisjunctiveFacetRefinement('f2', value);
  expect((await helper.searchForFacetValues('f', 'a', 10, {})).facetHits).toEqual([]);
  expect((await helper.searchForFacetValues('f', 'b', 10, {})).facetHits).toMatchObject([
    { value: 'ba', highlighted: '<em>b</em>a', count: 3, isRefined: false },
    { value: 'bb', highlighted: '<em>b</em>b', count: 2, isRefined: false },
  ]);
  expect((await helper.searchForFacetValues('f', 'b', 1, {})).facetHits).toMatchObject([{ value: 'ba', count: 3 }]);
  refine('d');
  expect((await helper.searchForFacetValues('f', 'b', 10, {})).facetHits).toMatchObject([{ value: 'ba', count: 1 }]);
  refine('c');
  const { facetHits } = await helper.searchForFacetValues('f2', '', 10, {});
  expect(facetHits.map(({ value, count, isRefined }) => [value, count, isRefined])).toEqual(
    ofOwnFacet.map(([value, count]) => [value, count, value === 'c']),
  );
});

test('SRCH-2: searching once leaves the state and the listeners alone; a derived search goes along', async () => {
  await fill('once', letters, letterSettings);
  const helper = getHelper('once');
  const { state } = helper;
  const once = await helper.searchOnce(state.setFacets(['facet']).addFacetRefinement('facet', 'f1'));
  expect([ids(once.content), helper.state === state, helper.lastResults]).toEqual([['1', '2'], true, null]);
  const derived = helper.derive((main) => main.setQuery('f3'));
  const both = await Promise.all([run(helper, () => undefined), run(derived as never, () => helper.search())]);
  expect(both.map(ids)).toEqual([
    ['1', '2', '3'],
    ['2', '3'],
  ]);
});

test('SRCH-20: a query id comes with click analytics only', async () => {
  await fill('insights', [{ objectID: '1', name: 'TestName' }]);
  expect((await results(getHelper('insights', { clickAnalytics: true }))).queryID).toMatch(/^[0-9a-f]{32}$/);
  expect((await results(getHelper('insights'))).queryID).toBeUndefined();
});

test('SRCH-18: pages, hits on a page, and offset with length', async () => {
  await fill(
    'pages',
    Array.from({ length: 25 }, (_, i) => ({ objectID: String(100 + i) })),
  );
  const helper = getHelper('pages', { hitsPerPage: 10 });
  expect(await results(helper.setPage(2))).toMatchObject({
    page: 2,
    nbPages: 3,
    nbHits: 25,
    hitsPerPage: 10,
    hits: [{ objectID: '104' }, {}, {}, {}, {}],
  });
  const slice = await results(getHelper('pages', { offset: 3, length: 2 }));
  expect(slice.hits.map(({ objectID }) => objectID)).toEqual(['121', '120']);
});
