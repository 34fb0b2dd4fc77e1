/** A remote's own checks before it is published (PLAT-6): its types and its tests. What passed once is not asked again until a source changes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../lib/failure.ts';
import { filesBelow, writeAtomically } from '../lib/files.ts';
import { packageDir } from '../lib/paths.ts';
import { checkTypes, runJest } from '../testing/checks.ts';
import type { Counts } from '../testing/counts.ts';

/** What runs the checks, so that tests need no compiler. */
export type Checkers = {
  types: (name: string) => Promise<boolean>;
  tests: (name: string) => Promise<Pick<Counts, 'passed' | 'failed'>>;
};
const CHECKERS: Checkers = { types: (name) => checkTypes([name]), tests: (name) => runJest([name]) };

const cacheOf = (directory: string): string => join(directory, 'node_modules/.cache/roost-checked');

/** Hash of what types and tests depend on: the remote's files and those of shared. */
async function hashOf(directories: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const directory of directories)
    for (const file of ['package.json', ...(await filesBelow(join(directory, 'src'))).map((path) => `src/${path}`)])
      hash.update(`${file}\0`).update(await readFile(join(directory, file)));
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
  [directory, shared] = [packageDir(name), packageDir('shared')],
): Promise<string[]> {
  const cache = cacheOf(directory);
  const hash = await hashOf([directory, shared]);
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
  if (breaches.length === 0 && (await hashOf([directory, shared])) === hash) await writeAtomically(cache, hash);
  return breaches;
}
