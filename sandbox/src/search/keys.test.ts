import { algoliasearch } from 'algoliasearch';
import { APP_ID, SEARCH_KEY, startSearch, type TestServer } from './testing.ts';

let server: TestServer;
let now = Date.UTC(2026, 6, 1);
const indexName = 'homes';
beforeAll(async () => {
  server = await startSearch({ now: () => now });
  await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'] } });
  await server.admin.saveObjects({
    indexName,
    objects: [
      { objectID: 'a', kind: 'House' },
      { objectID: 'b', kind: 'Cabin' },
    ],
    waitForTasks: true,
  });
  await server.admin.saveObjects({ indexName: 'secret', objects: [{ objectID: 's' }], waitForTasks: true });
});
afterAll(() => server.close());

const INVALID = { status: 403, message: 'Invalid Application-ID or API key' };
const hits = async (key: string, searchParams = {}): Promise<string[]> =>
  (await server.client(key).searchSingleIndex({ indexName, searchParams })).hits.map((hit) => hit.objectID).sort();

/** Signs parameters as the client for servers does (its method is missing from the type that browsers share). */
function securedKey(parentApiKey: string, restrictions: object): string {
  const client: unknown = algoliasearch(APP_ID, parentApiKey);
  return (client as { generateSecuredApiKey: (given: object) => string }).generateSecuredApiKey({
    parentApiKey,
    restrictions,
  });
}

test('PLAT-1: a wrong or missing key, or another application, is refused', async () => {
  await expect(hits('guess')).rejects.toMatchObject(INVALID);
  expect(await server.send('POST', `/1/indexes/${indexName}/query`, '{}', {})).toMatchObject({
    status: 403,
    body: INVALID,
  });
  expect(
    await server.send('POST', `/1/indexes/${indexName}/query`, '{}', {
      'x-algolia-api-key': SEARCH_KEY,
      'x-algolia-application-id': 'other',
    }),
  ).toMatchObject({ status: 403, body: INVALID });
  expect(
    await server.send(
      'POST',
      `/1/indexes/${indexName}/query?x-algolia-api-key=${SEARCH_KEY}&x-algolia-application-id=${APP_ID}`,
      '{}',
      {},
    ),
  ).toMatchObject({ status: 200 });
});

