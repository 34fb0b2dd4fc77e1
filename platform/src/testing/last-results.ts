/**
 * What each test that names a requirement last came to, over all runs of this checkout: a run of some flows, of unit
 * tests, or against another site leaves the results of the others as they are.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { REPOSITORY } from '../lib/paths.ts';
import { readNamedTests, readRequirementList } from './requirement-tests.ts';
import { requirementsPage } from './requirements-page.ts';
import { jestResults, lastResultSchema, mergeResults } from './test-results.ts';
import type { LastResult, RunResult } from './test-results.ts';

export const THIS_CHECKOUT = 'this checkout';
const FOLDER = join(REPOSITORY, 'playwright-report');
const FILE = join(FOLDER, 'last-results.json');
async function readKept(): Promise<LastResult[]> {
  try {
    return z.array(lastResultSchema).parse(JSON.parse(await readFile(FILE, 'utf8')));
  } catch {
    // There is none yet, or it is of another time: the next runs fill it again.
    return [];
  }
}

/** Two runs of one command may end at the same time. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Keeps the results of a run, and writes the page of requirements and tests anew. Returns its path.
 * @param options.isWhole whether each test of the files that were run was asked for
 */
export function keepResults(
  results: readonly RunResult[],
  { against = THIS_CHECKOUT, isWhole = false }: { against?: string; isWhole?: boolean } = {},
): Promise<string> {
  const page = turn.then(async () => {
    const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const [requirements, named, kept] = await Promise.all([readRequirementList(), readNamedTests(), readKept()]);
    const all = mergeResults(
      kept,
      results.map((result) => ({ ...result, at, against })),
      named,
      isWhole,
    );
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FILE}.new`, JSON.stringify(all));
    await rename(`${FILE}.new`, FILE);
    const path = join(FOLDER, 'requirements.html');
    await writeFile(path, requirementsPage(requirements, named, all, { count: results.length, against, at }));
    return path;
  });
  turn = page.catch(() => undefined);
  return page;
}

/** Keeps what Jest's report says of tests that name a requirement. A run of Jest has files as a whole. */
export const keepJestReport = (report: unknown, isSecondTry: boolean): Promise<string> =>
  isSecondTry
    ? keepResults(jestResults(report, 'passed at the second try'))
    : keepResults(jestResults(report), { isWhole: true });
