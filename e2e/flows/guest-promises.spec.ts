import { hydrated, press } from '../src/hydrated.ts';
import { REFUNDED } from '../src/pages/booking-page.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

test.describe('what a guest is told', () => {
  test('TRUE-2: the refund that every screen promised is the one that cancelling gives @booking @listing @mfe-booking @mfe-listing', async ({
    page,
    listing,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 150, policy: 'Moderate' });
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    const line = page.getByText(/Cancel by .* for a full refund; after that 50% until .*, then no refund\./).first();
    await expect(line).toBeVisible();
    const promise = /Cancel by .*?no refund\./.exec(await line.innerText())?.[0] ?? '';
    await booking.open({ ...stay, adults: 2 });
    await booking.fillGuest({
      firstName: 'Maya',
      lastName: 'Ortiz',
      email: `promise-${Date.now()}@example.com`,
      phone: '4155550198',
    });
    await expect(page.getByText(promise)).toBeVisible();
    await booking.continueToPayment();
    // Above the wallet, too, where the browser has one.
    await expect(page.getByText(promise).last()).toBeVisible();
    const rows = page.getByRole('region', { name: 'Cancellation policy' }).filter({ visible: true });
    await expect(rows.getByRole('listitem').first()).toBeVisible();
    const promised = await rows.getByRole('listitem').allInnerTexts();
    const back = page.url();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await booking.pay();
    await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9]+$/);
    await expect(booking.confirmationCode).toBeVisible();
    await expect.poll(() => rows.getByRole('listitem').allInnerTexts()).toEqual(promised);

    // Who goes back to the checkout finds the stay, not that the dates are gone.
    await page.goto(back);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve already booked this stay');
    await page.getByRole('link', { name: 'Manage stay' }).click();
    await expect(page).toHaveURL(/\/trips\/[A-Z0-9]+/);
    await expect.poll(() => rows.getByRole('listitem').allInnerTexts()).toEqual(promised);
    await press(page.getByRole('button', { name: /^Cancel/ }));
    const full = /\$[\d,.]+/.exec(promised[0] ?? '')?.[0] ?? 'none';
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Cancel, refund ${full}` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Your stay is cancelled' });
    await expect(dialog).toContainText(REFUNDED);
    expect(REFUNDED.exec(await dialog.innerText())?.[1]).toContain(full);
  });

  test('BOOK-14: a reload of the checkout loses nothing that was typed, on either step, and stores nobody’s name in the browser @booking @mfe-booking', async ({
    page,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 150 });
    await booking.open({ ...stay, adults: 2 });
    const kept = (part: string) =>
      page.waitForResponse(
        (answer) => answer.url().endsWith('/booking-draft') && !!answer.request().postData()?.includes(part),
      );
    const details = kept('4155550198');
    await booking.fillGuest({
      firstName: 'Maya',
      lastName: 'Ortiz',
      email: 'maya@example.com',
      phone: '4155550198',
    });
    await details;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com');
    await expect(page.getByRole('textbox', { name: /Phone/ })).toHaveValue('4155550198');
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(stored).toContain('booking.kept');
    expect(stored).not.toMatch(/Ortiz|maya@example|5550198/);

    await booking.continueToPayment();
    const billing = kept('96161');
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await billing;
    await page.reload();
    await expect(page.getByLabel('ZIP code')).toHaveValue('96161');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Pine Street');
    await expect(page).toHaveURL(/step=payment/);
  });

  test('BOOK-7 SAFE-11: a reload whose booking is on its way ends at the confirmation, and meanwhile the browser keeps nobody’s name @booking @mfe-booking', async ({
    page,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 150 });
    await booking.open({ ...stay, adults: 2 });
    await booking.fillGuest({
      firstName: 'Maya',
      lastName: 'Ortiz',
      email: `reload-${Date.now()}@example.com`,
      phone: '4155550198',
    });
    await booking.continueToPayment();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    // Services book, and their answer never reaches the page.
    const booked = new Promise<void>((resolve) => {
      void page.route('**/api/reservations', async (route) => {
        await route.fetch();
        resolve();
      });
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await booking.pay();
    await booked;
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(stored).toContain('booking.attempt');
    expect(stored).not.toMatch(/Maya|Ortiz|reload-|5550198|Pine Street|96161/);
    await page.reload();
    await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9-]+$/);
    await expect(booking.confirmationCode).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Load failed/ });

    test('PLAT-5: the page says so, and catches up when the connection is back @platform @mfe-listing', async ({
      page,
      context,
      request,
      listing,
    }) => {
      const stay = await freeStay(request, { nights: 3, notBeforeDays: 150 });
      await listing.open(stay.listingId);
      const link = page.getByRole('link', { name: 'Favorites' }).first();
      await hydrated(link);
      await context.setOffline(true);
      await expect(page.getByText('You’re offline. This page will catch up when you’re back.')).toBeVisible();
      await page.getByRole('link', { name: 'Trips' }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re offline|We couldn’t load your trips/);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips');
    });
  });

  test('TRUE-5: where colours are forced, buttons, chosen days and the open tab are drawn with lines @a11y @listing @mfe-listing', async ({
    page,
    request,
    listing,
  }, testInfo) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 20 });
    await page.emulateMedia({ forcedColors: 'active' });
    await listing.open(stay.listingId, `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
    const hasLine = async (name: string) => {
      const element = page.locator(name).filter({ visible: true }).first();
      await expect(element).toHaveCSS('outline-style', 'solid');
      await expect(element).toHaveCSS('outline-width', '3px');
    };
    await hasLine('[aria-selected="true"] > :first-child');
    await expect(page.locator('nav [aria-current="true"]')).toHaveCSS('border-block-end-width', '4px');
    await hasLine('a[href^="/booking?"]');
    await testInfo.attach('forced colours', { body: await page.screenshot(), contentType: 'image/png' });
  });

  test('FAST-1: favorites keep their place while the browser learns what is saved @mobile-night @favorites', async ({
    page,
    request,
  }) => {
    const stays = [
      await freeStay(request, { nights: 2, notBeforeDays: 60 }),
      await freeStay(request, { nights: 2, notBeforeDays: 60 }),
    ];
    await page.addInitScript(
      (ids) => {
        localStorage.setItem('favorites', JSON.stringify({ selectedListings: ids, saveAsGuest: true }));
      },
      stays.map(({ listingId }) => listingId),
    );
    await page.goto('/favorites');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Favorites/ }).first()).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              if (!entry.hadRecentInput) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.03);
  });
});

test.describe('a server that has too much to do', () => {
  test.use({ expectedProblems: /503/ });

  test('LIST-7: a picture that did not come has a quiet stand-in, is asked for again and is shown @search @mfe-search', async ({
    page,
  }) => {
    let refused = 0;
    await page.route(/_image/, (route) => {
      if (refused >= 2) return route.fallback();
      refused += 1;
      return route.fulfill({ status: 503, headers: { 'retry-after': '2' } });
    });
    await page.goto('/search?query=Lake+Tahoe');
    const first = page.getByRole('article').locator('img').first();
    const width = () => first.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect(first).toHaveCSS('content', /data:image\/svg/);
    await expect.poll(width).toBeGreaterThan(100);
    await expect(first).not.toHaveCSS('content', /data:image/);
  });
});
