import { expectNoOverflow, violations } from '../src/axe.ts';
import { hasFocusInside, hydrated, press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';
import { DatePicker } from '../src/pages/date-picker.ts';

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

  test('UI-5: the photo of a pressed card is carried over to its page, not for who wants less motion @listing @mfe-listing', async ({
    page,
  }) => {
    // The names that the browser animated in changes of page.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) seen.add(String((effect as KeyframeEffect).pseudoElement));
        });
        return transition;
      };
      // A press is as quick as on a quick device, however busy this one is: a slow one leaves transitions out
      // (decision 0190; the rule has a test beside `AppLink`).
      const atOnce = { get: () => performance.now() };
      addEventListener('click', (press) => Object.defineProperty(press, 'timeStamp', atOnce), { capture: true });
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const animated = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
    const openCard = async () => {
      await page.goto('/search?query=Lake+Tahoe');
      const card = page.getByRole('article').first();
      const link = card.getByRole('heading').getByRole('link');
      await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
      await press(link);
      await expect(page).toHaveURL(/vacation-rentals/);
      await expect(page.locator('[data-lead-photo] img')).toBeVisible();
    };

    // The browser itself leaves out a transition whose page takes it more than four seconds.
    await expect(async () => {
      await openCard();
      await expect.poll(animated, { timeout: 3000 }).toContain('::view-transition-group(home-photo)');
    }).toPass();
    // What the card has shown stands behind the photo until that is there.
    await expect(page.locator('[data-lead-photo] img')).toHaveCSS('background-image', /_image\?url=/);
    await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.clear());
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(animated).toContain('::view-transition-group(home-photo)');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCard();
    expect(await animated()).toEqual([]);
  });

  test("LIST-3 PLAT-1: the calendar is the server's until a guest moves; dates chosen in the price card before are in it @listing @mfe-listing", async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 10 });
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url());
    });
    await listing.open(stay.listingId);
    const opener = page.locator('#price').getByRole('button', { name: /^Check in/ });
    await expect
      .poll(() => opener.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
      .toBe(true);
    const day = page.locator('#dates table button').first();
    await expect(day).toBeAttached();
    expect(await day.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))).toBe(false);
    const before = scripts.length;

    await opener.click();
    const dialog = page.getByRole('dialog');
    await new DatePicker(dialog).choose(stay.startDate, stay.endDate);
    await dialog.getByRole('button', { name: /^(Apply|Use these dates|Done)/ }).click();
    await expect(page).toHaveURL(new RegExp(`startDate=${stay.startDate}`));
    expect(scripts.length).toBeGreaterThan(before);
    await expect(page.locator(`#dates [data-date="${stay.startDate}"]`).first()).toBeVisible();
    await hydrated(page.locator('#dates table button').first());
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

  test('LIST-1: on a phone a part that is pressed for before the scripts are there is where it stays @mobile-only @listing @mfe-listing', async ({
    page,
    request,
    listing,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 60 });
    // Neither scripts nor time lay out what is below.
    await page.route(/\.js(\?|$)/, () => undefined);
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-below] { animation: none !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto(`/vacation-rentals/${stay.listingId}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Reviews', exact: true }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/#reviews$/);
    const top = () => page.locator('#reviews').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const pressed = await top();
    expect(pressed).toBeLessThan(200);
    await page.evaluate(() => {
      document.documentElement.dataset['ready'] = '';
    });
    expect(await top()).toBe(pressed);
    await expect(listing.heading).toHaveText(stay.headline);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
