import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSearch } from '../domain/search-address.ts';
import { searchSingleIndex } from './single-index.ts';

const HIT = {
  objectID: '41827',
  queryID: 'q1',
  __queryID: 'q1',
  'Property Type': 'Cabin',
  LOS_PriceAverages: { 2: 231 },
  PricePerDay: { 20260612: 200 },
  fees: { guestService: { maxPrice: 500 } },
  units: [{ addresses: [{ state: 'California' }] }],
};
const ANSWER = { hits: [HIT], nbHits: 1, nbPages: 1, page: 0, facets: { 'Property Type': { 'Lake House': 3 } } };

async function ask(answer: unknown, options: Parameters<typeof searchSingleIndex>[2] = {}) {
  const seen: { path: string; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        seen.push({
          path: (request.url ?? '').split('?')[0] ?? '',
          body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
        });
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const config = {
      appId: 'roost-local',
      apiKey: 'key',
      index: 'prod_listings',
      hosts: [{ url: `127.0.0.1:${(server.address() as AddressInfo).port}`, protocol: 'http' as const }],
    };
    const state = readSearch(new URLSearchParams('query=Lake+Tahoe&startDate=2026-07-04&endDate=2026-07-06&adults=2'));
    const result = searchSingleIndex(
      config,
      { state, place: { lat: 39.1, lng: -120 }, now: '2026-06-01T12:00:00Z', userToken: 'anon-1' },
      options,
    );
    return { result: await result, seen };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('SRCH-5: one index is asked with everything the multi-request search sends', async () => {
  const { result, seen } = await ask(ANSWER);
  expect(seen.map(({ path }) => path)).toEqual(['/1/indexes/prod_listings/query']);
  expect(seen[0]?.body).toMatchObject({
    query: '',
    analytics: true,
    clickAnalytics: true,
    userToken: 'anon-1',
    ruleContexts: ['isDatedSearch'],
    aroundLatLng: '39.1,-120',
    aroundRadius: 48280,
    aroundPrecision: 8000,
    optionalWords: ['Lake', 'Tahoe'],
    numericFilters: ['Max Occupancy>=2', 'Max Occupancy<=99'],
  });
  expect(seen[0]?.body).not.toHaveProperty('indexName');
  expect(result.hits[0]).toEqual(HIT);
});

test('SRCH-5: keys of hits become identifiers when asked for, those of facets are values and stay', async () => {
  const { result } = await ask(ANSWER, { camelCaseKeys: true });
  expect(result.hits[0]).toEqual({
    objectId: '41827',
    queryId: 'q1',
    __queryId: 'q1',
    propertyType: 'Cabin',
    losPriceAverages: { 2: 231 },
    pricePerDay: { 20260612: 200 },
    fees: { guestService: { maxPrice: 500 } },
    units: [{ addresses: [{ state: 'California' }] }],
  });
  expect(result['facets']).toEqual(ANSWER.facets);
});

test("SRCH-5: an answer that is none is the client's one error", async () => {
  await expect(ask({ hello: 1 })).rejects.toMatchObject({ name: 'SearchIndexError', kind: 'malformed' });
});
