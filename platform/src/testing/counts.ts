/**
 * Counting tests: each tool's report becomes three numbers and the names of those that failed or needed a second try,
 * and all of them one line.
 */
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** A test that failed. */
export type FailedTest = {
  /** File and titles. */
  name: string;
  /** What its tool said of it, without colours; empty where the report does not say. */
  reason: string;
};

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of tests that failed and then passed. They are among the passed ones. */
  secondTry: readonly string[];
  /** The failed ones, as far as the report names them. */
  failures: readonly FailedTest[];
};

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0, secondTry: [], failures: [] };

/** A step that is one test: it went well or it did not. */
export const oneTest = (ok: boolean): Counts => ({ ...NO_TESTS, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, secondTry, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      secondTry: [...sum.secondTry, ...secondTry],
      failures: [...sum.failures, ...failures],
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
      /** What kept the file from running; also all reasons of its tests in one. */
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
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
    failures: failedTests(report),
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
 * Counts of a run of Jest and of a second one, which ran only the files that failed in the first. What the second run
 * says of a file replaces what the first said.
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
  const stillFails = again.failures.map(({ name }) => name);
  const isWithin = (name: string, other: string) => name === other || name.startsWith(`${other} › `);
  return {
    passed: count('passed') + again.passed,
    failed: again.failed,
    skipped: count('pending', 'todo', 'skipped') + again.skipped,
    secondTry: failedTests(first)
      .map(({ name }) => name)
      .filter((name) => !stillFails.some((failing) => isWithin(failing, name) || isWithin(name, failing))),
    failures: again.failures,
  };
}

/** Failed tests as `file › name`; the file alone where it did not run, or failed outside its tests. */
function failedTests(report: unknown): FailedTest[] {
  const parsed = jestReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [failedTest(name, message)];
      return tests.map(({ fullName, failureMessages }) =>
        failedTest(`${name} › ${fullName}`, failureMessages?.join('\n')),
      );
    });
}

const failedTest = (name: string, reason = ''): FailedTest => ({ name, reason: stripVTControlCharacters(reason) });

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.optional(z.array(z.unknown())),
});
const playwrightError = z.object({ message: z.optional(z.string()) });
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.optional(
    z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            projectName: z.string(),
            results: z.optional(z.array(z.object({ errors: z.optional(z.array(playwrightError)) }))),
          }),
        ),
      }),
    ),
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
  const suites = parsed.data.suites ?? [];
  const failed = unexpected + (secondTry ? 0 : flaky) + (parsed.data.errors.length > 0 && unexpected === 0 ? 1 : 0);
  return {
    passed: expected + (secondTry ? flaky : 0),
    failed: failed === 0 && !ok ? 1 : failed,
    skipped,
    secondTry: secondTry ? flowsThatWere('flaky', suites).map(({ name }) => name) : [],
    failures: [...flowsThatWere('unexpected', suites), ...(secondTry ? [] : flowsThatWere('flaky', suites))],
  };
}

/** The flows of a status of Playwright's, with what their last try that failed said. */
function flowsThatWere(wanted: string, suites: readonly unknown[], above: readonly string[] = []): FailedTest[] {
  return suites.flatMap((suite) => {
    const parsed = playwrightSuite.safeParse(suite);
    if (!parsed.success) return [];
    const path = [...above, parsed.data.title];
    const own = (parsed.data.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results = [] }) => {
          const said = results.map(({ errors = [] }) => errors.map(({ message = '' }) => message).join('\n'));
          return failedTest(
            `[${projectName}] ${[...path, title].join(' › ')}`,
            said.findLast((text) => text !== ''),
          );
        }),
    );
    return [...own, ...flowsThatWere(wanted, parsed.data.suites ?? [], path)];
  });
}

/** How many lines of a failure's reason are repeated at the end; all of them stand where the test ran. */
const REASON_LINES = 12;

/**
 * What failed and why, to be read at the end of an output whose beginning may be lost.
 * @internal Its reader is `cli/test.ts`, which the check for unused exports takes for a test.
 */
export function failureLines({ failures }: Counts): string[] {
  return failures.flatMap(({ name, reason }) => [
    `failed: ${name}`,
    ...reason
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, REASON_LINES)
      .map((line) => `    ${line}`),
  ]);
}

/** One line for each test that passed only when it was tried again, so that somebody sees and mends it. */
export function secondTryLines({ secondTry }: Counts): string[] {
  return secondTry.map((name) => `passed at the second try: ${name}`);
}

/** The last line of `npm test`: `12 passed, 0 failed`, with the skipped ones only when there are some. */
export function resultLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
