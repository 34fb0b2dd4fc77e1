import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { homeSharePicture, listSharePicture } from '@roost/shared/domain/share-picture';
import { layOut } from './draw-share-picture.ts';
import { imagesPlugin } from './plugin.ts';
import { sharePlugin } from './share-plugin.ts';

const COLORS: Readonly<Record<string, string>> = {
  '/pictures/a': '#ff0000',
  '/pictures/b': '#00ff00',
  '/pictures/c': '#0000ff',
};
const photo = (url: string) => ({ url, caption: '', sortOrder: 0 });
const cleanups: { store: Server; app: FastifyInstance; directory: string }[] = [];
afterEach(async () => {
  for (const { store, app, directory } of cleanups.splice(0)) {
    await app.close();
    store.closeAllConnections();
    store.close();
    await rm(directory, { recursive: true, force: true });
  }
});

/** The endpoint before services that answer this, and a picture store of plain colours. */
async function given(answer: () => Response | Promise<Response>, broken = false) {
  const asked: string[] = [];
  const drawn: string[] = [];
  const store = createServer((request, response) => {
    drawn.push(request.url ?? '');
    const fill = COLORS[request.url ?? ''];
    if (broken) return void response.writeHead(500).end();
    if (!fill) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${fill}"/></svg>`,
      );
  });
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  const directory = await mkdtemp(join(tmpdir(), 'roost-share-'));
  const app = Fastify();
  await app.register(imagesPlugin, {
    picturesUrl: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    cacheDir: directory,
    maxCacheBytes: 10_000_000,
    isCalm: () => false,
  });
  const fetcher = (async (address: string) => {
    asked.push(address);
    return answer();
  }) as typeof fetch;
  await app.register(sharePlugin, { servicesUrl: 'http://services', log: () => undefined, fetcher });
  cleanups.push({ store, app, directory });
  return { asked, drawn, directory, get: (url: string) => app.inject({ url }) };
}
const home =
  (...urls: string[]) =>
  () =>
    Response.json({ photos: urls.map(photo) });
const colorAt = async (picture: Buffer, left: number, top: number) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
    value > 127 ? 1 : 0,
  );

test('LIST-7: a shared home is a JPEG of 1200 × 630 of its first photos, drawn once', async () => {
  const { get, asked, drawn, directory } = await given(
    home('/pictures/a', '/pictures/b', '/pictures/c', '/pictures/d'),
  );
  const first = await get(homeSharePicture('41827'));
  expect([first.statusCode, first.headers['content-type'], asked]).toEqual([
    200,
    'image/jpeg',
    ['http://services/listings/41827'],
  ]);
  const { format, width, height } = await sharp(first.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(await colorAt(first.rawPayload, 400, 100)).toEqual([1, 0, 0]);
  expect(await colorAt(first.rawPayload, 1000, 100)).toEqual([0, 1, 0]);
  expect(await colorAt(first.rawPayload, 1000, 500)).toEqual([0, 0, 1]);
  const again = await get(homeSharePicture('41827'));
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(drawn).toHaveLength(3);
  expect(await readdir(directory)).toHaveLength(1);
});

test('LIST-7: photos from other origins are never fetched, and missing ones are left out', async () => {
  const { get, drawn } = await given(home('https://elsewhere.example/pictures/x', '/pictures/a', '/pictures/gone'));
  const { statusCode, rawPayload } = await get(homeSharePicture('1'));
  expect([statusCode, drawn]).toEqual([200, ['/pictures/a', '/pictures/gone']]);
  expect(await colorAt(rawPayload, 1100, 100)).toEqual([1, 0, 0]);
});

test('FAV-9: a shared list shows a photo of each of its first homes', async () => {
  const listing = (id: string, url: string) => ({
    externalId: id,
    headline: '',
    images: [photo(url)],
    status: 'Active For Rent',
    availability: { averagePrice: 1 },
    averageRating: null,
    bathrooms: 1,
    bedrooms: 1,
    city: null,
    country: null,
    state: null,
    maxOccupancy: 2,
    numberOfReviews: 0,
    type: 'Cabin',
  });
  const { get, asked } = await given(() =>
    Response.json({
      collectionName: 'Lake',
      selectedDates: { startDate: null, endDate: null },
      selectedGuests: { adults: 0, children: 0, infants: 0, pets: 0 },
      selectedListings: [listing('1', '/pictures/a'), listing('2', '/pictures/b')],
    }),
  );
  const { statusCode, rawPayload } = await get(listSharePicture('t0k/en'));
  expect([statusCode, asked]).toEqual([200, ['http://services/favorites/shared/t0k%2Fen?homes=8']]);
  expect([await colorAt(rawPayload, 100, 100), await colorAt(rawPayload, 1100, 100)]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

test.each([
  ['no such home', () => Response.json({}, { status: 404 }), 404],
  ['a home without photos', home(), 404],
  ['photos that are all gone', home('/pictures/gone'), 404],
  ['services that fail', () => Response.json({}, { status: 502 }), 503],
  ['services that do not answer', () => Promise.reject(new Error('down')), 503],
  ['an answer that is no home', () => Response.json({ photos: 'all' }), 503],
])('LIST-7: %s', async (_name, answer, status) => {
  const { get } = await given(answer);
  const response = await get(homeSharePicture('1'));
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('LIST-7: while the picture store does not answer nothing incomplete gets into the cache', async () => {
  const { get, directory } = await given(home('/pictures/a'), true);
  expect((await get(homeSharePicture('1'))).statusCode).toBe(503);
  expect(await readdir(directory)).toEqual([]);
});

test.each(['/_share/homes/.jpg', '/_share/__proto__/1.jpg', '/_share/cards/1.jpg'])(
  'LIST-7: %s is no picture',
  async (path) => {
    const { get, asked } = await given(home('/pictures/a'));
    expect([(await get(path)).statusCode, asked]).toEqual([404, []]);
  },
);

test('LIST-7: the photos of a picture cover it and do not overlap', () => {
  for (const count of [0, 1, 2, 3, 4, 9])
    for (const [index, one] of layOut(count).entries()) {
      expect(one.left + one.width).toBeLessThanOrEqual(1200);
      expect(one.top + one.height).toBeLessThanOrEqual(630);
      for (const other of layOut(count).slice(index + 1))
        expect(
          one.left + one.width <= other.left ||
            one.top + one.height <= other.top ||
            other.top + other.height <= one.top,
        ).toBe(true);
    }
});
