import { getThreeInFour, toTimeClass } from './page-times.ts';

test.each([
  ['lcp', 1, 'lcp 250'],
  ['lcp', 250, 'lcp 250'],
  ['lcp', 251, 'lcp 500'],
  ['lcp', 99_999, 'lcp 10000'],
  ['inp', 0, 'inp 25'],
  ['inp', 208, 'inp 225'],
] as const)('PLAT-3: a page with a %s of %i ms is of the class %s', (kind, ms, name) => {
  expect(toTimeClass(kind, ms)).toBe(name);
});

test.each<[string, Record<string, number>, number | null]>([
  ['no page', { 'inp 25': 4 }, null],
  ['pages of one class', { 'lcp 1000': 4 }, 938],
  ['pages of several', { 'lcp 1000': 50, 'lcp 1500': 50, 'inp 25': 999 }, 1375],
  ['a few slow ones', { 'lcp 500': 90, 'lcp 10000': 10 }, 458],
])('PLAT-3: the time within which three in four pages were, of %s', (_what, counts, ms) => {
  expect(getThreeInFour(counts, 'lcp')).toBe(ms);
});
