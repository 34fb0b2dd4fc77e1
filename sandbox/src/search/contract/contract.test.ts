import { algoliasearch, type SearchParamsObject } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import type { z } from 'zod';
import { APP_ID, getHosts, serverAt, SEARCH_KEY, startSearch, type TestServer } from '../testing.ts';
import { ANSWERS } from './answers.ts';

let server: TestServer;
const indexName = 'space in index';
const settings = {
  attributesForFaceting: ['searchable(editor)', 'year', 'genres'],
  searchableAttributes: ['title', 'names', 'editor'],
  customRanking: ['desc(year)'],
};
const objects = [
  {
    objectID: '1',
    editor: 'visual studio',
    title: 'Batman',
    genres: ['Animated', 'Superhero'],
    year: 1993,
    names: ['vim', ':q'],
    deep: { name: 'vim', type: 'beforeneovim' },
    _geoloc: { lat: 40.7, lng: -74 },
  },
  { objectID: '2', editor: 'neovim', title: 'Return', genres: ['Drama'], year: 2005, _geoloc: { lat: 48.8, lng: 2.3 } },
  { objectID: '3', editor: 'goland', title: 'Forever', year: 1995 },
  { objectID: '4', editor: 'vscode', title: 'Begins' },
];
beforeAll(async () => {
  server = await startSearch();
  await server.admin.setSettings({ indexName, indexSettings: settings });
  await server.admin.saveObjects({ indexName, objects, waitForTasks: true });
});
afterAll(() => server.close());

/** Is the answer of the published shape? Says where it is not. */
function conforms(schema: z.ZodType, answer: unknown): void {
  const { success, error } = schema.safeParse(answer);
  expect(success ? [] : error.issues).toEqual([]);
}

test.each<[string, SearchParamsObject]>([
  ['nothing', {}],
  [
    'words and facets',
    {
      query: 'vim',
      facets: ['*'],
      attributesToSnippet: ['*:20'],
      attributesToHighlight: ['*'],
      attributesToRetrieve: ['*'],
    },
  ],
  [
    'everything that a hit can carry',
    {
      query: 'batman',
      getRankingInfo: true,
      clickAnalytics: true,
      aroundLatLng: '40.71, -74.01',
      attributesToSnippet: ['deep.name:1'],
      restrictHighlightAndSnippetArrays: true,
    },
  ],
  ['words that are given up', { query: 'batman unheard', removeWordsIfNoResults: 'lastWords' }],
  [
    'filters in every form',
    {
      filters: 'NOT genres:Drama AND year:1990 TO 2000',
      facetFilters: ['editor:-neovim', ['genres:Animated', ['genres:Superhero']]],
      numericFilters: ['year>1990', ['year<2000', 'year=2005']],
      optionalFilters: 'genres:Drama<score=2>',
      tagFilters: [['a', '-b'], ['-c']],
    },
  ],
  [
    'empty texts, as some clients send them',
    {
      facetFilters: [''],
      numericFilters: [''],
      optionalFilters: [''],
      tagFilters: [''],
      aroundLatLng: '',
      filters: '',
      facets: [''],
      restrictSearchableAttributes: [''],
      ruleContexts: [''],
      similarQuery: '',
      userToken: '',
      sortFacetValuesBy: '',
      attributesToRetrieve: [''],
      analyticsTags: [''],
      optionalWords: [''],
    },
  ],
  [
    'what changes nothing here',
    {
      aroundLatLngViaIP: true,
      enableABTest: true,
      enablePersonalization: true,
      personalizationImpact: 20,
      decompoundQuery: true,
      ignorePlurals: ['ca', 'es'],
      removeStopWords: true,
      naturalLanguages: ['fr'],
      queryLanguages: ['ja', 'en'],
      percentileComputation: false,
      relevancyStrictness: 10,
      reRankingApplyFilter: [['a:b']],
      enableReRanking: false,
      mode: 'keywordSearch',
    },
  ],
])('SRCH-2: a search with %s answers as published', async (_, searchParams) => {
  conforms(ANSWERS.search, await server.client(SEARCH_KEY).searchSingleIndex({ indexName, searchParams }));
});

