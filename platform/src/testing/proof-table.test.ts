import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { failedRows, PROOF_TABLE, proofLines, withSecondTry } from './proof-table.ts';

test.each(PROOF_TABLE.map(({ what, by }) => [what, by.file] as const))(
  'PLAT-3: %s names a test file that there is',
  (_what, file) => {
    expect(readFileSync(join(REPOSITORY, file), 'utf8')).toContain('test');
  },
);

test('PLAT-3: a row is ok when its test passed, and not when it is missing or failed', () => {
  const table = ['a', 'b', 'c'].map((what) => ({ what, by: { file: 'x.test.ts', title: what } }));
  const results = [
    { file: 'x.test.ts', title: 'does a', passed: true, seconds: '0.8' },
    { file: 'x.test.ts', title: 'does b', passed: false },
  ];
  expect(proofLines(results, table).map(({ line }) => line)).toEqual([
    'ok      a (0.8 s)',
    'not ok  b (its test fails)',
    'not ok  c (no such test)',
  ]);
});

test('PLAT-3: what failed beside other versions is tried once more alone, and its line says so', () => {
  const table = ['a', 'b', 'c'].map((what) => ({ what, by: { file: 'x.test.ts', title: what } }));
  const results = (a: boolean, b: boolean) => [
    { file: 'x.test.ts', title: 'does a', passed: a, seconds: a ? '0.8' : '5.1' },
    { file: 'x.test.ts', title: 'does b', passed: b },
    { file: 'x.test.ts', title: 'does c', passed: true },
  ];
  const first = results(false, false);
  expect(failedRows(first, table).map(({ what }) => what)).toEqual(['a', 'b']);
  expect(proofLines(withSecondTry(first, results(true, false).slice(0, 2)), table).map(({ line }) => line)).toEqual([
    'ok      a (0.8 s) (second try, alone)',
    'not ok  b (second try, alone) (its test fails)',
    'ok      c',
  ]);
});
