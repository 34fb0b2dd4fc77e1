import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoSchema } from '@roost/shared/contracts/listing';
import sharp from 'sharp';
import type { OpenDatabase } from '../db/open.ts';
import { seedWhenEmpty } from '../db/seed.ts';
import { findListing } from '../listings/repository.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import { makePhotoFolder } from '../testing/photo-folder.ts';
import { checkPhotos, findHeadline, importPhotos } from './import-photos.ts';
import { openPhotoStore, type PhotoStore } from './photo-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'roost-photos-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

describe.each(databaseKinds())('LIST-7: photographs of a home, on %s', (kind) => {
  let database: OpenDatabase;
  let folder: string;
  const pictures = join(directory, `pictures-${kind}`);
  let store: PhotoStore;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    const homes = ['1', '2'].map((id) => testHome({ id, from: '2026-06-01' }));
    await seedWhenEmpty(
      database.db,
      () => homes,
      homes.length,
      () => undefined,
    );
    folder = await makePhotoFolder(directory, `folder-${kind}`);
    mkdirSync(pictures);
    store = openPhotoStore({ PICTURES_DIR: pictures });
  });
  afterAll(() => database.close());
  const getPhotos = async (id: string) => (await findListing(database.db, id))?.photos ?? [];

  test('take the place of those that it had, in their order, with room, words, colour and credit; a second run changes nothing', async () => {
    const before = await getPhotos('2');
    const { photos, problems } = await checkPhotos(folder);
    expect(problems).toEqual([]);
    expect(listFiles(pictures)).toEqual([]);
    expect(await importPhotos(database.db, store, '1', photos)).toEqual({ stored: 2 });
    const shown = await getPhotos('1');
    expect(shown).toEqual([
      {
        url: expect.stringMatching(/^\/pictures\/photos\/1\/[0-9a-f]{24}\.jpg$/),
        caption: 'The stove',
        sortOrder: 1,
        room: 'Kitchen',
        color: '#404040',
        credit: {
          text: '© Ana Ruiz',
          license: 'CC BY 4.0',
          licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
        },
      },
      { url: expect.stringContaining('/pictures/photos/1/'), caption: 'The house', sortOrder: 2, color: '#808080' },
    ]);
    expect(shown.map((photo) => photoSchema.parse(photo))).toEqual(shown);
    // What the host serves: the files below the directory, whole and without where they were taken.
    expect(listFiles(pictures).toSorted()).toEqual(shown.map(({ url }) => url.replace('/pictures', '')).toSorted());
    for (const { url } of shown) {
      const file = readFileSync(join(pictures, url.replace('/pictures', '')));
      const { exif, width } = await sharp(file).metadata();
      expect([exif, width, file.toString('latin1').includes('Secret Person')]).toEqual([undefined, 1_500, false]);
    }
    const noted = () => database.db.selectFrom('index_outbox').select('listing_id').distinct().execute();
    expect(await noted()).toContainEqual({ listing_id: '1' });

    expect(await importPhotos(database.db, store, '1', photos)).toEqual({ stored: 0 });
    expect(await getPhotos('1')).toEqual(shown);
    expect(await getPhotos('2')).toEqual(before);
    expect(await findHeadline(database.db, '1')).toBe('A house by the lake');
    expect(await findHeadline(database.db, 'nobody')).toBeNull();
  });

  test('a store that fails in the middle, a file that changes meanwhile, a home that goes: the home keeps the photos that it had', async () => {
    const before = await getPhotos('2');
    const { photos } = await checkPhotos(folder);
    let written = 0;
    const failing: PhotoStore = {
      ...store,
      has: async () => false,
      write: async () => {
        if ((written += 1) > 1) throw new Error('the disk is full');
      },
    };
    await expect(importPhotos(database.db, failing, '2', photos)).rejects.toThrow('the disk is full');
    expect(await getPhotos('2')).toEqual(before);
    const changed = photos.map((photo) => ({ ...photo, path: join(folder, 'a.jpg'), fileName: `x${photo.fileName}` }));
    await expect(importPhotos(database.db, store, '2', changed)).rejects.toThrow(
      'changed while the photos were stored',
    );
    expect(await getPhotos('2')).toEqual(before);
    await expect(importPhotos(database.db, store, 'gone', photos)).rejects.toThrow('There is no home gone');
    expect(listFiles(pictures).filter((file) => file.includes('unfinished'))).toEqual([]);
  });

  test('one wrong file among good ones, or the same photo twice, is told with its name, and every other problem too', async () => {
    const mixed = await makePhotoFolder(directory, `mixed-${kind}`);
    writeFileSync(join(mixed, 'text.jpg'), 'no picture');
    writeFileSync(join(mixed, 'twin.jpg'), readFileSync(join(mixed, 'a.jpg')));
    const lines = ['a.jpg', 'text.jpg', 'twin.jpg', 'none.jpg'].map((file) => `${file},The house,own`);
    writeFileSync(join(mixed, 'manifest.csv'), ['file,alt,license', ...lines].join('\n'));
    const { photos, problems } = await checkPhotos(mixed);
    expect(photos.map(({ name }) => name)).toContain('line 2, a.jpg');
    expect(problems).toEqual([
      { name: 'line 3, text.jpg', problems: ['it is no picture, whatever its name says'] },
      { name: 'line 4, twin.jpg', problems: ['it is the same photo as line 2, a.jpg'] },
      { name: 'line 5, none.jpg', problems: ['there is no such file'] },
    ]);
  });
});

describe('LIST-7: a bucket', () => {
  const objects = new Map<string, { body: Buffer; headers: IncomingMessage['headers'] }>();
  let refuses = false;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const key = request.url?.split('?')[0] ?? '';
      if (refuses) return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      if (request.method === 'PUT') objects.set(key, { body: Buffer.concat(pieces), headers: request.headers });
      return response.writeHead(objects.has(key) ? 200 : 404, { etag: '"1"' }).end();
    });
  });
  let environment: Record<string, string>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    environment = {
      PICTURES_S3_BUCKET: 'pictures-of-homes',
      PICTURES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PICTURES_S3_ACCESS_KEY_ID: 'key',
      PICTURES_S3_SECRET_ACCESS_KEY: 'secret',
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('takes a photo under its address, to be kept for good, signed; and a refusal is a sentence', async () => {
    const store = openPhotoStore(environment);
    const path = '/pictures/photos/1/abc.jpg';
    expect(await store.has(path)).toBe(false);
    await store.write(path, Buffer.from('bytes'));
    expect(await store.has(path)).toBe(true);
    const stored = objects.get(`/pictures-of-homes${path}`);
    expect(stored?.body.toString()).toBe('bytes');
    expect(stored?.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      authorization: expect.stringContaining('Credential=key/'),
    });
    refuses = true;
    await expect(store.write(path, Buffer.from('bytes'))).rejects.toThrow('did not take the photos (AccessDenied)');
    await expect(store.has(path)).rejects.toThrow('PICTURES_S3_BUCKET');
  });

  test('settings that cannot be meant are named', () => {
    expect(() => openPhotoStore({ PICTURES_S3_BUCKET: 'Not A Bucket' })).toThrow('PICTURES_S3_BUCKET: it must be');
    expect(() => openPhotoStore({ ...environment, PICTURES_S3_ENDPOINT: 'here' })).toThrow('PICTURES_S3_ENDPOINT');
    expect(openPhotoStore({ ROOST_DATA_DIR: '/srv/roost' }).where).toBe('/srv/roost/pictures');
  });
});
