import { createHmac } from 'node:crypto';
import { createServer, request } from 'node:http';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { ADMIN_KEY, APP_ID, serverAt, SEARCH_KEY, startSearch, type TestServer } from '../testing.ts';

/**
 * What the client does by several calls, as its published behaviour suites run it (`replaceAllObjects`, waiting,
 * browsing, secured keys), against this server.
 */
type ServerClient = Algoliasearch & {
  // Only the server build of the client has these; the types that are found here are of the browser's.
  generateSecuredApiKey: (given: { parentApiKey: string; restrictions: object }) => string;
  getSecuredApiKeyRemainingValidity: (given: { securedApiKey: string }) => number;
  accountCopyIndex: (given: {
    sourceIndexName: string;
    destinationAppID: string;
    destinationApiKey: string;
    destinationIndexName: string;
    batchSize: number;
  }) => Promise<void>;
};
const names = ['Adam', 'Benoit', 'Cyril', 'David', 'Eva', 'Fiona', 'Gael', 'Hugo', 'Igor', 'Julia'];
const people = names.map((name, i) => ({ objectID: String(i + 1), name }));

let server: TestServer;
let client: ServerClient;
beforeAll(async () => {
  server = await startSearch();
  client = server.admin as ServerClient;
});
afterAll(() => server.close());

const all = async (indexName: string): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  await client.browseObjects<Record<string, unknown>>({
    indexName,
    browseParams: { hitsPerPage: 3 },
    aggregator: ({ hits }) => found.push(...hits),
  });
  return found.sort((a, b) => Number(a['objectID']) - Number(b['objectID']));
};

test('SRCH-2: replaceAllObjects puts new records in the place of the old and keeps settings, rules and synonyms', async () => {
  const indexName = 'cts_replace_all';
  await client.saveObjects({ indexName, objects: [{ objectID: 'old' }], waitForTasks: true });
  await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['name'] } });
  await client.saveRule({
    indexName,
    objectID: 'r',
    rule: { objectID: 'r', conditions: [{ context: 'c' }], consequence: { params: { hitsPerPage: 1 } } },
  });
  const { copyOperationResponse, batchResponses, moveOperationResponse } = await client.replaceAllObjects({
    indexName,
    objects: people,
    batchSize: 3,
  });
  expect(batchResponses.map(({ objectIDs }) => objectIDs)).toEqual([
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
    ['10'],
  ]);
  for (const { taskID } of [copyOperationResponse, ...batchResponses, moveOperationResponse])
    expect(taskID).toBeGreaterThan(0);
  expect(await all(indexName)).toEqual(people);
  expect(await client.getSettings({ indexName })).toMatchObject({ searchableAttributes: ['name'] });
  const rules: unknown[] = [];
  await client.browseRules({ indexName, aggregator: ({ hits }) => rules.push(...hits) });
  expect(rules).toMatchObject([{ objectID: 'r' }]);
  // Nothing of the copy is left; other tests have indices of their own.
  const { items } = await client.listIndices();
  expect(items.map(({ name }) => name).filter((name) => name.startsWith(indexName))).toEqual([indexName]);
  await client.replaceAllObjects({ indexName, objects: people.slice(0, 2), scopes: ['settings', 'synonyms'] });
  expect(await all(indexName)).toEqual(people.slice(0, 2));
  await expect(client.getRule({ indexName, objectID: 'r' })).rejects.toMatchObject({ status: 404 });
});

