import fc from 'fast-check';
import { mostTypos, slips } from './words.ts';

/** Insertions, deletions, replacements and swaps of neighbours, written as the definition says. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const rest = Math.min(
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  );
  return a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
    ? Math.min(rest, distance(a.slice(2), b.slice(2)) + 1)
    : rest;
}
const swapped = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0];
const expected = (typed: string, word: string): number =>
  distance(typed, word) + (typed[0] === word[0] || swapped(typed, word) ? 0 : 1);
const anyWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''));
const isMatch = (cost: number, limit: number, typos: number): boolean => typos <= limit && cost <= mostTypos(limit);

test.each([
  ['breckinr', 'breckenridge', 2, 1],
  ['brekenri', 'breckenridge', 2, 1],
  ['mount', 'mounds', 1, 1],
  ['mount', 'mont', 1, 1],
  ['tahoe', 'tahoe', 1, 0],
])('the beginning %j of %j with at most %d slips has %d', (typed, word, limit, slipped) => {
  expect(slips(typed, word, limit, true)).toBe(slipped);
});

test('slips are the edit distance, and of a beginning the least of all beginnings', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.constantFrom(1, 2), (typed, word, limit) => {
      const whole = slips(typed, word, limit, false);
      const fits = isMatch(expected(typed, word), limit, distance(typed, word));
      expect(whole <= mostTypos(limit)).toBe(fits);
      if (fits) expect(whole).toBe(expected(typed, word));
      const beginnings = Array.from({ length: word.length }, (_, i) => word.slice(0, i + 1));
      const least = Math.min(...beginnings.map((beginning) => distance(typed, beginning)));
      const penalty = typed[0] === word[0] || swapped(typed, word) ? 0 : 1;
      expect(slips(typed, word, limit, true) <= mostTypos(limit)).toBe(isMatch(least + penalty, limit, least));
    }),
    { numRuns: 2000 },
  );
});
