import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { EMPTY_SEARCH } from '../domain/search-address.ts';
import { buildCountQuery, buildSearchRequest } from '../domain/search-query.ts';
import { createSearchIndexClient, idsInMessage, SearchIndexError } from './search-index.ts';

const record = (objectID: string) => ({
  objectID,
  Headline: 'Quiet cabin',
  Country: 'United States',
  State: 'California',
  City: 'Truckee',
  'Property Type': 'Cabin',
  images: [{ Caption: 'Front', SortOrder: 1, URL: '/pictures/a' }],
  Bedrooms: 2,
  Bathrooms: 1,
  'Total Beds': 3,
  'Max Occupancy': 5,
  'Average Per Night': 180,
  'Average Rating': 4.8,
  'Number of Reviews': 12,
  fees: {},
});

type Handler = (path: string, body: unknown) => { status?: number; body: unknown } | 'hang';
let server: Server;
let handler: Handler;
const seen: { path: string; body: unknown }[] = [];

async function getBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function client(port = (server.address() as AddressInfo).port, signal?: AbortSignal) {
  return createSearchIndexClient(
    {
      appId: 'roost-local',
      apiKey: 'key',
      index: 'prod_listings',
      hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http' }],
    },
    signal ? { signal } : {},
  );
}
const request = (part = {}) =>
  buildSearchRequest({
    state: { ...EMPTY_SEARCH, ...part },
    place: null,
    indexName: 'prod_listings',
    now: '2026-06-01T12:00:00Z',
  });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

