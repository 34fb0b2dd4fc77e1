import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageUrl } from '@roost/shared/domain/images';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { imagesPlugin } from './plugin.ts';
import { photosFirst } from './source.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#2f7fb3"/></svg>';

/** A picture store that answers as the test wants, and the endpoint in front of it. */
async function given(
  handler: RequestListener,
  {
    maxCacheBytes = 10_000_000,
    cacheDir,
    photosDir,
    isCalm = () => false,
    // Patient: a store that answers is heard on a busy machine too.
    sourceTimeLimitMs = 60_000,
    makesAvifs = true,
  }: {
    maxCacheBytes?: number;
    cacheDir?: string;
    photosDir?: string;
    isCalm?: () => boolean;
    sourceTimeLimitMs?: number;
    makesAvifs?: boolean;
  } = {},
) {
  const asked: string[] = [];
  const store = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  const directory = cacheDir ?? (await mkdtemp(join(tmpdir(), 'roost-images-')));
  const app = Fastify();
  await app.register(imagesPlugin, {
    picturesUrl: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    cacheDir: directory,
    ...(photosDir !== undefined && { photosDir }),
    maxCacheBytes,
    sourceTimeLimitMs,
    isCalm,
    makesAvifs,
  });
  cleanups.push({ store, app, directories: [directory, ...(photosDir === undefined ? [] : [photosDir])] });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, { headers });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  return { app, get, asked, directory };
}

const drawing: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SVG);
};

const cleanups: { store: Server; app: FastifyInstance; directories: string[] }[] = [];
afterEach(async () => {
  for (const { store, app, directories } of cleanups.splice(0)) {
    store.closeAllConnections();
    await app.close();
    await new Promise((resolve) => {
      store.close(resolve);
    });
    for (const directory of directories) await rm(directory, { recursive: true, force: true });
  }
});

