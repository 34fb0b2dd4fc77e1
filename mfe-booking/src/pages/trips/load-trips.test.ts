import { found, loaderContext, unavailable } from '../../testing/builders.ts';
import { formatUntil } from './format-until.ts';
import { loadTrips } from './load-trips.ts';

test.each([
  ['2026-05-20', 'In 23 days'],
  ['2026-06-11', 'Tomorrow'],
  ['2026-06-12', 'Today'],
  ['2026-06-13', 'Happening now'],
])('BOOK-12: on %s: %s', (today, words) => {
  expect(formatUntil('2026-06-12', today)).toBe(words);
});

test('BOOK-12: no cache keeps a guest\'s trips; services that are down are not "no trips"', async () => {
  const context = loaderContext('/trips');
  expect(await loadTrips(context, async () => found({ signedIn: true, trips: [] }))).toMatchObject({
    data: { type: 'trips' },
  });
  expect(context.headers).toEqual({ 'cache-control': 'private, no-store' });
  expect(await loadTrips(context, async () => unavailable())).toMatchObject({ status: 503, data: { type: 'failed' } });
});
