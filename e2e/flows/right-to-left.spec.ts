import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { findUnreadableText } from '../src/covered-text.ts';
import { hydrated } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';
import { waitForType } from '../src/type.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

/**
 * Opens a page and turns it around, as a language that is written from the right would: nothing overflows sideways, and
 * all text can be read.
 */
async function expectTurns(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
    // Parts that come late are there, and the type.
    await page.waitForLoadState('load');
    await hydrated(page.getByRole('banner').getByRole('link').first());
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await waitForType(page);
    const where = `${path} at ${size.width}`;
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectNoOverflow(page, where);
    expect(await findUnreadableText(page), `${where}: text that cannot be read`).toEqual([]);
  }
}

test.describe('a language that is written from the right', () => {
  test('UI-5: nothing overflows and no text is covered on home, search and sign-in @a11y @search @auth @mfe-search', async ({
    page,
  }) => {
    for (const path of ['/', '/search?query=Lake+Tahoe', '/api/auth/signin']) await expectTurns(page, path);
  });
  test('UI-5: nothing overflows and no text is covered on the page of a home and its booking @a11y @listing @booking @mfe-listing @mfe-booking @night', async ({
    page,
    testData,
  }) => {
    const { listingId, startDate, endDate } = await testData.stay({ nights: 3, notBeforeDays: 60 });
    const dates = `startDate=${startDate}&endDate=${endDate}&adults=2`;
    for (const path of [`/vacation-rentals/${listingId}?${dates}`, `/booking?listingId=${listingId}&${dates}`])
      await expectTurns(page, path);
  });
  test('UI-5: nothing overflows and no text is covered on favorites, trips and a booked stay @a11y @booking @favorites @mfe-booking @mfe-favorites @night', async ({
    page,
    favorites,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 60 });
    const code = await bookStay(page.request, stay);
    await page.goto('/help');
    await page.evaluate((id) => {
      localStorage.setItem('favorites', JSON.stringify({ selectedListings: [id], saveAsGuest: true }));
    }, stay.listingId);
    await favorites.open();
    await expect(favorites.cards.first()).toBeVisible();
    for (const path of ['/favorites', '/trips', `/trips/${code}`]) await expectTurns(page, path);
  });
});
