/** Install scripts: npm runs none, and bootstrap those by name that somebody has read and that have to run. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../lib/paths.ts';
import { installedProblems } from './installed.ts';
import { getPackages, INSTALL_SCRIPTS, type Lock } from './lock.ts';

const run = promisify(execFile);
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;

test('SAFE-14: with our .npmrc a package’s script does not run when it is installed, and does when it is named', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'install-scripts-'));
  const ran = join(directory, 'ran');
  const npm = (folder: string, ...args: string[]) =>
    run('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
      cwd: join(directory, folder),
      // As in a shell: npm hands its own settings on to what it runs, and tests may be among that.
      env: { PATH: process.env.PATH, HOME: directory },
    });
  try {
    for (const folder of ['stranger', 'site']) await mkdir(join(directory, folder));
    const script = `node -e "require('fs').writeFileSync('${ran}', '')"`;
    await writeFile(
      join(directory, 'stranger/package.json'),
      JSON.stringify({ name: 'stranger', version: '1.0.0', scripts: { preinstall: script, postinstall: script } }),
    );
    await npm('stranger', 'pack', '--pack-destination', directory);
    await copyFile(join(REPOSITORY, '.npmrc'), join(directory, 'site/.npmrc'));
    await writeFile(
      join(directory, 'site/package.json'),
      JSON.stringify({ name: 'site', version: '1.0.0', dependencies: { stranger: 'file:../stranger-1.0.0.tgz' } }),
    );
    await npm('site', 'install');
    expect(existsSync(join(directory, 'site/node_modules/stranger/package.json'))).toBe(true);
    expect(existsSync(ran)).toBe(false);
    // As bootstrap does for those of its list.
    await npm('site', 'rebuild', 'stranger', '--ignore-scripts=false');
    expect(existsSync(ran)).toBe(true);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}, 60_000);

test('SAFE-14: the list names the packages of the lock file that have a script, no others, and the pinned Node among those that run', () => {
  const withScripts = getPackages(lock).filter(({ scripts }) => scripts);
  expect([...new Set(withScripts.map(({ name }) => name))].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  const running = Object.entries(INSTALL_SCRIPTS).flatMap(([name, { runs }]) => (runs ? [name] : []));
  expect(running).toEqual(['node', '@swc/core']);
  expect(read('platform/bootstrap.mjs')).toContain("'install-scripts.json'");
});

test('SAFE-14: images install without scripts, and each compares what it got with the lock file', () => {
  for (const name of ['host', 'services', 'assets']) {
    const lines = read(`deploy/${name}.Dockerfile`).split('\n');
    const installs = lines.flatMap((line, index) => (line.startsWith('RUN npm install') ? [index] : []));
    expect(installs.length).toBeGreaterThan(0);
    for (const index of installs) {
      expect(lines[index]).toContain('--ignore-scripts');
      const next = lines.slice(index + 1).find((line) => line.startsWith('RUN '));
      expect(next).toContain('platform/src/supply/installed-main.ts');
    }
  }
});

test.each<[string, Partial<Lock['packages'][string]>, string]>([
  ['another version', { version: '1.0.1' }, 'node_modules/a is 1.0.1, and 1.0.0 in the lock file.'],
  ['another checksum', { integrity: 'sha512-B' }, 'node_modules/a@1.0.0 has another checksum than in the lock file.'],
])('SAFE-14: an image with %s of a package is not made', (_what, change, sentence) => {
  const entry = { version: '1.0.0', integrity: 'sha512-A' };
  const wanted: Lock = { packages: { 'node_modules/a': entry, 'node_modules/b': entry, shared: { version: '1.0.0' } } };
  const installed: Lock = { packages: { 'node_modules/a': { ...entry, ...change } } };
  expect(installedProblems(wanted, installed)).toEqual([sentence]);
  expect(installedProblems(wanted, { packages: { 'node_modules/a': entry } })).toEqual([]);
  expect(installedProblems({ packages: {} }, { packages: { 'node_modules/a': entry } })).toHaveLength(1);
  // Packages of ours are links, whose target is not a package of others.
  expect(installedProblems(wanted, { packages: { 'node_modules/@roost/shared': { link: true } } })).toEqual([]);
});
