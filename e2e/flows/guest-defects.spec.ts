/**
 * Defects that guests saw once, each as what they saw (requirement TRUE-5 and those named): places on the screen,
 * focus, order.
 */
import type { Page } from '@playwright/test';
import { hydrated, press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

/** The element that a press on the middle of `selector` would reach is that element. */
const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element === hit || element.contains(hit) || hit.contains(element));
    });
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** On a phone the first photo is high enough, and the button of the map does not lie on the first price. */
async function expectFirstCardFree(page: Page, mapName: string): Promise<void> {
  await page.goto('/search?query=Lake+Tahoe');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const photo = await card.locator('img').first().boundingBox();
  expect(photo?.y, 'top of the first photo').toBeLessThan(440);
  const price = await card.getByText(/\$/).first().boundingBox();
  const button = page
    .getByRole('link', { name: mapName, exact: true })
    .or(page.getByRole('button', { name: mapName, exact: true }))
    .filter({ visible: true });
  await expect(button.first()).toBeVisible();
  const map = await button.first().boundingBox();
  expect(price && map && (price.x + price.width <= map.x || price.y + price.height <= map.y)).toBe(true);
}

test.describe('what guests saw once', () => {
  test('TRUE-5 SRCH-4: names of homes are whole, and filters begin with what divides the homes @search @mfe-search', async ({
    page,
    search,
  }) => {
    await page.goto('/search?query=Lake+Tahoe');
    const titles = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect(titles.nth(5)).toBeAttached();
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await titles.evaluateAll((all) =>
        all
          .filter((title) => title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1)
          .map((title) => title.textContent),
      );
      expect(cut, `cut at ${width}`).toEqual([]);
    }
    await search.waitUntilSettled();
    await press(page.getByRole('button', { name: /^Filters/ }).first());
    const amenities = page.getByRole('dialog').getByRole('group', { name: 'Amenities' });
    await expect(amenities.getByRole('checkbox', { name: /Hot Tub/ })).toBeVisible();
    for (const name of [/Heating/, /Smoke Detector/])
      await expect(amenities.getByRole('checkbox', { name })).toBeHidden();
  });

  test('UI-5 SRCH-16: arrows move through the days at once, and after cookie preferences the focus is where it was @platform @a11y @mfe-consent', async ({
    page,
    home,
    consent,
  }) => {
    await home.open();
    await press(home.box.getByRole('button', { name: /^Check in/ }));
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.locator('[data-date]:focus')).toHaveCount(1);
    const day = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');
    const first = await day();
    await page.keyboard.press('ArrowRight');
    await expect.poll(day).not.toBe(first);
    await expect.poll(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    // Nothing is chosen: there are no dates to use.
    await expect(dialog.getByRole('button', { name: 'Use these dates' })).toBeHidden();
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: 'Cookie preferences' }));
    await expect(consent.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(consent.dialog).toBeHidden();
    await expect.poll(() => focused(page)).toBe('Cookie preferences');
  });

  test('TRUE-5 LIST-3: a short window shows the total, and 900 pixels the Grid button over the pills @listing @search @mfe-listing', async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 60 });
    await page.setViewportSize({ width: 1440, height: 600 });
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    await page.getByRole('heading', { name: 'What this place offers' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('complementary').getByText('total with taxes').first()).toBeInViewport();
    await page.setViewportSize({ width: 900, height: 700 });
    await page.goto('/search?query=Lake+Tahoe');
    const grid = page.getByText('Grid', { exact: true }).first();
    await expect(grid).toBeVisible();
    await grid.evaluate((element) => element.setAttribute('data-test-grid', ''));
    expect(await isOnTop(page, '[data-test-grid]')).toBe(true);
    // However many filters are set, the way out of them is not behind that button.
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(
        '/search?query=Lake+Tahoe&minBedrooms=1&amenities=Fireplace&amenities=Grill&amenities=Fire%20Pit',
      );
      const clear = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Clear all' });
      const start = (await grid.boundingBox())?.x ?? 0;
      const end = () => clear.evaluate((link) => link.getBoundingClientRect().right);
      await expect.poll(end, `its end at ${width}`).toBeLessThan(start);
      await clear.evaluate((element) => element.setAttribute('data-test-clear', ''));
      expect(await isOnTop(page, '[data-test-clear]')).toBe(true);
    }
  });

  test('TRUE-5: on a phone the photo comes early, no button covers its price, the open tab is in sight @mobile @search @listing @mfe-listing', async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 60 });
    await expectFirstCardFree(page, 'Map');
    await listing.open(stay.listingId);
    const tab = page.getByRole('link', { name: 'Policies', exact: true });
    await hydrated(tab);
    await page.locator('#policies').evaluate((section) => section.scrollIntoView());
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(tab).toBeInViewport({ ratio: 0.95 });
  });

  test('UI-5: at 400 % zoom the button of the other view covers no filter and no card @search @mfe-search', async ({
    page,
    search,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await search.open('query=Lake+Tahoe');
    await search.waitUntilSettled();
    const view = page.getByRole('link', { name: 'Map', exact: true });
    const isAlone = () =>
      view.evaluate((link) => {
        const [own, ...others] = [link, ...document.querySelectorAll('main a, main button')].map((element) => ({
          element,
          box: element.getBoundingClientRect(),
        }));
        return others.every(
          ({ element, box }) =>
            element === link ||
            element.contains(link) ||
            box.width === 0 ||
            !own ||
            box.right <= own.box.left ||
            box.left >= own.box.right ||
            box.bottom <= own.box.top ||
            box.top >= own.box.bottom,
        );
      });
    await view.scrollIntoViewIfNeeded();
    expect(await isAlone()).toBe(true);
    await search.cards.nth(1).scrollIntoViewIfNeeded();
    expect(await isAlone()).toBe(true);
    await view.click();
    await expect(page).toHaveURL(/view=map/);
  });

  test('UI-5: at 400 % zoom and on a phone no bar covers what has the focus @listing @mfe-listing', async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 60 });
    for (const size of [
      { width: 320, height: 256 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
      const section = page.getByRole('link', { name: 'Overview', exact: true });
      await hydrated(section);
      await section.focus();
      for (let stops = 0; stops < 12; stops += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => isOnTop(page, ':focus'), `${size.width}: ${await focused(page)}`).toBe(true);
      }
    }
  });

  test('UI-5: at 400 % zoom a sheet gives its content the whole screen @search @mfe-search', async ({
    page,
    search,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/search?query=Lake+Tahoe');
    await search.waitUntilSettled();
    await press(page.getByRole('button', { name: /^Filters/ }).first());
    const sheet = page.getByRole('dialog');
    const heading = sheet.getByRole('heading', { name: 'Rooms' });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const height = await sheet.evaluate((dialog) => {
      const bars = [...dialog.querySelectorAll('*')].filter((element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
      );
      return innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    });
    expect(height, 'pixels for the content').toBeGreaterThan(120);
  });
});

test.describe('what guests saw once, in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('TRUE-5 TEXT-1: the photo comes early, and no button covers its price @mobile @search @mfe-search', async ({
    page,
  }) => {
    await expectFirstCardFree(page, 'Mapa');
  });
});
