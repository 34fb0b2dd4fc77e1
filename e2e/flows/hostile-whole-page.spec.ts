import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { getSlowness, isTold, isUsable, isWhole, secondsWithout, shows } from '../src/hostile-page.ts';
import { startHostileSite } from '../src/hostile-site.ts';
import type { HostileSite } from '../src/hostile-site.ts';

/** What throws, or gets an error, ends with the version before within two seconds on a calm machine. */
const AT_ONCE = [
  ['adds to all objects', 'browser'],
  ['replaces pushState', 'browser'],
  ['replaces appendChild of the page', 'browser'],
  ['replaces removeChild of the body', 'browser'],
  ['throws in its selector (server)', 'server'],
  ['throws in its selector (browser)', 'browser'],
  ['throws in a snapshot', 'browser'],
  ['throws in an insertion effect', 'browser'],
  ['throws in a layout effect', 'browser'],
  ['throws in a ref', 'browser'],
  ['throws in its head', 'server'],
  ['loops in its head (server)', 'server'],
] as const;
/** On a machine that is slower than that, by what the good version alone takes there, as much more. */
const MOST_SECONDS = 4;
/** Nothing of the remote throws: what looks comes when the page is quiet (decision 0134). */
const LATE = [
  'replaces how elements are made',
  'replaces a hook of React',
  'freezes React',
  'removes the header',
  'removes its own elements',
  'renders nothing',
  'renders nothing (browser)',
  'sets state in an effect for ever',
  'goes back and forth for ever',
];
/** Its page works, late: its owner is told, and nothing is taken off (decision 0181). */
const HEAVY = [
  'blocks at render (browser)',
  'blocks in an effect',
  'blocks in a timer',
  'fills its part with elements',
];
/** The page goes on with it, and its owner is told. */
const USED_ON = [
  'rejects at import',
  'throws in a timer',
  'throws in each frame',
  'throws in a press of the page',
  'throws in its reducer (browser)',
  'throws when it hears of the store',
  'has an effect that throws',
  'throws in shouldReload',
];
const HTML = '<!doctype html><h1>Bad gateway</h1>';
const SCRIPTS = /\.js$/;
const SERVER_BUNDLE = /\.cjs$/;
/** What lies where files of a version were. */
const BAD_FILES: readonly (readonly [
  string,
  'server' | 'browser',
  (site: HostileSite, version: string) => Promise<number>,
])[] = [
  ['has HTML where its scripts were', 'browser', (site, version) => site.overwrite(version, SCRIPTS, HTML)],
  ['has empty scripts', 'browser', (site, version) => site.overwrite(version, SCRIPTS, '')],
  ['has lost its scripts', 'browser', (site, version) => site.lose(version, /\.js(\.(br|gz))?$/)],
  ['has HTML where its server bundle was', 'server', (site, version) => site.overwrite(version, SERVER_BUNDLE, HTML)],
  ['has half of its server bundle', 'server', (site, version) => site.cut(version, SERVER_BUNDLE)],
  ['has lost its server bundle', 'server', (site, version) => site.lose(version, SERVER_BUNDLE)],
];

/**
 * What hostile versions do to what a whole page shares (PLAT-3): React, the store, all objects, the host's elements,
 * presses; and what becomes of their files. With the rest of `hostile.spec.ts` a part of `npm run platform:proof`.
 */
