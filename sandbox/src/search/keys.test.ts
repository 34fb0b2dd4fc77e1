import { algoliasearch } from 'algoliasearch';
import { APP_ID, SEARCH_KEY, startSearch, type TestServer } from './testing.ts';

let server: TestServer;
let now = Date.UTC(2026, 6, 1);
const indexName = 'homes';
beforeAll(async () => {
  server = await startSearch({ now: () => now });
  await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'] } });
  await server.admin.saveObjects({ indexName, objects: [{ objectID: 'a', kind: 'House' }, { objectID: 'b', kind: 'Cabin' }], waitForTasks: true });
  await server.admin.saveObjects({ indexName: 'secret', objects: [{ objectID: 's' }], waitForTasks: true });
});
afterAll(() => server.close());

const INVALID = { status: 403, message: 'Invalid Application-ID or API key' };
const hits = async (key: string, searchParams = {}): Promise<string[]> => (await server.client(key).searchSingleIndex({ indexName, searchParams })).hits.map((hit) => hit.objectID).sort();

/** Signs parameters as the client for servers does (its method is missing from the type that browsers share). */
function securedKey(parentApiKey: string, restrictions: object): string {
  const client: unknown = algoliasearch(APP_ID, parentApiKey);
  return (client as { generateSecuredApiKey: (given: object) => string }).generateSecuredApiKey({ parentApiKey, restrictions });
}

test('PLAT-1: a wrong or missing key, or another application, is refused', async () => {
  await expect(hits('guess')).rejects.toMatchObject(INVALID);
  expect(await server.send('POST', `/1/indexes/${indexName}/query`, '{}', {})).toMatchObject({ status: 403, body: INVALID });
  expect(await server.send('POST', `/1/indexes/${indexName}/query`, '{}', { 'x-algolia-api-key': SEARCH_KEY, 'x-algolia-application-id': 'other' })).toMatchObject({ status: 403, body: INVALID });
  expect(await server.send('POST', `/1/indexes/${indexName}/query?x-algolia-api-key=${SEARCH_KEY}&x-algolia-application-id=${APP_ID}`, '{}', {})).toMatchObject({ status: 200 });
});

test('PLAT-1: the search key can search and read, and nothing else', async () => {
  const client = server.client(SEARCH_KEY);
  const denied = { status: 403, message: 'Method not allowed with this API key' };
  expect(await hits(SEARCH_KEY)).toEqual(['a', 'b']);
  expect(await client.getObject({ indexName, objectID: 'a' })).toMatchObject({ kind: 'House' });
  await expect(client.saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject(denied);
  await expect(client.batch({ indexName, batchWriteParams: { requests: [{ action: 'deleteObject', body: { objectID: 'a' } }] } })).rejects.toMatchObject(denied);
  await expect(client.setSettings({ indexName, indexSettings: {} })).rejects.toMatchObject(denied);
  await expect(client.browse({ indexName })).rejects.toMatchObject(denied);
  await expect(client.listApiKeys()).rejects.toMatchObject(denied);
  await expect(client.deleteIndex({ indexName })).rejects.toMatchObject(denied);
});

test('PLAT-1: a stored key has its rights on its indices until it is deleted', async () => {
  const { key } = await server.admin.addApiKey({ acl: ['search'], indexes: ['hom*'], description: 'homes only' });
  expect(await hits(key)).toEqual(['a', 'b']);
  await expect(server.client(key).searchSingleIndex({ indexName: 'secret' })).rejects.toMatchObject({ status: 403, message: 'Index not allowed with this API key' });
  await server.admin.updateApiKey({ key, apiKey: { acl: ['browse'] } });
  await server.admin.waitForApiKey({ operation: 'update', key, apiKey: { acl: ['browse'] } });
  await expect(hits(key)).rejects.toMatchObject({ status: 403 });
  await server.admin.deleteApiKey({ key });
  await expect(hits(key)).rejects.toMatchObject(INVALID);
  await expect(server.admin.getApiKey({ key })).rejects.toMatchObject({ status: 404 });
});

test('PLAT-1: a secured key carries filters, indices and an end that cannot be taken off', async () => {
  const secured = securedKey(SEARCH_KEY, { filters: 'kind:House', restrictIndices: [indexName], validUntil: now / 1000 + 60, userToken: 'u' });
  expect(await hits(secured)).toEqual(['a']);
  expect(await hits(secured, { filters: 'kind:House OR kind:Cabin' })).toEqual(['a']);
  await expect(hits(secured, { filters: 'kind:Cabin) OR (kind:Cabin' })).rejects.toMatchObject({ status: 400 });
  await expect(server.client(secured).searchSingleIndex({ indexName: 'secret' })).rejects.toMatchObject({ message: 'Index not allowed with this API key' });
  const forged = Buffer.from(Buffer.from(secured, 'base64').toString().replace('House', 'Cabin')).toString('base64');
  await expect(hits(forged)).rejects.toMatchObject(INVALID);
  now += 61_000;
  await expect(hits(secured)).rejects.toMatchObject({ status: 403, message: '`validUntil` parameter expired' });
});
