import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** What the page asked the index from now on: how many searches for results, and how many counts. */
function watchIndex(page: Page) {
  const asked = { results: 0, counts: 0 };
  page.on('request', (request) => {
    if (!request.url().includes('/1/indexes/*/queries')) return;
    const body = request.postDataJSON() as { requests: { analytics?: boolean }[] };
    if (body.requests.some(({ analytics }) => analytics)) asked.results += 1;
    else asked.counts += 1;
  });
  return {
    take: () => {
      const taken = { ...asked };
      asked.results = asked.counts = 0;
      return taken;
    },
  };
}
const headlines = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

/** The eastern half of the country. */
const WHERE = 'boundingBox=50,-66,24,-105';

test.describe('going back and forth in a search @search', () => {
  test('SRCH-6 ROUTE-12: one request a change, one count a draft, none for a page seen before @mfe-search', async ({
    page,
    search,
  }) => {
    // Not all homes: other flows make some of their own meanwhile, elsewhere.
    await search.open(WHERE);
    await search.waitUntilInteractive();
    const index = watchIndex(page);
    const all = await search.count();
    const first = await headlines(page);

    const bar = page.getByRole('navigation', { name: 'Filters' });
    await bar.getByRole('link', { name: 'Cabin', exact: true }).click();
    await expect(page).toHaveURL(/Cabin/);
    await expect.poll(() => search.count()).toBeLessThan(all);
    expect(index.take()).toEqual({ results: 1, counts: 0 });

    await search.filters.open();
    const cabins = await search.filters.count();
    expect(index.take()).toEqual({ results: 0, counts: 1 });
    await search.filters.choices('Amenities').first().check();
    await search.filters.choices('View').first().check();
    const promised = await search.filters.count();
    const { results, counts } = index.take();
    expect([results, counts <= 2]).toEqual([0, true]);
    await search.filters.apply.click();
    await expect(search.filters.panel).toHaveCount(0);
    await expect(page).toHaveURL(/amenities\.Amenities=/);
    await expect.poll(() => search.count()).toBe(promised);
    expect(index.take()).toEqual({ results: 1, counts: 0 });

    await page.goBack();
    await expect.poll(() => search.count()).toBe(cabins);
    await page.goBack();
    await expect.poll(() => search.count()).toBe(all);
    await expect.poll(() => headlines(page)).toEqual(first);
    await page.goForward();
    await expect.poll(() => search.count()).toBe(cabins);
    expect(index.take()).toEqual({ results: 0, counts: 0 });
  });

  test('ROUTE-12: back from a listing has the results where they were; forward and reload open the filters again @mobile-night @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open(`${WHERE}&page=2`);
    await search.waitUntilInteractive();
    const index = watchIndex(page);
    const shown = await headlines(page);
    const card = search.cards.nth(9);
    // Pressing scrolls what is not in view: done before the place is read.
    const link = card.getByRole('heading').getByRole('link');
    await link.hover();
    // On a phone cards above get their height now: the browser keeps what is seen where it is (decision 0194).
    await page.locator('html[data-ready=all]').waitFor({ state: 'attached' });
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL(/\/vacation-rentals\//);
    await page.goBack();
    await expect(search.cards.nth(9)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect.poll(() => headlines(page)).toEqual(shown);
    expect(index.take().results).toBe(0);

    await search.filters.open();
    // Pressing the button brought it into view.
    const behind = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(search.filters.panel).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(behind);
    await page.goForward();
    await expect(search.filters.apply).toBeVisible();
    await page.reload();
    await expect(search.filters.apply).toBeVisible();
  });

  test('SRCH-19: a failing index shows a message with a retry, and the filters stay @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    await page.route('**/1/indexes/*/queries*', (route) =>
      route.fulfill({
        status: 500,
        body: '{"message":"down","status":500}',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Pets allowed' }).click();
    await expect(page.getByRole('alert')).toContainText('Your dates and filters are still here');
    await expect(page).toHaveURL(/Pets\+Allowed/);
    await page.unroute('**/1/indexes/*/queries*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(search.cards.first()).toBeVisible();
    await expect(page).toHaveURL(/Pets\+Allowed/);
  });
  test.use({ expectedProblems: /\/1\/indexes\/|status of 500/ });
});
