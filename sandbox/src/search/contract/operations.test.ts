import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { z } from 'zod';
import { ADMIN_KEY, APP_ID, getHosts, startSearch, type TestServer } from '../testing.ts';
import { ANSWERS } from './answers.ts';

/**
 * Every operation that the client's search API has, called as the published request fixtures call it, with the
 * published shape of its answer. The list is held against the client itself, so that an operation of a later version
 * cannot be forgotten.
 */
const index = 'theIndexName';
const entry = {
  action: 'addEntry' as const,
  body: {
    objectID: '1',
    language: 'en' as const,
    word: 'fancy',
    words: ['believe', 'algolia'],
    decomposition: ['trust', 'algolia'],
    state: 'enabled' as const,
  },
};
const rule = {
  objectID: 'id1',
  conditions: [{ pattern: 'apple', anchoring: 'contains' as const, alternatives: false, context: 'search' }],
  consequence: {
    params: {
      filters: 'brand:apple',
      query: {
        remove: ['algolia'],
        edits: [
          { type: 'remove' as const, delete: 'abc', insert: 'cde' },
          { type: 'replace' as const, delete: 'abc', insert: 'cde' },
        ],
      },
    },
    hide: [{ objectID: '321' }],
    filterPromotes: false,
    userData: { algolia: 'aloglia' },
    promote: [
      { objectID: 'abc', position: 3 },
      { objectIDs: ['abc', 'def'], position: 1 },
    ],
  },
  description: 'test',
  enabled: true,
  validity: [{ from: 1656670273, until: 1656670277 }],
};
const synonymHit = { objectID: 'id1', type: 'synonym' as const, synonyms: ['car', 'vehicule', 'auto'] };

