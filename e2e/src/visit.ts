import { expect, type Page } from '@playwright/test';

/** Milliseconds. Third parties come last: on a busy machine that is long after the page. */
const START_LIMIT_MS = 90_000;

/**
 * Does the first thing that a visitor does on a page. Code that is not needed for the page itself is loaded after it.
 */
export async function touch(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.keyboard.press('Shift');
}

/**
 * Opens a page, touches it, and waits until the fraud collector has asked for its settings. The collector needs no
 * consent and starts after every other third party, so by then all others that may run have begun.
 */
export async function visitAndWaitForThirdParties(page: Page, address: string): Promise<void> {
  let asked = false;
  const collector = page.waitForRequest(/\/cs\/config/).then(() => {
    asked = true;
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // A touch before the page listens for one is lost.
  await expect
    .poll(
      async () => {
        await touch(page);
        return asked;
      },
      { message: 'the fraud collector asks for its settings', timeout: START_LIMIT_MS },
    )
    .toBe(true);
  await collector;
}
