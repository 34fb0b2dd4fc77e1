import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const PREVIEW = 'body > [aria-hidden=true]:has(h1)';

/** Presses a card while its home's data is on its way. Returns what lets it come. */
async function pressCard(page: Page): Promise<() => void> {
  await page.goto('/search?query=Lake+Tahoe');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/listings\/\d/, async (route) => {
    await held;
    await route.continue();
  });
  const card = page.getByRole('article').nth(3);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  // What shows the preview is asked for by who points at a home.
  await expect(async () => {
    await page.mouse.move(10, 10);
    await card.getByRole('heading').getByRole('link').hover();
    await expect(page.locator(PREVIEW)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await card.getByRole('heading').getByRole('link').click();
  return answer;
}

/** Where the photo and the name are. The box of the name is as wide as its text on the page, and as its column here. */
const places = (page: Page, photo: string, name: string) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, height, ...(selector.endsWith('h1') ? [] : [width])].map(Math.round);
      }),
    [photo, name],
  );

test.describe('from a card to its home', () => {
  test('FAST-5: photo and name are shown at the press, where they stay when the page comes @mobile @search @listing @mfe-listing', async ({
    page,
  }) => {
    const answer = await pressCard(page);
    const preview = page.locator(PREVIEW);
    await expect(preview).toBeVisible();
    await expect(page).toHaveURL(/search/);
    const name = await preview.locator('h1').textContent();
    // Nobody hears the name twice, and the header is there and works.
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 });
    const before = await places(page, `${PREVIEW} span:has(> img)`, `${PREVIEW} h1`);
    answer();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await expect(preview).toBeHidden();
    expect(await places(page, '[data-lead-photo]', 'main h1')).toEqual(before);
  });

  test('FAST-5: who goes back before the home is there finds the list as it was @mobile-night @search @mfe-listing', async ({
    page,
  }) => {
    await page.goto('/');
    const answer = await pressCard(page);
    await expect(page.locator(PREVIEW)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator(PREVIEW)).toBeHidden();
    answer();
    await page.goForward();
    await expect(page.getByRole('article').nth(3)).toBeVisible();
    await expect(page.locator(PREVIEW)).toBeHidden();
  });
});