beforeAll(async () => {
  server = createServer((incoming, response) => {
    void getBody(incoming).then((body) => {
      const path = (incoming.url ?? '').split('?')[0] ?? '';
      seen.push({ path, body });
      const answer = handler(path, body);
      if (answer === 'hang') return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

describe('search index client', () => {
  test('SRCH-18: one request a search; the counts of a refined facet come from its own query', async () => {
    handler = () => ({
      body: {
        results: [
          {
            hits: [record('1')],
            nbHits: 50,
            nbPages: 3,
            queryID: 'q1',
            facets: { 'Property Type': { Cabin: 50 }, 'amenities.View': { Lake: 9 } },
          },
          { hits: [], nbHits: 80, nbPages: 0, facets: { 'Property Type': { Cabin: 50, Chalet: 30 } } },
        ],
      },
    });
    const answer = await client().search(request({ propertyTypes: ['Cabin'] }));
    expect(seen.map(({ path }) => path)).toEqual(['/1/indexes/*/queries']);
    expect(answer).toMatchObject({
      total: 50,
      pages: 3,
      queryID: 'q1',
      facets: { 'Property Type': { Cabin: 50, Chalet: 30 }, 'amenities.View': { Lake: 9 } },
    });
    expect(answer.hits.map((hit) => hit.objectID)).toEqual(['1']);
  });

  test('SRCH-19: a record that is no listing costs one card, not the page', async () => {
    handler = () => ({ body: { results: [{ hits: [record('1'), { objectID: '2' }, null], nbHits: 3, nbPages: 1 }] } });
    const answer = await client().search(request());
    expect([answer.hits.length, answer.total]).toEqual([1, 3]);
  });

  test('SRCH-19: a bad key is a refusal', async () => {
    handler = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } });
    expect(await failure(client().search(request()))).toMatchObject({ name: 'SearchIndexError', kind: 'refused' });
  });

  test('SRCH-19: an answer that is not one is malformed', async () => {
    handler = () => ({ body: { hello: 'world' } });
    expect(await failure(client().search(request()))).toMatchObject({ kind: 'malformed' });
    handler = () => ({ body: { results: [{ hits: [], nbHits: 0, nbPages: 0 }] } });
    expect(await failure(client().search(request({ propertyTypes: ['Cabin'] })))).toMatchObject({ kind: 'malformed' });
  });

  test('SRCH-19: no host that answers is unreachable', async () => {
    expect(await failure(client(1).search(request()))).toMatchObject({ kind: 'unreachable' });
  });

  test('SRCH-19: a host that hangs is given up within the time limit', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      handler = () => 'hang';
      const call = failure(client().search(request()));
      await jest.advanceTimersByTimeAsync(6_000);
      expect(await call).toBeInstanceOf(SearchIndexError);
    } finally {
      jest.useRealTimers();
    }
  });

  test('SRCH-6, SRCH-21: facet counts come in one request, each query as it was asked', async () => {
    handler = () => ({
      body: {
        results: [
          {
            hits: [],
            nbHits: 6,
            nbPages: 1,
            facets: { 'Property Type': { Cabin: 4 } },
          },
          { hits: [], nbHits: 9, nbPages: 1 },
        ],
      },
    });
    const options = { state: EMPTY_SEARCH, place: null, indexName: 'prod_listings', now: '2026-06-01T12:00:00Z' };
    const count = buildCountQuery(options, ['Property Type']);
    const prices = buildCountQuery(options, ['Average Per Night']);
    expect(await client().facetCounts([count, prices])).toEqual([
      { total: 6, facets: { 'Property Type': { Cabin: 4 } } },
      { total: 9, facets: {} },
    ]);
    expect(await failure(client().facetCounts([count]))).toMatchObject({ kind: 'malformed' });
  });

  test('SRCH-6: a call that nobody waits for any more ends at once with its reason, and no other host is asked', async () => {
    handler = () => 'hang';
    const reason = new Error('a newer draft');
    const gone = new AbortController();
    const call = failure(client(undefined, gone.signal).search(request()));
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    gone.abort(reason);
    expect(await call).toBe(reason);
    expect(seen).toHaveLength(1);
  });

  test('SRCH-19: with a signal, too, a host that is away is unreachable and a refusal a refusal', async () => {
    const { signal } = new AbortController();
    expect(await failure(client(1, signal).search(request()))).toMatchObject({ kind: 'unreachable' });
    handler = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } });
    expect(await failure(client(undefined, signal).search(request()))).toMatchObject({ kind: 'refused' });
  });

  test('PLAT-1: hits that are picked come without what the answer repeats of the query', async () => {
    handler = () => ({ body: { results: [{ hits: [{ objectID: '1' }, {}], nbHits: 2, nbPages: 1 }] } });
    const { main } = request();
    expect(await client().pick([main], z.object({ objectID: z.string() }))).toEqual([[{ objectID: '1' }]]);
    expect(seen.at(-1)?.body).toMatchObject({ requests: [{ responseFields: ['hits', 'nbHits', 'nbPages'] }] });
  });

  test('SRCH-19: counts come in one request, outside of the analytics', async () => {
    handler = () => ({
      body: {
        results: [
          { hits: [], nbHits: 6, nbPages: 0 },
          { hits: [], nbHits: 14, nbPages: 0 },
        ],
      },
    });
    expect(await client().count([request().main, request({ page: 4 }).main])).toEqual([6, 14]);
    expect(seen[0]?.body).toMatchObject({
      requests: [
        { hitsPerPage: 0, analytics: false },
        { hitsPerPage: 0, analytics: false, page: 0 },
      ],
    });
    expect(await failure(client().count([request().main]))).toMatchObject({ kind: 'malformed' });
  });

  test('FAV-5: ids that the index lacks, names in its message or no longer rents out are missing', async () => {
    handler = () => ({
      body: {
        results: [
          { ...record('1'), status: 'Active For Rent' },
          null,
          { ...record('3'), status: 'Withdrawn' },
          record('4'),
        ],
        message: 'ObjectID 2 does not exist',
      },
    });
    const answer = await client().getListings(['1', '2', '3', '4']);
    expect(seen[0]).toMatchObject({
      path: '/1/indexes/*/objects',
      body: { requests: [{ indexName: 'prod_listings', objectID: '1' }, {}, {}, {}] },
    });
    expect(answer.hits.map((hit) => hit.objectID)).toEqual(['1', '4']);
    expect(answer.missing).toEqual(['2', '3']);
  });

  test('FAV-5: no ids, no request', async () => {
    expect(await client().getListings([])).toEqual({ hits: [], missing: [] });
    expect(seen).toEqual([]);
  });

  test('FAV-5: only whole ids that were asked for are read from the message', () => {
    expect(idsInMessage('Objects "12", "us-34" do not exist.', ['1', '12', '2', 'us-34'])).toEqual(['12', 'us-34']);
    expect(idsInMessage('', ['1'])).toEqual([]);
  });
});
