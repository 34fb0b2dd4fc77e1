import type { Page } from '@playwright/test';
import { BookingPage } from '../src/pages/booking-page.ts';
import { newestMail, newestMailText } from '../src/mailbox.ts';
import { bookStay } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { approveReview } from '../src/moderation.ts';
import { expect, test } from '../src/test.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** Opens a page, again where its data did not come in time. */
const open = (page: Page, address: string): Promise<void> =>
  expect(async () => expect((await page.goto(address))?.status()).toBe(200)).toPass();

test.describe('a site whose clock is moved', () => {
  // Every calendar is written anew when the clock is moved: on a busy machine a page may say meanwhile that it could
  // not be loaded. The saved copy of the trip would stand in for a page that takes six seconds then.
  test.use({ expectedProblems: /503|Service Worker registration blocked/, serviceWorkers: 'block' });
  test('BOOK-9 TRUE-2 TALK-2: the refund of one stay falls from all to half to nothing as its days come, in services, host and browser; after it the guest writes a review, which is shown without a word of the host when 14 days are over @booking @mfe-booking @alone @local', async ({
    page,
    context,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 2, notBeforeDays: 40, policy: 'Moderate', night_price: 100 });
    const code = await bookStay(page.request, stay);
    const checkIn = Date.parse(`${stay.startDate}T20:00:00Z`);
    const refund = async (daysBefore: number): Promise<number> => {
      await testData.moveClock(context, new Date(checkIn - daysBefore * DAY_MS));
      await open(page, `/trips/${code}`);
      await press(page.getByRole('button', { name: /^Cancel/ }));
      const line = page.getByRole('dialog').getByText('Refund to your card').locator('..');
      return Number(/\$([\d,.]+)/.exec(await line.innerText())?.[1]?.replaceAll(',', ''));
    };
    const all = await refund(20);
    expect(all).toBeGreaterThan(200);
    expect(Math.abs((await refund(10)) - all / 2)).toBeLessThan(0.02);
    expect(await refund(3)).toBe(0);

    // Once the stay is over its guest writes what it was like.
    await open(page, `/trips/${code}/review`);
    await expect(page.getByText('You can write a review from the day of check-out.')).toBeVisible();
    await testData.moveClock(context, new Date(checkIn + 3 * DAY_MS));
    await open(page, `/trips/${code}`);
    await press(page.getByRole('link', { name: 'Write a review' }));
    const words = page.getByLabel('Your review');
    await words.fill('The lake is a short walk through the pines, and the kitchen has everything.');
    await press(page.getByRole('button', { name: 'Send the review' }));
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page
      .getByRole('group', { name: 'The whole stay' })
      .getByRole('radio', { name: /^5 stars/ })
      .check({ force: true });
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'A person reads your review' })).toBeVisible();
    await page.reload();
    await expect(words).toHaveValue(/through the pines/);

    // The command of the person who reads it has the real time.
    await testData.moveClock(context, new Date());
    await approveReview('through the pines');
    // The last day has passed everywhere.
    await testData.moveClock(context, new Date(checkIn + (2 + 14 + 3) * DAY_MS));
    await expect(async () => {
      await open(page, `/vacation-rentals/${stay.listingId}`);
      await expect(page.getByText(/through the pines/).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 150_000 });
    await expect(page.getByText('Rated 5.0').first()).toBeAttached();
    await open(page, `/trips/${code}/review`);
    await expect(page.getByText('Your review is on the home’s page.')).toBeVisible();
  });

  test('BOOK-13: a stay in two parts is charged again on its day; a declined card is told, and another one pays @booking @mfe-booking @alone @local', async ({
    page,
    context,
    testData,
  }) => {
    const email = `two.parts.${Date.now()}@example.com`;
    const home = { nights: 5, notBeforeDays: 90, policy: 'Moderate', night_price: 300 } as const;
    const stay = await testData.stay(home);
    const booking = new BookingPage(page);
    await booking.open({ ...stay, adults: 2 });
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
    await booking.continueToPayment();
    await page.getByText(/^Pay \$[\d,.]+ now, \$[\d,.]+ on /).click();
    const due = await page.getByText(/due today\. We’ll charge/).innerText();
    const [now = '', rest = ''] = due.match(/\$[\d,]+\.\d\d/g) ?? [];
    // Its bank agrees while its holder is there, and declines later.
    await booking.fillCard({ number: '4000 0000 0000 0341', expires: '08 / 40', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await expect(booking.payButton).toHaveText(`Pay ${now} and book`);
    await booking.pay();
    await page.waitForURL('**/booking/confirmation/**');
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.getByText(`We’ll charge the other ${rest}`)).toBeVisible();
    expect(await newestMailText(page.request, email)).toContain(`You paid ${now}; we’ll charge the other ${rest}`);

    const checkIn = Date.parse(`${stay.startDate}T20:00:00Z`);
    await testData.moveClock(context, new Date(checkIn - 30 * DAY_MS));
    await expect(async () =>
      expect(await newestMailText(page.request, email, 2)).toContain('Your bank declined it'),
    ).toPass({ timeout: 60_000 });
    const { link } = await newestMail(page.request, email);
    expect(link).toContain(`/trips/${code}/pay#`);
    await open(page, link);
    await page.getByText(`${rest} is still to pay.`).waitFor();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 40', code: '123', name: 'Maya Ortiz' });
    await press(page.getByRole('button', { name: `Pay ${rest}` }));
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is paid' })).toBeVisible();
    await open(page, `/trips/${code}/receipt`);
    await expect(page.getByRole('table').getByText('Rest of the stay')).toBeVisible();
  });
});
