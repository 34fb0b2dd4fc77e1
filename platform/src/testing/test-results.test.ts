import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { jestResults, mergeResults } from './test-results.ts';
import type { LastResult } from './test-results.ts';

const FLOW = 'e2e/flows/search.spec.ts';
const NAMED = [
  { id: 'SRCH-1', title: 'SRCH-1: finds', file: FLOW },
  { id: 'SRCH-2', title: 'SRCH-2: sorts', file: FLOW },
  { id: 'PLAT-3', title: 'PLAT-3: a version that …', file: 'e2e/flows/hostile.spec.ts' },
];
const result = (title: string, status: string, at: string, other: Partial<LastResult> = {}): LastResult => ({
  ids: ['SRCH-1'],
  title,
  path: `search.spec.ts a search ${title}`,
  file: FLOW,
  project: 'desktop',
  status,
  remotes: '',
  at,
  against: 'this checkout',
  ...other,
});

describe('PLAT-9: the report page keeps what each test last came to', () => {
  test('a run of some tests leaves the results of others, and replaces its own', () => {
    const finds = result('SRCH-1: finds', 'failed', 'monday');
    const sorts = result('SRCH-2: sorts', 'passed', 'monday');
    const again = { ...finds, status: 'passed', at: 'tuesday' };
    expect(mergeResults([finds, sorts], [again], NAMED)).toEqual([again, sorts]);
  });

  test('another site and another browser have results of their own', () => {
    const here = result('SRCH-1: finds', 'passed', 'monday');
    const there = { ...here, status: 'failed', against: 'https://staging.example' };
    const phone = { ...here, status: 'failed', project: 'mobile' };
    expect(mergeResults([here], [there, phone], NAMED)).toEqual([here, there, phone]);
  });

  test('what was skipped keeps what it came to before, and is named where it never ran', () => {
    const finds = result('SRCH-1: finds', 'passed', 'monday');
    const skipped = { ...finds, status: 'skipped', at: 'tuesday' };
    expect(mergeResults([finds], [skipped], NAMED)).toEqual([finds]);
    expect(mergeResults([], [skipped], NAMED)).toEqual([skipped]);
  });

  test('after a run of whole files what did not come is gone', () => {
    const row = (title: string, at: string) => result(title, 'failed', at, { file: 'e2e/flows/hostile.spec.ts' });
    const [loops, hangs] = [
      row('PLAT-3: a version that loops', 'monday'),
      row('PLAT-3: a version that hangs', 'tuesday'),
    ];
    expect(mergeResults([loops], [hangs], NAMED)).toEqual([loops, hangs]);
    expect(mergeResults([loops], [hangs], NAMED, true)).toEqual([hangs]);
  });

  test('a test that is gone is forgotten; one whose title is put together is known by its file', () => {
    const gone = result('SRCH-1: found once', 'failed', 'monday');
    const row = result('PLAT-3: a version that loops', 'passed', 'monday', { file: 'e2e/flows/hostile.spec.ts' });
    expect(mergeResults([gone, row], [], NAMED)).toEqual([row]);
  });

  test('tests without a browser count too, those of no requirement do not', () => {
    const test = (title: string, status: string) => ({ ancestorTitles: ['prices (PRICE-1)'], title, status });
    const report = {
      testResults: [
        {
          name: join(REPOSITORY, 'shared/src/a.test.ts'),
          assertionResults: [test('adds', 'passed'), test('b', 'todo')],
        },
        {
          name: join(REPOSITORY, 'shared/src/b.test.ts'),
          assertionResults: [{ ancestorTitles: [], title: 'of no rule', status: 'passed' }],
        },
      ],
    };
    expect(jestResults(report)).toEqual([
      expect.objectContaining({ ids: ['PRICE-1'], file: 'shared/src/a.test.ts', status: 'passed', project: 'jest' }),
      expect.objectContaining({ title: 'b', status: 'skipped' }),
    ]);
    expect(jestResults(null)).toEqual([]);
  });
});
