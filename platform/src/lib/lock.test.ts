import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lock, tryLock } from './lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a taken lock is refused until it is let go, and leaves nothing behind', async () => {
  const file = join(directory, 'site.lock');
  const release = await tryLock(file);
  expect(release).not.toBeNull();
  expect(await tryLock(file)).toBeNull();
  expect(await lock(file, 0)).toBeNull();
  await release?.();
  const again = await tryLock(file);
  expect(again).not.toBeNull();
  await again?.();
  expect(await readdir(directory)).toEqual([]);
});

test('the lock of a process that was killed counts as free when another one has its id, as in a container that starts again', async () => {
  const file = join(directory, 'site.lock');
  await writeFile(file, `${process.pid} ${hostname()} 1\n`);
  const release = await tryLock(file);
  expect(release).not.toBeNull();
  // And it is held now.
  expect(await tryLock(file)).toBeNull();
  await release?.();
  expect(await readdir(directory)).toEqual([]);
});

test('the lock of a process that is gone counts as free', async () => {
  const file = join(directory, 'site.lock');
  await writeFile(file, '999999999\n');
  expect(await tryLock(file)).not.toBeNull();
});