test('SRCH-2: saveObjects, partialUpdateObjects, deleteObjects and chunkedBatch say which records each call wrote', async () => {
  const indexName = 'cts_save';
  expect(await client.saveObjects({ indexName, objects: people.slice(0, 2), waitForTasks: true })).toEqual([
    { taskID: expect.any(Number) as number, objectIDs: ['1', '2'] },
  ]);
  await client.partialUpdateObjects({
    indexName,
    objects: [
      { objectID: '1', age: 3 },
      { objectID: '3', name: 'Cyril' },
    ],
    createIfNotExists: false,
    waitForTasks: true,
  });
  expect(await all(indexName)).toEqual([
    { objectID: '1', name: 'Adam', age: 3 },
    { objectID: '2', name: 'Benoit' },
  ]);
  await client.partialUpdateObjects({
    indexName,
    objects: [{ objectID: '3', name: 'Cyril' }],
    createIfNotExists: true,
    waitForTasks: true,
  });
  expect(await client.deleteObjects({ indexName, objectIDs: ['1', '2'], waitForTasks: true })).toMatchObject([
    { objectIDs: ['1', '2'] },
  ]);
  expect(await all(indexName)).toEqual([{ objectID: '3', name: 'Cyril' }]);
  const batches = await client.chunkedBatch({
    indexName,
    objects: people,
    action: 'addObject',
    batchSize: 4,
    waitForTasks: true,
  });
  expect(batches.map(({ objectIDs }) => objectIDs.length)).toEqual([4, 4, 2]);
  const wrong = algoliasearch('other-app', ADMIN_KEY, serverAt(server.port));
  await expect(wrong.saveObjects({ indexName, objects: people })).rejects.toMatchObject({
    status: 403,
    message: 'Invalid Application-ID or API key',
  });
});

test('SRCH-2: waiting ends for tasks of an index, of the application, and for keys', async () => {
  const indexName = 'cts_wait';
  const { taskID } = await client.saveObject({ indexName, body: { objectID: '1' } });
  expect(await client.waitForTask({ indexName, taskID })).toMatchObject({ status: 'published' });
  const dictionary = await client.setDictionarySettings({ disableStandardEntries: { stopwords: { fr: true } } });
  expect(await client.waitForAppTask({ taskID: dictionary.taskID })).toMatchObject({ status: 'published' });
  const described = {
    description: 'my new api key',
    acl: ['search' as const, 'addObject' as const],
    validity: 300,
    maxQueriesPerIPPerHour: 100,
    maxHitsPerQuery: 20,
  };
  const { key } = await client.addApiKey(described);
  expect(await client.waitForApiKey({ operation: 'add', key })).toMatchObject({ ...described, value: key });
  const changed = { ...described, description: 'my updated api key', validity: 305 };
  await client.updateApiKey({ key, apiKey: changed });
  expect(await client.waitForApiKey({ operation: 'update', key, apiKey: changed })).toMatchObject(changed);
  await client.deleteApiKey({ key });
  expect(await client.waitForApiKey({ operation: 'delete', key })).toBeUndefined();
});

test('SRCH-2: indexExists says yes, no, or why it may not know', async () => {
  await client.saveObjects({ indexName: 'cts_exists', objects: people, waitForTasks: true });
  expect(await client.indexExists({ indexName: 'cts_exists' })).toBe(true);
  expect(await client.indexExists({ indexName: 'cts_exists_not' })).toBe(false);
  await expect(server.client('no key').indexExists({ indexName: 'cts_exists' })).rejects.toMatchObject({ status: 403 });
});

test('SRCH-2: browsing goes through every record, rule and synonym', async () => {
  const indexName = 'cts_browse';
  const objects = Array.from({ length: 2500 }, (_, i) => ({ objectID: String(i) }));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  let pages = 0;
  const ids = new Set<string>();
  await client.browseObjects({
    indexName,
    aggregator: ({ hits }) => {
      pages += 1;
      for (const { objectID } of hits) ids.add(objectID);
    },
  });
  expect([pages, ids.size]).toEqual([3, 2500]);
  await client.saveSynonyms({
    indexName,
    synonymHit: Array.from({ length: 1100 }, (_, i) => ({
      objectID: `s${i}`,
      type: 'synonym',
      synonyms: [`a${i}`, `b${i}`],
    })),
  });
  const synonyms = new Set<string>();
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) synonyms.add(objectID);
    },
  });
  expect(synonyms.size).toBe(1100);
});

test('SRCH-2: searchForHits and searchForFacets answer one kind each', async () => {
  const indexName = 'cts_kinds';
  await client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['searchable(name)'] } });
  await client.saveObjects({ indexName, objects: people, waitForTasks: true });
  expect(await client.searchForHits({ requests: [{ indexName, query: 'adam' }] })).toMatchObject({
    results: [{ nbHits: 1 }],
  });
  expect(
    await client.searchForFacets({ requests: [{ indexName, type: 'facet', facet: 'name', facetQuery: 'jul' }] }),
  ).toMatchObject({ results: [{ facetHits: [{ value: 'Julia', count: 1 }] }] });
});

