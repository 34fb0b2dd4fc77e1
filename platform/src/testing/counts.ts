/** Counting tests: each tool's report becomes three numbers and the names of those that needed a second try, and all of them one line. */
import * as z from 'zod/mini';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of tests that failed and then passed. They are among the passed ones. */
  secondTry: readonly string[];
};

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, secondTry: [] };

/** A step that is one test: it went well or it did not. */
export const oneTest = (ok: boolean): Counts => ({ ...NO_TESTS, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, secondTry }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      secondTry: [...sum.secondTry, ...secondTry],
    }),
    NO_TESTS,
  );
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/**
 * Counts of Jest's JSON report. A file that could not run at all is one failure.
 * @param ok whether Jest itself ended well; a failure that the report does not show still counts
 */
export function jestCounts(report: unknown, ok: boolean): Counts {
  const parsed = jestReport.safeParse(report);
  if (!parsed.success) return oneTest(false);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = parsed.data;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    ...NO_TESTS,
    passed: numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Returns the files of Jest's JSON report in which something failed, in absolute paths. */
export function failedFiles(report: unknown): string[] {
  const parsed = jestReport.safeParse(report);
  return parsed.success
    ? parsed.data.testResults.flatMap(({ name, status }) => (status === 'failed' ? [name] : []))
    : [];
}

/**
 * Counts of a run of Jest and of a second one, which ran only the files that failed in the first. What the second run says of a file
 * replaces what the first said.
 * @param ok whether Jest itself ended well the second time
 */
export function jestCountsOfTwo(first: unknown, second: unknown, ok: boolean): Counts {
  const before = jestReport.safeParse(first);
  if (!before.success) return oneTest(false);
  if (!jestReport.safeParse(second).success) return jestCounts(first, false);
  const again = jestCounts(second, ok);
  const results = before.data.testResults;
  const count = (...wanted: string[]): number =>
    results
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, file) => sum + file.assertionResults.filter(({ status }) => wanted.includes(status)).length, 0);
  const stillFails = failedNames(second);
  const isWithin = (name: string, other: string) => name === other || name.startsWith(`${other} › `);
  return {
    passed: count('passed') + again.passed,
    failed: again.failed,
    skipped: count('pending', 'todo', 'skipped') + again.skipped,
    secondTry: failedNames(first).filter(
      (name) => !stillFails.some((failing) => isWithin(failing, name) || isWithin(name, failing)),
    ),
  };
}

/** Failed tests as `file › name`; the file alone where it did not run, or failed outside its tests. */
function failedNames(report: unknown): string[] {
  const parsed = jestReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0 ? tests.map(({ fullName }) => `${name} › ${fullName}`) : [name];
    });
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.optional(z.array(z.unknown())),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.optional(
    z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string(), projectName: z.string() })) })),
  ),
  suites: z.optional(z.array(z.unknown())),
});

/**
 * Counts of Playwright's JSON report.
 * @param options.secondTry whether a flow that only passed when tried again counts as passed; else it counts as failed
 */
export function playwrightCounts(report: unknown, ok: boolean, { secondTry = false } = {}): Counts {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return oneTest(false);
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  const failed = unexpected + (secondTry ? 0 : flaky) + (parsed.data.errors.length > 0 && unexpected === 0 ? 1 : 0);
  return {
    passed: expected + (secondTry ? flaky : 0),
    failed: failed === 0 && !ok ? 1 : failed,
    skipped,
    secondTry: secondTry ? flakyFlows(parsed.data.suites ?? []) : [],
  };
}

function flakyFlows(suites: readonly unknown[], above: readonly string[] = []): string[] {
  return suites.flatMap((suite) => {
    const parsed = playwrightSuite.safeParse(suite);
    if (!parsed.success) return [];
    const path = [...above, parsed.data.title];
    const own = (parsed.data.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${[...path, title].join(' › ')}`),
    );
    return [...own, ...flakyFlows(parsed.data.suites ?? [], path)];
  });
}

/**
 * One line for each test that passed only when it was tried again, so that somebody sees and mends it.
 * @internal Its reader is `cli/test.ts`, which the check for unused exports takes for a test.
 */
export function secondTryLines({ secondTry }: Counts): string[] {
  return secondTry.map((name) => `passed at the second try: ${name}`);
}

/** The last line of `npm test`: `12 passed, 0 failed`, with the skipped ones only when there are some. */
export function resultLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