type Call = [
  operation: string,
  call: (client: Algoliasearch, known: { key: string; taskID: number }) => Promise<unknown>,
  answer: z.ZodType | number,
];
const CALLS: Call[] = [
  [
    'saveObject',
    (client) => client.saveObject({ indexName: index, body: { objectID: 'id', test: 'val', brand: 'apple' } }),
    ANSWERS.savedObject,
  ],
  [
    'addOrUpdateObject',
    (client) => client.addOrUpdateObject({ indexName: index, objectID: 'uniqueID', body: { key: 'value' } }),
    ANSWERS.updatedObject,
  ],
  [
    'partialUpdateObject',
    (client) =>
      client.partialUpdateObject({
        indexName: index,
        objectID: 'uniqueID',
        attributesToUpdate: { attributeId: { nested: 'value' } },
      }),
    ANSWERS.updatedObject,
  ],
  [
    'batch',
    (client) =>
      client.batch({
        indexName: index,
        batchWriteParams: {
          requests: [
            { action: 'addObject', body: { key: 'value' } },
            { action: 'deleteObject', body: { objectID: 'id2' } },
          ],
        },
      }),
    ANSWERS.batch,
  ],
  [
    'multipleBatch',
    (client) => client.multipleBatch({ requests: [{ action: 'addObject', body: { key: 'value' }, indexName: index }] }),
    ANSWERS.multipleBatch,
  ],
  [
    'getObject',
    (client) => client.getObject({ indexName: index, objectID: 'uniqueID', attributesToRetrieve: ['attr1', 'attr2'] }),
    ANSWERS.object,
  ],
  [
    'getObjects',
    (client) =>
      client.getObjects({ requests: [{ attributesToRetrieve: ['attr1'], objectID: 'uniqueID', indexName: index }] }),
    ANSWERS.objects,
  ],
  [
    'setSettings',
    (client) =>
      client.setSettings({
        indexName: index,
        indexSettings: {
          attributesForFaceting: ['searchable(brand)'],
          typoTolerance: 'min',
          ignorePlurals: ['fr'],
          removeStopWords: ['fr'],
          distinct: 1,
        },
        forwardToReplicas: true,
      }),
    ANSWERS.updatedAt,
  ],
  ['getSettings', (client) => client.getSettings({ indexName: index }), ANSWERS.settings],
  [
    'saveRule',
    (client) => client.saveRule({ indexName: index, objectID: 'id1', rule, forwardToReplicas: true }),
    ANSWERS.updatedObject.loose(),
  ],
  [
    'saveRules',
    (client) =>
      client.saveRules({ indexName: index, rules: [rule], forwardToReplicas: true, clearExistingRules: true }),
    ANSWERS.updatedAt,
  ],
  ['getRule', (client) => client.getRule({ indexName: index, objectID: 'id1' }), ANSWERS.rule],
  [
    'searchRules',
    (client) => client.searchRules({ indexName: index, searchRulesParams: { query: 'apple' } }),
    ANSWERS.rules,
  ],
  [
    'saveSynonym',
    (client) => client.saveSynonym({ indexName: index, objectID: 'id1', synonymHit, forwardToReplicas: true }),
    ANSWERS.savedSynonym,
  ],
  [
    'saveSynonyms',
    (client) =>
      client.saveSynonyms({
        indexName: index,
        synonymHit: [synonymHit],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      }),
    ANSWERS.updatedAt,
  ],
  ['getSynonym', (client) => client.getSynonym({ indexName: index, objectID: 'id1' }), ANSWERS.synonym],
  [
    'searchSynonyms',
    (client) =>
      client.searchSynonyms({
        indexName: index,
        searchSynonymsParams: { query: 'car', type: 'synonym', page: 0, hitsPerPage: 10 },
      }),
    ANSWERS.synonyms,
  ],
  [
    'search',
    (client) =>
      client.search({
        requests: [
          { indexName: index, type: 'facet', facet: 'brand', facetQuery: 'a', query: '', maxFacetHits: 50 },
          { indexName: index, query: 'val', hitsPerPage: 50, type: 'default' },
        ],
        strategy: 'stopIfEnoughMatches',
      }),
    ANSWERS.several,
  ],
  [
    'searchSingleIndex',
    (client) =>
      client.searchSingleIndex({ indexName: index, searchParams: { query: 'val', facetFilters: ['tags:algolia'] } }),
    ANSWERS.search,
  ],
  [
    'searchForFacetValues',
    (client) =>
      client.searchForFacetValues({
        indexName: index,
        facetName: 'brand',
        searchForFacetValuesRequest: {
          params: 'query=foo&facetFilters=%5B%22brand%3Abar%22%5D',
          facetQuery: 'foo',
          maxFacetHits: 42,
        },
      }),
    ANSWERS.facetSearch,
  ],
  [
    'browse',
    (client) => client.browse({ indexName: index, browseParams: { query: 'val', facetFilters: ['tags:algolia'] } }),
    ANSWERS.browse,
  ],
  ['listIndices', (client) => client.listIndices({ page: 0, hitsPerPage: 3 }), ANSWERS.indices],
  [
    'operationIndex',
    (client) =>
      client.operationIndex({
        indexName: index,
        operationIndexParams: { operation: 'copy', destination: 'dest', scope: ['rules', 'settings'] },
      }),
    ANSWERS.updatedAt,
  ],
  [
    'deleteBy',
    (client) => client.deleteBy({ indexName: index, deleteByParams: { filters: 'brand:brandName' } }),
    ANSWERS.updatedAt,
  ],
  ['deleteRule', (client) => client.deleteRule({ indexName: index, objectID: 'id1' }), ANSWERS.deletedAt],
  ['clearRules', (client) => client.clearRules({ indexName: index }), ANSWERS.updatedAt],
  ['deleteSynonym', (client) => client.deleteSynonym({ indexName: index, objectID: 'id1' }), ANSWERS.deletedAt],
  ['clearSynonyms', (client) => client.clearSynonyms({ indexName: index }), ANSWERS.updatedAt],
  ['getTask', (client, { taskID }) => client.getTask({ indexName: index, taskID }), ANSWERS.task],
  ['getAppTask', (client, { taskID }) => client.getAppTask({ taskID }), ANSWERS.task],
  ['deleteObject', (client) => client.deleteObject({ indexName: index, objectID: 'uniqueID' }), ANSWERS.deletedAt],
  ['clearObjects', (client) => client.clearObjects({ indexName: index }), ANSWERS.updatedAt],
  ['deleteIndex', (client) => client.deleteIndex({ indexName: 'dest' }), ANSWERS.deletedAt],
  [
    'addApiKey',
    (client) =>
      client.addApiKey({
        acl: ['search', 'addObject'],
        description: 'my new api key',
        validity: 300,
        maxQueriesPerIPPerHour: 100,
        maxHitsPerQuery: 20,
      }),
    ANSWERS.addedKey,
  ],
  ['getApiKey', (client, { key }) => client.getApiKey({ key }), ANSWERS.key],
  ['listApiKeys', (client) => client.listApiKeys(), ANSWERS.keys],
  [
    'updateApiKey',
    (client, { key }) => client.updateApiKey({ key, apiKey: { acl: ['search'], maxHitsPerQuery: 20 } }),
    ANSWERS.updatedKey,
  ],
  ['deleteApiKey', (client, { key }) => client.deleteApiKey({ key }), ANSWERS.deletedKey],
  ['restoreApiKey', (client, { key }) => client.restoreApiKey({ key }), ANSWERS.addedKey],
  ['getLogs', (client) => client.getLogs({ offset: 5, length: 10, indexName: index, type: 'all' }), ANSWERS.logs],
  [
    'batchDictionaryEntries',
    (client) =>
      client.batchDictionaryEntries({
        dictionaryName: 'plurals',
        batchDictionaryEntriesParams: { clearExistingDictionaryEntries: true, requests: [entry] },
      }),
    ANSWERS.updatedAt,
  ],
  [
    'searchDictionaryEntries',
    (client) =>
      client.searchDictionaryEntries({
        dictionaryName: 'stopwords',
        searchDictionaryEntriesParams: { query: 'about' },
      }),
    ANSWERS.dictionaryEntries,
  ],
  ['getDictionaryLanguages', (client) => client.getDictionaryLanguages(), ANSWERS.dictionaryLanguages],
  [
    'setDictionarySettings',
    (client) =>
      client.setDictionarySettings({ disableStandardEntries: { plurals: { fr: false, en: false, ru: true } } }),
    ANSWERS.updatedAt,
  ],
  ['getDictionarySettings', (client) => client.getDictionarySettings(), ANSWERS.dictionarySettings],
  [
    'appendSource',
    (client) => client.appendSource({ source: '10.0.0.1/32', description: 'theDescription' }),
    ANSWERS.createdAt,
  ],
  ['getSources', (client) => client.getSources(), ANSWERS.sources],
  ['replaceSources', (client) => client.replaceSources({ source: [{ source: '10.0.0.2/32' }] }), ANSWERS.changedAt],
  ['deleteSource', (client) => client.deleteSource({ source: '10.0.0.2/32' }), ANSWERS.deletedKey],
  // An application on one cluster cannot move its users: the published answer is 402.
  ['listClusters', (client) => client.listClusters(), 402],
  [
    'assignUserId',
    (client) => client.assignUserId({ xAlgoliaUserID: 'userID', assignUserIdParams: { cluster: 'theCluster' } }),
    402,
  ],
  [
    'batchAssignUserIds',
    (client) =>
      client.batchAssignUserIds({
        xAlgoliaUserID: 'userID',
        batchAssignUserIdsParams: { cluster: 'theCluster', users: ['user1', 'user2'] },
      }),
    402,
  ],
  ['getUserId', (client) => client.getUserId({ userID: 'uniqueID' }), 402],
  ['listUserIds', (client) => client.listUserIds({ page: 8, hitsPerPage: 100 }), 402],
  [
    'searchUserIds',
    (client) => client.searchUserIds({ query: 'test', clusterName: 'theClusterName', page: 5, hitsPerPage: 10 }),
    402,
  ],
  ['removeUserId', (client) => client.removeUserId({ userID: 'uniqueID' }), 402],
  ['getTopUserIds', (client) => client.getTopUserIds(), 402],
  ['hasPendingMappings', (client) => client.hasPendingMappings({ getClusters: true }), 402],
  // Paths that nothing answers are a 404 in the published shape, whatever the method.
  [
    'customGet',
    (client) => client.customGet({ path: '1/test/minimal', parameters: { query: 'to be overriden' } }),
    404,
  ],
  ['customPost', (client) => client.customPost({ path: '1/test/minimal', body: { body: 'parameters' } }), 404],
  [
    'customPut',
    (client) =>
      client.customPut({ path: '1/indexes/x/semanticSearch/settings', body: { neuralSearchPreset: 'default' } }),
    404,
  ],
  ['customDelete', (client) => client.customDelete({ path: '1/test/minimal' }), 404],
];

