import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { watchForCards } from '../src/card-traces.ts';
import { expect, test } from '../src/test.ts';
import { freeStay, type FreeStay } from '../src/stays.ts';
import { readEntry, saveCalendar } from '../src/calendar-file.ts';
import { newestMailParts, readCalendar, type MailParts } from '../src/mailbox.ts';
import { ResultsMap } from '../src/pages/results-map.ts';
import { indexHolds, searchIndex } from '../src/site.ts';
import { expectSays, readHtml, readTimes } from '../src/stay-facts.ts';

/** A search of the map around one home, near enough for its pin to stand alone. */
async function searchAround(request: APIRequestContext, stay: FreeStay): Promise<string> {
  const homes = await searchIndex(request, { hitsPerPage: 1000, attributesToRetrieve: ['objectID', '_geoloc'] });
  const { lat, lng } = homes.find(({ objectID }) => objectID === stay.listingId)?._geoloc ?? { lat: 0, lng: 0 };
  const box = [lat + 0.002, lng + 0.003, lat - 0.002, lng - 0.003].join(',');
  return `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2&boundingBox=${encodeURIComponent(box)}`;
}

/** The calendar file that the page saves is the one that its mail attaches, and spans the stay. Returns its words. */
async function expectCalendar(page: Page, stay: FreeStay, mail: MailParts): Promise<string> {
  const entry = readEntry(await saveCalendar(page));
  expect(entry).toEqual(readEntry(readCalendar(mail)));
  expect(entry).toContain(`DTSTART;VALUE=DATE:${stay.startDate.replaceAll('-', '')}`);
  expect(entry).toContain(`DTEND;VALUE=DATE:${stay.endDate.replaceAll('-', '')}`);
  return entry.join('\n').replaceAll('\\', '');
}

test.describe('the path from home to a booked stay', () => {
  test('ROUTE-3 SRCH-12 PRICE-4 TRUE-1 BOOK-6 BOOK-7 BOOK-8 BOOK-12: search, look, book, cancel @mobile @path @booking @mfe-search @mfe-listing @mfe-booking', async ({
    page,
    home,
    search,
    listing,
    booking,
    request,
  }) => {
    const stay = await freeStay(request, { nights: 4, notBeforeDays: 60 });
    const party = { adults: 2, children: 0, infants: 0, pets: 0 };
    const cards = watchForCards(page);
    // Other flows book with mails of their own at the same time.
    const email = `path-${randomUUID()}@example.com`;

    await home.open();
    await home.searchFor({
      place: stay.region,
      startDate: stay.startDate,
      endDate: stay.endDate,
      adults: party.adults,
    });
    await expect(page).toHaveURL(/\/search\?/);
    await expect(search.heading).toContainText(stay.region);
    await expect.poll(() => search.count()).toBeGreaterThan(0);

    // The home is among the results of its region for its dates, with the total with taxes that every later page and
    // the mail repeat (TRUE-1).
    const card = await search.findCard(stay.headline);
    const total = await card.total();
    const map = new ResultsMap(await page.context().newPage());
    await map.open(await searchAround(request, stay));
    await expect(map.getPin(stay.headline)).toHaveAccessibleName(`${total.shown} total with taxes, ${stay.headline}`);
    await map.page.close();
    await card.open();

    await expect(listing.heading).toHaveText(stay.headline);
    await expect(listing.quoteTotal).toContainText(total.exact);
    await listing.book();

    await expect(page).toHaveURL(/\/booking\?/);
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
    await booking.continueToPayment();
    await expect(await booking.total()).toContainText(total.exact);
    await expect(booking.payButton).toContainText(total.exact);
    // What was agreed to. No place after it may know another amount or another day.
    const agreed = await page.getByRole('main').innerText();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    expect(await cards.traces('4242 4242 4242 4242')).toEqual([]);
    await booking.pay();

    await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9-]+$/);
    await expect(booking.confirmationCode).toBeVisible();
    // Neither the page, its stores and cookies nor anything it sent holds the number; services and vault are searched
    // in card-data.test.ts.
    expect(await cards.traces('4242 4242 4242 4242')).toEqual([]);
    await page.reload();
    await expect(booking.confirmationCode).toBeVisible();
    await expect(await booking.total()).toContainText(total.exact);
    const confirmed = await page.getByRole('main').innerText();
    const code = page.url().split('/').at(-1) ?? '';
    const mail = await newestMailParts(request, email);
    expect(mail.text).toContain(`Total (USD): ${total.exact}`);
    const calendar = await expectCalendar(page, stay, mail);
    await page.goto(`/trips/${code}/receipt`);
    await expect(page.getByRole('table').filter({ hasText: 'Total paid' })).toContainText(total.exact);
    const receipt = await page.getByRole('main').innerText();
    await page.goto(`/trips/${code}`);
    await booking.total();
    const trip = await page.getByRole('main').innerText();
    const facts = [stay.headline, '2 guests'];
    expectSays(
      { stay, agreed, words: [...facts, ...readTimes(agreed)] },
      { 'the confirmation': confirmed, 'the mail': mail.text, 'its HTML': readHtml(mail.html), 'the trip': trip },
    );
    expectSays({ stay, agreed, words: facts }, { 'the receipt': receipt });
    expectSays({ stay, agreed, words: [stay.headline, code, ...readTimes(agreed)] }, { 'the calendar': calendar });

    await listing.open(stay.listingId);
    const nights = await request.get(`/api/listings/${stay.listingId}/calendar?from=${stay.startDate}&months=1`);
    const { days } = (await nights.json()) as { days: { date: string; code: string }[] };
    expect(days.find((day) => day.date === stay.startDate)?.code).toMatch(/^N[XO]$/);
    await expect
      .poll(() => indexHolds(request, stay), { message: 'the index still offers the booked dates' })
      .toBe(false);

    await booking.cancelNextTrip();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This stay was cancelled');
    const cancelled = await newestMailParts(request, email, 2);
    expectSays(
      { stay, agreed, words: facts },
      {
        'the cancelled stay': await page.getByRole('main').innerText(),
        'the mail about it': cancelled.text,
        'its HTML': readHtml(cancelled.html),
      },
    );
    await expect
      .poll(() => indexHolds(request, stay), {
        message: 'the index does not offer the dates of a cancelled stay',
      })
      .toBe(true);
  });
});

