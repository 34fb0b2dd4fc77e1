import type { Page } from '@playwright/test';

/** Waits until the page has drawn once more, and with it what React had to do since the last press. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
