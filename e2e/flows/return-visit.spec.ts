import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';
import { hydrated } from '../src/hydrated.ts';

/** What the browser says of a page that was left and came back. */
type Return = { kept: boolean; why: unknown };

// Playwright turns the browser's own cache of whole pages off, and the headless shell has none.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_WHOLE_PATH || process.env.CHROME_PATH || undefined,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const marked = window as { wasHere?: true };
    marked.wasHere = true;
  });
/** Leaves the page for one of its own and comes back: the site's links stay in the page that is there. */
async function leaveAndReturn(page: Page): Promise<void> {
  const left = page.url();
  await page.goto('/site.webmanifest');
  // A page that was kept loads nothing, so it says nothing of that either.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.url()).toBe(left);
}
/** Whether this browser keeps pages at all: one without a script can always be kept. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/robots.txt');
  await mark(page);
  await leaveAndReturn(page);
  return page.evaluate(() => (window as { wasHere?: true }).wasHere === true);
}

test.describe('coming back @alone', () => {
  test('PLAT-1: back and forward find home, results, a listing and favorites as they were left, without a request', async ({
    page,
    request,
  }) => {
    expect(
      await keepsPages(page),
      'the browser keeps pages that were left; the headless shell does not: install a whole Chromium, or name one in CHROME',
    ).toBe(true);
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 150 });
    const dated = `/search?query=Lake+Tahoe&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
    for (const address of ['/', dated, `/vacation-rentals/${stay.listingId}`, '/favorites']) {
      await page.goto(address);
      await hydrated(page.locator('main a[href], main button').first());
      await mark(page);
      await leaveAndReturn(page);
      const back = await page.evaluate((): Return => {
        const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          notRestoredReasons?: unknown;
        })[];
        return { kept: (window as { wasHere?: true }).wasHere === true, why: entry?.notRestoredReasons ?? null };
      });
      expect(back, address).toMatchObject({ kept: true });
    }
  });

  test('PLAT-2: the second page of a visit fetches no file again', async ({ page, request }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 150 });
    const load = async (address: string) => {
      await page.goto(address, { waitUntil: 'load' });
      await hydrated(page.locator('main a[href], main button').first());
      // The sheets that the page carried are fetched as files, last of all, and noted for the next page.
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift');
          return page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('style[data-key]')].every(({ dataset }) =>
              document.cookie.includes(dataset.key ?? ''),
            ),
          );
        })
        .toBe(true);
      return page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\.(js|css|woff2)$|\/_image\?/.test(name))
          .map(({ name, transferSize }) => ({ name, isFetched: transferSize > 0 })),
      );
    };
    for (const address of ['/', '/search?query=Lake+Tahoe', `/vacation-rentals/${stay.listingId}`]) {
      const first = new Set((await load(address)).map(({ name }) => name));
      const again = (await load(address)).filter(({ name, isFetched }) => isFetched && first.has(name));
      expect(again, `files of ${address} that were there`).toEqual([]);
      expect(first.size, `files of ${address}`).toBeGreaterThan(5);
      expect(await page.locator('style[data-href]').count(), 'sheets that the page carries again').toBe(0);
    }
  });
});
