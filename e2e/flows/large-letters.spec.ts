import { expectNoOverflow } from '../src/axe.ts';
import { press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

/** Pages whose letters are twice as large, as guests set it in their browser. Two windows: a laptop's and a phone's. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

/** As long as some hosts write. */
const LONG_NAME = 'Long weekends, a walk from the swimming beach, with kayaks and a porch';

/** The texts that are higher than their room. */
const getCut = (found: Element[]): string[] =>
  found.filter((part) => part.scrollHeight > part.clientHeight + 2).map((part) => part.textContent);

test.describe('UI-5: with letters twice as large', () => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`UI-5: no page is wider than a window of ${size.width} px, and the search line is whole @a11y @search @listing @booking @mfe-search @mfe-listing @mfe-booking @night`, async ({
      page,
      search,
      listing,
      booking,
      testData,
    }) => {
      await page.setViewportSize(size);
      for (const path of ['/', '/help', '/favorites', '/trips', '/api/auth/signin']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoOverflow(page, path);
        const skip = await page.getByRole('link', { name: 'Skip to main content' }).boundingBox();
        expect((skip?.y ?? 1) + (skip?.height ?? 0), `${path}: the way past the header shows`).toBeLessThanOrEqual(0);
      }
      const stay = await testData.stay({ nights: 3, notBeforeDays: 60 });
      const dates = `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
      await search.open(`query=Lake+Tahoe&${dates}`);
      await search.waitUntilSettled();
      await expectNoOverflow(page, 'search');
      const line = page.getByRole('banner').locator('summary');
      await expect
        .poll(() =>
          line.evaluate((summary) =>
            [...summary.querySelectorAll<HTMLElement>('span, small')]
              // Words for screen readers have one pixel.
              .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
              .map((part) => part.textContent),
          ),
        )
        .toEqual([]);
      await expect.poll(() => search.cards.getByRole('heading').evaluateAll(getCut), 'names of cards').toEqual([]);
      await listing.open(stay.listingId, dates);
      await expect(listing.heading).toBeVisible();
      await expectNoOverflow(page, 'listing');
      const book = page.locator('main a[href^="/booking?"]:visible').last();
      const { x = 0, width = Infinity } = (await book.boundingBox()) ?? {};
      expect(x + width, 'the booking button keeps its distance').toBeLessThanOrEqual(size.width - 12);
      await booking.open({ ...stay, adults: 2 });
      await booking.waitUntilInteractive();
      await expectNoOverflow(page, 'booking');
      const names = page.getByRole('main').locator('summary b');
      await expect.poll(() => names.evaluateAll(getCut), 'the name beside the form').toEqual([]);
    });

  test('UI-5: on a phone a long title of a dialog leaves the room to what it is about, and the cross stays @a11y @listing @mfe-listing', async ({
    page,
    listing,
    testData,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const stay = await testData.stay({ nights: 3, notBeforeDays: 60, headline: LONG_NAME });
    await listing.open(stay.listingId);
    await press(page.getByRole('main').getByRole('button', { name: 'Share' }).first());
    const dialog = page.getByRole('dialog', { name: `Share ${LONG_NAME}` });
    const last = dialog.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    // Once its end is in sight, the title has made way.
    await expect(dialog.getByRole('heading').first()).not.toBeInViewport({ ratio: 0.5 });
    const cross = dialog.getByRole('button', { name: 'Close' });
    await expect(cross).toBeInViewport({ ratio: 1 });
    await cross.click();
    await expect(dialog).toBeHidden();
  });
});
