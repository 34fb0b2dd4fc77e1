import type { ListingDetail } from '@roost/shared/contracts/listing';
import {
  found,
  loaderContext,
  makeCancelledTrip,
  makeClient,
  makeQuote,
  makeTrip,
  refused,
  unavailable,
} from '../../testing/builders.ts';
import { loadBooking } from './load-booking.ts';

const listing = {
  id: '41827',
  headline: 'Waterline House',
  country: 'United States',
  state: 'California',
  city: 'Carnelian Bay',
  maxOccupancy: 8,
  status: 'Active For Rent',
  cancellationPolicy: { name: 'Firm', steps: [] },
  photos: [{ url: '/pictures/a', caption: '', sortOrder: 0 }],
  houseRules: { checkInFrom: '4 PM', pets: true, maxPets: 2 },
  fees: { petCents: 7_500 },
} as unknown as ListingDetail;
const STAY = '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16&adults=2';
const load = (path: string, calls: Parameters<typeof makeClient>[0]) =>
  loadBooking(loaderContext(path), () => makeClient(calls));
const getListing = async () => found({ type: 'found' as const, listing });

test('BOOK-4: home and price of the address come together', async () => {
  const asked: unknown[] = [];
  const result = await load(STAY, {
    getListing,
    getQuote: async (...given) => {
      asked.push(given);
      return found(makeQuote());
    },
  });
  expect(result).toMatchObject({
    type: 'data',
    data: {
      type: 'page',
      home: { headline: 'Waterline House', imageUrl: '/pictures/a', petsAllowed: true },
      price: { type: 'quote' },
    },
  });
  expect(asked).toEqual([
    ['41827', { checkIn: '2026-06-12', checkOut: '2026-06-16' }, { adults: 2, children: 0, infants: 0, pets: 0 }],
  ]);
});

test('BOOK-3: no listing in the address (1001) is a page of its own', async () => {
  expect(await load('/booking', {})).toMatchObject({ status: 404, data: { type: 'noListing' } });
});

test.each([
  ['no dates', '/booking?listingId=41827&adults=2', 'missingDates', 'Check-in and check-out dates are required.'],
  ['no check-out', '/booking?listingId=41827&startDate=2026-06-12&adults=2', '1003', 'Check out date is required.'],
  ['no check-in', '/booking?listingId=41827&endDate=2026-06-12&adults=2', '1002', 'Check in date is required.'],
  [
    'nobody',
    '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16',
    'missingGuests',
    'Guest count is required.',
  ],
  [
    'children alone',
    '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16&children=2',
    '1006',
    'Reservation must have at least one adult.',
  ],
])('BOOK-3: %s is said without asking services for a price', async (_name, path, code, message) => {
  expect(await load(path, { getListing })).toMatchObject({
    data: { price: { type: 'refused', error: { code, message } } },
  });
});

test('BOOK-3: a refusal of services is shown with its code, the page stays', async () => {
  expect(
    await load(STAY, {
      getListing,
      getQuote: async () => refused('1016', 422, { message: 'You have not met the minimum stay of 5 nights.' }),
    }),
  ).toMatchObject({
    data: { type: 'page', price: { type: 'refused', error: { code: '1016' } } },
  });
});

test('BOOK-3: a withdrawn home (1022) is not for sale', async () => {
  const withdrawn = async () => found({ type: 'found' as const, listing: { ...listing, status: 'Withdrawn' } });
  expect(await load(STAY, { getListing: withdrawn, getQuote: async () => found(makeQuote()) })).toMatchObject({
    data: { price: { type: 'refused', error: { code: '1022' } } },
  });
});

test.each([
  ['unknown', 404],
  ['withdrawn', 410],
] as const)('LIST-6: an %s home answers %d and offers others', async (type, status) => {
  const answer = await load(STAY, {
    getListing: async () => found({ type, similar: [] }),
    getQuote: async () => refused('1001', 404),
  });
  expect(answer).toMatchObject({ status, data: { type: 'gone' } });
});

test('BOOK-4: a price that cannot be had leaves the form; a home that cannot be had does not', async () => {
  expect(await load(STAY, { getListing, getQuote: async () => unavailable() })).toMatchObject({
    data: { type: 'page', price: { type: 'failed' } },
  });
  expect(
    await load(STAY, { getListing: async () => unavailable(), getQuote: async () => unavailable() }),
  ).toMatchObject({ status: 503, data: { type: 'failed', phone: '1-800-555-0142' } });
});

test.each([
  ['the stay itself', [makeTrip()], '2026-06-12'],
  ['one that was cancelled', [makeCancelledTrip()], null],
  ['one that shares some nights', [makeTrip({ startDate: '2026-06-11' })], '2026-06-11'],
  ['the stay itself before one that shares nights', [makeTrip({ startDate: '2026-06-11' }), makeTrip()], '2026-06-12'],
  ['one that ends as this begins', [makeTrip({ startDate: '2026-06-08', endDate: '2026-06-12' })], null],
  ['one that begins as this ends', [makeTrip({ startDate: '2026-06-16', endDate: '2026-06-20' })], null],
  ['no answer', null, null],
] as const)('BOOK-8: dates that are taken may be taken by the guest: %s', async (_name, trips, checkIn) => {
  const calls = {
    getListing,
    getQuote: async () => refused('1021', 422, { message: 'This property is not available for your selected dates.' }),
  };
  const result = await loadBooking(
    loaderContext(STAY),
    () => makeClient(calls),
    async () => (trips ? found({ signedIn: false, trips: [...trips] }) : unavailable()),
  );
  const ownStay = checkIn && { code: 'RST-41827-0612', dates: { checkIn } };
  expect(result).toMatchObject({ data: { type: 'page', ownStay } });
});
