import { gzipSync } from 'node:zlib';
import { startSearch, type TestServer } from './testing.ts';
import type { SearchParamsObject } from 'algoliasearch';

let server: TestServer;
beforeAll(async () => {
  server = await startSearch();
});
afterAll(() => server.close());
afterEach(async () => {
  for (const { name } of (await server.admin.listIndices()).items) await server.admin.deleteIndex({ indexName: name });
});

const indexName = 'prod_listings';
const prices = [
  { objectID: 'a', price: 3, kind: 'House' },
  { objectID: 'b', price: 1, kind: 'Cabin' },
  { objectID: 'c', price: 2, kind: 'House' },
];
const found = async (name: string, searchParams: SearchParamsObject = {}): Promise<string[]> =>
  (await server.admin.searchSingleIndex({ indexName: name, searchParams })).hits.map((hit) => hit.objectID);

test('BOOK-8: replaceAllObjects changes all records at once and keeps settings, rules and synonyms', async () => {
  await server.admin.setSettings({
    indexName,
    indexSettings: { attributesForFaceting: ['kind'], customRanking: ['asc(price)'] },
  });
  await server.admin.saveObjects({
    indexName,
    objects: [{ objectID: 'old', price: 0, kind: 'House' }],
    waitForTasks: true,
  });
  await server.admin.saveSynonym({
    indexName,
    objectID: 's',
    synonymHit: { objectID: 's', type: 'synonym', synonyms: ['cabin', 'lodge'] },
  });
  await server.admin.replaceAllObjects({ indexName, objects: prices, batchSize: 2 });
  expect(await found(indexName)).toEqual(['b', 'c', 'a']);
  expect(await found(indexName, { filters: 'kind:house' })).toEqual(['c', 'a']);
  expect(await found(indexName, { query: 'lodge' })).toEqual(['b']);
  expect((await server.admin.listIndices()).items.map(({ name, entries }) => [name, entries])).toEqual([
    [indexName, 3],
  ]);
});

test('PLAT-1: replaceAllObjects makes an index that is not there', async () => {
  await server.admin.replaceAllObjects({ indexName, objects: prices });
  expect(await server.admin.indexExists({ indexName })).toBe(true);
  expect(await server.admin.indexExists({ indexName: 'other' })).toBe(false);
  expect((await found(indexName)).sort()).toEqual(['a', 'b', 'c']);
});

test('SRCH-18: settings merge, null takes one back, and columns follow what they ask for', async () => {
  await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
  expect(await found(indexName, { filters: 'kind:House' })).toEqual([]);
  await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'], hitsPerPage: 1 } });
  await server.admin.setSettings({ indexName, indexSettings: { customRanking: ['desc(price)'] } });
  expect(await found(indexName, { filters: 'kind:House' })).toEqual(['a']);
  expect(await server.admin.getSettings({ indexName })).toMatchObject({
    attributesForFaceting: ['kind'],
    hitsPerPage: 1,
    customRanking: ['desc(price)'],
    paginationLimitedTo: 1000,
  });
  await server.send('PUT', `/1/indexes/${indexName}/settings`, '{"hitsPerPage":null}');
  expect(await server.admin.getSettings({ indexName })).toMatchObject({ hitsPerPage: 20 });
});

test('SRCH-18: a setting that is not one is refused, so that a misspelt name does not pass here and fail there', async () => {
  const put = (settings: object): Promise<{ status: number; body: unknown }> =>
    server.send('PUT', `/1/indexes/${indexName}/settings`, JSON.stringify(settings));
  expect(await put({ attributesForFacetting: ['kind'] })).toMatchObject({
    status: 400,
    body: { message: 'Invalid object attributes: attributesForFacetting' },
  });
  expect(await put({ filters: 'kind:House' })).toMatchObject({ status: 400 });
  expect(await server.admin.indexExists({ indexName })).toBe(false);
  const settings = await server.admin
    .setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'] } })
    .then(() => server.admin.getSettings({ indexName }));
  expect(await put(settings)).toMatchObject({ status: 200 });
});