test.describe('a card the bank refuses', () => {
  // The refusal is an answer of ours with status 402, which browsers also write to the console.
  test.use({ expectedProblems: /402/ });

  test('BOOK-3 BOOK-6: a declined card says so, keeps the form and books nothing; the wallet of the browser books @booking @mfe-booking', async ({
    page,
    booking,
    request,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 120 });
    await booking.open({ ...stay, adults: 2 });
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com', phone: '4155550198' });
    await booking.continueToPayment();
    await booking.fillCard({ number: '4000 0000 0000 0002', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await booking.pay();
    await expect(page.getByRole('alert')).toContainText(/declined/i);
    await expect(page).toHaveURL(/\/booking\?/);
    await expect
      .poll(() => indexHolds(request, stay), {
        message: 'the index does not offer the dates of a declined booking',
      })
      .toBe(true);

    // A wallet that is closed changes nothing; its own declined card leaves the choice of another.
    const cards = watchForCards(page);
    const wallet = booking.walletSheet;
    await booking.waitForWallet();
    await booking.walletButton.press('Enter');
    await expect(wallet.getByRole('definition').last()).toHaveText(
      (await booking.payButton.innerText()).match(/\$[\d,.]+/)?.[0] ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByText('You closed your wallet.')).toBeVisible();
    await expect(page.getByLabel('Name on card')).toHaveValue('Maya Ortiz');
    await booking.walletButton.click();
    await wallet.getByLabel('your bank declines').check();
    await wallet.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('alert')).toContainText('declined the card in your wallet');
    await expectAccessible(page);

    await booking.walletButton.click();
    await wallet.getByLabel('your bank asks first').check();
    await wallet.getByRole('button', { name: 'Approve' }).click();
    await page
      .frameLocator('iframe[title="Secure window from your bank"]')
      .getByRole('button', { name: 'Complete' })
      .click();
    await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9-]+$/);
    await expect(booking.confirmationCode).toBeVisible();
    expect(await cards.traces('4000 0025 0000 3155')).toEqual([]);
  });
});
