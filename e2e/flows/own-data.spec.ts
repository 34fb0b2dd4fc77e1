import { isoDay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';

/**
 * The flow of docs/test-data.md to copy: a home with a calendar of its own, how a payment ends, and a day in the
 * future.
 */
test.describe('a flow with data of its own', () => {
  // The declined card is an answer of ours with this status, which browsers also write to the console.
  test.use({ expectedProblems: /402/ });

  test('BOOK-3: three free nights of a home are booked after a declined card, and on the day of check-in nothing is given back @booking @mfe-booking @alone', async ({
    page,
    context,
    booking,
    testData,
  }) => {
    const { id: listingId } = await testData.home({
      night_price: 200,
      policy: 'Moderate',
      // First and last night that nobody can book.
      blocked: [`${isoDay(30)}..${isoDay(39)}`, `${isoDay(43)}..${isoDay(60)}`],
    });
    const stay = { listingId, startDate: isoDay(40), endDate: isoDay(43), adults: 2 };

    await booking.open({ ...stay, endDate: isoDay(44) });
    await expect(page.getByRole('main')).toContainText(/these dates|not available|booked/i);

    await booking.open(stay);
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com', phone: '4155550198' });
    await booking.continueToPayment();
    await booking.fillCard({ number: '4000 0000 0000 0002', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await booking.pay();
    await expect(page.getByRole('alert')).toContainText(/declined/i);

    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.pay();
    const code = await booking.confirmationCode.innerText();

    await testData.moveClock(context, new Date(`${stay.startDate}T20:00:00Z`));
    await page.goto(`/trips/${code}`);
    await expect(page.getByRole('main')).toContainText(/no refund|nothing/i);
  });
});
