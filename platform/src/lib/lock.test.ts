import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

test('the lock of a process that is gone counts as free', async () => {
  const file = join(directory, 'site.lock');
  await writeFile(file, '999999999\n');
  expect(await tryLock(file)).not.toBeNull();
});
