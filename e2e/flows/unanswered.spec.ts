import { randomUUID } from 'node:crypto';
import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { formatCents } from '@roost/shared/domain/money';
import { bookInTwo } from '../src/booked-stay.ts';
import { expectCharges, expectOneCharge } from '../src/charges.ts';
import { press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

/** Milliseconds that the page waits between repeats, without the first. */
const PAUSES_MS = [2_000, 5_000, 10_000, 15_000];

test.describe('a booking that is never answered', () => {
  test.use({ expectedProblems: /503|ERR_FAILED|ERR_CONNECTION_RESET/ });

  test('BOOK-7 TRUE-1 UI-5: the page says that it does not know, has one way to go on, and ends at the stay, charged once @mobile-night @booking @mfe-booking', async ({
    page,
    booking,
    testData,
  }) => {
    // The guest of this flow need not wait for half a minute.
    await page.addInitScript((pauses) => {
      const later = window.setTimeout;
      window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
        later(act, pauses.includes(ms ?? 0) ? 10 : ms, ...rest)) as never;
    }, PAUSES_MS);
    const stay = await testData.stay({ nights: 3, notBeforeDays: 150 });
    const email = `unanswered-${randomUUID()}@example.com`;
    await booking.open({ ...stay, adults: 2 });
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
    await booking.continueToPayment();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    // Services book, and no answer of theirs reaches the page; then they are down for a while.
    await page.route('**/api/reservations', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    let down = true;
    await page.route('**/api/reservations/resume', (route) =>
      down ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await booking.pay();
    const title = page.getByRole('heading', {
      level: 1,
      name: 'We’re not sure yet whether your booking went through.',
    });
    const check = page.getByRole('button', { name: 'Check again' });
    await expect(title.locator('..')).toBeFocused();
    await expect(booking.payButton).toBeHidden();
    await expectAccessible(page);
    await expectFitsPhone(page);

    await check.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('We’re checking how your booking went.');
    await expect(check).toBeFocused();
    // Nothing has changed, and that is said again.
    await expect(page.getByRole('alert')).toContainText('you’re never charged twice');
    down = false;
    await check.click();
    await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9-]+$/);
    await expect(booking.confirmationCode).toBeVisible();
    await expectOneCharge(page.request, page.url().split('/').at(-1) ?? '');
  });

  test('BOOK-7 BOOK-13 TRUE-1: so does paying the rest of a stay, with the card it was sent with @mobile-night @booking @mfe-booking @night', async ({
    page,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 4, notBeforeDays: 120, policy: 'Flexible', night_price: 300 });
    const { code, nowCents, restCents } = await bookInTwo(page.request, stay, `rest-${randomUUID()}@example.com`);
    const amount = formatCents(restCents);
    await page.goto(`/trips/${code}/pay`);
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    let away = true;
    await page.route('**/api/trips/*/change', async (route) => {
      await route.fetch();
      await (away ? route.abort('connectionreset') : route.fallback());
    });
    await press(page.getByRole('button', { name: `Pay ${amount}` }));
    const check = page.getByRole('button', { name: 'Check again' });
    await expect(check).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('We’re not sure yet whether your card was charged.');
    await expect(page.getByText(/still to pay|You’ve paid/)).toHaveCount(0);
    await expect(page.locator('main iframe').filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
    await expectFitsPhone(page);

    away = false;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is paid' })).toBeVisible();
    await expect(page.getByText(`We charged ${amount} to your card. Nothing more is due.`)).toBeVisible();
    await expectCharges(page.request, code, [nowCents, restCents]);
  });
});
