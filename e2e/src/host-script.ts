import type { Page } from '@playwright/test';

/** Returns the address of the host's first script, which comes once the page is painted. Another build of the host has another. */
export const hostScript = (page: Page): Promise<string | null> =>
  page.locator('script[src^="/_host/"][src$="/main.js"]').getAttribute('src');
