import { standInAfter } from './time-limit.ts';

test.each([
  [0, 1200],
  [380, 1200],
  [730, 2190],
  [9000, 3000],
])('PLAT-3: a page that took %d ms to come asks the version before after %d ms', (answerMs, expected) => {
  expect(standInAfter(answerMs)).toBe(expected);
});
