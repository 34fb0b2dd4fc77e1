/** Counting tests: each tool's report becomes three numbers, and all of them one line. */
import * as z from 'zod/mini';

export type Counts = { passed: number; failed: number; skipped: number };

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A step that is one test: it went well or it did not. */
export const oneTest = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
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
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
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
  return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed, skipped: numPendingTests + numTodoTests };
}

/** Counts of Playwright's JSON report. A flow that only passed when tried again counts as failed. */
export function playwrightCounts(report: unknown, ok: boolean): Counts {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return oneTest(false);
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  const failed = unexpected + flaky + (parsed.data.errors.length > 0 && unexpected === 0 ? 1 : 0);
  return { passed: expected, failed: failed === 0 && !ok ? 1 : failed, skipped };
}

/** The last line of `npm test`: `12 passed, 0 failed`, with the skipped ones only when there are some. */
export function resultLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
