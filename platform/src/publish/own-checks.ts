/** A remote's own checks before it is published (PLAT-6): its types and its tests. What passed once is not asked again until a source changes. */
import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../lib/failure.ts';
import { filesBelow, writeAtomically } from '../lib/files.ts';
import { isInstalled, packageDir, REPOSITORY } from '../lib/paths.ts';
import { checkTypes, runJest } from '../testing/checks.ts';
import type { Counts } from '../testing/counts.ts';

/** What runs the checks, so that tests need no compiler. */
export type Checkers = {
  types: (name: string) => Promise<boolean>;
  tests: (name: string) => Promise<Pick<Counts, 'passed' | 'failed'>>;
};
const CHECKERS: Checkers = { types: (name) => checkTypes([name]), tests: (name) => runJest([name]) };

/** A package, shared, and the repository. */
type Directories = readonly [string, string, string];
/** The lock file has the version of each library and of each tool. */
const TOOLS = ['package-lock.json', 'jest.config.mjs', 'tsconfig.json'];
const toolSettings = async (repository: string): Promise<string[]> =>
  (
    await Promise.all(
      ['platform/tsconfig', 'platform/src/jest'].map(async (folder) =>
        (await filesBelow(join(repository, folder))).map((file) => join(repository, folder, file)),
      ),
    )
  ).flat();

const getCache = (directory: string): string => join(directory, 'node_modules/.cache/roost-checked');

/** What of a package is no source of it. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

const INSTALLED = new Set(['node_modules']);

/** Its files, also those that links in it lead to, once each. */
async function getSources(directory: string, unwanted = NO_SOURCES, seen = new Set<string>()): Promise<string[]> {
  const place = await realpath(directory);
  if (seen.has(place)) return [];
  seen.add(place);
  const entries = await readdir(directory, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(directory, entry.name);
      if (unwanted.has(entry.name) || entry.name.startsWith('.')) return [];
      const target = entry.isSymbolicLink() ? await stat(path).catch(() => null) : entry;
      return target?.isDirectory() ? getSources(path, INSTALLED, seen) : target?.isFile() ? [path] : [];
    }),
  );
  return found.flat().sort();
}

/** Hash of what types and tests depend on: the remote's files, those of shared, and the versions and settings of the tools. */
async function getHash([directory, shared, repository]: Directories): Promise<string> {
  const hash = createHash('sha256');
  // Installed, what shared has is in its `dist`.
  const ofShared = isInstalled ? INSTALLED : NO_SOURCES;
  const tools = [...TOOLS.map((file) => join(repository, file)), ...(await toolSettings(repository))];
  for (const file of [...(await getSources(directory)), ...(await getSources(shared, ofShared)), ...tools])
    hash.update(`${file}\0`).update(await readFile(file).catch(() => 'gone'));
  return hash.digest('hex');
}

async function passedBefore(file: string, hash: string): Promise<boolean> {
  try {
    return (await readFile(file, 'utf8')) === hash;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** @returns what keeps it from being published; empty when types and tests are good */
export async function ownBreaches(
  name: string,
  say: (line: string) => void,
  checkers = CHECKERS,
  directories: Directories = [packageDir(name), packageDir('shared'), REPOSITORY],
): Promise<string[]> {
  const cache = getCache(directories[0]);
  const hash = await getHash(directories);
  if (await passedBefore(cache, hash)) return [];
  say(`checking types and tests of ${name}`);
  const types = await checkers.types(name);
  const { passed, failed } = await checkers.tests(name);
  const breaches = [
    ...(types ? [] : ['its types do not fit (the compiler says where)']),
    ...(failed > 0 ? [`${failed} of its ${passed + failed} tests fail`] : []),
    ...(passed + failed === 0 ? ['it has no test'] : []),
  ];
  // Not when a file was saved meanwhile: it is not known which of the two was checked.
  if (breaches.length === 0 && (await getHash(directories)) === hash) await writeAtomically(cache, hash);
  return breaches;
}
