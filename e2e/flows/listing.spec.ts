import { expectNoOverflow, violations } from '../src/axe.ts';
import { hasFocusInside, hydrated } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

test.describe('the page of a home', () => {
  test('LIST-1 LIST-2 UI-5: by keyboard alone through photos, reviews, questions, refunds and the inquiry; axe finds nothing @listing @mfe-listing', async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 60 });
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2&photo=2`);
    const dialog = page.getByRole('dialog');
    // A link to a photo opens it, and a reload keeps it.
    await expect(dialog.getByText(/^Photo 2 of/)).toBeVisible();
    await hasFocusInside(dialog);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/photo=3/);
    await page.reload();
    await expect(dialog.getByText(/^Photo 3 of/)).toBeVisible();
    await hasFocusInside(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/photo=/);

    for (const name of [/^Ask a question$/, /^See the cancellation policy$/, /^Ask the host$/]) {
      const opener = page.getByRole('button', { name });
      await hydrated(opener);
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await hasFocusInside(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await expect(page).not.toHaveURL(/inquiry_modal/);
  });

  test('LIST-5: robots.txt leads to the sitemap and the sitemap to this home @listing @mfe-listing', async ({
    page,
    request,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 60 });
    const index = /Sitemap: (\S+)/.exec(await (await request.get('/robots.txt')).text())?.[1] ?? '';
    const file =
      /<loc>([^<]*homes-0[^<]*)<\/loc>/.exec(await (await request.get(new URL(index).pathname)).text())?.[1] ?? '';
    const homes = await (await request.get(new URL(file).pathname)).text();
    await page.goto(`/vacation-rentals/${stay.listingId}`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(homes).toContain(`<loc>${canonical}</loc>`);
    const rental = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    ) as { '@type': string };
    expect(rental).toMatchObject({
      '@type': 'VacationRental',
      identifier: stay.listingId,
      containsPlace: { occupancy: { value: expect.any(Number) } },
    });
  });

  test('UI-5: nothing overflows a 320 px window @listing @mfe-listing', async ({ page, request, listing }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 60 });
    await page.setViewportSize({ width: 320, height: 640 });
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    await expect(listing.heading).toBeVisible();
    await expectNoOverflow(page);
  });
});