test('SRCH-2: several queries, full and lite client and parameters as one text, answer as published and alike', async () => {
  const requests = [
    { indexName, query: 'batman', facets: ['genres'] },
    { indexName, filters: "editor:'visual studio' OR editor:neovim" },
  ];
  const lite = liteClient(APP_ID, SEARCH_KEY, serverAt(server.port));
  const texts = requests.map(({ indexName: name, ...params }) => ({
    indexName: name,
    params: new URLSearchParams(
      Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    ).toString(),
  }));
  const answers = await Promise.all([
    server.admin.search({ requests }),
    lite.search({ requests }),
    server.admin.search({ requests: texts }),
    lite.search([
      { indexName, params: { query: 'batman', facets: ['genres'] } },
      { indexName, params: { filters: requests[1]!.filters! } },
    ]),
  ]);
  const shown = answers.map(({ results }) =>
    results.map((result) => {
      conforms(ANSWERS.search, result);
      return 'hits' in result && { hits: result.hits, nbHits: result.nbHits, facets: result['facets'] };
    }),
  );
  for (const other of shown) expect(other).toEqual(shown[0]);
  expect(answers[0]!.results[1]).toMatchObject({
    nbHits: 2,
    params: 'filters=editor%3A%27visual+studio%27+OR+editor%3Aneovim',
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: '',
  });
});

test('SRCH-18: values of a facet, in a query of its own or among others', async () => {
  const expected = ['goland', 'neovim', 'visual studio', 'vscode'].map((value) => ({
    value,
    highlighted: value,
    count: 1,
  }));
  const { results } = await server.admin.search({
    requests: [{ indexName, type: 'facet', facet: 'editor' }],
    strategy: 'stopIfEnoughMatches',
  });
  conforms(ANSWERS.facetSearch, results[0]);
  expect(results[0]).toMatchObject({ facetHits: expected, exhaustiveFacetsCount: true });
  const own = await server.admin.searchForFacetValues({
    indexName,
    facetName: 'editor',
    searchForFacetValuesRequest: { params: 'filters=year%3E1994&hitsPerPage=1', facetQuery: 'G', maxFacetHits: 1 },
  });
  conforms(ANSWERS.facetSearch, own);
  expect(own.facetHits).toEqual([{ value: 'goland', highlighted: '<em>g</em>oland', count: 1 }]);
});

test('PLAT-1: browsing answers as published, with a cursor in an object or in a text', async () => {
  const first = await server.admin.browse({ indexName, browseParams: { hitsPerPage: 3 } });
  conforms(ANSWERS.browse, first);
  expect(first).toMatchObject({ nbHits: 4, nbPages: 2, params: 'hitsPerPage=3', query: '' });
  const rest = await server.admin.browse({
    indexName,
    browseParams: { params: `cursor=${encodeURIComponent(first.cursor!)}` },
  });
  conforms(ANSWERS.browse, rest);
  expect([rest.hits.length, rest.cursor]).toEqual([1, undefined]);
  conforms(ANSWERS.browse, await server.admin.browse({ indexName }));
});

test('PLAT-1: records, tasks, settings and indices answer as published', async () => {
  const { admin } = server;
  const name = 'written';
  conforms(ANSWERS.savedObject, await admin.saveObject({ indexName: name, body: { a: 1 } }));
  conforms(ANSWERS.updatedObject, await admin.addOrUpdateObject({ indexName: name, objectID: 'x', body: { a: 1 } }));
  conforms(
    ANSWERS.updatedObject,
    await admin.partialUpdateObject({
      indexName: name,
      objectID: 'x',
      attributesToUpdate: { a: { _operation: 'Increment', value: 1 } },
    }),
  );
  conforms(ANSWERS.object, await admin.getObject({ indexName: name, objectID: 'x' }));
  conforms(
    ANSWERS.objects,
    await admin.getObjects({
      requests: [{ indexName: name, objectID: 'x', myNewParam: 'foo' } as never, { indexName: name, objectID: 'gone' }],
    }),
  );
  const written = await admin.batch({
    indexName: name,
    batchWriteParams: {
      requests: [
        { action: 'addObject', body: { key: 'bar' } },
        { action: 'partialUpdateObjectNoCreate', body: { objectID: 'x', b: 2 } },
        { action: 'clear', body: {} },
      ],
    },
  });
  conforms(ANSWERS.batch, written);
  conforms(ANSWERS.batch, await admin.batch({ indexName: name, batchWriteParams: { requests: [] } }));
  conforms(
    ANSWERS.multipleBatch,
    await admin.multipleBatch({ requests: [{ action: 'addObject', indexName: name, body: {} }] }),
  );
  conforms(ANSWERS.task, await admin.getTask({ indexName: name, taskID: written.taskID }));
  conforms(ANSWERS.task, await admin.getAppTask({ taskID: written.taskID }));
  conforms(ANSWERS.deletedAt, await admin.deleteObject({ indexName: name, objectID: 'x' }));
  conforms(ANSWERS.updatedAt, await admin.deleteBy({ indexName: name, deleteByParams: { filters: 'brand:x' } }));
  conforms(ANSWERS.updatedAt, await admin.clearObjects({ indexName: name }));
  conforms(ANSWERS.settings, await admin.getSettings({ indexName: name }));
  conforms(
    ANSWERS.updatedAt,
    await admin.setSettings({ indexName: name, indexSettings: { paginationLimitedTo: 10 }, forwardToReplicas: true }),
  );
  conforms(
    ANSWERS.updatedAt,
    await admin.operationIndex({
      indexName: name,
      operationIndexParams: { operation: 'copy', destination: 'copied', scope: ['settings', 'rules', 'synonyms'] },
    }),
  );
  expect(await admin.getSettings({ indexName: 'copied' })).toEqual(await admin.getSettings({ indexName: name }));
  conforms(ANSWERS.indices, await admin.listIndices());
  conforms(ANSWERS.indices, await admin.listIndices({ page: 8, hitsPerPage: 3 }));
  conforms(ANSWERS.deletedAt, await admin.deleteIndex({ indexName: name }));
});

