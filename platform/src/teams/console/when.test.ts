import { formatAge, when } from './when.ts';

const NOW = Date.parse('2026-11-27T23:10:00Z');

test.each([
  ['2026-11-27T23:09:30Z', 'just now'],
  ['2026-11-27T23:11:00Z', 'just now'],
  ['2026-11-27T22:58:00Z', '12 min ago'],
  ['2026-11-27T22:10:00Z', '1 h ago'],
  ['2026-11-26T23:11:00Z', '23 h ago'],
  ['2026-11-26T23:10:00Z', '1 day ago'],
  ['2026-11-20T01:00:00Z', '7 days ago'],
])('PLAT-9: %s was %s', (iso, words) => expect(formatAge(iso, NOW)).toBe(words));

test('PLAT-9: a time names its zone, and is read by programs', () =>
  expect(when('2026-11-27T22:58:00.000Z', NOW).text).toBe(
    '<time datetime="2026-11-27T22:58:00.000Z">2026-11-27 22:58 UTC (12 min ago)</time>',
  ));
