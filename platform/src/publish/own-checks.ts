/**
 * A remote's own checks before it is published (PLAT-6): its types, its tests, and the accessibility of its page alone.
 * What passed once is not asked again until a source changes.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { lookAtAlonePage } from '../alone/accessibility.ts';
import type { DataSite } from '../alone/accessibility.ts';
import { errorCode } from '../lib/failure.ts';
import { filesBelow, writeAtomically } from '../lib/files.ts';
import { isInstalled, packageDir, REPOSITORY } from '../lib/paths.ts';
import { checkTypes, runJest } from '../testing/checks.ts';
import type { Counts } from '../testing/counts.ts';

/** What runs the checks, so that tests need no compiler. */
export type Checkers = {
  types: (name: string) => Promise<boolean>;
  tests: (name: string) => Promise<Pick<Counts, 'passed' | 'failed'>>;
  /** What is wrong with its page alone; null when nobody could look. */
  look: (name: RemoteName, say: (line: string) => void) => Promise<readonly string[] | null>;
};

/** @param site whose data a remote shows while it is looked at */
export const getCheckers = (site: DataSite): Checkers => ({
  types: (name) => checkTypes([name]),
  tests: (name) => runJest([name]),
  look: (name, say) => lookAtAlonePage(name, site, say),
});

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

/**
 * Hash of what types and tests depend on: the remote's files, those of shared, and the versions and settings of the
 * tools.
 */
async function getHash([directory, shared, repository]: Directories): Promise<string> {
  const hash = createHash('sha256');
  // Installed, what shared has is in its `dist`.
  const ofShared = isInstalled ? INSTALLED : NO_SOURCES;
  const tools = [...TOOLS.map((file) => join(repository, file)), ...(await toolSettings(repository))];
  for (const file of [...(await getSources(directory)), ...(await getSources(shared, ofShared)), ...tools])
    hash.update(`${file}\0`).update(await readFile(file).catch(() => 'gone'));
  return hash.digest('hex');
}

/**
 * What is written behind the hash when types and tests passed and nobody could look at the page: there may be a browser
 * the next time.
 */
const NOT_LOOKED_AT = ' not looked at';

async function readPassed(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

async function typesAndTests(name: string, directory: string, { types, tests }: Checkers): Promise<string[]> {
  const fit = await types(name);
  const hasTests = (await getSources(directory)).some((file) => /\.test\.tsx?$/.test(file));
  // Jest calls it a failure when there is nothing to run.
  const { passed, failed } = hasTests ? await tests(name) : { passed: 0, failed: 0 };
  return [
    ...(fit ? [] : ['its types do not fit (the compiler says where)']),
    ...(failed > 0 ? [`${failed} of its ${passed + failed} tests fail`] : []),
    ...(passed + failed === 0 ? ['it has no test: write src/**/*.test.tsx, which says what its page must show'] : []),
  ];
}

/** @returns what keeps it from being published; empty when types, tests and its page are good */
export async function ownBreaches(
  name: RemoteName,
  say: (line: string) => void,
  checkers: Checkers,
  directories: Directories = [packageDir(name), packageDir('shared'), REPOSITORY],
): Promise<string[]> {
  const cache = getCache(directories[0]);
  const hash = await getHash(directories);
  const before = await readPassed(cache);
  if (before === hash) return [];
  const breaches: string[] = [];
  if (before !== hash + NOT_LOOKED_AT) {
    say(`checking types and tests of ${name}`);
    breaches.push(...(await typesAndTests(name, directories[0], checkers)));
  }
  const seen = await checkers.look(name, say);
  breaches.push(...(seen ?? []));
  // Not when a file was saved meanwhile: it is not known which of the two was checked.
  if (breaches.length === 0 && (await getHash(directories)) === hash)
    await writeAtomically(cache, seen === null ? hash + NOT_LOOKED_AT : hash);
  return breaches;
}
