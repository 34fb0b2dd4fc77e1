/** The checks that need no browser: types, lint and unit tests, of everything or of some packages. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { isInstalled, packageDir, REPOSITORY } from '../lib/paths.ts';
import { makeScratch } from '../lib/scratch.ts';
import { runTool } from '../lib/run.ts';
import type { RunOptions } from '../lib/run.ts';
import { deleteStaleTypeCaches } from './stale-type-caches.ts';
import { leaveOtherSites } from './other-sites.ts';
import { failedFiles, jestCounts, jestCountsOfTwo } from './counts.ts';
import type { Counts } from './counts.ts';
import { workspaces } from '../lib/packages.ts';

/** Directories of packages, e.g. `mfe-search`. An empty list means all of the repository. */
export type Packages = readonly string[];

const runNode = async (
  script: string,
  args: readonly string[],
  options: RunOptions = {},
  flags: readonly string[] = [],
): Promise<boolean> =>
  (await runTool(process.execPath, [...flags, join(REPOSITORY, 'node_modules', script), ...args], options)) === 0;

/**
 * Room for new objects, in MB: each test file makes a thousand modules anew, and with more room they are collected less
 * often.
 */
const JEST_MEMORY = ['--max-semi-space-size=32'];

/**
 * The type checker and the linter that asks it are written in Go, whose collector takes a seventh of their processor
 * time less when it may let more memory fill up first. From the limit on it collects more often again.
 */
const GO_MEMORY = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/** How a check runs beside others: see `RunOptions`. */
export type Beside = Pick<RunOptions, 'niceness'>;
/** One of them says nothing before its end, so that the lines of each stay together. */
const runBeside = (script: string, args: readonly string[], beside: Beside): Promise<boolean> =>
  runNode(script, args, { ...beside, environment: { ...GO_MEMORY, ...process.env }, atOnce: true });

/**
 * The compiler that checks types; `typescript` is there for the tools that read code through its API (decision 0071).
 */
const TYPE_CHECKER = 'typescript-native/bin/tsc';

/**
 * One project for each processor, and one checker for a project: several would each look at the types of libraries
 * anew.
 */
const TYPE_WORK = ['--checkers', '1', '--builders', String(availableParallelism())];

/** Returns whether the types fit. Checks what changed since the last time, and what it depends on. */
export async function checkTypes(packages: Packages, beside: Beside = {}): Promise<boolean> {
  await deleteStaleTypeCaches((isInstalled ? packages : workspaces()).map(packageDir));
  const projects = packages.length > 0 ? packages.map(packageDir) : ['.'];
  return runBeside(TYPE_CHECKER, ['-b', ...TYPE_WORK, ...projects], beside);
}

/** The linters by what they look at. `among` is where, in a form that suits most. */
const LINTERS: readonly { name: string; script: string; args: (among: readonly string[]) => readonly string[] }[] = [
  {
    name: 'code (oxlint)',
    script: 'oxlint/bin/oxlint',
    args: (among) => ['--type-aware', ...among],
  },
  {
    name: 'imports (dependency-cruiser)',
    script: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: (among) => (among[0] === '.' ? workspaces() : among),
  },
  {
    name: 'format (oxfmt)',
    script: 'oxfmt/bin/oxfmt',
    args: (among) => ['--check', ...among],
  },
  {
    name: 'styles of remotes',
    script: '../platform/src/lint/remote-styles-main.ts',
    args: (among) => among,
  },
  {
    // Of the whole repository: the reader of an export may be in another package.
    name: 'what nobody uses (knip)',
    script: 'knip/bin/knip.js',
    args: (among) => [
      '--production',
      '--no-progress',
      // Nothing imports from a remote, so that it may be looked at alone.
      ...(among.every(isRemoteName) ? among.flatMap((name) => ['--workspace', name]) : []),
    ],
  },
];

/**
 * Runs all linters, also after one failed.
 * @param say told the name of each linter that found something
 * @param beside.atOnce how many run at the same time
 * @returns whether none of them found anything
 */
export async function lint(
  packages: Packages,
  say: (line: string) => void,
  { atOnce = availableParallelism(), ...beside }: Beside & { atOnce?: number } = {},
): Promise<boolean> {
  const waiting = [...LINTERS];
  let ok = true;
  const work = async (): Promise<void> => {
    for (let linter = waiting.shift(); linter; linter = waiting.shift()) {
      if (await runBeside(linter.script, linter.args(packages.length > 0 ? packages : ['.']), beside)) continue;
      ok = false;
      say(`lint: ${linter.name} found the problems above`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ok;
}

/** Names of the files whose tests run at night. */
const NIGHT_TESTS = String.raw`\.night\.test\.tsx?$`;

/** The same counts, with files named by their paths in the repository. */
function withinRepository(counts: Counts): Counts {
  const shorten = (name: string): string => name.replace(join(REPOSITORY, '/'), '');
  return {
    ...counts,
    secondTry: counts.secondTry.map(shorten),
    failures: counts.failures.map(({ name, reason }) => ({ name: shorten(name), reason })),
  };
}

/**
 * Runs unit, component and service tests.
 * @param options.related only tests that import one of these files
 * @param options.workers how many processes, where others than usual
 * @param options.byDay leaves out what runs at night, `*.night.test.ts` (decision 0179)
 * @param options.secondTry runs files in which something failed once more, each from its beginning: the decision 0038
 * @param options.onReport called with Jest's report, and with that of the second try
 * @returns their counts
 */
export async function runJest(
  packages: Packages,
  {
    secondTry = false,
    byDay = false,
    related = null,
    workers,
    onReport = () => undefined,
    ...options
  }: Pick<RunOptions, 'niceness' | 'environment'> & {
    secondTry?: boolean;
    byDay?: boolean;
    related?: readonly string[] | null;
    workers?: number;
    onReport?: (report: unknown, isSecondTry: boolean) => unknown;
  } = {},
): Promise<Counts> {
  const { directory, remove } = await makeScratch('roost-jest-');
  const environment = { ...(options.environment ?? process.env) };
  leaveOtherSites(environment);
  const run = async (name: string, ...args: string[]): Promise<{ report: unknown; ok: boolean }> => {
    const file = join(directory, `${name}.json`);
    const how = ['--ci', '--json', `--outputFile=${file}`, ...(workers ? [`--maxWorkers=${workers}`] : [])];
    // Last: what follows a list of patterns would be one of them.
    const which = byDay ? ['/node_modules/', NIGHT_TESTS].map((pattern) => `--testPathIgnorePatterns=${pattern}`) : [];
    const ok = await runNode('jest/bin/jest.js', [...how, ...args, ...which], { ...options, environment }, JEST_MEMORY);
    return { report: JSON.parse(await readFile(file, 'utf8').catch(() => 'null')), ok };
  };
  try {
    // A pattern of Jest is searched anywhere in a path.
    const first = related
      ? await run('first', '--passWithNoTests', '--findRelatedTests', ...related)
      : await run('first', ...packages.map((name) => join(packageDir(name), '/')));
    await onReport(first.report, false);
    const files = secondTry ? failedFiles(first.report) : [];
    if (files.length === 0) return withinRepository(jestCounts(first.report, first.ok));
    const second = await run('second', '--runTestsByPath', ...files);
    await onReport(second.report, true);
    return withinRepository(jestCountsOfTwo(first.report, second.report, second.ok));
  } finally {
    await remove();
  }
}
