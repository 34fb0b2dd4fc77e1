import { expectAccessible } from '../src/axe.ts';
import { makeTeamToken, PUBLISH_LIMIT_MS } from '../src/publish.ts';
import { expect, test } from '../src/test.ts';

test.describe('the console of the teams @platform @local', () => {
  // The door answers 401 until a token is shown.
  test.use({ expectedProblems: /401/ });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`PLAT-9 UI-5: can be read and pressed at three in the morning, ${colorScheme} @mobile @a11y`, async ({
      page,
    }) => {
      test.setTimeout(PUBLISH_LIMIT_MS);
      await page.emulateMedia({ colorScheme });
      await page.goto('/_teams/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const { token, withdraw } = await makeTeamToken();
      try {
        await page.getByLabel(/Token/).fill(token);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('link', { name: 'mfe-search' }).first()).toBeVisible();
        await expectAccessible(page);
        for (const path of ['contracts', 'changes', 'remotes/mfe-search']) {
          await page.goto(`/_teams/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        }
      } finally {
        await withdraw();
      }
    });
});
