import { expectAccessible, expectFitsPhone, expectNoOverflow, violations } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

/** Pixels of the narrowest window. */
const SMALLEST = 320;

test.describe('UI-5: accessible and nothing overflows', () => {
  test('UI-5: home @mobile @desk-night @a11y', async ({ page, home }) => {
    await home.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page, SMALLEST);
  });
  test('UI-5: search @mobile @desk-night @a11y @search @mfe-search', async ({ page, search }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    await expectAccessible(page);
    await expectFitsPhone(page, SMALLEST);
  });
  test('UI-5: empty search @a11y @search @mfe-search', async ({ page, search }) => {
    await search.open('query=Lake+Tahoe&adults=60');
    await expect(search.heading).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  test('UI-5: listing and booking @mobile @desk-night @a11y @listing @booking @mfe-listing @mfe-booking', async ({
    page,
    request,
    listing,
    booking,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 90 });
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    await expect(listing.heading).toHaveText(stay.headline);
    await expectAccessible(page);
    await booking.open({ ...stay, adults: 2 });
    await booking.waitUntilInteractive();
    await expectAccessible(page);
  });
  test('UI-5: by night the pages are dark from the first byte, and can be read @a11y @search @listing @mfe-search @mfe-listing', async ({
    page,
    request,
    listing,
    baseURL,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 90 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const path of ['/', '/search?query=Lake+Tahoe', '/api/auth/signin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(background, { message: path }).toBe('rgb(17, 25, 23)');
      expect([path, await violations(page)]).toEqual([path, []]);
    }
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    await expect(listing.heading).toHaveText(stay.headline);
    expect(await violations(page)).toEqual([]);

    // The guest's choice wins over the system's, and the server writes it: there is nothing to flash.
    await page.context().addCookies([{ name: 'roost_theme', value: 'light', url: baseURL ?? page.url() }]);
    expect(await (await page.request.get('/help')).text()).toContain('<html lang="en" data-theme="light">');
    await page.goto('/help');
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await expect(page.getByRole('combobox', { name: 'Colors' })).toHaveValue('light');
  });
  test('UI-5: favorites @mobile @desk-night @a11y @favorites @mfe-favorites', async ({ page, favorites }) => {
    await favorites.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page, SMALLEST);
  });
  test('UI-5: the sign-in pages, with what went wrong @mobile-night @a11y @auth', async ({ page }) => {
    for (const path of ['signin?error=CredentialsSignin', 'signup', 'reset', 'error']) {
      await page.goto(`/api/auth/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
      await expectFitsPhone(page, SMALLEST);
    }
  });
  test.describe('where consent is asked for', () => {
    test.use({ consentAnswered: false, timezoneId: 'Europe/Berlin' });
    test('UI-5: consent banner @mobile @desk-night @a11y @consent @mfe-consent', async ({ page, consent }) => {
      await page.goto('/');
      await expect(consent.banner).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
  for (const path of ['/', '/search?query=Lake+Tahoe', '/favorites', '/api/auth/signup']) {
    test(`UI-5: ${path} opened in a window of 320 px fits it @a11y @night`, async ({ page }) => {
      await page.setViewportSize({ width: SMALLEST, height: 640 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    });
  }
});