test('SRCH-18: replicas hold the same records in another order', async () => {
  const replicas = ['price_asc', 'virtual(price_desc)'];
  await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'], replicas } });
  await server.admin.setSettings({ indexName: 'price_asc', indexSettings: { ranking: ['asc(price)', 'typo'] } });
  await server.admin.setSettings({ indexName: 'price_desc', indexSettings: { customRanking: ['desc(price)'] } });
  await server.admin.replaceAllObjects({ indexName, objects: prices });
  expect(await found('price_asc')).toEqual(['b', 'c', 'a']);
  expect(await found('price_desc', { filters: 'kind:House' })).toEqual(['a', 'c']);
  expect(await server.admin.getSettings({ indexName })).toMatchObject({ replicas });
  expect(
    (await server.admin.listIndices()).items
      .filter(({ primary }) => primary)
      .map(({ name, virtual }) => [name, virtual]),
  ).toEqual([
    ['price_asc', false],
    ['price_desc', true],
  ]);
  expect(await server.admin.getSettings({ indexName: 'price_asc' })).toMatchObject({ primary: indexName });
  await expect(server.admin.saveObject({ indexName: 'price_asc', body: { objectID: 'z' } })).rejects.toMatchObject({
    status: 403,
  });
  await server.admin.setSettings({ indexName, indexSettings: { hitsPerPage: 2 }, forwardToReplicas: true });
  expect(await found('price_asc')).toEqual(['b', 'c']);
  await server.admin.setSettings({ indexName, indexSettings: { replicas: ['price_asc'] } });
  await expect(found('price_desc')).rejects.toMatchObject({ status: 404 });
});

test('PLAT-1: copy and move, whole or by scope', async () => {
  await server.admin.setSettings({ indexName, indexSettings: { customRanking: ['asc(price)'] } });
  await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
  await server.admin.operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: 'whole' } });
  await server.admin.operationIndex({
    indexName,
    operationIndexParams: { operation: 'copy', destination: 'part', scope: ['settings'] },
  });
  expect(await found('whole')).toEqual(['b', 'c', 'a']);
  expect(await found('part')).toEqual([]);
  expect(await server.admin.getSettings({ indexName: 'part' })).toMatchObject({ customRanking: ['asc(price)'] });
  await server.admin.deleteObject({ indexName: 'whole', objectID: 'b' });
  expect(await found(indexName)).toEqual(['b', 'c', 'a']);
  await server.admin.operationIndex({
    indexName: 'whole',
    operationIndexParams: { operation: 'move', destination: indexName },
  });
  expect(await found(indexName)).toEqual(['c', 'a']);
  await expect(found('whole')).rejects.toMatchObject({ status: 404 });
  await expect(
    server.admin.operationIndex({ indexName: 'whole', operationIndexParams: { operation: 'move', destination: 'x' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('PLAT-1: everything is there after a restart', async () => {
  await server.admin.setSettings({
    indexName,
    indexSettings: { attributesForFaceting: ['kind'], replicas: ['r'], customRanking: ['asc(price)'] },
  });
  await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
  await server.admin.deleteObject({ indexName, objectID: 'c' });
  const { key } = await server.admin.addApiKey({ acl: ['browse'] });
  const { dataDir } = server;
  const closed = server;
  const next = await startSearch({ dataDir });
  try {
    expect((await next.admin.searchSingleIndex({ indexName: 'r', searchParams: { facets: ['kind'] } })).facets).toEqual(
      { kind: { Cabin: 1, House: 1 } },
    );
    expect((await next.client(key).browse({ indexName })).hits).toHaveLength(2);
  } finally {
    await next.close();
    server = closed;
  }
});

test('PLAT-1: browsers anywhere may ask, compressed bodies are read, unknown paths are a 404', async () => {
  const preflight = await fetch(`http://127.0.0.1:${server.port}/1/indexes/*/queries`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-algolia-api-key',
    },
  });
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-headers'),
  ]).toEqual([200, '*', 'x-algolia-api-key']);
  const headers = {
    'x-algolia-api-key': 'test-admin-key',
    'x-algolia-application-id': 'test-app',
    'content-encoding': 'gzip',
    'content-type': 'application/x-www-form-urlencoded',
  };
  expect(
    await server.send(
      'POST',
      `/1/indexes/${indexName}/batch`,
      new Uint8Array(gzipSync('{"requests":[{"action":"addObject","body":{"objectID":"z"}}]}')),
      headers,
    ),
  ).toMatchObject({ status: 200, body: { objectIDs: ['z'] } });
  expect(await server.send('POST', `/1/indexes/${indexName}/batch`, 'not gzip', headers)).toMatchObject({
    status: 400,
  });
  await server.admin.saveObjects({
    indexName,
    objects: [{ objectID: 'long', text: 'word '.repeat(400) }],
    waitForTasks: true,
  });
  const { 'content-encoding': _, ...keys } = headers;
  const packing = async (more: Record<string, string>, query: string) => {
    const answer = await server.send('POST', `/1/indexes/${indexName}/query`, JSON.stringify({ query }), {
      ...keys,
      ...more,
    });
    return [answer.status, answer.headers.get('content-encoding')];
  };
  const origin = 'https://roost.example';
  expect(await packing({ origin }, 'word')).toEqual([200, 'gzip']);
  expect(await packing({ origin, 'accept-encoding': 'identity' }, 'word')).toEqual([200, null]);
  expect(await packing({ origin }, 'nothing')).toEqual([200, null]);
  expect(await packing({}, 'word')).toEqual([200, null]);
  expect(await server.send('GET', '/1/nothing/here')).toMatchObject({
    status: 404,
    body: { message: 'Path not found', status: 404 },
  });
});

