import {
  addCounts,
  failedFiles,
  failureLines,
  jestCounts,
  jestCountsOfTwo,
  oneTest,
  playwrightCounts,
  resultLine,
  secondTryLines,
} from './counts.ts';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
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
  [
    'the same where a second try is allowed',
    playwrightCounts(flows({ flaky: 1 }), true, { secondTry: true }),
    '5 passed, 0 failed',
  ],
  [
    'a flow that failed twice',
    playwrightCounts(flows({ unexpected: 1 }), false, { secondTry: true }),
    '4 passed, 1 failed',
  ],
  ['flows without a report', playwrightCounts({}, true), '0 passed, 1 failed'],
  [
    'steps added up',
    addCounts([oneTest(true), oneTest(false), { ...oneTest(true), passed: 2, skipped: 1 }]),
    '3 passed, 1 failed, 1 skipped',
  ],
])('%s: %j is %s', (_what, counts, line) => {
  expect(resultLine(counts)).toBe(line);
});

/** Jest's report of files by their tests: `{ 'a.test.ts': { adds: 'passed' } }`. A file with null could not run. */
function jestReport(files: Record<string, Record<string, string> | null>) {
  const count = (wanted: string): number =>
    Object.values(files).reduce(
      (sum, tests) => sum + Object.values(tests ?? {}).filter((status) => status === wanted).length,
      0,
    );
  return {
    ...report,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numRuntimeErrorTestSuites: Object.values(files).filter((tests) => tests === null).length,
    testResults: Object.entries(files).map(([name, tests]) => ({
      name,
      status: tests === null || Object.values(tests).includes('failed') ? 'failed' : 'passed',
      message: `${name} said no`,
      assertionResults: Object.entries(tests ?? {}).map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: status === 'failed' ? [`\u001B[31m${fullName} said no\u001B[39m\n\n`] : [],
      })),
    })),
  };
}

describe('files that failed and ran once more', () => {
  const first = jestReport({
    '/a.test.ts': { adds: 'passed', later: 'pending' },
    '/b.test.ts': { books: 'failed', cancels: 'passed' },
    '/c.test.ts': null,
  });

  test('are those with a failed test or no test that ran', () => {
    expect(failedFiles(first)).toEqual(['/b.test.ts', '/c.test.ts']);
  });

  test('count by the second run, and what passed then is named', () => {
    const second = jestReport({
      '/b.test.ts': { books: 'passed', cancels: 'passed' },
      '/c.test.ts': { counts: 'passed' },
    });
    const counts = jestCountsOfTwo(first, second, true);
    expect(resultLine(counts)).toBe('4 passed, 0 failed, 1 skipped');
    expect(secondTryLines(counts)).toEqual([
      'passed at the second try: /b.test.ts › books',
      'passed at the second try: /c.test.ts',
    ]);
  });

  test('fail when they fail again, another test of the file too, and are named with their reason', () => {
    const second = jestReport({ '/b.test.ts': { books: 'passed', cancels: 'failed' }, '/c.test.ts': null });
    const counts = jestCountsOfTwo(first, second, false);
    expect(resultLine(counts)).toBe('2 passed, 2 failed, 1 skipped');
    expect(counts.secondTry).toEqual(['/b.test.ts › books']);
    expect(failureLines(counts)).toEqual([
      'failed: /b.test.ts › cancels',
      '    cancels said no',
      'failed: /c.test.ts',
      '    /c.test.ts said no',
    ]);
  });

  test('a file that runs at last, with a failed test, has not passed', () => {
    const second = jestReport({ '/b.test.ts': null, '/c.test.ts': { counts: 'failed' } });
    expect(jestCountsOfTwo(first, second, false)).toMatchObject({ failed: 2, secondTry: [] });
  });

  test('without a report of the second run the first one counts', () => {
    expect(jestCountsOfTwo(first, null, true)).toMatchObject({ passed: 2, failed: 2, secondTry: [] });
  });

  test('a second run that ends badly without saying why is a failure', () => {
    const second = jestReport({ '/b.test.ts': { books: 'passed' }, '/c.test.ts': { counts: 'passed' } });
    expect(jestCountsOfTwo(first, second, false).failed).toBe(1);
  });
});

test('a flow that needed a second try is named with its project, file and titles, however deep it is', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'mobile' }] });
  const suites = [
    {
      title: 'path.spec.ts',
      specs: [spec('outside', 'expected')],
      suites: [{ title: 'the path', specs: [spec('BOOK-1: books', 'flaky'), spec('BOOK-2: pays', 'expected')] }],
    },
  ];
  const counts = playwrightCounts({ ...flows({ flaky: 1 }), suites }, true, { secondTry: true });
  expect(secondTryLines(counts)).toEqual([
    'passed at the second try: [mobile] path.spec.ts › the path › BOOK-1: books',
  ]);
});

test('a flow that failed is named at the end with the first lines of its last reason, without colours', () => {
  const said = (message: string) => ({ errors: [{ message }] });
  const reason = Array.from({ length: 30 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n\n');
  const suites = [
    {
      title: 'path.spec.ts',
      specs: [
        {
          title: 'BOOK-1: books',
          tests: [{ status: 'unexpected', projectName: 'desktop', results: [said('first try'), said(reason)] }],
        },
      ],
    },
  ];
  const lines = failureLines(playwrightCounts({ ...flows({ unexpected: 1 }), suites }, false, { secondTry: true }));
  expect(lines.slice(0, 3)).toEqual(['failed: [desktop] path.spec.ts › BOOK-1: books', '    line 0', '    line 1']);
  expect(lines).toHaveLength(13);
});