test('PLAT-1: rules and synonyms answer as published, and are kept as they were given', async () => {
  const { admin } = server;
  const given = {
    objectID: 'qr',
    conditions: [{ alternatives: true, anchoring: 'contains' as const, pattern: 'zorro' }],
    consequence: {
      params: { ignorePlurals: 'true' as const },
      filterPromotes: true,
      promote: [{ objectIDs: ['Æon Flux'], position: 0 }],
    },
    description: 'test_rule',
    enabled: true,
  };
  conforms(ANSWERS.updatedObject.loose(), await admin.saveRule({ indexName, objectID: 'qr', rule: given }));
  conforms(
    ANSWERS.updatedAt,
    await admin.saveRules({
      indexName,
      rules: [{ objectID: 'old', condition: { context: 'summer' }, consequence: { params: { filters: 'year>2000' } } }],
    }),
  );
  expect(await admin.getRule({ indexName, objectID: 'qr' })).toEqual(given);
  const rules = await admin.searchRules({ indexName, searchRulesParams: { query: 'zorro' } });
  conforms(ANSWERS.rules, rules);
  expect(rules).toEqual({ hits: [given], nbHits: 1, nbPages: 1, page: 0 });
  conforms(ANSWERS.deletedAt, await admin.deleteRule({ indexName, objectID: 'qr' }));
  await expect(admin.getRule({ indexName, objectID: 'qr' })).rejects.toMatchObject({
    status: 404,
    message: 'ObjectID does not exist',
  });
  conforms(ANSWERS.updatedAt, await admin.clearRules({ indexName }));

  const oneWay = { objectID: 'wii', type: 'oneWaySynonym' as const, input: 'wii', synonyms: ['wii U'] };
  conforms(ANSWERS.savedSynonym, await admin.saveSynonym({ indexName, objectID: 'wii', synonymHit: oneWay }));
  conforms(
    ANSWERS.updatedAt,
    await admin.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 'ps', type: 'placeholder', placeholder: '<V>', replacements: ['1', 'One'] }],
    }),
  );
  expect(await admin.getSynonym({ indexName, objectID: 'wii' })).toEqual(oneWay);
  const synonyms = await admin.searchSynonyms({ indexName, searchSynonymsParams: { type: 'onewaysynonym' } });
  conforms(ANSWERS.synonyms, synonyms);
  expect(synonyms.hits).toEqual([oneWay]);
  conforms(ANSWERS.deletedAt, await admin.deleteSynonym({ indexName, objectID: 'wii' }));
  await expect(admin.getSynonym({ indexName, objectID: 'wii' })).rejects.toMatchObject({
    status: 404,
    message: 'Synonym set does not exist',
  });
  conforms(ANSWERS.updatedAt, await admin.clearSynonyms({ indexName }));
});

