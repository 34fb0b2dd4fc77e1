import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startDevelopedRemote } from '../src/developed-remote.ts';
import type { DevelopedRemote } from '../src/developed-remote.ts';
import { hydrated } from '../src/hydrated.ts';

/**
 * What a developer saves is in the open page, which stays the one it was: what was typed into it is still there. Part
 * of `npm run platform:proof`.
 */
if (process.env.E2E_PROOF === 'all')
  test.describe('a remote on its dev server @platform @local', () => {
    let remote: DevelopedRemote;
    test.beforeAll(async () => {
      remote = await startDevelopedRemote();
    });
    test.afterAll(() => remote?.stop());

    const title = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    /** Types something, and counts the documents that are loaded from here on. */
    const begin = async (page: Page, words: string) => {
      const loads: string[] = [];
      const field = page.getByRole('textbox', { name: words });
      // A change that comes before React owns the page makes the page anew, with nothing in its fields.
      await hydrated(field);
      await field.fill('typed before');
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
      });
      return {
        isSame: async () => {
          await expect(field).toHaveValue('typed before');
          expect(loads).toEqual([]);
        },
      };
    };

    test('PLAT-7: a changed text, component and loader are in the open page of the site, its title too, and no page is loaded', async ({
      page,
    }) => {
      await page.goto(remote.inSite);
      await title(page, 'The first title');
      const { isSame } = await begin(page, 'Your words');
      await remote.save('copy.ts', 'The first title', 'The second title');
      await title(page, 'The second title');
      await expect(page).toHaveTitle('The second title');
      await isSame();
      await remote.save('load.ts', 'The first answer', 'The second answer');
      await expect(page.getByText('The second answer')).toBeVisible();
      await isSame();
      await remote.save('Page.tsx', '<p>{data}</p>', '<p>{data}!</p>');
      await expect(page.getByText('The second answer!')).toBeVisible();
      await isSame();
      await remote.save('load.ts', 'The second answer', 'The first answer');
      await expect(page.getByText('The first answer!')).toBeVisible();
      await remote.save('copy.ts', 'The second title', 'The first title');
      await title(page, 'The first title');
      await isSame();
    });

    test('PLAT-7: a changed Spanish text is in the open page of somebody who reads Spanish', async ({ page }) => {
      await page.context().addCookies([{ name: 'roost_language', value: 'es', url: remote.inSite }]);
      await page.goto(remote.inSite);
      await title(page, 'El primer título');
      const { isSame } = await begin(page, 'Tus palabras');
      await remote.save('copy.es.ts', 'El primer título', 'El segundo título');
      await title(page, 'El segundo título');
      await isSame();
    });

    test('PLAT-7: a changed text and loader are in the page of the remote alone', async ({ page }) => {
      await page.goto(remote.alone);
      await title(page, 'The first title');
      const { isSame } = await begin(page, 'Your words');
      await remote.save('copy.ts', 'The first title', 'The second title');
      await title(page, 'The second title');
      await remote.save('load.ts', 'The first answer', 'The second answer');
      await expect(page.getByText('The second answer')).toBeVisible();
      await isSame();
    });
  });
