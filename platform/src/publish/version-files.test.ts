import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../lib/files.ts';
import { INTEGRITY_PLACEHOLDER, VERSION_PLACEHOLDER } from '../webpack/names.ts';
import { weighAsPublished, weighScripts, writeVersionFiles } from './version-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'version-'));
  await mkdir(join(root, 'client/js'), { recursive: true });
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'client/remoteEntry.js'), `var mfe_search${VERSION_PLACEHOLDER};`.repeat(50));
  await writeFile(join(root, 'client/remoteEntry.js.map'), '{}');
  await writeFile(join(root, 'client/mf-stats.json'), '{}');
  await writeFile(join(root, 'client/js/small.js'), 'a');
  await writeFile(join(root, 'server/index.cjs'), 'module.exports = {};');
});
afterEach(() => rm(root, { recursive: true }));

const write = (version: string) =>
  writeVersionFiles(
    [
      { dir: join(root, 'client'), prefix: '' },
      { dir: join(root, 'server'), prefix: 'server/' },
    ],
    join(root, 'out'),
    version,
  );

test('PLAT-3: the version is written into the names that are global, so that two versions can share a page', async () => {
  await write('1.4.0-rc.1');
  const text = await readFile(join(root, 'out/remoteEntry.js'), 'utf8');
  expect(text).toContain('var mfe_search_1_4_0_rc_1;');
  expect(text).not.toContain(VERSION_PLACEHOLDER);
});

test('PLAT-2: scripts are weighed as they would be served, so that the same build weighs the same', async () => {
  await writeFile(join(root, 'client/é.js'), 'const é = 1;');
  await write('1.0.0');
  const build = ['client', 'server'].map((dir) => ({
    dir: join(root, dir),
    prefix: dir === 'server' ? 'server/' : '',
  }));
  expect(await weighAsPublished(build, '1.0.0')).toBe(await weighScripts(join(root, 'out')));
  expect(await weighScripts(join(root, 'out'))).toBe(
    (await readFile(join(root, 'out/remoteEntry.js'))).length + 'a'.length + Buffer.byteLength('const é = 1;'),
  );
});

test('PLAT-8: every file that runs has its hash, of the bytes as they are served', async () => {
  const integrity = await write('1.0.0');
  expect(Object.keys(integrity).sort()).toEqual(['js/small.js', 'remoteEntry.js', 'server/index.cjs']);
  const content = await readFile(join(root, 'out/remoteEntry.js'));
  expect(integrity['remoteEntry.js']).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
});

test('PLAT-8: the entry knows the hash of every chunk that its runtime loads, as served', async () => {
  await mkdir(join(root, 'client/css'));
  await writeFile(join(root, 'client/css/panel.css'), '.a{}');
  await writeFile(
    join(root, 'client/remoteEntry.js'),
    `var mfe_search${VERSION_PLACEHOLDER};r.t="${INTEGRITY_PLACEHOLDER}";`,
  );
  await write('1.0.0');
  const text = await readFile(join(root, 'out/remoteEntry.js'), 'utf8');
  const getHash = async (file: string, kind = 'sha256') =>
    `${kind}-${createHash(kind)
      .update(await readFile(join(root, 'out', file)))
      .digest('base64')}`;
  const table: unknown = JSON.parse(/r\.t=(\{.*?\});/.exec(text)?.[1] ?? 'null');
  // As the page's preload of a script that it may begin with has it.
  const small = await getHash('js/small.js', 'sha384');
  expect(table).toEqual({ 'css/panel.css': await getHash('css/panel.css'), 'js/small.js': small });
});

test('compressed copies hold the same bytes; tiny files have none', async () => {
  await write('1.0.0');
  const content = await readFile(join(root, 'out/remoteEntry.js'));
  expect(brotliDecompressSync(await readFile(join(root, 'out/remoteEntry.js.br')))).toEqual(content);
  expect(gunzipSync(await readFile(join(root, 'out/remoteEntry.js.gz')))).toEqual(content);
  expect(await filesBelow(join(root, 'out'))).toEqual([
    'js/small.js',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
    'remoteEntry.js.map',
    'server/index.cjs',
  ]);
});
