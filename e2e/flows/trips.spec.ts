import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../src/axe.ts';
import { hasFocusInside, hydrated, press } from '../src/hydrated.ts';
import { newestMail } from '../src/mailbox.ts';
import { REFUNDED } from '../src/pages/booking-page.ts';
import { sandboxOrigin } from '../src/sandbox.ts';
import { expect, test } from '../src/test.ts';
import type { APIRequestContext, Page } from '@playwright/test';

async function isSent(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('log')).toContainText(words);
  await expect(page.getByText('Sending…')).toHaveCount(0);
  await expect(page.getByText('Not sent.')).toHaveCount(0);
}

/**
 * The guest writes to the host from the trip, the host answers by the mailed link, and the guest finds it as new
 * (TALK-1).
 */
async function talk(
  page: Page,
  request: APIRequestContext,
  cleanAt: (where: string, of: Page) => Promise<void>,
): Promise<void> {
  const trip = page.url();
  const words = `May we come at noon? (${randomUUID().slice(0, 8)})`;
  await press(page.getByRole('link', { name: /^Message the host/ }));
  await page.getByRole('textbox', { name: /^Write to / }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await isSent(page, words);
  await cleanAt('messages', page);
  const sandbox = await sandboxOrigin(request);
  const hostLink = async () => {
    const { messages } = (await (await request.get(`${sandbox}/mail.json?to=hosts%40roost.example`)).json()) as {
      messages: { text: string }[];
    };
    return /https?:\S+#\S+/.exec(messages.find(({ text }) => text.includes(words))?.text ?? '')?.[0];
  };
  await expect.poll(hostLink).toBeTruthy();
  const host = await page.context().newPage();
  await host.goto((await hostLink()) ?? '');
  await host.getByRole('textbox', { name: 'Write to Maya' }).fill('You may.');
  await host.getByRole('button', { name: 'Send' }).click();
  await isSent(host, 'You may.');
  await host.close();
  await page.goto(trip);
  await press(page.getByRole('link', { name: 'Message the host, 1 new' }));
  await expect(page.getByRole('log')).toContainText('New');
  await expect(page.getByRole('log')).toContainText('You may.');
  await page.goto(trip);
}

test.describe('a stay after it is booked, and a question that is answered', () => {
  // A bank that is slow keeps the guest waiting; a stay that this browser may not see is 404 until the link has opened
  // it.
  test.use({ expectedProblems: /404/ });

  test('BOOK-6 BOOK-9 BOOK-12 UI-5: a slow bank is waited for; the mailed link opens the stay in another browser, where it is cancelled by keyboard; axe finds nothing on the way @mobile-only @a11y @booking @mfe-booking', async ({
    page,
    browser,
    booking,
    request,
    baseURL,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 150 });
    const email = `trip-${randomUUID()}@example.com`;
    const cleanAt = (where: string, of = page) => expectAccessible(of, where);
    await booking.open({ ...stay, adults: 2 });
    await booking.waitUntilInteractive();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await cleanAt('details with errors');
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
    await booking.continueToPayment();
    await booking.waitForCard();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('alert').first()).toContainText('Credit Card is missing required information.');
    await cleanAt('payment with errors');
    await booking.fillCard({ number: '4000 0000 0007 8008', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await booking.pay();
    await expect(page.getByRole('status').filter({ hasText: 'Please keep this page open.' })).toBeVisible();
    await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9]+$/);
    await expect(booking.confirmationCode).toBeVisible();
    await cleanAt('confirmation');
    const { link } = await newestMail(request, email);

    const other = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() })).newPage();
    await other.goto(new URL(link).pathname);
    await expect(other.getByRole('heading', { level: 1 })).not.toContainText('is yours');
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('is yours');
    // The token has left the address, and this browser keeps the stay.
    await expect(other).toHaveURL(/\/trips\/[A-Z0-9]+$/);
    await other.reload();
    await talk(other, request, cleanAt);
    const opener = other.getByRole('button', { name: /^Cancel/ });
    await hydrated(opener);
    await opener.focus();
    await other.keyboard.press('Enter');
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('Refund to your card');
    await cleanAt('cancelling', other);
    await hasFocusInside(dialog);
    await other.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await other.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /^Cancel/ }).focus();
    await other.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText(REFUNDED);
    // The button that was pressed is gone.
    await hasFocusInside(dialog);
    await other.keyboard.press('Escape');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This stay was cancelled');
    await expect(other.locator(':focus').getByRole('status')).toContainText(REFUNDED);
    // The header half covers what is beneath it in a scrolled page, which axe takes for a small target.
    await other.evaluate(() => window.scrollTo(0, 0));
    await cleanAt('a cancelled trip', other);
    await other.setViewportSize({ width: 320, height: 640 });
    await other.goto('/trips');
    await expect(other.getByText(REFUNDED)).toBeVisible();
    await cleanAt('trips', other);
    await newestMail(request, email, 2);
    await other.context().close();
  });

  test("LIST-1: a question reaches the host, whose signed link puts the answer on the page and into the guest's mailbox @listing @mfe-listing", async ({
    page,
    request,
    listing,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 2, notBeforeDays: 60 });
    // One mailbox has all questions to hosts, also those of an earlier try.
    const email = `question-${randomUUID()}@example.com`;
    const question = `Is there a crib in the house? (${randomUUID().slice(0, 8)})`;
    await listing.open(stay.listingId);
    await press(page.getByRole('button', { name: 'Ask a question' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ask the host').fill(question);
    await dialog.getByLabel('First name').fill('Maya');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(dialog.getByRole('status').filter({ hasText: email })).toBeVisible();

    const sandbox = await sandboxOrigin(request);
    const hostLink = async () => {
      const { messages } = (await (await request.get(`${sandbox}/mail.json?to=hosts%40roost.example`)).json()) as {
        messages: { text: string }[];
      };
      return (
        messages
          .map(({ text }) =>
            text.includes(question) ? /https?:\/\/\S+\/questions\/answer#\S+/.exec(text)?.[0] : undefined,
          )
          .find((link) => link !== undefined) ?? ''
      );
    };
    await expect.poll(hostLink, { message: 'the mail to the host' }).not.toBe('');
    await page.goto(await hostLink());
    await hydrated(page.getByLabel('Your answer'));
    await page.getByLabel('Your answer').fill('Yes, in the hall closet.');
    await page.getByRole('button', { name: 'Publish the answer' }).click();
    await page.getByRole('link', { name: 'See it on the page' }).click();
    await expect(page.getByText('Yes, in the hall closet.')).toBeVisible();
    await newestMail(request, email);
  });
});
