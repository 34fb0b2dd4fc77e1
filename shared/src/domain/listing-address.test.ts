import { canonicalRedirect, listingPath, readListingPlace, slug, readBookedHome } from './listing-address.ts';

test.each([
  [
    { id: '41827', country: 'United States', state: 'California', city: 'South Lake Tahoe' },
    '/vacation-rentals/united-states/california/south-lake-tahoe/41827',
  ],
  [{ id: '7', country: 'Italy', state: null, city: 'Siena' }, '/vacation-rentals/italy/siena/7'],
  [{ id: '7', country: 'Italy', state: '', city: 'Siena' }, '/vacation-rentals/italy/siena/7'],
])('ROUTE-1: %p lives at %s', (listing, path) => {
  expect(listingPath(listing)).toBe(path);
});

test.each([
  [{ id: '7', country: null, state: 'Utah', city: 'Moab' }],
  [{ id: '7', country: 'Italy', state: 'X', city: null }],
  [{ id: '7', country: ' ', city: 'Moab' }],
  [{ id: '7' }],
])('ROUTE-2: without country or city, %p lives at its id', (listing) => {
  expect(listingPath(listing)).toBe('/vacation-rentals/7');
});

test.each([
  ['Hill  Country', 'hill-country'],
  [' Tybee ', 'tybee'],
  ['San José', encodeURIComponent('san-josé')],
  ["Coeur d'Alene", "coeur-d'alene"],
  ['A/B?C#D', 'a-b-c-d'],
])('ROUTE-2: the segment of %p is %s', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

describe('ROUTE-3: redirects to the canonical path', () => {
  const listing = { id: '9', country: 'Mexico', state: null, city: 'San José' };
  test('none from the canonical path itself, encoded or not', () => {
    expect(canonicalRedirect('/vacation-rentals/mexico/san-jos%C3%A9/9', '', listing)).toBeNull();
    expect(canonicalRedirect('/vacation-rentals/mexico/san-josé/9', '?a=1', listing)).toBeNull();
  });
  test.each([
    '/vacation-rentals/9',
    '/vacation-rentals/mexico/jalisco/san-josé/9',
    '/vacation-rentals/Mexico/San-José/9',
    '/vacation-rentals/%E0%A4%A/9',
  ])('from %s, with the query kept', (path) => {
    expect(canonicalRedirect(path, '?startDate=2026-06-12&queryID=x', listing)).toBe(
      '/vacation-rentals/mexico/san-jos%C3%A9/9?startDate=2026-06-12&queryID=x',
    );
  });
});

test.each([
  ['/vacation-rentals/united-states/california/south-lake-tahoe/41827', 'South Lake Tahoe, California'],
  ['/vacation-rentals/united-states/california/south-lake-tahoe/41827/', 'South Lake Tahoe, California'],
  ['/vacation-rentals/mexico/san-jos%C3%A9/9', 'San José, Mexico'],
  ['/vacation-rentals/portugal/praia-da-rocha/9', 'Praia da Rocha, Portugal'],
  ['/vacation-rentals/united-states/idaho/%E0%A4%A/9', '%E0%A4%A, Idaho'],
  ['/vacation-rentals/-/-/-/9', null],
  ['/vacation-rentals/9', null],
  ['/vacation-rentals/', null],
  ['/search', null],
])('SRCH-16: the address %s says that the home is in %p', (path, place) => {
  expect(readListingPlace(path)).toBe(place);
});

test.each([
  ['listingId=41827', '41827'],
  ['slug=waterline-house-41827', '41827'],
  ['listingId=../x', null],
  ['', null],
])('ROUTE-7: the address %s of the booking page is about the home %s', (query, id) => {
  expect(readBookedHome(new URLSearchParams(query))).toBe(id);
});
