/** Our stand-in of the hosted index, through its whole protocol. It listens, so that others can ask it over HTTP. */
import Fastify from 'fastify';
import { searchPlugin } from '../../../src/search/plugin.ts';
import { dayKey, type Home } from '../data.ts';
import { FACET_NAMES, PRECISION_METRES, RADIUS_METRES, type Answer, type Query } from '../questions.ts';
import type { Engine } from './engine.ts';

export const HEADERS = { 'x-algolia-application-id': 'bench', 'x-algolia-api-key': 'bench-admin' };
const BATCH = 200;
const CARD = [
  'Headline',
  'City',
  'Property Type',
  'images',
  'Bedrooms',
  'Bathrooms',
  'Total Beds',
  'Max Occupancy',
  'Average Per Night',
  'Average Rating',
  'Number of Reviews',
  '_geoloc',
];

export async function openRoost(dataDir: string): Promise<Engine> {
  const app = Fastify();
  await app.register(searchPlugin, { dataDir, adminKey: 'bench-admin', searchKey: 'bench-search', appId: 'bench' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const call = async (method: 'POST' | 'PUT' | 'GET', url: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await app.inject({ method, url, headers: HEADERS, ...(body && { payload: JSON.stringify(body) }) });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const done = async ({ taskID }: Record<string, unknown>): Promise<void> => {
    while ((await call('GET', `/1/indexes/homes/task/${String(taskID)}`))['status'] !== 'published')
      await new Promise((next) => {
        setTimeout(next, 20);
      });
  };
  const write = async (homes: Iterable<Home>): Promise<void> => {
    let batch: Home[] = [];
    const send = async (): Promise<void> => {
      await done(
        await call('POST', '/1/indexes/homes/batch', {
          requests: batch.map((body) => ({ action: 'addObject', body })),
        }),
      );
      batch = [];
    };
    for (const home of homes) if (batch.push(home) === BATCH) await send();
    if (batch.length > 0) await send();
  };
  return {
    load: async (homes) => {
      await done(
        await call('PUT', '/1/indexes/homes/settings', {
          searchableAttributes: ['City', 'Headline'],
          customRanking: ['desc(Average Rating)', 'desc(Number of Reviews)'],
          attributesToHighlight: ['Headline'],
          maxValuesPerFacet: 200,
          attributesForFaceting: [
            ...FACET_NAMES,
            'Average Per Night',
            'filterOnly(Availability)',
            'filterOnly(MinStay)',
            'filterOnly(MaxStay)',
          ],
        }),
      );
      await write(homes);
    },
    ask: async (query) => getAnswer(await call('POST', '/1/indexes/homes/query', getParams(query))),
    port: address !== null && typeof address === 'object' ? address.port : 0,
    close: () => app.close(),
  };
}

export function getParams({ lat, lng, day, nights, guests, amenities, types, most, facets, hits }: Query): object {
  const stay = Array.from({ length: nights }, (_, i) => dayKey(day + i));
  const code = (key: string, codes: string[]): string =>
    `(${codes.map((value) => `Availability.${key}:${value}`).join(' OR ')})`;
  const filters = [
    code(stay[0]!, ['DC', 'DI']),
    ...stay.slice(1).map((key) => code(key, ['DC', 'DX'])),
    code(dayKey(day + nights), ['DC', 'DO', 'NO']),
    ...stay.map((key) => `MinStay.${key} <= ${nights} AND MaxStay.${key} >= ${nights}`),
    `"Max Occupancy":${guests} TO 99`,
  ];
  return {
    query: '',
    filters: filters.join(' AND '),
    facetFilters: [
      ...amenities.map((name) => `amenities.Amenities:${name}`),
      ...(types ? [types.map((type) => `Property Type:${type}`)] : []),
    ],
    numericFilters: most === null ? [] : [`Average Per Night<=${most}`],
    aroundLatLng: `${lat},${lng}`,
    aroundRadius: RADIUS_METRES,
    aroundPrecision: PRECISION_METRES,
    facets,
    hitsPerPage: hits,
    attributesToRetrieve: hits === 0 ? [] : [...CARD, ...stay.map((key) => `PricePerDay.${key}`)],
    getRankingInfo: true,
    clickAnalytics: true,
  };
}

export function getAnswer(body: Record<string, unknown>): Answer {
  return {
    found: Number(body['nbHits']),
    ids: (body['hits'] as { objectID: string }[]).map((hit) => hit.objectID),
    facets: (body['facets'] ?? {}) as Answer['facets'],
  };
}
