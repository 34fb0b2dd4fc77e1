import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isTold, isUsable, shows } from '../src/hostile-page.ts';
import { startHostileSite } from '../src/hostile-site.ts';
import type { HostileSite } from '../src/hostile-site.ts';

/** In its slot alone: its page is as good as before. */
const IN_ITS_SLOT = [
  ['throws in its slot', 'server'],
  ['throws in its slot (browser)', 'browser'],
  ['throws at import of its slot (server)', 'server'],
  ['throws at import of its slot (browser)', 'browser'],
  ['throws in an effect of its slot', 'browser'],
  ['loops in its slot (server)', 'server'],
  ['loops in its slot (browser)', 'browser'],
  ['waits for ever in its slot (browser)', 'browser'],
  ['renders what is no element in its slot (browser)', 'browser'],
] as const;

/** Milliseconds after which a page that hangs is given up: a question to it has no answer, not even that time is up. */
const HUNG_MS = 6000;
/** True when the good version is on the page, with its slot; false when not, or when nothing of the page answers. */
async function becomesGood(page: Page): Promise<boolean> {
  const shown = ['Version: good', 'Badge: good'].map((text) =>
    page.getByText(text, { exact: true }).waitFor({ timeout: 3000 }),
  );
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), HUNG_MS);
  });
  const answered = Promise.all(shown).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, hung]).finally(() => clearTimeout(timer));
}

/**
 * What hostile versions do where nobody looks first (PLAT-3): in a slot, to who is signed in, on a second page, after a
 * press. With the rest of `hostile.spec.ts` a part of `npm run platform:proof`, which prints the rows.
 */
const prove = process.env.E2E_PROOF === 'all' ? test.describe : () => undefined;
prove('hostile parts @platform @local', () => {
  let site: HostileSite;
  test.beforeAll(async () => {
    site = await startHostileSite();
  });
  test.afterEach(() => site?.reset());
  test.afterAll(() => site?.stop());

  for (const [deed, where] of IN_ITS_SLOT)
    test(`PLAT-3: a version that ${deed}: the one before stands there, and the page works`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await expect(page.getByText('Badge: good', { exact: true })).toBeVisible();
      await isTold(site, version, where);
      await isUsable(page);
    });

  test('PLAT-3: a version that throws for who is signed in: the one before is shown, others keep it', async ({
    page,
    browser,
  }) => {
    const version = await site.publish('throws for who is signed in');
    const context = await browser.newContext();
    await context.addCookies([{ name: 'authjs.session-token', value: 'mine', url: site.url, httpOnly: true }]);
    const met = await context.newPage();
    const session = { user: { name: 'Ada' }, expires: '2100-01-01T00:00:00.000Z', profileId: '1' };
    await met.route('**/api/auth/session', (route) => route.fulfill({ json: session }));
    await met.goto(`${site.url}/hostile`);
    await shows(met, 'good');
    await isTold(site, version, 'browser');
    await isUsable(met);
    await context.close();
    await page.goto(`${site.url}/hostile`);
    await shows(page, 'throws for who is signed in');
  });

  test('PLAT-3: a version that throws on a second page, and when gone back and forward to', async ({ page }) => {
    const version = await site.publish('throws on a second page');
    await page.goto(`${site.url}/hostile`);
    await expect(async () => {
      await page.getByRole('link', { name: 'Second' }).click();
      await expect(page).toHaveURL(/second/);
    }).toPass();
    await shows(page, 'good');
    await isTold(site, version, 'browser');
    await page.goBack();
    await shows(page, 'good');
    await page.goForward();
    await shows(page, 'good');
    await isUsable(page);
  });

  test('PLAT-9c: a version that throws null in a timer', async ({ page }) => {
    const version = await site.publish('throws null in a timer');
    await page.goto(`${site.url}/hostile`);
    await expect(async () => {
      await page.getByRole('button', { name: 'Details' }).click();
      expect(site.told).toContainEqual(expect.objectContaining({ version, phase: 'event', where: 'browser' }));
    }).toPass();
  });

  test('PLAT-9c: a version that sends what it knows elsewhere: nothing leaves', async ({ page }) => {
    const version = await site.publish('sends what it knows elsewhere');
    await page.goto(`${site.url}/hostile`);
    await isTold(site, version, 'browser');
  });

  test('PLAT-3: a version that searches after a press: its visitor gets the one before', async ({ page, context }) => {
    const version = await site.publish('searches after a press');
    await page.goto(`${site.url}/hostile`);
    await shows(page, 'searches after a press');
    // What watches comes once the page is idle.
    await page.waitForRequest(/deferred|_host\/health/, { timeout: 5000 }).catch(() => undefined);
    await page
      .getByRole('button', { name: 'Details' })
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await page.close();
    const again = await context.newPage();
    await expect(async () => {
      await again.goto(`${site.url}/hostile`);
      await expect(again.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await isTold(site, version, 'browser');
  });

  test('PLAT-3: a version that searches at import: the next page of its visitor has the one before', async ({
    context,
  }) => {
    const version = await site.publish('searches at import (browser)');
    // Nothing of a page answers once it hangs: the visitor closes it, and opens it again.
    await expect(async () => {
      const next = await context.newPage();
      await next.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
      const isGood = await becomesGood(next);
      await next.close();
      expect(isGood).toBe(true);
    }).toPass();
    await isTold(site, version, 'browser');
  });
});
