/** Lint finds what no product code reads, in a small copy of the repository: a test is no reader (decision 0025). */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../lib/paths.ts';

const KNIP = join(REPOSITORY, 'node_modules/knip/bin/knip.js');

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', ...more });
/** A remote and a part of `shared` in which everything has its reader. */
const USED: Readonly<Record<string, string>> = {
  'package.json': manifest('site', { workspaces: ['shared', 'mfe-*'] }),
  'shared/package.json': manifest('@roost/shared', { exports: { './domain/*': './src/domain/*.ts' } }),
  'shared/src/domain/nights.ts': 'export const nights = 2;\n',
  'mfe-a/package.json': manifest('mfe-a', { dependencies: { '@roost/shared': '1.0.0' } }),
  'mfe-a/src/routes.tsx': "import { ask } from './api/ask.ts';\nexport const routes = [ask];\n",
  'mfe-a/src/api/ask.ts': "import { nights } from '@roost/shared/domain/nights';\nexport const ask = nights;\n",
};

/** @returns what lint writes about the files; nothing when all is used */
async function unusedIn(changes: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'roost-unused-'));
  try {
    await cp(join(REPOSITORY, 'knip.json'), join(directory, 'knip.json'));
    for (const [path, text] of Object.entries({ ...USED, ...changes })) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), text);
    }
    // The small copy lacks most packages that the configuration names: hints about them are no findings.
    const args = [KNIP, '--production', '--no-progress', '--no-config-hints', '--directory', directory];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: directory }).catch(
      (error: unknown) => error as { stdout: string },
    );
    return stdout;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

test('PLAT-7: code whose readers are all there passes', async () => {
  expect((await unusedIn({})).trim()).toBe('');
}, 120_000);

test('PLAT-7: lint finds an export that only a test reads, a file nobody imports and a dependency nobody needs', async () => {
  const found = await unusedIn({
    'shared/src/domain/nights.ts': 'export const nights = 2;\nexport const plantedInShared = 3;\n',
    'mfe-a/src/api/ask.ts':
      "import { nights } from '@roost/shared/domain/nights';\nexport const ask = nights;\nexport const plantedInRemote = 3;\n",
    'mfe-a/src/api/ask.test.ts': "import { plantedInRemote } from './ask.ts';\ntest('a', () => plantedInRemote);\n",
    'mfe-a/src/api/planted-file.ts': 'export const alone = 1;\n',
    'mfe-a/package.json': manifest('mfe-a', { dependencies: { '@roost/shared': '1.0.0', 'planted-package': '1.0.0' } }),
  });
  for (const planted of ['plantedInShared', 'plantedInRemote', 'planted-file.ts', 'planted-package'])
    expect(found).toContain(planted);
}, 120_000);

test('PLAT-7: an export whose comment says @internal may have tests as its only readers', async () => {
  const found = await unusedIn({
    'shared/src/domain/nights.ts':
      'export const nights = 2;\n/** @internal A contract test reads it. */\nexport const planted = 3;\n',
  });
  expect(found.trim()).toBe('');
}, 120_000);
