import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** A page that axe has been put into. */
type WithAxe = { axe?: typeof axe };

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let source: string | undefined;

/**
 * Puts axe into a page that does not have it yet. To read it costs a browser more than to look at the page, so it is the
 * small file, once a page, and in no frames: axe's own package for Playwright puts the large one in twice and into each
 * frame (decision 0182).
 */
async function putAxeInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
}

/**
 * Returns what axe finds against WCAG 2.2 AA, one line a rule. Card frames belong to the vault and are left out.
 * Where colours are forced, its "color-contrast" says nothing: axe reads `-webkit-text-fill-color`, which keeps the page's
 * own colour there, while `color` and what is painted are the system's.
 * @param within a selector; without it the whole page is looked at
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // What the header covers by half counts as too small to touch.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await standsStill(page);
  await putAxeInto(page);
  await paintAll(page);
  return page.evaluate(
    async ({ include, values }) => {
      const { axe: found } = window as unknown as WithAxe;
      if (!found) throw new Error('Another page came before axe had looked at this one.');
      // Without `preload` axe fetches style sheets, which our content security policy refuses with a warning. It is
      // asked for what is wrong and no more: what passes are thousands of elements.
      const result = await found.run(
        { include, exclude: ['iframe'] },
        { preload: false, iframes: false, resultTypes: ['violations'], runOnly: { type: 'tag', values } },
      );
      return result.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help} (${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join('; ')})`,
      );
    },
    { include: [within ?? 'html'], values: TAGS },
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

/** Has the browser paint what it leaves out while it is far below: axe takes the page's last part for what is under it. */
async function paintAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('li { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
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

/** Checks that a page which is on the screen is no wider than a phone, either, or than a smaller one of `width`. */
export async function expectFitsPhone(page: Page, width = 390): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 844 });
  await expectNoOverflow(page, `${page.url()}, ${width} px`);
  if (size) await page.setViewportSize(size);
}

/** Checks a page that is on the screen: axe finds nothing, and it is no wider than its window (UI-5). */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  expect(await violations(page), `${where}: what axe finds`).toEqual([]);
  await expectNoOverflow(page, where);
}