test('PLAT-1: the search key can search and read, and nothing else', async () => {
  const client = server.client(SEARCH_KEY);
  const denied = { status: 403, message: 'Method not allowed with this API key' };
  expect(await hits(SEARCH_KEY)).toEqual(['a', 'b']);
  expect(await client.getObject({ indexName, objectID: 'a' })).toMatchObject({ kind: 'House' });
  await expect(client.saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject(denied);
  await expect(
    client.batch({ indexName, batchWriteParams: { requests: [{ action: 'deleteObject', body: { objectID: 'a' } }] } }),
  ).rejects.toMatchObject(denied);
  await expect(client.setSettings({ indexName, indexSettings: {} })).rejects.toMatchObject(denied);
  await expect(client.browse({ indexName })).rejects.toMatchObject(denied);
  await expect(client.listApiKeys()).rejects.toMatchObject(denied);
  await expect(client.deleteIndex({ indexName })).rejects.toMatchObject(denied);
});

test('PLAT-1: a stored key has its rights on its indices until it is deleted', async () => {
  const { key } = await server.admin.addApiKey({ acl: ['search'], indexes: ['hom*'], description: 'homes only' });
  expect(await hits(key)).toEqual(['a', 'b']);
  await expect(server.client(key).searchSingleIndex({ indexName: 'secret' })).rejects.toMatchObject({
    status: 403,
    message: 'Index not allowed with this API key',
  });
  await server.admin.updateApiKey({ key, apiKey: { acl: ['browse'] } });
  await server.admin.waitForApiKey({ operation: 'update', key, apiKey: { acl: ['browse'] } });
  await expect(hits(key)).rejects.toMatchObject({ status: 403 });
  await server.admin.deleteApiKey({ key });
  await expect(hits(key)).rejects.toMatchObject(INVALID);
  await expect(server.admin.getApiKey({ key })).rejects.toMatchObject({ status: 404 });
});

test('PLAT-1: a secured key carries filters, indices and an end that cannot be taken off', async () => {
  const secured = securedKey(SEARCH_KEY, {
    filters: 'kind:House',
    restrictIndices: [indexName],
    validUntil: now / 1000 + 60,
    userToken: 'u',
  });
  expect(await hits(secured)).toEqual(['a']);
  expect(await hits(secured, { filters: 'kind:House OR kind:Cabin' })).toEqual(['a']);
  await expect(hits(secured, { filters: 'kind:Cabin) OR (kind:Cabin' })).rejects.toMatchObject({ status: 400 });
  await expect(server.client(secured).searchSingleIndex({ indexName: 'secret' })).rejects.toMatchObject({
    message: 'Index not allowed with this API key',
  });
  const forged = Buffer.from(Buffer.from(secured, 'base64').toString().replace('House', 'Cabin')).toString('base64');
  await expect(hits(forged)).rejects.toMatchObject(INVALID);
  now += 61_000;
  await expect(hits(secured)).rejects.toMatchObject({ status: 403, message: '`validUntil` parameter expired' });
});

test('PLAT-1: a stored key is held to its referers, its rate, its hits, its parameters and its end', async () => {
  const query = (key: string, headers: Record<string, string> = {}, body = '{}') =>
    server.send('POST', `/1/indexes/${indexName}/query`, body, {
      'x-algolia-api-key': key,
      'x-algolia-application-id': APP_ID,
      ...headers,
    });
  const { key: refered } = await server.admin.addApiKey({
    acl: ['search'],
    referers: ['https://roost.example/*', '*.partner.example'],
  });
  expect(await query(refered, { referer: 'https://roost.example/search' })).toMatchObject({ status: 200 });
  expect(await query(refered, { referer: 'https://www.partner.example' })).toMatchObject({ status: 200 });
  expect(await query(refered, { referer: 'https://other.example/' })).toMatchObject({
    status: 403,
    body: { message: 'Method not allowed with this referer' },
  });
  expect((await query(refered)).status).toBe(403);

  const { key: rated } = await server.admin.addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 2 });
  expect([(await query(rated)).status, (await query(rated)).status]).toEqual([200, 200]);
  expect(await query(rated)).toMatchObject({ status: 429, body: { message: 'Too Many Requests', status: 429 } });
  expect((await query(rated, { 'x-algolia-usertoken': 'another' })).status).toBe(200);
  now += 3_600_001;
  expect((await query(rated)).status).toBe(200);

  const { key: limited } = await server.admin.addApiKey({
    acl: ['search'],
    maxHitsPerQuery: 1,
    queryParameters: 'filters=NOT%20kind%3ABoat&typoTolerance=strict',
    validity: 60,
  });
  expect((await query(limited, {}, '{"hitsPerPage":50}')).body).toMatchObject({ hitsPerPage: 1, nbHits: 2 });
  expect((await query(limited, {}, '{"filters":"kind:Cabin"}')).body).toMatchObject({ nbHits: 1 });
  const secured = securedKey(limited, { filters: 'kind:House' });
  expect((await query(secured)).body).toMatchObject({ hitsPerPage: 1, hits: [{ objectID: 'a' }] });
  now += 61_000;
  expect(await query(limited)).toMatchObject({ status: 403, body: INVALID });
  expect(await query(secured)).toMatchObject({ status: 403, body: INVALID });
});

test('PLAT-1: a secured key cannot reach past its parent, and works from its networks only', async () => {
  const { key } = await server.admin.addApiKey({ acl: ['search'], indexes: ['hom*'] });
  await expect(
    server.client(securedKey(key, { restrictIndices: ['secret'] })).searchSingleIndex({ indexName: 'secret' }),
  ).rejects.toMatchObject({ status: 403, message: 'Index not allowed with this API key' });
  expect(await hits(securedKey(key, { restrictIndices: indexName }))).toEqual(['a', 'b']);
  expect(await hits(securedKey(SEARCH_KEY, { restrictSources: '127.0.0.0/8' }))).toEqual(['a', 'b']);
  await expect(hits(securedKey(SEARCH_KEY, { restrictSources: '10.0.0.0/8,192.168.1.1' }))).rejects.toMatchObject({
    status: 403,
  });
  await expect(hits(securedKey(SEARCH_KEY, { restrictSources: 'nonsense/99' }))).rejects.toMatchObject({ status: 403 });
});

test('PLAT-1: attributes that cannot be retrieved come back for keys that may see them', async () => {
  await server.admin.setSettings({ indexName, indexSettings: { unretrievableAttributes: ['cost'] } });
  await server.admin.saveObject({ indexName, body: { objectID: 'c', kind: 'Boat', cost: 7 } });
  const seen = async (key: string): Promise<unknown[]> => {
    const client = server.client(key);
    const { hits: found } = await client.searchSingleIndex({ indexName, searchParams: { filters: 'objectID:c' } });
    const { results } = await client.getObjects({ requests: [{ indexName, objectID: 'c' }] });
    return [...found, await client.getObject({ indexName, objectID: 'c' }), ...results].map(
      (doc) => (doc as { cost?: number }).cost,
    );
  };
  const { key } = await server.admin.addApiKey({ acl: ['search', 'seeUnretrievableAttributes'] });
  expect(await seen(SEARCH_KEY)).toEqual([undefined, undefined, undefined]);
  expect(await seen(key)).toEqual([7, 7, 7]);
  expect(await server.client(key).getApiKey({ key })).toMatchObject({ acl: ['search', 'seeUnretrievableAttributes'] });
});
