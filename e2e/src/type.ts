/** Waits until a page's type is there, the display face that a slow page asks for last (decision 0121) too. */
import type { Page } from '@playwright/test';

export async function waitForType(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.body.hasAttribute('data-deferred-font') ||
      [...document.fonts].some(({ family }) => family.includes('Newsreader Deferred')),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