const prove = process.env.E2E_PROOF === 'all' ? test.describe : () => undefined;
prove('hostile to the whole page @platform @local', () => {
  let site: HostileSite;
  test.beforeAll(async () => {
    site = await startHostileSite();
  });
  test.afterEach(() => site?.reset());
  test.afterAll(() => site?.stop());

  /** Opens the page. Returns the seconds until the version that behaves is shown, which are in the report. */
  const openGood = async (page: Page): Promise<number> => {
    const begun = performance.now();
    await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
    await shows(page, 'good');
    const seconds = (performance.now() - begun) / 1000;
    test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
    return seconds;
  };
  /**
   * Holds what it took to the limit. The machine is asked how slow it is before each row, and once more where it seems
   * to have become slower since.
   */
  const isSoon = async (seconds: number, before: number, browser: Browser): Promise<void> => {
    let slowness = getSlowness(before);
    if (seconds >= MOST_SECONDS * slowness) {
      await site.reset();
      slowness = Math.max(slowness, getSlowness(await secondsWithout(site, browser)));
    }
    expect(seconds).toBeLessThan(MOST_SECONDS * slowness);
  };
  /** Goes on to a page of the host, which the version had no part in. */
  const isLeft = async (page: Page) => {
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  };

  for (const [deed, where] of AT_ONCE)
    test(`PLAT-3: a version that ${deed}: at once`, async ({ page, browser }) => {
      const before = await secondsWithout(site, browser);
      const version = await site.publish(deed);
      const seconds = await openGood(page);
      await isWhole(page);
      await isTold(site, version, where);
      await isSoon(seconds, before, browser);
    });

  for (const [what, where, harm] of BAD_FILES)
    test(`PLAT-3: a version that ${what}: at once`, async ({ page, browser }) => {
      const before = await secondsWithout(site, browser);
      const version = await site.publish('keeps still');
      expect(await harm(site, version)).toBeGreaterThan(0);
      const seconds = await openGood(page);
      await isWhole(page);
      await isTold(site, version, where);
      await isSoon(seconds, before, browser);
    });

  test('PLAT-3: a version whose files never come', async ({ page }) => {
    const version = await site.publish('keeps still');
    await page.route(`**/mfe-hostile/${version}/**`, () => undefined);
    await openGood(page);
    await isWhole(page);
    await isTold(site, version, 'browser');
  });

  for (const deed of LATE)
    test(`PLAT-3: a version that ${deed}: once the page is quiet`, async ({ page }) => {
      const version = await site.publish(deed);
      await openGood(page);
      await isWhole(page);
      await isTold(site, version, 'browser');
    });

  for (const deed of ['covers the page', 'leaves a veil in its region'])
    test(`PLAT-3: a version that ${deed}: at its visitor's presses`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, deed);
      await expect(async () => {
        await page.mouse.click(300, 300);
        await expect(page.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await isWhole(page);
      await isTold(site, version, 'browser');
    });

  for (const [deed, act] of [
    ['takes every press', (page: Page) => page.mouse.click(300, 300)],
    ['takes every key', (page: Page) => page.keyboard.press('Tab')],
  ] as const)
    test(`PLAT-3: a version that ${deed}: at its visitor's presses`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await shows(page, deed);
      await expect(async () => {
        await act(page);
        await expect(page.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await isWhole(page);
      await isTold(site, version, 'browser');
    });

  for (const deed of HEAVY)
    test(`PLAT-9c: a version that ${deed}: its owner is told, and the page is as it is`, async ({ page, context }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await isTold(site, version, 'browser', 'heavy');
      await shows(page, deed);
      await isUsable(page);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('roost_avoid');
    });

  test('PLAT-3: a version that has a part that throws: once it is asked for', async ({ page }) => {
    const version = await site.publish('has a part that throws');
    await page.goto(`${site.url}/hostile`);
    await expect(async () => {
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(page.getByText('Version: good', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await isWhole(page);
    await isTold(site, version, 'browser');
  });

  for (const deed of USED_ON)
    test(`PLAT-9c: a version that ${deed}: its owner is told, and the page goes on`, async ({ page }) => {
      const version = await site.publish(deed);
      await page.goto(`${site.url}/hostile`);
      await isWhole(page);
      await page.getByRole('link', { name: 'Again' }).click();
      await expect(page.getByText('Loaded ?again=1')).toBeVisible();
      // Some of it happens only then.
      await isLeft(page);
      await isTold(site, version, 'browser');
    });

  test('PLAT-3: a version that replaces dispatch changes nothing', async ({ page }) => {
    await site.publish('replaces dispatch');
    await page.goto(`${site.url}/hostile`);
    await isWhole(page);
    await isLeft(page);
  });
});