test('SRCH-2: accountCopyIndex copies records, settings, rules and synonyms to another application', async () => {
  const other = await startSearch({ appId: 'other-app' });
  const door = await oneDoor({ [APP_ID]: server.port, 'other-app': other.port });
  try {
    const [sourceIndexName, destinationIndexName] = ['cts_account_source', 'cts_account_destination'];
    await client.setSettings({ indexName: sourceIndexName, indexSettings: { searchableAttributes: ['name'] } });
    await client.saveObjects({ indexName: sourceIndexName, objects: people, waitForTasks: true });
    await client.saveSynonym({
      indexName: sourceIndexName,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['a', 'b'] },
    });
    const source = algoliasearch(APP_ID, ADMIN_KEY, serverAt(door.port)) as ServerClient;
    await source.accountCopyIndex({
      sourceIndexName,
      destinationAppID: 'other-app',
      destinationApiKey: ADMIN_KEY,
      destinationIndexName,
      batchSize: 2,
    });
    const destination = algoliasearch('other-app', ADMIN_KEY, serverAt(other.port));
    expect(
      await destination.searchSingleIndex({ indexName: destinationIndexName, searchParams: { query: 'eva' } }),
    ).toMatchObject({ nbHits: 1 });
    expect(await destination.getSynonym({ indexName: destinationIndexName, objectID: 's' })).toMatchObject({
      synonyms: ['a', 'b'],
    });
  } finally {
    door.close();
    await other.close();
  }
});

/**
 * One address in front of several applications, as the client takes the hosts of its own application for the other one
 * too.
 */
async function oneDoor(ports: Record<string, number>): Promise<{ port: number; close: () => void }> {
  const door = createServer((asked, answer) => {
    const port = ports[String(asked.headers['x-algolia-application-id'])] ?? 0;
    asked.pipe(
      request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers: asked.headers }, (inner) =>
        inner.pipe(answer.writeHead(inner.statusCode ?? 502, inner.headers)),
      ),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  if (address === null || typeof address === 'string') throw new Error('The door has no port');
  return {
    port: address.port,
    close: () => {
      door.closeAllConnections();
      door.close();
    },
  };
}

test('SRCH-2: secured keys are those of the published suite, and hold here what they say', async () => {
  const parentApiKey = '2640659426d5107b6e47d75db9cbaef8';
  const published = client.generateSecuredApiKey({
    parentApiKey,
    restrictions: { validUntil: 2524604400, restrictIndices: ['Movies'] },
  });
  const signed = 'restrictIndices=Movies&validUntil=2524604400';
  expect(Buffer.from(published, 'base64').toString()).toBe(
    createHmac('sha256', parentApiKey).update(signed).digest('hex') + signed,
  );
  expect(client.getSecuredApiKeyRemainingValidity({ securedApiKey: published })).toBeGreaterThan(0);
  await client.saveObjects({ indexName: 'Movies', objects: people, waitForTasks: true });
  const validUntil = Math.floor(Date.now() / 1000) + 60;
  const restrictions = {
    validUntil,
    restrictIndices: ['Movies', 'cts_e2e_settings'],
    filters: 'objectID:1 OR objectID:2',
    userToken: 'user123',
    searchParams: { query: 'adam', typoTolerance: 'strict' as const, hitsPerPage: 10, optionalWords: ['one', 'two'] },
  };
  const secured = server.client(client.generateSecuredApiKey({ parentApiKey: SEARCH_KEY, restrictions }));
  expect(await secured.searchSingleIndex({ indexName: 'Movies', searchParams: { query: 'benoit' } })).toMatchObject({
    nbHits: 1,
    hits: [{ name: 'Adam' }],
  });
  await expect(secured.searchSingleIndex({ indexName: 'cts_exists' })).rejects.toMatchObject({ status: 403 });
  const ended = server.client(
    client.generateSecuredApiKey({ parentApiKey: SEARCH_KEY, restrictions: { validUntil: 1 } }),
  );
  await expect(ended.searchSingleIndex({ indexName: 'Movies' })).rejects.toMatchObject({ status: 403 });
});