test('PLAT-1: keys and logs answer as published; a deleted key comes back with what it was', async () => {
  const { admin } = server;
  const options = {
    acl: ['search' as const],
    description: 'A description',
    indexes: ['index'],
    maxHitsPerQuery: 1000,
    maxQueriesPerIPPerHour: 1000,
    queryParameters: 'typoTolerance=strict',
    referers: ['referer'],
    validity: 600,
  };
  const added = await admin.addApiKey(options);
  conforms(ANSWERS.addedKey, added);
  expect(Object.keys(added)).toEqual(['key', 'createdAt']);
  const { key } = added;
  await admin.waitForApiKey({ operation: 'add', key });
  conforms(ANSWERS.key, await admin.getApiKey({ key }));
  expect(await admin.getApiKey({ key })).toMatchObject(options);
  conforms(ANSWERS.updatedKey, await admin.updateApiKey({ key, apiKey: { acl: ['search'], maxHitsPerQuery: 42 } }));
  await admin.waitForApiKey({ operation: 'update', key, apiKey: { acl: ['search'], maxHitsPerQuery: 42 } });
  conforms(ANSWERS.keys, await admin.listApiKeys());
  conforms(ANSWERS.deletedKey, await admin.deleteApiKey({ key }));
  await admin.waitForApiKey({ operation: 'delete', key });
  await expect(admin.getApiKey({ key })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    message: 'Key does not exist',
  });
  conforms(ANSWERS.addedKey, await admin.restoreApiKey({ key }));
  expect(await admin.getApiKey({ key })).toMatchObject({ maxHitsPerQuery: 42 });
  await expect(admin.restoreApiKey({ key })).rejects.toMatchObject({ message: 'Key already exists' });

  await server.send(
    'POST',
    `/1/indexes/${encodeURIComponent(indexName)}/query?x-algolia-api-key=test-admin-key&x-algolia-application-id=${APP_ID}`,
    '{"hitsPerPage":"x"}',
    {},
  );
  const logs = await admin.getLogs({ length: 2, offset: 0, type: 'all' });
  conforms(ANSWERS.logs, logs);
  expect(logs.logs).toHaveLength(2);
  expect(JSON.stringify(logs)).not.toContain('test-admin-key');
  expect((await admin.getLogs({ length: 1, type: 'error', indexName })).logs).toMatchObject([
    { answer_code: '400', index: indexName },
  ]);
});

test('SRCH-20: events of the insights client answer as published', async () => {
  const event = {
    eventName: 'Product Purchased',
    index: 'products',
    userToken: 'user-123456',
    authenticatedUserToken: 'user-123456',
    timestamp: Date.now(),
    objectIDs: ['9780545139700', '9780439784542'],
  };
  const events = [
    { ...event, eventType: 'conversion', queryID: '43b15df305339e827f0ac0bdc5ebcaa7' },
    { ...event, eventType: 'view' },
    {
      ...event,
      eventType: 'conversion',
      eventSubtype: 'addToCart',
      queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
      objectData: [
        { price: 19.99, quantity: 10 },
        { price: '8$', quantity: 7 },
      ],
      currency: 'USD',
    },
  ];
  const insights = algoliasearch(APP_ID, SEARCH_KEY).initInsights({ options: { hosts: getHosts(server.port) } });
  conforms(ANSWERS.events, await insights.pushEvents({ events } as never));
});

test.each<[string, string, string | undefined, number, string]>([
  ['POST', '/1/indexes/nowhere/query', '{}', 404, 'Index nowhere does not exist'],
  ['GET', '/1/indexes/nowhere/x', undefined, 404, 'Index nowhere does not exist'],
  ['GET', '/1/indexes/nowhere/settings', undefined, 404, 'Index nowhere does not exist'],
  ['GET', '/1/nothing/here', undefined, 404, 'Path not found'],
  ['POST', '/1/indexes/*/queries', '{"requests":[{"query":"x"}]}', 400, 'Missing mandatory parameter indexName'],
  ['POST', '/1/indexes/*/queries', '{"requests":[],"strategy":"guess"}', 400, 'Invalid strategy: guess'],
  ['POST', '/1/indexes/a/browse', '{"cursor":"test"}', 400, 'Invalid cursor'],
  ['POST', '/1/indexes/a/deleteByQuery', '{}', 400, 'Cannot delete by an empty filter, use clear instead'],
  ['POST', '/1/indexes/a/synonyms/batch', '[{"objectID":"1","type":"guess"}]', 400, 'Invalid synonym type: guess'],
  ['PUT', '/1/indexes/a/rules/1', '{"conditions":[]}', 400, 'Missing mandatory attribute consequence in rule 1'],
  [
    'PUT',
    '/1/indexes/a/rules/1',
    '{"conditions":[{"pattern":"x","anchoring":"near"}],"consequence":{}}',
    400,
    'Invalid anchoring in rule 1: near',
  ],
  ['POST', '/1/keys', '{"acl":["fly"]}', 400, 'Invalid ACL: fly'],
  ['POST', '/1/keys', '{"description":"none"}', 400, 'Missing mandatory parameter acl'],
  ['GET', '/1/logs?type=guess', undefined, 400, 'Invalid log type: guess'],
])('PLAT-1: %s %s with %s is refused as published', async (method, path, body, status, message) => {
  const answer = await server.send(method, path, body);
  expect(answer).toMatchObject({ status, body: { status, message } });
  conforms(ANSWERS.error, answer.body);
});
