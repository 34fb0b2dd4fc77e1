import { expect, type Locator } from '@playwright/test';

/** Milliseconds. For a page that never becomes interactive. */
const HYDRATION_LIMIT_MS = 90_000;

/**
 * Waits until React owns an element. Before that a press does nothing and typed text may be lost, because the server's
 * HTML is on the screen earlier than the code behind it. On a first visit code of slots comes when a guest moves, so
 * one does.
 */
export async function hydrated(element: Locator): Promise<void> {
  // Tried again also when the page under the element is replaced while it is read.
  await expect(async () => {
    const owned = await element.evaluate((node) => {
      window.dispatchEvent(new Event('pointermove'));
      return Object.keys(node).some((key) => key.startsWith('__reactProps$'));
    });
    expect(owned, `React owns ${String(element)}`).toBe(true);
  }).toPass({ timeout: HYDRATION_LIMIT_MS });
}

/** Clicks an element once React owns it. */
export async function press(element: Locator): Promise<void> {
  await hydrated(element);
  await element.click();
}

/** Waits until the focus is inside an element. A dialog hears keys from then on, which is later than it is seen. */
export async function hasFocusInside(element: Locator): Promise<void> {
  await expect(element.locator(':focus').or(element.and(element.page().locator(':focus')))).not.toHaveCount(0);
}