describe('image endpoint', () => {
  test('LIST-7: a picture is WebP at the requested width and may be cached forever', async () => {
    const { get } = await given(drawing);
    const response = await get(imageUrl('/pictures/a/front.svg', 640), { accept: 'image/avif,image/webp,*/*' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    expect(await sharp(response.body).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
  });

  test.each([
    ['has time', true],
    ['is busy: later, and one after the other', false],
  ])('LIST-7: a picture becomes AVIF after its first visitor, on a machine that %s', async (_, calm) => {
    const { get, directory } = await given(drawing, { isCalm: () => calm });
    const url = imageUrl('/pictures/a/front.svg', 640);
    const type = async (headers: Record<string, string>) => (await get(url, headers)).headers['content-type'];
    // Browsers that do not read it are no reason to make it.
    for (let visit = 0; visit < 3; visit += 1) expect(await type({ accept: 'image/webp' })).toBe('image/webp');
    expect((await readdir(directory)).filter((file) => file.endsWith('.avif'))).toEqual([]);
    const modern = { accept: 'image/avif,image/webp,*/*' };
    let answered = await type(modern);
    expect(answered).toBe('image/webp');
    for (const limit = Date.now() + 60_000; answered !== 'image/avif' && Date.now() < limit;) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      answered = await type(modern);
    }
    expect(answered).toBe('image/avif');
    expect(await type({ accept: 'image/webp' })).toBe('image/webp');
  });

  test('LIST-7: a site that makes no AVIFs sends those that it has', async () => {
    const { app, get } = await given(drawing, { isCalm: () => true, makesAvifs: false });
    const modern = { accept: 'image/avif,image/webp,*/*' };
    const url = imageUrl('/pictures/a/front.svg', 640);
    for (let visit = 0; visit < 3; visit += 1)
      expect((await get(url, modern)).headers['content-type']).toBe('image/webp');
    expect(app.images.load()).toEqual({ running: 0, waiting: 0 });
    await app.images.prewarm(['/pictures/a/front.svg'], 640, { avif: true });
    expect((await get(url, modern)).headers['content-type']).toBe('image/avif');
  });

  test('LIST-7: the second visitor is served from disk, also after a restart, and 304 with the ETag', async () => {
    const { get, asked, directory } = await given(drawing);
    const first = await get(imageUrl('/pictures/a/front.svg', 320));
    await get(imageUrl('/pictures/a/front.svg', 320));
    const restarted = await given(drawing, { cacheDir: directory });
    const again = await restarted.get(imageUrl('/pictures/a/front.svg', 320), {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect([...asked, ...restarted.asked]).toEqual(['/pictures/a/front.svg']);
  });

  test('LIST-7: many visitors at once cause one render', async () => {
    const { get, asked } = await given(drawing);
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(imageUrl('/pictures/a/front.svg', 480))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(asked).toHaveLength(1);
  });

  test('LIST-7: AVIF that was rendered before is sent to browsers that accept it', async () => {
    const { app, get } = await given(drawing);
    expect(await app.images.prewarm(['/pictures/a/front.svg', '/not-a-picture'], 640, { avif: true })).toBe(1);
    const url = imageUrl('/pictures/a/front.svg', 640);
    expect((await get(url, { accept: 'image/avif,image/webp' })).headers['content-type']).toBe('image/avif');
    expect((await get(url, { accept: 'image/webp' })).headers['content-type']).toBe('image/webp');
    expect((await get(url, { accept: 'image/png' })).headers['content-type']).toBe('image/jpeg');
  });

  test.each([
    ['', 'url'],
    ['?url=/pictures/a.svg', 'w'],
    ['?url=/pictures/a.svg&w=641', 'w'],
    ['?url=/pictures/a.svg&w=640x', 'w'],
    ['?url=/pictures/a.svg&w=640&w=320', 'w'],
    ['?url=/pictures/a.svg&w=640&q=0', 'q'],
    ['?url=/pictures/a.svg&w=640&q=76', 'q'],
    ['?url=/pictures/a.svg&w=640&q=', 'q'],
    ['?url=http://elsewhere.example/pictures/a.svg&w=640', 'url'],
    ['?url=//elsewhere.example/pictures/a.svg&w=640', 'url'],
    ['?url=/pictures/../secret&w=640', 'url'],
    ['?url=/pictures/%252e%252e/secret&w=640', 'url'],
    ['?url=/pictures/a%3Fb=c&w=640', 'url'],
    ['?url=/pictures//a.svg&w=640', 'url'],
    ['?url=/pictures/.env&w=640', 'url'],
    ['?url=/pictures/a%00.svg&w=640', 'url'],
    ['?url=/pictures%5C..%5Ca&w=640', 'url'],
    [`?url=/pictures/${'a'.repeat(400)}&w=640`, 'url'],
  ])('LIST-7: %j is refused with its field and nothing is fetched', async (query, field) => {
    const { get, asked } = await given(drawing);
    const response = await get(`/_image${query}`);
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body.toString())).toMatchObject({ error: { code: 'bad_image_request', field } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(asked).toEqual([]);
  });

  test.each<[string, RequestListener, number]>([
    [
      'has no such picture',
      (_q, r) => {
        r.writeHead(404).end();
      },
      404,
    ],
    [
      'fails',
      (_q, r) => {
        r.writeHead(500).end();
      },
      502,
    ],
    [
      'answers with a page',
      (_q, r) => {
        r.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
      },
      502,
    ],
    [
      'answers with a broken picture',
      (_q, r) => {
        r.writeHead(200, { 'content-type': 'image/jpeg' }).end('no jpeg');
      },
      502,
    ],
    [
      'sends elsewhere',
      (_q, r) => {
        r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      },
      502,
    ],
    ['does not answer in time', () => undefined, 502],
    [
      'closes the connection',
      (q) => {
        q.socket.destroy();
      },
      502,
    ],
  ])('LIST-7: a store that %s', async (name, handler, status) => {
    const { get } = await given(handler, name === 'does not answer in time' ? { sourceTimeLimitMs: 200 } : {});
    const response = await get(imageUrl('/pictures/a/front.svg', 320));
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('LIST-7: the directory of finished pictures stays within its bound', async () => {
    const { get, directory } = await given(drawing, { maxCacheBytes: 1500 });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await get(imageUrl(`/pictures/${name}.svg`, 640));
    const names = await readdir(directory);
    expect(names.length).toBeLessThan(6);
    expect(names.length).toBeGreaterThan(0);
  });

  test('LIST-7: a photo is not enlarged', async () => {
    const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#887766' } })
      .jpeg()
      .toBuffer();
    const { get } = await given((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    });
    const response = await get(imageUrl('/pictures/photo.jpg', 1920));
    expect((await sharp(response.body).metadata()).width).toBe(500);
  });
});

describe('photographs that were imported on this machine', () => {
  async function givenPhoto(handler: RequestListener) {
    const photosDir = await mkdtemp(join(tmpdir(), 'roost-brought-'));
    await mkdir(join(photosDir, 'photos/41827'), { recursive: true });
    const taken = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#808080' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 10/1 12/1' }, IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer();
    await writeFile(join(photosDir, 'photos/41827/a.jpg'), taken);
    await writeFile(join(photosDir, 'secret.jpg'), taken);
    const host = await given(handler, { photosDir });
    return { ...host, photosDir, taken };
  }

  test('LIST-7: are served from their directory, at the asked width, without where they were taken', async () => {
    const { get, asked, taken } = await givenPhoto(drawing);
    expect((await sharp(taken).metadata()).exif?.includes('Secret Person')).toBe(true);
    for (const accept of ['image/webp', 'image/jpeg']) {
      const { statusCode, body } = await get(imageUrl('/pictures/photos/41827/a.jpg', 640), { accept });
      const { width, exif, xmp, icc } = await sharp(body).metadata();
      expect([statusCode, width, exif, xmp, icc]).toEqual([200, 640, undefined, undefined, undefined]);
      expect(body.includes('Secret Person')).toBe(false);
    }
    expect(asked).toEqual([]);
  });

  test('LIST-7: other pictures come from the store', async () => {
    const { get, asked } = await givenPhoto(drawing);
    for (const path of ['/pictures/photos/41827/b.jpg', '/pictures/photos/41827', '/pictures/secret.jpg'])
      expect((await get(imageUrl(path, 320))).statusCode).toBe(200);
    expect(asked).toEqual(['/pictures/photos/41827/b.jpg', '/pictures/photos/41827', '/pictures/secret.jpg']);
  });

  test('LIST-7: no path leads out of the directory', async () => {
    const { photosDir } = await givenPhoto(drawing);
    const source = photosFirst(join(photosDir, 'photos'), async (path) => Buffer.from(`the store: ${path}`));
    for (const path of ['/pictures/photos/../../secret.jpg', '/pictures/photos/../secret.jpg', '/pictures/secret.jpg'])
      expect(String(await source(path))).toBe(`the store: ${path}`);
  });
});
