import { startSearch, type TestServer } from './testing.ts';

let server: TestServer;
const indexName = 'homes';
beforeAll(async () => {
  server = await startSearch();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.admin.deleteIndex({ indexName });
});

const ids = async (): Promise<string[]> => {
  const found: string[] = [];
  await server.admin.browseObjects({
    indexName,
    aggregator: ({ hits }) => {
      found.push(...hits.map((hit) => hit.objectID));
    },
  });
  return found.sort();
};

test('SRCH-5: saved objects come back by id, with the attributes asked for', async () => {
  await server.admin.saveObjects({
    indexName,
    objects: [{ objectID: 'a', Headline: 'Cabin', fees: { cleaning: { amount: 90 }, pet: { amount: 20 } } }],
    waitForTasks: true,
  });
  expect(await server.admin.getObject({ indexName, objectID: 'a' })).toEqual({
    objectID: 'a',
    Headline: 'Cabin',
    fees: { cleaning: { amount: 90 }, pet: { amount: 20 } },
  });
  expect(await server.admin.getObject({ indexName, objectID: 'a', attributesToRetrieve: ['Headline'] })).toEqual({
    objectID: 'a',
    Headline: 'Cabin',
  });
  await expect(server.admin.getObject({ indexName, objectID: 'zz' })).rejects.toMatchObject({
    status: 404,
    message: 'ObjectID does not exist',
  });
});

test('FAV-5: several ids at once answer null for those that are gone, and a message lists them', async () => {
  await server.admin.saveObject({
    indexName,
    body: { objectID: 'a', Headline: 'Cabin', fees: { pet: { amount: 1 } } },
  });
  await server.admin.addOrUpdateObject({ indexName, objectID: 'b', body: { Headline: 'Villa' } });
  const answer = await server.admin.getObjects({
    requests: [
      { indexName, objectID: 'a', attributesToRetrieve: ['Headline'] },
      { indexName, objectID: 'x' },
      { indexName, objectID: 'b' },
      { indexName, objectID: 'y' },
    ],
  });
  expect(answer.results).toEqual([
    { objectID: 'a', Headline: 'Cabin' },
    null,
    { objectID: 'b', Headline: 'Villa' },
    null,
  ]);
  expect(answer.message).toMatch(/\bx\b.*\by\b/);
});

test('PLAT-1: records without an id get one; an empty id is refused and nothing is written', async () => {
  const { objectIDs } = await server.admin.batch({
    indexName,
    batchWriteParams: { requests: [{ action: 'addObject', body: { Headline: 'No id' } }] },
  });
  expect(objectIDs).toHaveLength(1);
  expect(await ids()).toEqual(objectIDs);
  const bad = server.admin.batch({
    indexName,
    batchWriteParams: {
      requests: [
        { action: 'addObject', body: { objectID: 'good' } },
        { action: 'addObject', body: { objectID: '' } },
      ],
    },
  });
  await expect(bad).rejects.toMatchObject({ status: 400 });
  expect(await ids()).toEqual(objectIDs);
});

test('BOOK-8: partial updates replace attributes and apply operations', async () => {
  await server.admin.saveObject({
    indexName,
    body: { objectID: 'a', stock: 3, tags: ['x'], Availability: { 20260704: 'DC', 20260705: 'DC' } },
  });
  await server.admin.partialUpdateObjects({
    indexName,
    objects: [
      {
        objectID: 'a',
        Availability: { 20260704: 'DC' },
        stock: { _operation: 'Decrement', value: 1 },
        tags: { _operation: 'AddUnique', value: 'y' },
      },
    ],
    createIfNotExists: false,
    waitForTasks: true,
  });
  expect(await server.admin.getObject({ indexName, objectID: 'a' })).toEqual({
    objectID: 'a',
    stock: 2,
    tags: ['x', 'y'],
    Availability: { 20260704: 'DC' },
  });
  await server.admin.partialUpdateObject({
    indexName,
    objectID: 'new',
    attributesToUpdate: { stock: 1 },
    createIfNotExists: false,
  });
  await server.admin.partialUpdateObject({ indexName, objectID: 'made', attributesToUpdate: { stock: 1 } });
  expect(await ids()).toEqual(['a', 'made']);
});

