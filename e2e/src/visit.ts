import type { Page } from '@playwright/test';

/** Does the first thing that a visitor does on a page. Code that is not needed for the page itself is loaded after it. */
export async function touch(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.keyboard.press('Shift');
}

/**
 * Opens a page, touches it, and waits until the fraud collector has asked for its settings. The collector needs no consent and
 * starts after every other third party, so by then all others that may run have begun.
 */
export async function visitAndWaitForThirdParties(page: Page, address: string): Promise<void> {
  const collector = page.waitForRequest(/\/cs\/config/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await touch(page);
  await collector;
}
