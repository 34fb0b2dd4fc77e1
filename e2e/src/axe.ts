import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns what axe finds against WCAG 2.2 AA, one line a rule. Card frames belong to the vault and are left out.
 * @param within a selector; without it the whole page is looked at
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // What the header covers by half counts as too small to touch.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await standsStill(page);
  // Without this option axe fetches style sheets, which our content security policy refuses with a warning. It is asked
  // for what is wrong and no more: what passes are thousands of elements, and frames of others are left out.
  const axe = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(TAGS)
    .exclude('iframe')
    .setLegacyMode();
  const result = await (within === undefined ? axe : axe.include(within)).analyze();
  return result.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  );
}

/**
 * Waits until nothing fades or moves: text that is half faded in has too little contrast. What moves without end does
 * not count.
 */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Returns by how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the page is no wider than its window. */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  await expect
    .poll(() => overflow(page), { message: `${where}: pixels by which the page is wider than its window` })
    .toBeLessThanOrEqual(0);
}

/** Checks that a page which is on the screen is no wider than a phone, either. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  if (size) await page.setViewportSize(size);
}

/** Checks a page that is on the screen: axe finds nothing, and it is no wider than its window (UI-5). */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  expect(await violations(page), `${where}: what axe finds`).toEqual([]);
  await expectNoOverflow(page, where);
}
