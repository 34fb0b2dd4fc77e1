import { randomUUID } from 'node:crypto';
import { addDays } from '@roost/shared/domain/dates';
import { expectFitsPhone } from '../src/axe.ts';
import { expectOneCharge } from '../src/charges.ts';
import { BookingPage } from '../src/pages/booking-page.ts';
import { expect, test } from '../src/test.ts';

type Stay = { listingId: string; startDate: string; endDate: string };

test.describe('two tabs of one guest that pay in the same second', () => {
  // What one of them asks for is taken, and its price with it.
  test.use({ expectedProblems: /409|422|ERR_ABORTED/ });

  for (const { shift, said } of [
    { shift: 0, said: 'You’ve already booked this stay' },
    { shift: 1, said: 'You’ve already booked some of these nights' },
  ])
    test(`BOOK-8: one books, the other is told that the stay is their own: check-in ${shift} days apart @booking @mfe-booking @night`, async ({
      page,
      booking,
      context,
      testData,
    }) => {
      const stay = await testData.stay({ nights: 4, notBeforeDays: 150 });
      const email = `two-tabs-${randomUUID()}@example.com`;
      const fill = async (tab: BookingPage, { listingId, startDate, endDate }: Stay) => {
        await tab.open({ listingId, startDate, endDate, adults: 2 });
        await tab.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
        await tab.continueToPayment();
        await tab.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
        await tab.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
      };
      const other = await context.newPage();
      const second = new BookingPage(other);
      await fill(booking, stay);
      await fill(second, { ...stay, startDate: addDays(stay.startDate, shift) });
      await Promise.all([booking.pay(), second.pay()]);

      const isBooked = (tab: typeof page) => /\/booking\/confirmation\/[A-Z0-9-]+$/.test(tab.url());
      await expect.poll(() => [page, other].filter(isBooked).length).toBe(1);
      const [winner, loser] = isBooked(page) ? [page, other] : [other, page];
      await expect(loser.getByRole('heading', { level: 1 })).toHaveText(said);
      await expect(loser.getByRole('link', { name: 'Manage stay' })).toBeVisible();
      await expectFitsPhone(loser);
      await expectOneCharge(page.request, winner.url().split('/').at(-1) ?? '');
    });
});
