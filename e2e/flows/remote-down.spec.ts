import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { openPinned } from '../src/pins.ts';
import { freeStay, isoDay } from '../src/stays.ts';
import type { RemoteName } from '@roost/shared/contracts/remotes';

/** Opens the page for a visitor without any code of this remote, in the browser and on the server. */
const openWithout = (page: Page, remote: RemoteName, path: string) => openPinned(page, path, `${remote}@down`);

test.describe('PLAT-5: a remote that is down costs its own region only @platform', () => {
  // The browser writes to the console that it could not load the file; no other problem is allowed.
  test.use({ expectedProblems: /mfe-[a-z]+/ });

  test('PLAT-5: search down: the home page keeps a plain search form @down @mfe-search', async ({ page, home }) => {
    await openWithout(page, 'mfe-search', '/');
    await expect(page.getByText('Pinned: mfe-search down')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(home.where).toBeVisible();
  });

  test('PLAT-5: search down: the results page says so, with retry, and the header stays @mobile-night @down @mfe-search', async ({
    page,
  }) => {
    await openWithout(page, 'mfe-search', '/search?query=Lake+Tahoe');
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('PLAT-5: listing down: its page says so, with retry, and search goes on @down @mfe-listing @mfe-search', async ({
    page,
    request,
    search,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 200 });
    await openWithout(page, 'mfe-listing', `/vacation-rentals/${stay.listingId}`);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.goto('/search?query=Lake+Tahoe');
    await expect(search.cards.first()).toBeVisible();
  });

  test('PLAT-5: booking down: phone and mail are offered instead @down @mfe-booking', async ({ page, request }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 200 });
    const { listingId, startDate, endDate } = stay;
    const booking = `/booking?listingId=${listingId}&startDate=${startDate}&endDate=${endDate}&adults=2`;
    await openWithout(page, 'mfe-booking', booking);
    await expect(page.getByRole('main').getByRole('link', { name: /555/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
  });

  test('PLAT-5: booking down: a listing says so before the press, and has its button again once booking is back @mobile-night @down @mfe-listing', async ({
    page,
    context,
    request,
    isMobile,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 200 });
    const { listingId, startDate, endDate } = stay;
    const listing = `/vacation-rentals/${listingId}?startDate=${startDate}&endDate=${endDate}&adults=2`;
    await openWithout(page, 'mfe-booking', listing);
    const card = page.getByRole('complementary', { name: 'Price and booking' });
    await expect(card.getByText(/^Booking is paused right now/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Book this home|^Book$/ })).toHaveCount(0);
    if (isMobile) {
      await page.getByRole('link', { name: 'Booking paused' }).click();
      await expect(card.getByText(/^Booking is paused right now/)).toBeInViewport();
    }
    // The same visitor, in another tab, has booking again.
    const other = await context.newPage();
    await other.goto('/help?mfe=reset');
    await other.close();
    await card.getByRole('button', { name: 'Check again' }).click();
    await card.getByRole('link', { name: 'Book this home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/booking\?/);
    await expect(page.locator('[data-remote-failed]')).toHaveCount(0);
  });

  test('PLAT-5: favorites down: no hearts, no gap, no error, and results are whole @mobile-night @down @mfe-favorites @mfe-search', async ({
    page,
    search,
  }) => {
    await openWithout(page, 'mfe-favorites', '/search?query=Lake+Tahoe');
    await expect(search.cards.first()).toBeVisible();
    await expect(search.cards.nth(3)).toBeVisible();
    await expect(page.getByRole('button', { name: /Save to favorites/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('PLAT-5 CONS-7: consent down: the site works and nothing optional is stored @down @mfe-consent @mfe-search', async ({
    page,
    context,
    search,
  }) => {
    await context.clearCookies();
    const results = `/search?query=Lake+Tahoe&startDate=${isoDay(30)}&endDate=${isoDay(33)}`;
    await openWithout(page, 'mfe-consent', results);
    await expect(search.heading).toBeVisible();
    const cookies = (await context.cookies()).map((cookie) => cookie.name);
    expect(cookies).not.toContain('tracking-preferences');
    expect(cookies).not.toContain('ajs_anonymous_id');
  });

  test('SAFE-10: in production mode whoever has no link for testers takes nothing down @down', async ({ request }) => {
    const answer = await request.get('/search?query=Lake+Tahoe&mfe=mfe-search@down');
    // Without a link nobody knows here which mode the site is in.
    expect(process.env.QA_LINK ? [403] : [200, 403]).toContain(answer.status());
  });

  test('PLAT-5: a remote whose files stop arriving in the browser keeps what the server rendered @down @mfe-search', async ({
    page,
    search,
  }) => {
    await page.route(/\/mfe-favorites\/\d/, (route) => route.abort());
    await page.goto('/search?query=Lake+Tahoe');
    await expect(search.cards.first()).toBeVisible();
    await expect(search.heading).toContainText('Lake Tahoe');
  });
});
