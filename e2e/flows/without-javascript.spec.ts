import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

test.describe('with JavaScript off the site can still be read and searched', () => {
  // The browser reports every script it was told not to run.
  test.use({ javaScriptEnabled: false, expectedProblems: /request failed: csp/ });

  test('PLAT-5: home page and its search form @mobile @desk-night @nojs @mfe-search', async ({
    page,
    home,
    search,
  }) => {
    await home.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await home.submitPlainForm('Lake Tahoe');
    await expect(page).toHaveURL(/\/search\?.*query=Lake(\+|%20)Tahoe/);
    await expect(search.heading).toContainText('Lake Tahoe');
    await expect(search.cards.nth(3)).toBeVisible();
  });

  test('PRICE-5: results show totals and the listing shows photos, facts and the quote @mobile-night @nojs @mfe-listing @mfe-search', async ({
    page,
    request,
    search,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 4, notBeforeDays: 60 });
    await page.goto(
      `/search?query=${encodeURIComponent(stay.region)}&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`,
    );
    await expect(search.cards.first()).toContainText(/\$[\d,]+(\.\d\d)? total/);
    // Nothing is offered that only a script can do.
    await search.cards.first().hover();
    await expect(search.cards.first().getByRole('button')).toHaveCount(0);
    // A home is seen in the first screen, not only what one can set.
    const photo = await search.cards.first().locator('img').first().boundingBox();
    expect(photo?.y, 'top of the first photo').toBeLessThan(440);
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    await expect(listing.heading).toHaveText(stay.headline);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(listing.quoteTotal).toContainText(/\$[\d,]+\.\d\d/);
    await page.goto('/trips');
    // Words in `noscript` are found by their element alone.
    const note = page.locator('noscript > *').filter({ visible: true });
    await expect(note).toHaveText(/^Opening a stay needs JavaScript\./);
    await expect(page.getByLabel('Reservation code')).toBeHidden();
  });
});
