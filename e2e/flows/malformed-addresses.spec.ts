// Nothing here has a page, and `src/test.ts` would open one for each.
import { expect, test } from '@playwright/test';

/** Values a crawler, an old link or an attacker sends. The page answers as if the bad key were not there (ROUTE-13). */
const SEARCHES = [
  'adults=NaN&children=-4&infants=1e9&pets=%00',
  'startDate=2026-13-45&endDate=yesterday',
  'startDate=2027-06-16&endDate=2027-06-12',
  'boundingBox=1,2,3,4,5',
  'boundingBox=91,181,-91,-181',
  'boundingBox=,,,',
  'page=0',
  'page=-1',
  'page=99999999999999999999',
  'query=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'query=%E0%A4%A',
  '%',
  '&&&===&=',
  `query=${'x'.repeat(10_000)}`,
  'minBedrooms=%F0%9F%8F%A0&Property-Type=__proto__&amenities.Amenities=constructor',
  'query[]=a&query[b]=c',
  'adults=2&adults=3&adults=x',
];
const PATHS = [
  '/vacation-rentals/%E0%A4%A',
  '/vacation-rentals/' + 'a'.repeat(3000),
  '/vacation-rentals/../../etc/passwd',
  '/vacation-rentals/a/b/c/d/e/f',
  '/%00',
  '//evil.example/',
  '/booking?listingId=%27%3B--&startDate=x',
  '/booking/confirmation/%3Cscript%3E',
];

test.describe('ROUTE-13: malformed addresses @addresses', () => {
  for (const query of SEARCHES) {
    test(`ROUTE-13: /search?${query.slice(0, 60)} shows a results page @mfe-search`, async ({ request }) => {
      const answer = await request.get(`/search?${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBeLessThan(500);
      const html = await answer.text();
      if (answer.status() === 200) expect(html).toMatch(/<h1/);
      expect(html).not.toContain('<script>alert(1)');
    });
  }

  for (const path of PATHS) {
    test(`ROUTE-13: ${path.slice(0, 50)} is an ordinary page, not a failure`, async ({ request, baseURL }) => {
      // Joined by hand: as a reference, a path with two slashes would name another host.
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect(answer.status()).toBeGreaterThanOrEqual(200);
      expect(answer.status()).toBeLessThan(500);
      expect(answer.headers().location ?? '').not.toMatch(/^(https?:)?\/\/evil/);
      if (answer.status() !== 301 && answer.status() !== 302) expect((await answer.text()).length).toBeGreaterThan(50);
    });
  }

  test('ROUTE-3: an unknown path is a real 404 page with a way on', async ({ request }) => {
    const answer = await request.get('/no-such-page');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<h1/);
  });

  test('LIST-6: an unknown home is a 404 page @mfe-listing', async ({ request }) => {
    const answer = await request.get('/vacation-rentals/1');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('We couldn’t find this home');
  });
});
