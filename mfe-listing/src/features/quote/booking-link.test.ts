import { getBookingHref } from './booking-link.ts';

test('LIST-2: the link to booking carries the listing and the stay', () => {
  expect(
    getBookingHref('41827', {
      dates: { checkIn: '2026-06-20', checkOut: '2026-06-24' },
      party: { adults: 2, children: 0, infants: 0, pets: 1 },
    }),
  ).toBe('/booking?listingId=41827&startDate=2026-06-20&endDate=2026-06-24&adults=2&pets=1');
});
