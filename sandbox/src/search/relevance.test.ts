import { SEARCH_KEY, startSearch, type TestServer } from './testing.ts';
import type { SearchParamsObject } from 'algoliasearch';

let server: TestServer;
const indexName = 'homes';
beforeAll(async () => {
  server = await startSearch();
  await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'], searchableAttributes: ['name'], customRanking: ['asc(price)'] } });
  await server.admin.saveObjects({ indexName, objects: [{ objectID: 'a', name: 'Cosy cabin', kind: 'Cabin', price: 1 }, { objectID: 'b', name: 'Large lodge', kind: 'Lodge', price: 2 }, { objectID: 'c', name: 'Seaside flat', kind: 'Flat', price: 3 }], waitForTasks: true });
});
afterAll(() => server.close());
const found = async (searchParams: SearchParamsObject): Promise<string[]> => (await server.client(SEARCH_KEY).searchSingleIndex({ indexName, searchParams })).hits.map((hit) => hit.objectID);

test('SRCH-3: synonyms work both ways, one way, or as a correction', async () => {
  await server.admin.saveSynonyms({ indexName, synonymHit: [
    { objectID: '1', type: 'synonym', synonyms: ['cabin', 'lodge'] },
    { objectID: '2', type: 'onewaysynonym', input: 'apartment', synonyms: ['flat'] },
    { objectID: '3', type: 'altcorrection1', word: 'big', corrections: ['large'] },
  ], replaceExistingSynonyms: true });
  expect(await found({ query: 'cabin' })).toEqual(['a', 'b']);
  expect(await found({ query: 'apartment' })).toEqual(['c']);
  expect(await found({ query: 'big cabin' })).toEqual(['b']);
  expect(await found({ query: 'cabin', synonyms: false })).toEqual(['a']);
  expect(await server.admin.searchSynonyms({ indexName, searchSynonymsParams: { query: 'lodge' } })).toMatchObject({ nbHits: 1, hits: [{ objectID: '1' }] });
  await server.admin.deleteSynonym({ indexName, objectID: '1' });
  expect(await found({ query: 'cabin' })).toEqual(['a']);
  await server.admin.clearSynonyms({ indexName });
  await expect(server.admin.getSynonym({ indexName, objectID: '2' })).rejects.toMatchObject({ status: 404 });
});

test('SRCH-2: a rule with a context changes the queries that carry the context', async () => {
  await server.admin.saveRules({ indexName, clearExistingRules: true, rules: [
    { objectID: 'dated', conditions: [{ context: 'isDatedSearch' }], consequence: { params: { filters: 'NOT kind:Flat' }, userData: { banner: 'dates' } } },
    { objectID: 'word', conditions: [{ pattern: 'cheap', anchoring: 'contains' }], consequence: { params: { query: { edits: [{ type: 'remove', delete: 'cheap' }] }, hitsPerPage: 1 } } },
    { objectID: 'off', enabled: false, conditions: [{ context: 'isDatedSearch' }], consequence: { params: { hitsPerPage: 0 } } },
    { objectID: 'past', conditions: [{ context: 'isDatedSearch' }], consequence: { params: { hitsPerPage: 0 } }, validity: [{ from: 1, until: 2 }] },
  ] });
  expect(await found({ ruleContexts: ['isDatedSearch'] })).toEqual(['a', 'b']);
  expect(await found({ ruleContexts: ['notDatedSearch'] })).toEqual(['a', 'b', 'c']);
  expect(await found({ ruleContexts: ['isDatedSearch'], enableRules: false })).toEqual(['a', 'b', 'c']);
  expect(await found({ ruleContexts: ['isDatedSearch'], filters: 'kind:Flat OR kind:Lodge' })).toEqual(['b']);
  expect(await found({ query: 'cheap cabin' })).toEqual(['a']);
  expect(await server.admin.searchSingleIndex({ indexName, searchParams: { ruleContexts: ['isDatedSearch'] } })).toMatchObject({ userData: [{ banner: 'dates' }], appliedRules: [{ objectID: 'dated' }] });
  expect((await server.admin.searchRules({ indexName, searchRulesParams: { context: 'isDatedSearch' } })).nbHits).toBe(3);
  expect(await server.admin.getRule({ indexName, objectID: 'word' })).toMatchObject({ objectID: 'word' });
  await server.admin.deleteRule({ indexName, objectID: 'dated' });
  expect(await found({ ruleContexts: ['isDatedSearch'] })).toEqual(['a', 'b', 'c']);
});

test('SRCH-18: optional filters and scores lift records, distinct keeps the best of a group', async () => {
  expect(await found({ optionalFilters: ['kind:Flat'] })).toEqual(['c', 'a', 'b']);
  expect(await found({ filters: 'kind:Cabin OR kind:Flat<score=3> OR kind:Lodge<score=2>' })).toEqual(['c', 'b', 'a']);
  await server.admin.setSettings({ indexName: 'shoes', indexSettings: { attributeForDistinct: 'type', attributesForFaceting: ['type', 'colors'] } });
  await server.admin.saveObjects({ indexName: 'shoes', objects: [{ objectID: '1', type: 'shoes', colors: ['blue', 'red'] }, { objectID: '2', type: 'shoes', colors: ['blue'] }, { objectID: '3', type: 'boots', colors: ['red'] }], waitForTasks: true });
  expect(await server.admin.searchSingleIndex({ indexName: 'shoes', searchParams: { distinct: true, facets: ['colors'] } })).toMatchObject({ nbHits: 2, hits: [{ objectID: '3' }, { objectID: '2' }], facets: { colors: { blue: 2, red: 2 } } });
});

const event = { eventType: 'click', eventName: 'Home opened', index: indexName, userToken: 'visitor-1', objectIDs: ['a'] };
test.each<[object, number]>([
  [{ ...event, queryID: '0123456789abcdef0123456789abcdef', positions: [1] }, 200],
  [{ ...event, eventType: 'view' }, 200],
  [{ ...event, eventType: 'conversion', eventSubtype: 'purchase', objectIDs: undefined, filters: ['kind:Cabin'] }, 200],
  [{ ...event, queryID: '0123456789abcdef0123456789abcdef' }, 422],
  [{ ...event, queryID: 'short', positions: [1] }, 422],
  [{ ...event, eventType: 'hover' }, 422],
  [{ ...event, userToken: 'two words' }, 422],
  [{ ...event, objectIDs: [] }, 422],
  [{ ...event, index: undefined }, 422],
])('SRCH-20: the event %j answers %i', async (given, status) => {
  expect((await server.send('POST', '/1/events', JSON.stringify({ events: [given] }))).status).toBe(status);
});
