import fc from 'fast-check';
import { NO_DATES } from '@roost/shared/domain/stay';
import { readBookingAddress, isSameStay, writeBookingAddress } from './booking-address.ts';
import type { BookingAddress } from './booking-address.ts';

const read = (query: string) => readBookingAddress(new URLSearchParams(query));

test('ROUTE-7: the address is the whole booking', () => {
  expect(
    read('listingId=41827&startDate=2026-06-12&endDate=2026-06-16&adults=3&children=1&pets=1&step=payment'),
  ).toEqual({
    listingId: '41827',
    dates: { checkIn: '2026-06-12', checkOut: '2026-06-16' },
    party: { adults: 3, children: 1, infants: 0, pets: 1 },
    step: 'payment',
  });
});

test('ROUTE-7: a slug names the home as well', () => {
  expect(read('slug=waterline-house-41827').listingId).toBe('41827');
});

test.each([
  ['NaN guests', 'adults=NaN', { party: expect.objectContaining({ adults: 0 }) }],
  ['negative guests', 'adults=-2', { party: expect.objectContaining({ adults: 0 }) }],
  ['end before start', 'startDate=2026-06-16&endDate=2026-06-12', { dates: NO_DATES }],
  ['no nights', 'startDate=2026-06-12&endDate=2026-06-12', { dates: NO_DATES }],
  [
    'a day that is none',
    'startDate=2026-02-30&endDate=2026-03-02',
    { dates: { checkIn: null, checkOut: '2026-03-02' } },
  ],
  ['script text', 'listingId=<script>alert(1)</script>', { listingId: null }],
  ['a long id', `listingId=${'9'.repeat(10_000)}`, { listingId: null }],
  ['an unknown step', 'step=done', { step: 'details' }],
])('ROUTE-13: %s is dropped, the rest applies', (_name, query, expected) => {
  expect(read(`infants=1&${query}`)).toMatchObject({ ...expected, party: { infants: 1 } });
});

test('ROUTE-13: no query breaks the reader', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('listingId', 'slug', 'startDate', 'endDate', 'adults', 'pets', 'step'), fc.string()),
      ),
      (pairs) => {
        readBookingAddress(new URLSearchParams(pairs));
      },
    ),
  );
});

const addresses: fc.Arbitrary<BookingAddress> = fc.record({
  listingId: fc.constantFrom(null, '41827'),
  dates: fc.record({
    checkIn: fc.constantFrom(null, '2026-06-12'),
    checkOut: fc.constantFrom(null, '2026-06-16'),
  }),
  party: fc.record({ adults: fc.nat(99), children: fc.nat(99), infants: fc.nat(99), pets: fc.nat(99) }),
  step: fc.constantFrom('details', 'payment'),
});

test('ROUTE-7: writing and reading are inverse', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readBookingAddress(writeBookingAddress(address))).toEqual(address);
    }),
  );
});

test('ROUTE-7: zero counts and empty dates are left out, foreign keys stay', () => {
  const address = read('listingId=1&adults=2');
  expect(writeBookingAddress(address, new URLSearchParams('utm_source=mail&pets=3&step=payment')).toString()).toBe(
    'utm_source=mail&listingId=1&adults=2',
  );
});

test.each([
  ['adults=2&step=payment', true],
  ['adults=2&utm_source=x', true],
  ['adults=3', false],
])('ROUTE-7: the stay of adults=2 and %s is the same: %s', (query, same) => {
  expect(isSameStay(new URLSearchParams('adults=2'), new URLSearchParams(query))).toBe(same);
});
