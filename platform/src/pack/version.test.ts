/** A repository of two packages and a remote, with the real git and the real lerna. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { readContract } from './contract-names.ts';
import { compareContracts, putTitleFirst } from './next-version.ts';
import { toRegistryAddress } from './publish-packages.ts';
import { makeVersion } from './version.ts';

let repository: string;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const read = (path: string): Promise<string> => readFile(join(repository, path), 'utf8');
async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(repository, path)), { recursive: true });
  await writeFile(join(repository, path), text);
}
const writeJson = (path: string, value: unknown): Promise<void> => write(path, `${JSON.stringify(value, null, 2)}\n`);
async function commit(subject: string, files: Record<string, string> = {}): Promise<void> {
  for (const [path, text] of Object.entries(files)) await write(path, text);
  git('add', '--all');
  git('commit', '--quiet', '-m', subject);
}
const OWN = { version: '1.0.0', private: true, license: 'MIT', type: 'module' };
const UI = 'shared/src/ui/index.ts';
const version = (more: object = {}) =>
  makeVersion({ repository, lerna: join(REPOSITORY, 'node_modules/lerna/dist/cli.js'), say: () => undefined, ...more });

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'roost-lerna-'));
  git('init', '--quiet');
  git('config', 'user.name', 'A Tester');
  git('config', 'user.email', 'tester@example.com');
  await writeJson('package.json', { name: 'site', private: true, workspaces: ['shared', 'platform', 'mfe-x'] });
  await writeJson('lerna.json', {
    version: 'independent',
    packages: ['shared', 'platform', 'mfe-x'],
    npmClient: 'npm',
  });
  await writeJson('shared/package.json', { name: '@roost/shared', ...OWN, exports: { './ui': './src/ui/index.ts' } });
  await writeJson('platform/package.json', {
    name: '@roost/platform',
    ...OWN,
    dependencies: { '@roost/shared': '1.0.0' },
  });
  await writeJson('mfe-x/package.json', { name: '@roost/mfe-x', ...OWN, dependencies: { '@roost/shared': '1.0.0' } });
  for (const name of ['shared', 'platform'])
    await write(`${name}/CHANGELOG.md`, `# Changes of @roost/${name}\n\nSemver.\n\n## 1.0.0 (2026-11-22)\nFirst.\n`);
  await write('shared/src/contracts/remotes.ts', "export const CONTRACT_VERSION = '1.0.0';\n");
  await write('platform/src/webpack/define.ts', 'export function defineRemote() {}\n');
  await write(
    'platform/src/cli/usage.ts',
    "export const PUBLISH_OPTIONS = { traffic: { type: 'string' } } as const;\n",
  );
  await mkdir(join(repository, 'platform/src/pack'), { recursive: true });
  await cp(
    join(packageDir('platform'), 'src/pack/changelog-preset.cjs'),
    join(repository, 'platform/src/pack/changelog-preset.cjs'),
  );
  await commit('shared: first', {
    [UI]: "export * from './button.ts';\n",
    'shared/src/ui/button.ts': 'export const Button = 1;\n',
  });
});
afterEach(() => rm(repository, { recursive: true, force: true }));

test('PLAT-2: the first version is tagged, a repository without changes has no next one', async () => {
  expect(await version()).toEqual({ version: '1.0.0', change: null });
  expect(git('tag').split('\n')).toEqual(['@roost/platform@1.0.0', '@roost/shared@1.0.0']);
  expect(await version()).toBeNull();
});

test('PLAT-2: a new name is a minor version, with a changelog, a commit and tags', async () => {
  await version();
  await commit('search, shared: buttons have icons', {
    'shared/src/ui/button.ts': 'export const Button = 1;\nexport type IconProps = {};\n',
  });
  expect(await version({ dryRun: true })).toMatchObject({ version: '1.1.0' });
  expect(git('status', '--porcelain')).toBe('');
  expect(await version()).toMatchObject({
    version: '1.1.0',
    change: { added: ['@roost/shared/ui IconProps'], removed: [] },
  });
  expect(await read('shared/CHANGELOG.md')).toMatch(
    /^# Changes of @roost\/shared\n\nSemver\.\n\n## 1\.1\.0 \(\d{4}-\d\d-\d\d\)\n+\* buttons have icons\n\n## 1\.0\.0 \(2026-11-22\)\nFirst\.\n$/,
  );
  expect(await read('shared/src/contracts/remotes.ts')).toContain("'1.1.0'");
  expect(JSON.parse(await read('mfe-x/package.json'))).toMatchObject({ dependencies: { '@roost/shared': '1.1.0' } });
  expect(git('tag')).toContain('@roost/shared@1.1.0');
  expect(git('log', '-1', '--format=%s')).toBe('packages: 1.1.0');
  expect(git('ls-files', 'mfe-x')).toBe('mfe-x/package.json');
  // A second one stands above the first.
  await commit('shared: a fix', {
    'shared/src/ui/button.ts': 'export const Button = 2;\nexport type IconProps = {};\n',
  });
  expect(await version()).toMatchObject({ version: '1.1.1' });
  expect((await read('shared/CHANGELOG.md')).match(/^##? .*/gm)?.map((line) => line.slice(0, 8))).toEqual([
    '# Change',
    '## 1.1.1',
    '## 1.1.0',
    '## 1.0.0',
  ]);
  expect(await read('shared/src/contracts/remotes.ts')).toContain("'1.1.0'");
}, 60_000);

