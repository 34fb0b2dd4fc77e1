import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBuild, takeBuild } from './build-cache.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** A checkout's build of some sources. */
async function build(checkout: string, sources: string, more: Record<string, string> = {}): Promise<string> {
  const dist = join(home, checkout, 'dist');
  const files = { 'client/main.js': sources, 'server/index.cjs': sources, 'build.json': sources, ...more };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(dist, file, '..'), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  return dist;
}
const getMade = (sources: string) => async (dist: string) =>
  (await readFile(join(dist, 'build.json'), 'utf8').catch(() => '')) === sources;
const cache = () => join(home, 'cache');

test('PLAT-2: a build of the same sources is taken from another checkout, whole', async () => {
  await keepBuild(cache(), 'mfe-search', await build('one', 'new'));
  await keepBuild(cache(), 'mfe-search', await build('two', 'other'));
  const dist = join(home, 'three', 'dist');
  expect(await takeBuild(cache(), 'mfe-search', dist, getMade('new'))).toBe(true);
  expect(await readFile(join(dist, 'client/main.js'), 'utf8')).toBe('new');
  expect(await readFile(join(dist, 'build.json'), 'utf8')).toBe('new');
});

test('PLAT-2: no build of other sources, of another package, or that is only half there is taken', async () => {
  const dist = await build('one', 'new');
  await keepBuild(cache(), 'mfe-search', dist);
  await mkdir(join(cache(), 'mfe-search', '.half'), { recursive: true });
  await writeFile(join(cache(), 'mfe-search', '.half', 'build.json'), 'newer');
  const mine = await build('two', 'mine');
  for (const [name, sources] of [
    ['mfe-search', 'newer'],
    ['mfe-listing', 'new'],
  ] as const)
    expect(await takeBuild(cache(), name, mine, getMade(sources))).toBe(false);
  expect(await readFile(join(mine, 'client/main.js'), 'utf8')).toBe('mine');
});

test('PLAT-2: a few builds of a package are kept, and of the host its newest one alone', async () => {
  const dist = await build('one', 'new', { 'client/old/main.js': 'old', 'client/newest/main.js': 'newest' });
  await utimes(join(dist, 'client/old'), new Date(1000), new Date(1000));
  await utimes(join(dist, 'client/main.js'), new Date(1000), new Date(1000));
  for (let count = 0; count < 9; count += 1) await keepBuild(cache(), 'host', dist);
  const kept = await readdir(join(cache(), 'host'));
  expect(kept).toHaveLength(6);
  expect(await readdir(join(cache(), 'host', kept[0] ?? '', 'client'))).toEqual(['newest']);
});