test('BOOK-8: what is written is found at once, by filters too', async () => {
  await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['filterOnly(Availability)'] } });
  const free = async (): Promise<number | undefined> =>
    (await server.admin.searchSingleIndex({ indexName, searchParams: { filters: 'Availability.20260704:DC' } })).nbHits;
  await server.admin.saveObject({ indexName, body: { objectID: 'a', Availability: { 20260704: 'DC' } } });
  expect(await free()).toBe(1);
  await server.admin.partialUpdateObject({
    indexName,
    objectID: 'a',
    attributesToUpdate: { Availability: { 20260705: 'DC' } },
  });
  expect(await free()).toBe(0);
});

test('LIST-4: objects are deleted by id, by filter, and all together', async () => {
  const objects = Array.from({ length: 9 }, (_, n) => ({ objectID: `o${n}`, n }));
  await server.admin.saveObjects({ indexName, objects, waitForTasks: true });
  await server.admin.deleteObject({ indexName, objectID: 'o0' });
  await server.admin.deleteObjects({ indexName, objectIDs: ['o1', 'o2'], waitForTasks: true });
  await server.admin.deleteBy({ indexName, deleteByParams: { numericFilters: ['n>=6'] } });
  expect(await ids()).toEqual(['o3', 'o4', 'o5']);
  await server.admin.clearObjects({ indexName });
  expect(await ids()).toEqual([]);
});

test('LIST-4: browsing goes through every record, page by page', async () => {
  await server.admin.saveObjects({
    indexName,
    objects: Array.from({ length: 25 }, (_, n) => ({ objectID: `o${n}`, n })),
    waitForTasks: true,
  });
  const first = await server.admin.browse({
    indexName,
    browseParams: { hitsPerPage: 10, attributesToRetrieve: ['objectID'] },
  });
  expect(first).toMatchObject({ nbHits: 25, nbPages: 3, page: 0, hitsPerPage: 10 });
  expect(first.hits[0]).toEqual({ objectID: 'o0' });
  // A record rewritten while browsing is neither lost nor stops the rest from coming.
  await server.admin.saveObject({ indexName, body: { objectID: 'o9', n: 900 } });
  const seen = first.hits.map((hit) => hit.objectID);
  for (let cursor = first.cursor; cursor !== undefined;) {
    const next = await server.admin.browse({ indexName, browseParams: { cursor } });
    seen.push(...next.hits.map((hit) => hit.objectID));
    cursor = next.cursor;
  }
  expect(new Set(seen).size).toBe(25);
});

test('PLAT-1: one batch writes several indices', async () => {
  const answer = await server.admin.multipleBatch({
    requests: [
      { action: 'addObject', indexName, body: { objectID: 'a' } },
      { action: 'updateObject', indexName: 'others', body: { objectID: 'b' } },
    ],
  });
  expect(answer.objectIDs).toEqual(['a', 'b']);
  expect(Object.keys(answer.taskID).sort()).toEqual(['homes', 'others']);
  await server.admin.waitForTask({ indexName: 'others', taskID: answer.taskID['others']! });
  expect((await server.admin.getObject({ indexName: 'others', objectID: 'b' })).objectID).toBe('b');
});

test.each([
  ['{"requests":[{"action":"fly","body":{}}]}', 'Invalid action: fly'],
  ['{"requests":[{"action":"updateObject","body":{"x":1}}]}', 'objectID'],
  ['{"requests":[{"action":"addObject","body":[]}]}', 'JSON object'],
  ['{"requests":[{"action": broken}]}', 'Invalid JSON'],
  ['{"requests":[{"action":"addObject","body":{}}', 'Invalid JSON'],
  ['not json', 'Invalid JSON'],
  ['{"wrong":[]}', 'requests'],
])('PLAT-1: a malformed batch %s is a 400', async (payload, message) => {
  const answer = await server.send('POST', `/1/indexes/${indexName}/batch`, payload);
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(message) as string, status: 400 },
  });
});
