import type { Page } from '@playwright/test';

/**
 * Keeps the next pages from ending to load (`load` is not fired): a picture that does not come. Returns what lets it
 * come.
 */
export async function holdLoad(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/held-picture.svg', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const picture = document.createElement('img');
      picture.src = '/held-picture.svg';
      picture.alt = '';
      picture.hidden = true;
      document.body.append(picture);
    });
  });
  return resolve;
}
