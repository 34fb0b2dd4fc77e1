import { expect, test } from '../src/test.ts';

/** A script that came whole from the asset server, with one statement added on the way. */
const ADDED = '\n;window.roostTampered = true;';

test.describe('PLAT-8: files that are not what was published do not run', () => {
  // The browser says so in the console, and the loader that it got no script.
  test.use({ expectedProblems: /integrity|ChunkLoadError|Loading chunk|mfe-search/ });

  test('PLAT-8: a lazy chunk that was changed on the way is refused, and the page goes on @mfe-search', async ({ page, search }) => {
    const refused = page.waitForEvent('console', { predicate: (message) => message.type() === 'error' && /integrity/.test(message.text()) && message.text().includes('DatesPanel') });
    let changed = 0;
    await page.route(/\/mfe-search\/[^/]+\/js\/[^/]*DatesPanel[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      changed += 1;
      await route.fulfill({ response, body: `${await response.text()}${ADDED}` });
    });
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    await page.getByRole('banner').getByRole('group').or(page.getByRole('banner').locator('summary')).first().click();
    await page.getByRole('button', { name: /^Check in/ }).filter({ visible: true }).first().click();
    await refused;
    expect(changed).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'roostTampered' in window)).toBe(false);
    await expect(search.cards.first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('PLAT-8: an entry that was changed on the way is refused, and the server\'s page stays readable @mfe-search', async ({ page, search }) => {
    const refused = page.waitForEvent('console', { predicate: (message) => message.type() === 'error' && /integrity/.test(message.text()) && message.text().includes('remoteEntry') });
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
