import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isTold, isUsable, leadsOn, shows } from '../src/hostile-page.ts';
import { startHostileSite } from '../src/hostile-site.ts';
import type { HostileSite } from '../src/hostile-site.ts';

/** As people press who see that nothing happens. */
const BETWEEN_PRESSES_MS = 900;
/** A press on what is in the middle of the window, whatever lies over it. */
const pressMiddle = (page: Page) => page.mouse.click(720, 450);
const pressLink = async (page: Page, name = 'Again') => {
  const box = await page.getByRole('link', { name }).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const pressClose = (page: Page) => page.getByRole('button', { name: 'Close' }).click();

/** Nothing throws, and an honest version looks the same: the visitor's own presses tell. */
const BY_PRESSES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['opens a dialog that nobody can close', (page) => page.keyboard.press('Escape').then(() => pressMiddle(page))],
  ['opens a dialog whose button does nothing', pressClose],
  ['opens its dialog again', pressClose],
  ['lays words over the page', pressMiddle],
  ['opens a popover over the page', pressMiddle],
  ['keeps a hidden dialog and covers the page', pressMiddle],
  ['lets pointers through its links', (page) => pressLink(page)],
  ['lets pointers through all links', (page) => pressLink(page)],
  ['captures every pointer', (page) => pressLink(page)],
  ['cancels every navigation', (page) => pressLink(page, 'Second')],
  ['blocks every navigation', (page) => pressLink(page, 'Second')],
  ['locks the pointer', pressMiddle],
];
/** It gets an error, and the version before takes over. */
const AT_ONCE = ['replaces sendBeacon', 'replaces sendBeacon of all and throws'];
const ONCE_QUIET = [
  'adds hashes for ever',
  'says for ever that it was gone back',
  'says for ever that its page came back',
  'pretends to be hidden and removes the page',
  'refuses cookies and hides the page',
];

/**
 * What hostile versions do to what a visitor presses, and to what the page reports (PLAT-3, decision 0192). With the
 * rest of `hostile.spec.ts` a part of `npm run platform:proof`.
 */
const prove = process.env.E2E_PROOF === 'all' ? test.describe : () => undefined;
prove('hostile to presses @platform @local', () => {
  let site: HostileSite;
  test.beforeAll(async () => {
    site = await startHostileSite();
  });
  test.afterEach(() => site?.reset());
  test.afterAll(() => site?.stop());

  for (const deed of AT_ONCE)
    test(`PLAT-3: a version that ${deed}: at once`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, 'good');
      await leadsOn(page);
      await isTold(site, version, 'browser');
    });

  for (const deed of ONCE_QUIET)
    test(`PLAT-3: a version that ${deed}: once the page is quiet`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, 'good');
      await leadsOn(page);
      await isTold(site, version, 'browser');
    });

  for (const [deed, act] of BY_PRESSES)
    test(`PLAT-3: a version that ${deed}: at its visitor's presses`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, deed);
      await expect(async () => {
        await act(page);
        await expect(page.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 1500 });
      }).toPass();
      await leadsOn(page);
      await isTold(site, version, 'browser');
    });

  test('PLAT-9c: a version that stops what loads: its owner is told, and the page goes on', async ({ page }) => {
    const version = await site.publish('stops what loads');
    await page.goto(`${site.url}/hostile`);
    await isTold(site, version, 'browser', 'event');
    await shows(page, 'stops what loads');
    await leadsOn(page);
  });

  test('PLAT-3: a version with honest dialogs keeps its visitors, however they press', async ({ page, context }) => {
    const version = await site.publish('has dialogs of its own');
    await page.goto(`${site.url}/hostile`);
    await isUsable(page);
    // What looks is there by now, at the visitor's first press.
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    for (let n = 0; n < 5; n += 1) {
      await page.mouse.click(10, 10);
      await filters.getByRole('button', { name: 'Save for later' }).click();
      await pause(BETWEEN_PRESSES_MS);
    }
    await filters.getByLabel('Pool').check();
    await filters.getByRole('button', { name: 'Show homes' }).click();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Dates' }).click();
    for (let n = 0; n < 5; n += 1) await page.getByText('July').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pay' }).click();
    const waits = page.getByRole('dialog', { name: 'Payment' });
    for (let n = 0; n < 5; n += 1) {
      await pressMiddle(page);
      await pause(BETWEEN_PRESSES_MS);
    }
    await expect(waits).toBeHidden();
    await shows(page, 'has dialogs of its own');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('roost_avoid');
    expect(site.told.filter((told) => told.version === version)).toEqual([]);
  });
});
