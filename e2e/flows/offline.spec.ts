import { hydrated } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

test.describe('a page that is asked for without a connection', () => {
  test.use({
    expectedProblems:
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Load failed|Loading (CSS )?chunk|mfe-listing/,
  });

  test('PLAT-5 LIST-1: the page of a home says that there is no connection, and comes by itself once there is one @platform @search @listing @mfe-search @mfe-listing', async ({
    page,
    context,
    search,
    listing,
  }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilSettled();
    await search.waitUntilInteractive();
    const card = search.cards.first();
    const headline = await search.getHeadline(card);
    const link = card.getByRole('heading').getByRole('link');
    await hydrated(link);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. This page will catch up when you’re back.')).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/vacation-rentals\//);
    await expect(listing.heading).toHaveText('You’re offline');

    await context.setOffline(false);
    await expect(listing.heading).toHaveText(headline);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
    const dates = page.getByRole('heading', { name: 'Dates', exact: true });
    await dates.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Later months' })).toBeVisible();
    // And the way back is as it was.
    await page.goBack();
    await expect(card.getByRole('heading')).toHaveText(headline);
  });
});
