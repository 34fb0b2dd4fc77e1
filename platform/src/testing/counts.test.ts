import { addCounts, jestCounts, oneTest, playwrightCounts, resultLine } from './counts.ts';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const flows = (stats: object) => ({
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors: [],
});

test.each([
  ['all well', jestCounts(report, true), '5 passed, 0 failed'],
  ['a failed test', jestCounts({ ...report, numFailedTests: 2 }, false), '5 passed, 2 failed'],
  ['a file that does not run', jestCounts({ ...report, numRuntimeErrorTestSuites: 1 }, false), '5 passed, 1 failed'],
  ['a skipped test', jestCounts({ ...report, numPendingTests: 3 }, true), '5 passed, 0 failed, 3 skipped'],
  ['a failure that the report does not show', jestCounts(report, false), '5 passed, 1 failed'],
  ['no report', jestCounts(null, true), '0 passed, 1 failed'],
  ['flows all well', playwrightCounts(flows({}), true), '4 passed, 0 failed'],
  ['a flow that passed only when tried again', playwrightCounts(flows({ flaky: 1 }), true), '4 passed, 1 failed'],
  ['flows without a report', playwrightCounts({}, true), '0 passed, 1 failed'],
  [
    'steps added up',
    addCounts([oneTest(true), oneTest(false), { passed: 2, failed: 0, skipped: 1 }]),
    '3 passed, 1 failed, 1 skipped',
  ],
])('%s: %j is %s', (_what, counts, line) => {
  expect(resultLine(counts)).toBe(line);
});
