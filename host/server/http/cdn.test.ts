import { cdnHeaders } from './cdn.ts';
import type { FinishedPage } from './shared-pages.ts';

const page: FinishedPage = { status: 200, headers: {}, cookies: [], body: Buffer.alloc(0), isEverybodys: true };
const said = (age: number | null, now: string, of: FinishedPage = page) =>
  cdnHeaders(of, age, now)['cdn-cache-control'];

describe('FAST-2: how long a CDN may keep a page', () => {
  test.each([
    [null, '2026-11-27T10:00:00.000Z', 'max-age=5, stale-while-revalidate=30'],
    [34, '2026-11-27T10:00:00.000Z', 'max-age=5, stale-while-revalidate=30'],
    // A page that stands in for one that cannot be made.
    [36, '2026-11-27T10:00:00.000Z', undefined],
    // A day may begin with the next quarter of an hour, somewhere.
    [null, '2026-11-27T10:14:40.000Z', 'max-age=5, stale-while-revalidate=14'],
    [null, '2026-11-27T23:59:57.000Z', 'max-age=2, stale-while-revalidate=0'],
    [null, '2026-11-27T23:59:58.500Z', undefined],
    [null, '2026-11-27T23:59:59.999Z', undefined],
  ])('a page %s s old, asked for at %s: %s', (age, now, expected) => {
    expect(said(age, now)).toBe(expected);
  });

  test('never a page that sets a cookie, nor a personal one', () => {
    const noon = '2026-11-27T12:00:00.000Z';
    expect(said(null, noon, { ...page, cookies: ['a=b'] })).toBeUndefined();
    expect(said(null, noon, { ...page, isEverybodys: false })).toBeUndefined();
  });
});