let server: TestServer;
beforeAll(async () => {
  server = await startSearch();
});
afterAll(() => server.close());

test('SRCH-2: each operation of the search API answers with the published status and fields', async () => {
  const client = server.admin;
  const { taskID } = await client.saveObject({ indexName: index, body: { objectID: '0' } });
  const { key } = await client.addApiKey({ acl: ['search'] });
  for (const [operation, call, expected] of CALLS) {
    const answer = await call(client, { key, taskID }).catch(
      (error: { name: string; status: number; message: string }) => error,
    );
    if (typeof expected === 'number')
      expect([operation, answer]).toEqual([
        operation,
        expect.objectContaining({ name: 'ApiError', status: expected, message: expect.stringMatching(/./) as string }),
      ]);
    else
      expect([
        operation,
        expected.safeParse(answer).error?.issues ?? [],
        answer instanceof Error ? String(answer) : '',
      ]).toEqual([operation, [], '']);
  }
});

test('SRCH-2: the list above leaves no operation of the client out', () => {
  const operations = Object.keys(algoliasearch(APP_ID, ADMIN_KEY, { hosts: getHosts(1) })).flatMap(
    (name) => /^(.+)WithHTTPInfo$/.exec(name)?.[1] ?? [],
  );
  expect(CALLS.map(([operation]) => operation).sort()).toEqual(operations.sort());
});