test('SRCH-14: numbers can be filtered by as numericAttributesForFiltering says', async () => {
  await server.admin.setSettings({ indexName, indexSettings: { numericAttributesForFiltering: ['equalOnly(price)'] } });
  await server.admin.saveObjects({
    indexName,
    objects: prices.map((record) => ({ ...record, beds: 2 })),
    waitForTasks: true,
  });
  expect(await found(indexName, { numericFilters: ['price=2'] })).toEqual(['c']);
  expect(await found(indexName, { numericFilters: ['price>1'] })).toEqual([]);
  expect(await found(indexName, { filters: 'beds = 2' })).toEqual([]);
  await server.admin.setSettings({ indexName, indexSettings: { numericAttributesForFiltering: null as never } });
  expect(await found(indexName, { filters: 'beds = 2 AND price > 1' })).toEqual(['c', 'a']);
});

describe('SRCH-18: older clients', () => {
  const names = async (path: string): Promise<unknown> =>
    ((await server.send('POST', path, '{}')).body as { nbHits: number }).nbHits;
  const synonym = (objectID: string): string =>
    JSON.stringify([{ objectID, type: 'synonym', synonyms: ['cabin', objectID] }]);
  const rule = (objectID: string): string => JSON.stringify([{ objectID, consequence: { params: {} } }]);

  test.each(['1', 'true'])('a yes of the address may be %j', async (yes) => {
    await server.admin.setSettings({ indexName, indexSettings: { replicas: ['cheap'] } });
    await server.send('PUT', `/1/indexes/${indexName}/settings?forwardToReplicas=${yes}`, '{"hitsPerPage":7}');
    expect(await server.admin.getSettings({ indexName: 'cheap' })).toMatchObject({ hitsPerPage: 7 });
    for (const [part, body, replace] of [
      ['synonyms', synonym, 'replaceExistingSynonyms'],
      ['rules', rule, 'clearExistingRules'],
    ] as const) {
      const path = `/1/indexes/${indexName}/${part}`;
      await server.send('POST', `${path}/batch?forwardToReplicas=${yes}`, body('lodge'));
      expect(await names(`/1/indexes/cheap/${part}/search`)).toBe(1);
      await server.send('POST', `${path}/batch?${replace}=${yes}`, body('hut'));
      expect(await names(`${path}/search`)).toBe(1);
      await server.send('POST', `${path}/batch?${replace}=${yes === '1' ? '0' : 'false'}`, body('barn'));
      expect(await names(`${path}/search`)).toBe(2);
      expect((await server.send('POST', `${path}/batch?${replace}=perhaps`, body('x'))).status).toBe(400);
      await server.send('POST', `${path}/clear?forwardToReplicas=${yes}`);
      expect(await names(`/1/indexes/cheap/${part}/search`)).toBe(0);
    }
  });

  test('a partial update that must not make a record, and flags of a query, are numbers too', async () => {
    await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
    await server.send('POST', `/1/indexes/${indexName}/new/partial?createIfNotExists=0`, '{"price":9}');
    expect((await found(indexName)).sort()).toEqual(['a', 'b', 'c']);
    const { body } = await server.send('POST', `/1/indexes/${indexName}/query`, '{"params":"getRankingInfo=1&query="}');
    expect(body).toMatchObject({ hits: [{ _rankingInfo: {} }, {}, {}] });
  });

  test('a new key is answered 200, as is one that comes back', async () => {
    const added = await server.send('POST', '/1/keys', '{"acl":["search"]}');
    expect(added.status).toBe(200);
    const { key } = added.body as { key: string };
    await server.send('DELETE', `/1/keys/${key}`);
    expect((await server.send('POST', `/1/keys/${key}/restore`)).status).toBe(200);
  });

  test('null takes a setting back: no attribute is a facet then', async () => {
    await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
    await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['kind'] } });
    const path = `/1/indexes/${indexName}/settings`;
    expect((await server.send('PUT', path, '{"attributesForFaceting":null,"searchableAttributes":null}')).status).toBe(
      200,
    );
    expect(await found(indexName, { filters: 'kind:House' })).toEqual([]);
    expect(await server.admin.getSettings({ indexName })).toMatchObject({ attributesForFaceting: null });
  });

  test.each<[string, string, string]>([
    ['synonyms/search', '{"synonym":"x"}', 'Unknown parameter: synonym'],
    ['synonyms/search', '{"hitsPerPage":"many"}', 'hitsPerPage'],
    ['rules/search', '{"contexts":"x"}', 'Unknown parameter: contexts'],
    ['rules/search', '{"enabled":"perhaps"}', 'enabled'],
    ['query', '{"explain":["magic"]}', 'explain'],
    ['synonyms/search', '{"type":"synonym,rhyme"}', 'Invalid synonym type: rhyme'],
    ['rules/search', '{"anchoring":"near"}', 'anchoring'],
    ['query', '{"queryType":"prefixFirst"}', 'queryType'],
    ['query', '{"typoTolerance":"some"}', 'typoTolerance'],
    ['query', '{"removeWordsIfNoResults":"middleWords"}', 'removeWordsIfNoResults'],
  ])('%s with %s is refused', async (path, body, message) => {
    await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
    expect(await server.send('POST', `/1/indexes/${indexName}/${path}`, body)).toMatchObject({
      status: 400,
      body: { status: 400, message: expect.stringContaining(message) as string },
    });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ attributesForFaceting: 'kind' }, 'attributesForFaceting'],
    [{ searchableAttributes: [{ name: 'kind' }] }, 'searchableAttributes'],
    [{ hitsPerPage: 'many' }, 'hitsPerPage'],
    [{ advancedSyntax: 'perhaps' }, 'advancedSyntax'],
    [{ paginationLimitedTo: 'many' }, 'paginationLimitedTo'],
    [{ queryType: 'prefixFirst' }, 'queryType'],
    [{ typoTolerance: 2 }, 'typoTolerance'],
  ])('settings %j are refused', async (settings, name) => {
    expect(await server.send('PUT', `/1/indexes/${indexName}/settings`, JSON.stringify(settings))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(name) as string },
    });
  });

  test('a query is explained when it asks', async () => {
    await server.admin.saveObjects({ indexName, objects: prices, waitForTasks: true });
    const ask = async (explain: string): Promise<unknown> =>
      (
        await server.send(
          'POST',
          `/1/indexes/${indexName}/query`,
          JSON.stringify({ query: 'house', hitsPerPage: 3, explain }),
        )
      ).body;
    expect(await ask('*')).toMatchObject({
      explain: {
        match: {
          alternatives: expect.arrayContaining([
            { types: ['original'], words: ['house'], typos: 0, offset: 0, length: 5 },
          ]) as unknown,
        },
        params: { client: { query: 'house', hitsPerPage: 3 }, final: { query: 'house', hitsPerPage: 3 } },
      },
    });
    expect(await ask('params.client')).not.toHaveProperty('explain.match');
    expect(await ask('')).not.toHaveProperty('explain');
  });
});

