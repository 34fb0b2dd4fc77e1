import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React owns an element. Before that a press does nothing and typed text may be lost, because the server's HTML
 * is on the screen earlier than the code behind it.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))), {
      message: `React owns ${String(element)}`,
    })
    .toBe(true);
}

/** Clicks an element once React owns it. */
export async function press(element: Locator): Promise<void> {
  await hydrated(element);
  await element.click();
}
