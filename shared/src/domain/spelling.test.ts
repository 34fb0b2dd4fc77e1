import fc from 'fast-check';
import { allowedMistakes, editDistance } from './spelling.ts';

test.each([
  ['gatlnburg', 'gatlinburg', 1],
  ['laek tah', 'lake tah', 1],
  ['breckinridge', 'breckenridge', 1],
  ['sedona', 'sedona', 0],
  ['moab', 'maob', 1],
  ['tahoe', 'aspen', 3],
])('FIND-3: %s is %s but for %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

test.each([
  [3, 0],
  [4, 1],
  [8, 2],
  [14, 3],
])('FIND-3: %i letters may hold %i mistakes', (length, mistakes) => {
  expect(allowedMistakes(length)).toBe(mistakes);
});

/** The whole table, letter by letter. */
function wholeTable(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [at(row - 2, column - 2) + 1] : []),
      ];
      (rows[row] as number[])[column] = Math.min(...ways);
    }
  return at(a.length, b.length);
}

test('FIND-3: within the limit it is the distance of the whole table, else one more than the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(wholeTable(a, b), limit + 1));
    }),
    { numRuns: 3000 },
  );
});
