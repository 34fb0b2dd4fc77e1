import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPglite, openPostgres } from '../db/open.ts';
import { findListing } from '../listings/repository.ts';
import { makePhotoFolder } from '../testing/photo-folder.ts';
import { hasPostgres, testPostgres } from '../testing/postgres.ts';

const ROOT = join(import.meta.dirname, '../../..');
const directory = mkdtempSync(join(tmpdir(), 'roost-photos-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('LIST-7: the command itself: refused whole, tried, done, done again; an import of the home afterwards keeps its photographs', async () => {
  const dataDir = join(directory, 'data');
  // A PostgreSQL where there is one: each of the eight commands would first wake a PGlite, for seconds.
  const server = hasPostgres() ? await testPostgres() : null;
  const env = { ...process.env, ROOST_DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '', AUTH_SECRET: 'a'.repeat(32) };
  const run = (script: string, ...given: string[]) =>
    promisify(execFile)(
      join(ROOT, 'node_modules/.bin/node'),
      ['--disable-warning=ExperimentalWarning', join(ROOT, 'services/src', script), ...given],
      { env },
    ).catch((error: { stdout: string; stderr: string; code: number }) => error);
  const homes = join(directory, 'homes.jsonl');
  const home = {
    id: 'lake-1',
    headline: 'A house by the lake',
    type: 'Cabin',
    country: 'United States',
    city: 'Tahoe City',
  };
  const more = {
    region: 'Lake Tahoe',
    bedrooms: 2,
    beds: 3,
    bathrooms: 1,
    guests: 4,
    description: 'Wood.',
    lat: 39,
    lng: -120,
  };
  const rest = {
    street: '1 Way',
    photos: ['/pictures/a.jpg'],
    night_price: 100,
    policy: 'Firm',
    host_name: 'Maya',
    host_since: 2019,
  };
  writeFileSync(homes, JSON.stringify({ ...home, ...more, ...rest }));
  expect((await run('import-main.ts', homes)).stdout).toContain('1 homes written');
  const readPhotos = async () => {
    const { db, close } = server ? openPostgres(server.url) : await openPglite(join(dataDir, 'db'));
    const found = await findListing(db, 'lake-1');
    await close();
    return [found?.headline, found?.photos.map(({ url, color }) => [url, color])];
  };
  const old = ['A house by the lake', [['/pictures/a.jpg', undefined]]];

  const folder = await makePhotoFolder(directory, 'command');
  writeFileSync(join(folder, 'c.jpg'), 'no picture');
  writeFileSync(join(folder, 'wrong.csv'), 'file,alt,license\na.jpg,The house,own\nc.jpg,The cat,own\n');
  const wrong = await run('import-photos-main.ts', 'lake-1', join(folder, 'wrong.csv'));
  expect(wrong).toMatchObject({ code: 1, stderr: '1 of 2 photos are wrong. Nothing was written.\n' });
  expect(wrong.stdout).toContain('line 3, c.jpg: it is no picture');
  const tried = await run('import-photos-main.ts', 'lake-1', folder, '--dry-run');
  expect(tried.stdout).toContain(
    '1. line 2, b.jpg: 1500 × 1000, #404040, Kitchen: "The stove" (© Ana Ruiz, CC BY 4.0)',
  );
  expect(tried.stdout).toContain('2 photos are good.');
  const nobody = await run('import-photos-main.ts', 'nobody', folder);
  expect(nobody).toMatchObject({ code: 1, stderr: 'There is no home nobody. Nothing was written.\n' });
  expect(await readPhotos()).toEqual(old);
  expect(existsSync(join(dataDir, 'pictures'))).toBe(false);

  const done = await run('import-photos-main.ts', 'lake-1', folder);
  expect(done.stdout).toContain('A house by the lake (lake-1) shows them now. 2 were stored in ');
  const [, shown] = await readPhotos();
  expect(shown).toEqual([
    [expect.stringContaining('/pictures/photos/lake-1/'), '#404040'],
    [expect.stringContaining('/pictures/photos/lake-1/'), '#808080'],
  ]);
  expect((await run('import-photos-main.ts', 'lake-1', folder)).stdout).toContain('0 were stored in ');
  writeFileSync(homes, JSON.stringify({ ...home, ...more, ...rest, headline: 'With a new roof' }));
  expect((await run('import-main.ts', homes)).stdout).toContain('1 homes written');
  expect(await readPhotos()).toEqual(['With a new roof', shown]);
  await server?.close();
}, 240_000);
