/** Results of tests that name a requirement, as the report page shows them. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { REPOSITORY } from '../lib/paths.ts';
import { idsIn } from './requirement-tests.ts';
import type { NamedTest } from './requirement-tests.ts';

export const lastResultSchema = z.object({
  ids: z.array(z.string()),
  title: z.string(),
  /** Titles of its file, of the groups it is in and its own, with tags. */
  path: z.string(),
  file: z.string(),
  /** The browser's project; `jest` for tests without a browser. */
  project: z.string(),
  status: z.string(),
  /** What the browser loaded, `mfe-search@1.0.2 …`. */
  remotes: z.string(),
  /** When it ended, as `2026-11-30 22:15`. */
  at: z.string(),
  /** The site: an address, or `this checkout`. */
  against: z.string(),
});
export type LastResult = z.infer<typeof lastResultSchema>;
/** A result of the run that has just ended. */
export type RunResult = Omit<LastResult, 'at' | 'against'>;

/** A title that is put together as the test runs: from a template, or from a row of a table. */
const isPutTogether = (title: string): boolean => /[…%$]/.test(title);
/**
 * Whether a result is of this test, or of one in this group of tests. Where a title is put together its file decides.
 */
export const isOf = ({ file, path }: RunResult, test: NamedTest & { file: string }): boolean =>
  file === test.file && (isPutTogether(test.title) || path.includes(test.title));

const NOT_RUN = 'skipped';

const getKey = ({ against, project, file, path }: LastResult): string => [against, project, file, path].join('\n');
const getFile = ({ against, project, file }: LastResult): string => [against, project, file].join('\n');

/**
 * Returns the newest result of each test that there still is. One that was skipped this time keeps what it came to
 * before.
 * @param isWhole whether each test of the files that were run was asked for: what did not come is gone
 */
export function mergeResults(
  kept: readonly LastResult[],
  now: readonly LastResult[],
  named: readonly (NamedTest & { file: string })[],
  isWhole = false,
): LastResult[] {
  const wholeFiles = new Set(isWhole ? now.map(getFile) : []);
  const came = new Set(now.map(getKey));
  const still = kept.filter((result) => !wholeFiles.has(getFile(result)) || came.has(getKey(result)));
  const newest = new Map(still.map((result) => [getKey(result), result]));
  for (const result of now)
    if (result.status !== NOT_RUN || !newest.has(getKey(result))) newest.set(getKey(result), result);
  return [...newest.values()].filter((result) => named.some((test) => isOf(result, test)));
}

const assertionSchema = z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() });
const jestSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertionSchema) })),
});
const JEST_WORDS: Readonly<Record<string, string>> = { passed: 'passed', failed: 'failed' };

/** Results in Jest's report of the tests that name a requirement; a report that cannot be read has none. */
export function jestResults(report: unknown, passed = 'passed'): RunResult[] {
  const parsed = jestSchema.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status }) => {
      const path = [...ancestorTitles, title].join(' ');
      const ids = idsIn(path);
      const file = name.replace(join(REPOSITORY, '/'), '').replaceAll('\\', '/');
      const word = status === 'passed' ? passed : (JEST_WORDS[status] ?? NOT_RUN);
      return ids.length > 0 ? [{ ids, title, path, file, project: 'jest', status: word, remotes: '' }] : [];
    }),
  );
}
