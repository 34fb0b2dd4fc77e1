/**
 * How pages are laid out and drawn, compared with what somebody accepted: `ACCEPT_LAYOUT=1 npm run e2e -- layout`
 * accepts anew (e2e/README.md).
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { buildGallery } from '../src/gallery-page.ts';
import { hydrated } from '../src/hydrated.ts';
import { expectAcceptedLayout } from '../src/layout.ts';
import { expect, test } from '../src/test.ts';

const ACCEPTED = join(import.meta.dirname, '../layout');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens a page at each size and compares it once it stands still. */
async function expectLayout(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await open();
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('load');
    await expectAcceptedLayout(page, join(ACCEPTED, `${name}-${size.width}.txt`), `${name} at ${size.width}`);
  }
}

// Letters as wide as they were drawn, not as a screen's points allow: the same on every machine.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

test.describe('the layout that was accepted', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce', deviceScaleFactor: 1 });

  test('UI-5: home, sign-in, help and empty favorites look as accepted @auth @favorites @mfe-favorites', async ({
    page,
  }) => {
    const pages = { home: '/', 'sign-in': '/api/auth/signin', help: '/help', favorites: '/favorites' };
    for (const [name, path] of Object.entries(pages))
      await expectLayout(page, name, async () => {
        await page.goto(path);
        await hydrated(page.getByRole('banner').getByRole('link').first());
        if (name === 'favorites') await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      });
  });

  test('UI-5: the page of a home, the first step of its booking and a search look as accepted @search @listing @booking @mfe-search @mfe-listing @mfe-booking', async ({
    page,
    search,
    listing,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 60 });
    const dates = `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
    // Before any search: after one the page of a home leads back to it.
    await expectLayout(page, 'listing', async () => {
      await listing.open(stay.listingId, dates);
      await expect(listing.quote).toContainText('total with taxes');
      await hydrated(page.getByRole('banner').getByRole('link').first());
    });
    await expectLayout(page, 'booking', async () => {
      await booking.open({ ...stay, adults: 2 });
      await booking.waitUntilInteractive();
    });
    // A search without dates has the same homes in every run, whatever is booked beside it.
    await expectLayout(page, 'search', async () => {
      await search.open('query=Lake+Tahoe');
      await search.waitUntilInteractive();
      await search.waitUntilSettled();
    });
  });

  test('UI-5: the components of the design system look as accepted, and axe finds nothing, wide, narrow, light and dark @platform @local @night', async ({
    page,
  }) => {
    const gallery = await buildGallery();
    try {
      await expectLayout(page, 'gallery', async () => {
        await gallery.open(page);
        await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
      });
      // As it is, since a compared page has other numbers. Contrast too, which tests of components cannot see.
      await gallery.open(page);
      for (const colorScheme of ['light', 'dark'] as const)
        for (const size of SIZES) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          await expectAccessible(page, `gallery, ${colorScheme}, ${size.width}`);
        }
    } finally {
      await gallery.remove();
    }
  });
});