test('SRCH-2: of four optional words and more, each further thousand results needs more of them', async () => {
  const names = ['alpha', 'bravo', 'charlie', 'delta'];
  const objects = Array.from({ length: 3600 }, (_, i) => ({
    objectID: String(i),
    name: names.slice(0, 1 + Math.floor(i / 900)).join(' '),
  }));
  await server.admin.saveObjects({ indexName, objects, waitForTasks: true });
  const total = async (query: string): Promise<number | undefined> =>
    (await server.admin.searchSingleIndex({ indexName, searchParams: { query, optionalWords: [query] } })).nbHits;
  // 900 records have four of the words, 900 three, 900 two and 900 one: those with two end at the 2,000th result, from
  // which three are needed.
  expect(await total('alpha bravo charlie delta')).toBe(2000);
  expect(await total('alpha bravo charlie')).toBe(3600);
});

test('SRCH-3: a long beginning with a slip is found, and a short one finds what slips from it', async () => {
  const objects = ['Breckenridge', 'Brecon', 'Mount Pleasant', 'Mountain Village', 'Del Monte', 'Montana'].map(
    (name) => ({
      objectID: name,
      name,
    }),
  );
  await server.admin.saveObjects({ indexName, objects, waitForTasks: true });
  expect(await found(indexName, { query: 'breckinr' })).toEqual(['Breckenridge']);
  expect((await found(indexName, { query: 'Mount' })).sort()).toEqual(
    ['Mount Pleasant', 'Mountain Village', 'Del Monte', 'Montana'].sort(),
  );
});
