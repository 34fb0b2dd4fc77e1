import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilUnused, useSite } from './site-users.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'users-'));
});
afterEach(() => rm(data, { recursive: true }));

test('PLAT-4: a site of two commands runs until the last of them ends, and says why', async () => {
  const said: string[] = [];
  const [first, second] = [await useSite(data, 'first'), await useSite(data, 'second')];
  let isUnused = false;
  await first();
  const waiting = untilUnused(data, (line) => {
    said.push(line);
    expect(isUnused).toBe(false);
    void second();
  }).then(() => (isUnused = true));
  await waiting;
  expect(said).toEqual(['Another command uses this site: it runs on until they end. Ctrl-C again ends it now.']);
});

test('PLAT-4: a command that was killed keeps no site running', async () => {
  const said: string[] = [];
  await (
    await useSite(data, 'other')
  )();
  await writeFile(join(data, 'site-users', 'killed.lock'), '999999999\n');
  await untilUnused(data, (line) => void said.push(line));
  await untilUnused(join(data, 'nowhere'), (line) => void said.push(line));
  expect(said).toEqual([]);
});
