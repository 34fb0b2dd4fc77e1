import { expect, test } from '../src/test.ts';
import { freeStay, isoDay } from '../src/stays.ts';
import type { RemoteName } from '@roost/shared/contracts/remotes';

/** Nothing listens at this address, so a remote pinned to it is down for the browser and for the server renderer. */
const NOWHERE = 'http://localhost:9';
const down = (remote: RemoteName) => `mfe=${remote}@${NOWHERE}`;

test.describe('PLAT-5: a remote that is down costs its own region only @platform', () => {
  // The browser writes to the console that it could not load the file; no other problem is allowed.
  test.use({ expectedProblems: /ERR_CONNECTION_REFUSED|localhost:9\b|ERR_UNSAFE_PORT|mfe-[a-z]+/ });

  test('PLAT-5: search down: the home page keeps a plain search form @down @mfe-search', async ({ page, home }) => {
    await page.goto(`/?${down('mfe-search')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(home.where).toBeVisible();
  });

  test('PLAT-5: search down: the results page says so, with retry, and the header stays @mobile @down @mfe-search', async ({
    page,
  }) => {
    await page.goto(`/search?query=Lake+Tahoe&${down('mfe-search')}`);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('PLAT-5: listing down: its page says so, with retry, and search goes on @down @mfe-listing', async ({
    page,
    request,
    search,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 200 });
    await page.goto(`/vacation-rentals/${stay.listingId}?${down('mfe-listing')}`);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.goto('/search?query=Lake+Tahoe');
    await expect(search.cards.first()).toBeVisible();
  });

  test('PLAT-5: booking down: phone and mail are offered instead @down @mfe-booking', async ({ page, request }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 200 });
    await page.goto(
      `/booking?listingId=${stay.listingId}&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2&${down('mfe-booking')}`,
    );
    await expect(page.getByRole('main').getByRole('link', { name: /555/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
  });

  test('PLAT-5: favorites down: no hearts, no gap, no error, and results are whole @mobile @down @mfe-favorites', async ({
    page,
    search,
  }) => {
    await page.goto(`/search?query=Lake+Tahoe&${down('mfe-favorites')}`);
    await expect(search.cards.first()).toBeVisible();
    await expect(search.cards.nth(3)).toBeVisible();
    await expect(page.getByRole('button', { name: /Save to favorites/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('PLAT-5 CONS-7: consent down: the site works and nothing optional is stored @down @mfe-consent', async ({
    page,
    context,
    search,
  }) => {
    await context.clearCookies();
    await page.goto(`/search?query=Lake+Tahoe&startDate=${isoDay(30)}&endDate=${isoDay(33)}&${down('mfe-consent')}`);
    await expect(search.heading).toBeVisible();
    const cookies = (await context.cookies()).map((cookie) => cookie.name);
    expect(cookies).not.toContain('tracking-preferences');
    expect(cookies).not.toContain('ajs_anonymous_id');
  });

  test('PLAT-5: a remote whose files stop arriving in the browser keeps what the server rendered @down', async ({
    page,
    search,
  }) => {
    await page.route(/\/mfe-favorites\/\d/, (route) => route.abort());
    await page.goto('/search?query=Lake+Tahoe');
    await expect(search.cards.first()).toBeVisible();
    await expect(search.heading).toContainText('Lake Tahoe');
  });
});
