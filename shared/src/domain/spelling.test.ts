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
