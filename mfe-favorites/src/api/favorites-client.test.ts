import { readAnswer, createFavoritesClient } from './favorites-client.ts';

const collection = {
  collectionId: 'c',
  collectionName: 'Favorite Homes',
  selectedDates: { startDate: null, endDate: null },
  selectedGuests: { adults: 0, children: 0, infants: 0, pets: 0 },
  selectedListings: [],
  shareToken: null,
};

describe('client of the favorites service', () => {
  test.each([
    ['collections', 200, { collections: [collection] }, { ok: true, collections: [collection] }],
    ['none', 200, { message: 'no collections found' }, { ok: true, collections: [] }],
    ['an ended session, whatever the status', 200, { message: 'Session expired or invalid' }, { reason: 'expired' }],
    [
      'an ended session as the first of several messages',
      401,
      { messages: ['Session expired or invalid'] },
      { reason: 'expired' },
    ],
    ['neither', 200, {}, { reason: 'refused' }],
    ['a collection that is none', 200, { collections: [{}] }, { reason: 'refused' }],
    ['an error', 500, { message: 'oops' }, { reason: 'refused', message: 'oops' }],
    ['a gateway without a service', 502, {}, { reason: 'unreachable' }],
    ['a service that asks for patience', 429, {}, { reason: 'unreachable' }],
  ])('FAV-7: %s', (_name, status, body, expected) => {
    expect(readAnswer(status, JSON.stringify(body))).toMatchObject(expected);
  });

  test.each([200, 403, 404, 500])(
    'FAV-7: a page of something on the way (%i) takes no favorite back: the service is unreachable',
    (status) => {
      expect(readAnswer(status, '<html>')).toMatchObject({ ok: false, reason: 'unreachable', status });
    },
  );

  test('FAV-7: no network and no time are unreachable', async () => {
    const client = (fetcher: typeof fetch) =>
      createFavoritesClient({ url: '/favorites', apiKey: 'key', profileId: 'a b', accessToken: 't', fetcher });
    expect(await client(() => Promise.reject(new TypeError('offline'))).list()).toMatchObject({
      reason: 'unreachable',
    });
    const limits: unknown[] = [];
    await client((_path, init) => {
      limits.push(init?.signal);
      return Promise.resolve(Response.json({}));
    }).list();
    expect(limits[0]).toBeInstanceOf(AbortSignal);
  });

  test('FAV-1: the paths, methods, headers and bodies of the favorites service', async () => {
    const asked: [string, string, unknown, unknown][] = [];
    const client = createFavoritesClient({
      url: '/api/favorites',
      apiKey: 'key',
      profileId: 'p/1',
      accessToken: 'token',
      fetcher: (path, init) => {
        asked.push([init?.method ?? 'GET', String(path), init?.headers, init?.body]);
        return Promise.resolve(Response.json({ collections: [] }));
      },
    });
    await client.list();
    await client.addFavorite({ collectionId: 'c', favoriteNames: ['1'] });
    await client.deleteFavorite({ collectionId: 'c', favoriteName: '1' });
    expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual([
      'GET /api/favorites/p%2F1',
      'POST /api/favorites/p%2F1/addFavorite',
      'POST /api/favorites/p%2F1/deleteFavorite',
    ]);
    expect(asked[1]?.[2]).toMatchObject({
      'x-api-key': 'key',
      AuthToken: 'Bearer token',
      'content-type': 'application/json',
    });
    expect([asked[1]?.[3], asked[2]?.[3]]).toEqual([
      '{"collectionId":"c","favoriteNames":["1"]}',
      '{"collectionId":"c","favoriteName":"1"}',
    ]);
  });
});
