import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

const FAILED = 'We couldn’t load the map.';

test.describe('the map of a home', () => {
  test('GEO-3 GEO-4: it loads when near, shows a circle, and zooms by keyboard @mobile-night @listing @mfe-listing', async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 60 });
    const asked: string[] = [];
    page.on('request', (given) => {
      if (given.url().includes('/maps/')) asked.push(given.url());
    });
    await listing.open(stay.listingId);
    await expect(listing.heading).toBeVisible();
    expect(asked).toEqual([]);
    const section = page.getByRole('region', { name: 'Where you’ll be' });
    await section.scrollIntoViewIfNeeded();
    const map = section.getByRole('region', { name: 'Map' });
    // A map that is late, as on a busy machine, is offered again.
    const again = section.getByRole('button', { name: 'Load the map' });
    await expect(async () => {
      await expect(map.or(again).first()).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(map).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 120_000 });
    await expect(map.locator('path').first()).toBeVisible();
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(map).toContainText('GeoNames');
    const getZoom = () => map.locator('img.leaflet-tile').last().getAttribute('src');
    const before = await getZoom();
    await map.focus();
    await page.keyboard.press('-');
    await expect.poll(getZoom).not.toBe(before);
    await map.getByRole('button', { name: 'Zoom in' }).click();
  });

  test.describe('without its script', () => {
    test.use({ expectedProblems: /maps\/api\/js|Google Maps API|injectScript error|console error: Event / });

    test('GEO-3: the text stays and says that the map did not load @listing @mfe-listing', async ({
      page,
      request,
      listing,
    }) => {
      const stay = await freeStay(request, { nights: 2, notBeforeDays: 60 });
      await page.route('**/maps/api/js?*', (route) => route.abort('failed'));
      await listing.open(stay.listingId);
      const section = page.getByRole('region', { name: 'Where you’ll be' });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText(FAILED)).toBeVisible();
      await expect(section).toContainText('The circle is approximate');
    });
  });
});
