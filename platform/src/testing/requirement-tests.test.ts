import { missingParts, readRequirements, testsNamingRequirements } from './requirement-tests.ts';

const ids = (source: string) => testsNamingRequirements('a.test.ts', source).map(({ id }) => id);

test.each([
  ['a title', "test('SRCH-12: check-out day', () => {})", ['SRCH-12']],
  ['two ids', "test('SRCH-12, PRICE-1: both', () => {})", ['SRCH-12', 'PRICE-1']],
  ['a table', "test.each([1])('BOOK-7: %p', () => {})", ['BOOK-7']],
  ['a group', "test.describe('UI-5', () => {})", ['UI-5']],
  ['a template', 'it(`ROUTE-13: ${value} is dropped`, () => {})', ['ROUTE-13']],
  ['a group for one database', "describeOnPostgres('SAFE-22: two roles', () => {})", ['SAFE-22']],
  ['one that a machine may skip', "(found ? test : test.skip)('SCALE-7: failover', () => {})", ['SCALE-7']],
  ['a part', "test('PLAT-7b: a generator', () => {})", ['PLAT-7b']],
  ['a tag', "test('opens', { tag: '@PLAT-4' }, async () => {})", ['PLAT-4']],
  ['a comment, which proves nothing', "// SRCH-1\ntest('x', () => {})", []],
  ['data, which proves nothing', "const code = 'SRCH-1'", []],
])('%s', (_what, source, expected) => {
  expect(ids(source)).toEqual(expected);
});

const LIST = '# X\n- **ROUTE-1** text SRCH-9\n- **PLAT-7** (a) Each runs alone; (b) a generator makes one.\n';

test('the list of requirements is read from its bold ids, with the parts that have letters', () => {
  expect(readRequirements(LIST).map(({ id, parts }) => [id, parts])).toEqual([
    ['ROUTE-1', ['ROUTE-1']],
    ['PLAT-7', ['PLAT-7a', 'PLAT-7b']],
  ]);
});

test('a requirement with parts is not proven by a test that names one of them, or none', () => {
  const [, parted] = readRequirements(LIST);
  if (!parted) throw new Error('The list has two.');
  expect(missingParts(parted, new Set(['PLAT-7']))).toEqual(['PLAT-7a', 'PLAT-7b']);
  expect(missingParts(parted, new Set(['PLAT-7a', 'PLAT-7']))).toEqual(['PLAT-7b']);
  expect(missingParts(parted, new Set(['PLAT-7a', 'PLAT-7b']))).toEqual([]);
});
