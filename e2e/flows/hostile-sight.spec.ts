import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isTold, isUsable, leadsOn, shows } from '../src/hostile-page.ts';
import { startHostileSite } from '../src/hostile-site.ts';
import type { HostileSite } from '../src/hostile-site.ts';

/** Nothing throws: what looks comes when the page is quiet. */
const ONCE_QUIET = [
  'moves the page out of the window',
  'moves the page by an animation',
  'scales the page to nothing',
  'clips the page away',
  'hides the main part',
  'writes letters of no size',
  'blurs the page',
  'makes the page nearly transparent',
  'zooms the page to nothing',
  'pushes the page far down',
  'masks the page',
  'writes without a colour',
  'fills its letters with nothing',
  'blurs all that is its own',
  'lays a sheet over the page',
  'hides its content by a rule',
  'puts a copy in the place of the main part',
  'moves the main part to the body',
  'overflows React',
  'writes its address for ever',
];
/** It gets an error, or its data do, where the version before takes over. */
const AT_ONCE = [
  ['keeps everybody from idle moments', 'browser'],
  ['sets a policy', 'server'],
  ['has no stacks and replaces pushState', 'browser'],
  ['answers with what only a server has', 'browser'],
] as const;
const BY_PRESSES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['prevents every press', (page) => page.getByRole('link', { name: 'Again' }).click()],
  ['freezes React later', (page) => page.getByRole('button', { name: 'Details' }).click()],
  ['hears of each step back first', (page) => page.goBack()],
];

/**
 * What hostile versions do that leaves the page as it was and out of its visitor's reach (PLAT-3, decision 0189). With
 * the rest of `hostile.spec.ts` a part of `npm run platform:proof`.
 */
const prove = process.env.E2E_PROOF === 'all' ? test.describe : () => undefined;
prove('hostile to what is in reach @platform @local', () => {
  let site: HostileSite;
  test.beforeAll(async () => {
    site = await startHostileSite();
  });
  test.afterEach(() => site?.reset());
  test.afterAll(() => site?.stop());

  for (const [deed, where] of AT_ONCE)
    test(`PLAT-3: a version that ${deed}: at once`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, 'good');
      await leadsOn(page);
      await isTold(site, version, where);
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
      // Entries to go back to.
      if (deed.includes('step back'))
        await page.evaluate(() => {
          for (let n = 0; n < 20; n += 1) history.pushState(history.state, '', `/hostile?n=${n}`);
        });
      await expect(async () => {
        await act(page);
        await expect(page.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await leadsOn(page);
      await isTold(site, version, 'browser');
    });

  test('PLAT-9c: a version that is at work all the time: its owner is told, and the page is as it is', async ({
    page,
    context,
  }) => {
    const version = await site.publish('is at work all the time');
    await page.goto(`${site.url}/hostile`);
    await isTold(site, version, 'browser', 'heavy');
    await shows(page, 'is at work all the time');
    await isUsable(page);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('roost_avoid');
  });

  test('PLAT-9c: a version that has no stacks and throws in a timer: its owner is told, and the page goes on', async ({
    page,
  }) => {
    const version = await site.publish('has no stacks and throws in a timer');
    await page.goto(`${site.url}/hostile`);
    await isTold(site, version, 'browser', 'event');
    await leadsOn(page);
  });
});
