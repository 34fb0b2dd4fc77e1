import { standInAfter } from './time-limit.ts';

test.each([
  [0, 1200],
  [180, 1200],
  [562, 1686],
  [9000, 5000],
])('PLAT-3: after a first byte of %d ms the version before is asked after %d ms', (firstByteMs, expected) => {
  expect(standInAfter(firstByteMs)).toBe(expected);
});
