import { OPTIONAL_CATEGORIES, withEverything } from '@roost/shared/domain/consent';
import { bookStay } from '../src/booked-stay.ts';
import { breakPart, mendAll, type Fault } from '../src/sandbox.ts';
import { freeStay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';
import { watchTrackers } from '../src/trackers.ts';
import { visitAndWaitForThirdParties } from '../src/visit.ts';

/** Third parties that a booking does not need. Other flows have the index and the card vault fail. */
const PARTS = [
  'analytics',
  'analytics-intake',
  'insights',
  'third-party-scripts',
  'fraud',
  'monitoring',
  'flags',
  'maps',
] as const;

test.describe('third parties that fail @alone', () => {
  // The browser writes these lines about such answers. Errors of our own code must still fail the flow.
  test.use({
    consentAnswered: false,
    timezoneId: 'Europe/Berlin',
    expectedProblems:
      /^(status 503|request failed|console (error|warning): (Failed to load resource|Access to|The resource|Refused to execute|Cross-Origin))/,
  });
  test.afterEach(({ request }) => mendAll(request));

  for (const { mode, delayMs, part } of [
    { mode: 'down', part: ' @night' },
    { mode: 'nonsense', part: '' },
    { mode: 'slow', delayMs: 30_000, part: ' @night' },
  ] satisfies (Pick<Fault, 'mode' | 'delayMs'> & { part: string })[]) {
    test(`CONS-7 ANLT-2: ${mode}, a guest gets from home to confirmation without them @consent @path @mfe-listing @mfe-booking${part}`, async ({
      page,
      context,
      listing,
      booking,
      request,
      baseURL,
    }) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      const trackers = watchTrackers(page);
      const stay = await freeStay(request, { nights: 3, notBeforeDays: 200 });
      await context.addCookies([
        {
          name: 'tracking-preferences',
          value: encodeURIComponent(JSON.stringify(withEverything(true, []))),
          url: baseURL ?? '',
        },
      ]);
      for (const part of PARTS) await breakPart(request, { part, mode, ...(delayMs ? { delayMs } : {}) });
      const query = `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
      const visit = (address: string) => visitAndWaitForThirdParties(page, address);

      await visit('/');
      await visit(`/search?query=${encodeURIComponent(stay.headline)}&${query}`);
      await visit(`/vacation-rentals/${stay.listingId}?${query}`);
      await expect(listing.heading).toHaveText(stay.headline);
      if (mode === 'down') {
        // The form is filled in by hand in one mode; the others book through the API and open the same last page.
        await listing.book();
        await booking.fillGuest({
          firstName: 'Maya',
          lastName: 'Ortiz',
          email: 'maya@example.com',
          phone: '4155550198',
        });
        await booking.continueToPayment();
        await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
        await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
        await booking.pay();
      } else {
        await visit(`/booking?listingId=${stay.listingId}&${query}`);
        await visit(`/booking/confirmation/${await bookStay(context.request, stay)}`);
      }
      await expect(booking.confirmationCode).toBeVisible();
      // Each category was really asked for something, so the faults were met.
      for (const category of OPTIONAL_CATEGORIES)
        await expect.poll(() => trackers.of(category).length, { message: category }).toBeGreaterThan(0);
      expect(broken, 'errors that nobody handled').toEqual([]);
    });
  }
});
