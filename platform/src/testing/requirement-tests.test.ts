import { requirementIds, testsNamingRequirements } from './requirement-tests.ts';

const ids = (source: string) => testsNamingRequirements('a.test.ts', source).map(({ id }) => id);

test.each([
  ['a title', "test('SRCH-12: check-out day', () => {})", ['SRCH-12']],
  ['two ids', "test('SRCH-12, PRICE-1: both', () => {})", ['SRCH-12', 'PRICE-1']],
  ['a table', "test.each([1])('BOOK-7: %p', () => {})", ['BOOK-7']],
  ['a group', "test.describe('UI-5', () => {})", ['UI-5']],
  ['a template', 'it(`ROUTE-13: ${value} is dropped`, () => {})', ['ROUTE-13']],
  ['a tag', "test('opens', { tag: '@PLAT-4' }, async () => {})", ['PLAT-4']],
  ['a comment, which proves nothing', "// SRCH-1\ntest('x', () => {})", []],
  ['data, which proves nothing', "const code = 'SRCH-1'", []],
])('%s', (_what, source, expected) => {
  expect(ids(source)).toEqual(expected);
});

test('the list of requirements is read from its bold ids', () => {
  expect(requirementIds('# X\n- **ROUTE-1** text SRCH-9\n- **UI-2** more\n')).toEqual(['ROUTE-1', 'UI-2']);
});
