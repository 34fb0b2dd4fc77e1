import { expect, test } from '@playwright/test';
import { getSlowness, isTold, isWhole, secondsWithout, shows } from '../src/hostile-page.ts';
import { startHostileSite } from '../src/hostile-site.ts';
import type { HostileSite } from '../src/hostile-site.ts';

/** The server refuses the element where it is made, and renders the version before. */
const ON_THE_SERVER = [
  'leaves a comment open',
  'leaves a text area open',
  'leaves a template open',
  'closes its region',
  'writes plaintext',
  'writes html',
  'has an image named createElement',
  'has the id of the state',
  'has the id of the scripts',
];
/** Nothing throws: what looks comes when the page is quiet. */
const ONCE_QUIET = [
  'makes the page invisible',
  'makes the page transparent',
  'takes all styles away',
  'empties the head',
  'empties the header',
  'adds entries for ever',
];
/** On a calm machine two seconds are twice what a row takes; on a slower one as much more. */
const MOST_SECONDS = 4;

/**
 * What hostile versions do to the document that a page stands in (PLAT-3, decision 0187). With the rest of
 * `hostile.spec.ts` a part of `npm run platform:proof`.
 */
const prove = process.env.E2E_PROOF === 'all' ? test.describe : () => undefined;
prove('hostile to the document @platform @local', () => {
  let site: HostileSite;
  test.beforeAll(async () => {
    site = await startHostileSite();
  });
  test.afterEach(() => site?.reset());
  test.afterAll(() => site?.stop());

  for (const deed of ON_THE_SERVER)
    test(`PLAT-3: a version that ${deed}: at once`, async ({ page, browser }) => {
      const before = await secondsWithout(site, browser);
      const version = await site.publish(deed);
      const begun = performance.now();
      await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
      await shows(page, 'good');
      const seconds = (performance.now() - begun) / 1000;
      test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
      await isWhole(page);
      await isTold(site, version, 'server', 'render');
      expect(seconds).toBeLessThan(MOST_SECONDS * getSlowness(before));
    });

  for (const deed of ONCE_QUIET)
    test(`PLAT-3: a version that ${deed}: once the page is quiet`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, 'good');
      await isWhole(page);
      await isTold(site, version, 'browser');
    });

  for (const deed of ['makes the page inert', 'lets no pointer through'])
    test(`PLAT-3: a version that ${deed}: at its visitor's presses`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await expect(page.getByText(`Version: ${deed}`)).toBeVisible();
      await expect(async () => {
        await page.mouse.click(300, 300);
        await expect(page.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await isWhole(page);
      await isTold(site, version, 'browser');
    });

  test('PLAT-3: a version that leaves the scrolling locked: the next page scrolls', async ({ page }) => {
    await site.publish('leaves the scrolling locked');
    await page.goto(`${site.url}/hostile`);
    await shows(page, 'leaves the scrolling locked');
    const html = page.locator('html');
    await expect(html).toHaveCSS('overflow', 'hidden');
    // What looks comes with a script of its own, once the page is quiet.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/js/services.')),
    );
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(html).toHaveCSS('overflow', 'visible');
  });
});