test('SRCH-2: settings and parameters of every name that the fixtures have are taken', async () => {
  const { admin } = server;
  const allSettings = {
    advancedSyntax: true,
    advancedSyntaxFeatures: ['exactPhrase'],
    allowCompressionOfIntegerArray: true,
    allowTyposOnNumericTokens: true,
    alternativesAsExact: ['singleWordSynonym'],
    attributeCriteriaComputedByMinProximity: true,
    attributeForDistinct: 'test',
    attributesForFaceting: ['algolia'],
    attributesToHighlight: ['algolia'],
    attributesToRetrieve: ['algolia'],
    attributesToSnippet: ['algolia'],
    attributesToTransliterate: ['algolia'],
    camelCaseAttributes: ['algolia'],
    customNormalization: { algolia: { aloglia: 'aglolia' } },
    customRanking: ['algolia'],
    decompoundQuery: false,
    decompoundedAttributes: { de: 'aloglia' },
    disableExactOnAttributes: ['algolia'],
    disablePrefixOnAttributes: ['algolia'],
    disableTypoToleranceOnAttributes: ['algolia'],
    disableTypoToleranceOnWords: ['algolia'],
    distinct: 3,
    enablePersonalization: true,
    enableReRanking: false,
    enableRules: true,
    exactOnSingleWordQuery: 'attribute',
    highlightPreTag: '<span>',
    highlightPostTag: '</span>',
    hitsPerPage: 10,
    ignorePlurals: false,
    indexLanguages: ['fr'],
    keepDiacriticsOnCharacters: 'abc',
    maxFacetHits: 20,
    maxValuesPerFacet: 30,
    minProximity: 6,
    minWordSizefor1Typo: 5,
    minWordSizefor2Typos: 11,
    mode: 'neuralSearch',
    numericAttributesForFiltering: ['algolia'],
    optionalWords: ['myspace'],
    paginationLimitedTo: 0,
    queryLanguages: ['fr'],
    queryType: 'prefixLast',
    ranking: ['geo'],
    reRankingApplyFilter: 'mySearch:filters',
    relevancyStrictness: 10,
    removeStopWords: false,
    removeWordsIfNoResults: 'lastWords',
    renderingContent: {
      facetOrdering: { facets: { order: ['a', 'b'] }, values: { a: { order: ['b'], sortRemainingBy: 'count' } } },
    },
    replaceSynonymsInHighlight: true,
    replicas: [''],
    responseFields: ['algolia'],
    restrictHighlightAndSnippetArrays: true,
    searchableAttributes: ['foo'],
    semanticSearch: { eventSources: ['foo'] },
    separatorsToIndex: 'bar',
    snippetEllipsisText: '---',
    sortFacetValuesBy: 'date',
    typoTolerance: false,
    unretrievableAttributes: ['foo'],
    userData: { user: 'data' },
  };
  await admin.setSettings({ indexName: 'all', indexSettings: allSettings as never });
  expect(await admin.getSettings({ indexName: 'all' })).toMatchObject(allSettings);
  const allParams = {
    ...{
      advancedSyntax: true,
      allowTyposOnNumericTokens: true,
      alternativesAsExact: ['multiWordsSynonym'],
      analytics: true,
      analyticsTags: [''],
      aroundLatLng: '',
      aroundLatLngViaIP: true,
      aroundPrecision: 0,
      aroundRadius: 'all',
    },
    ...{
      attributeCriteriaComputedByMinProximity: true,
      attributesToHighlight: [''],
      attributesToRetrieve: [''],
      attributesToSnippet: [''],
      clickAnalytics: true,
      distinct: 0,
      enableABTest: true,
      facetFilters: [''],
      facetingAfterDistinct: true,
      facets: [''],
    },
    ...{
      insideBoundingBox: [
        [47.3165, 4.9665, 47.3424, 5.0201],
        [40.9234, 2.1185, 38.643, 1.9916],
      ],
      insidePolygon: [
        [47.3165, 4.9665, 47.3424, 5.0201, 47.32, 4.9],
        [40.9234, 2.1185, 38.643, 1.9916, 39.2587, 2.0104],
      ],
      length: 1,
      offset: 0,
      page: 0,
    },
    ...{
      maxValuesPerFacet: 0,
      minWordSizefor1Typo: 0,
      minWordSizefor2Typos: 0,
      minimumAroundRadius: 1,
      naturalLanguages: ['fr'],
      percentileComputation: true,
      personalizationImpact: 0,
      ranking: [''],
      relevancyStrictness: 0,
      removeStopWords: true,
      responseFields: ['*'],
    },
    ...{
      removeWordsIfNoResults: 'allOptional',
      sortFacetValuesBy: '',
      sumOrFiltersScores: true,
      typoTolerance: 'min',
      userToken: '',
      extensions: { queryCategorization: { enableCategoriesRetrieval: true, enableAutoFiltering: false } },
    },
  };
  const { results } = await admin.search({ requests: [{ indexName: 'all', type: 'default', ...allParams } as never] });
  expect(results).toMatchObject([{ hits: [], nbHits: 0 }]);
});