test('PLAT-2: a name that is gone is a major version; what is not committed is in none', async () => {
  await version();
  await commit('platform: no canary', { 'platform/src/cli/usage.ts': 'export const PUBLISH_OPTIONS = {} as const;\n' });
  expect(await version({ dryRun: true })).toMatchObject({
    version: '2.0.0',
    change: { removed: ['roost publish traffic'] },
  });
  await write(UI, '');
  await expect(version()).rejects.toThrow('not committed');
});

test('PLAT-2: what names do not show can be said', async () => {
  await version();
  await commit('shared: a prop means something else', { 'shared/src/ui/button.ts': 'export const Button = 3;\n' });
  expect(await version({ dryRun: true })).toMatchObject({ version: '1.0.1' });
  expect(await version({ dryRun: true, atLeast: 'major' })).toMatchObject({ version: '2.0.0' });
});

test('PLAT-2: the contract of this repository has names of every module, and goes with the version of shared', async () => {
  const names = await readContract(REPOSITORY);
  expect(names['@roost/shared/ui']).toEqual(expect.arrayContaining(['Button', 'ButtonProps']));
  expect(names['@roost/shared/contracts/slots']).toContain('PlaceProps');
  expect(names['roost publish']).toContain('progressive');
  expect(names['roost registry']).toContain('rollback');
  const { version: shared } = JSON.parse(await readFile(join(packageDir('shared'), 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(CONTRACT_VERSION.split('.').slice(0, 2)).toEqual(shared.split('.').slice(0, 2));
});

test.each([
  [{ a: ['x'] }, { a: ['x'] }, 'patch'],
  [{ a: ['x'] }, { a: ['x', 'y'] }, 'minor'],
  [{ a: ['x'] }, { a: ['x'], b: [] }, 'minor'],
  [{ a: ['x'] }, { a: ['y'] }, 'major'],
])('PLAT-2: from %j to %j is a %s version', (before, now, bump) =>
  expect(compareContracts(before, now).bump).toBe(bump),
);

test('PLAT-2: a changelog that lerna left alone stays as it is', () => {
  const text = '# Changes\n\nSemver.\n\n## 1.0.0\nFirst.\n';
  expect(putTitleFirst(text)).toBe('# Changes\n\nSemver.\n\n## 1.0.0\nFirst.\n');
});

test.each([
  ['https://npm.example', 'https://npm.example/'],
  ['http://localhost:4873/team/', 'http://localhost:4873/team/'],
])('PLAT-2: %s is the registry %s', (text, address) => expect(toRegistryAddress(text)).toBe(address));

test.each(['', 'npm.example', 'ftp://npm.example'])('PLAT-2: "%s" is no address of a registry', (text) =>
  expect(() => toRegistryAddress(text)).toThrow('is no address'),
);
