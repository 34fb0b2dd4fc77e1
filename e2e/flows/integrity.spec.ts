import { HeaderSearch } from '../src/pages/header-search.ts';
import { expect, test } from '../src/test.ts';

/** A script that came whole from the asset server, with one statement added on the way. */
const ADDED = '\n;window.roostTampered = true;';

test.describe('PLAT-8: files that are not what was published do not run @platform', () => {
  // The browser says so in the console, and the loader that it got no script.
  test.use({ expectedProblems: /integrity|ChunkLoadError|Loading chunk|mfe-search/ });

  test('PLAT-8: a lazy chunk that was changed on the way is refused, and the page goes on @mfe-search', async ({
    page,
    search,
  }) => {
    const refused = page.waitForEvent('console', {
      predicate: (message) =>
        message.type() === 'error' && /integrity/.test(message.text()) && message.text().includes('/mfe-search/'),
    });
    let changed = 0;
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /expose-SearchBox[^/]*\.js$/.test(name)),
    );
    // Chunks have numbers for names; those fetched from here on are the lazy ones.
    await page.route(/\/mfe-search\/[^/]+\/js\/\d+\.js$/, async (route) => {
      const response = await route.fetch();
      changed += 1;
      await route.fulfill({ response, body: `${await response.text()}${ADDED}` });
    });
    const header = new HeaderSearch(page);
    await header.open();
    await header.pressCheckIn();
    await expect.poll(() => changed).toBeGreaterThan(0);
    await refused;
    expect(await page.evaluate(() => 'roostTampered' in window)).toBe(false);
    await expect(search.cards.first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test("PLAT-8: an entry that was changed on the way is refused, and the server's page stays readable @mfe-search", async ({
    page,
    search,
  }) => {
    const refused = page.waitForEvent('console', {
      predicate: (message) =>
        message.type() === 'error' && /integrity/.test(message.text()) && message.text().includes('remoteEntry'),
    });
    await page.route(/\/mfe-search\/[^/]+\/remoteEntry\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}${ADDED}` });
    });
    await page.goto('/search?query=Lake+Tahoe');
    await refused;
    expect(await page.evaluate(() => 'roostTampered' in window)).toBe(false);
    await expect(search.cards.first()).toBeVisible();
  });
});
