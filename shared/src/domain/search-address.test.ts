import fc from 'fast-check';
import { addDays } from './dates.ts';
import {
  EMPTY_SEARCH,
  LISTING_LINK_KEYS,
  listingLinkParams,
  readSearch,
  searchHref,
  SORT_ORDERS,
  VIEWS,
  writeSearch,
} from './search-address.ts';
import type { SearchState } from './search-address.ts';
import { SEARCH_PATH } from './search-path.ts';
import { withAdult, withoutPastDates } from './stay.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const state = (part: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH, ...part });

const text = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .map((value) => value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
  .filter((value) => value !== '');
const values = fc.uniqueArray(text, { maxLength: 5 });
const few = fc.integer({ min: 0, max: 20 });
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0 || 0);
const dates = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 90 })).map(([offset, nights]) => {
  const checkIn = addDays('2024-01-01', offset);
  return { checkIn, checkOut: addDays(checkIn, nights) };
});
const box = fc
  .tuple(degrees(90), degrees(180), degrees(90), degrees(180))
  .filter(([neLat, neLng, swLat, swLng]) => neLat > swLat && neLng !== swLng)
  .map(([neLat, neLng, swLat, swLng]) => ({
    northEast: { lat: neLat, lng: neLng },
    southWest: { lat: swLat, lng: swLng },
  }));
const anyState: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(fc.constant(''), text),
  unused: values,
  excluded: fc.subarray([
    'City:Truckee / State:California',
    'State:Nevada',
    'Property Type:Condo',
    'amenities.Amenities:Pool',
  ]),
  page: fc.integer({ min: 1, max: 1000 }),
  dates: fc.option(dates),
  party: fc.record({ adults: few, children: few, infants: few, pets: few }).map(withAdult),
  boundingBox: fc.option(box),
  sort: fc.constantFrom(...SORT_ORDERS),
  view: fc.constantFrom(...VIEWS),
  minPrice: fc.integer({ min: 0, max: 400 }),
  maxPrice: fc.integer({ min: 400, max: 1000 }),
  minTotal: fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100),
  maxTotal: fc.option(fc.integer({ min: 90_000, max: 2_000_000 }).map((cents) => cents / 100)),
  minBedrooms: few,
  minBeds: few,
  minBathrooms: few,
  maxBeds: fc.option(fc.integer({ min: 1, max: 50 })),
  propertyTypes: values,
  amenities: values,
  locationAmenities: values,
  viewAmenities: values,
  accessibility: values,
  activities: values,
  kept: fc.record({ lc: text, utm_source: text, queryID: text, prevListingPage: text }, { requiredKeys: [] }),
});
/** Without dates a stay has no total, and an address no limit of it. */
const searchState = anyState.map((value) => (value.dates ? value : { ...value, minTotal: 0, maxTotal: null }));

describe('search address', () => {
  test('ROUTE-4, ROUTE-12: any state survives the way through the address, so a shared one opens the same search', () => {
    fc.assert(
      fc.property(searchState, (value) => {
        expect(readSearch(new URLSearchParams(writeSearch(value).toString()))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  test('ROUTE-13: any text is read without an error, and what was read is stable', () => {
    const keys = [
      ...writeSearch(state({ query: 'a' })).keys(),
      ...LISTING_LINK_KEYS,
      'page',
      'boundingBox',
      'maxBeds',
      'sort',
      'view',
    ];
    const wild = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.string({ unit: 'binary' })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(wild, (pairs) => {
        const once = readSearch(new URLSearchParams(pairs));
        expect(readSearch(writeSearch(once))).toEqual(once);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void read(query)));
  });

  test('ROUTE-4: what is at its default is not in the address', () => {
    expect(searchHref(EMPTY_SEARCH)).toBe(SEARCH_PATH);
    expect(searchHref(state({ page: 1, party: { adults: 2, children: 0, infants: 0, pets: 0 } }))).toBe(
      '/search?adults=2',
    );
  });

  test('ROUTE-4: every key is spelled as the specification spells it', () => {
    const full = writeSearch({
      query: 'Lake Tahoe',
      unused: ['romantic'],
      excluded: ['City:Truckee / State:California'],
      page: 2,
      dates: { checkIn: '2026-06-12', checkOut: '2026-06-16' },
      party: { adults: 2, children: 1, infants: 1, pets: 1 },
      boundingBox: { northEast: { lat: 39.5, lng: -119.8 }, southWest: { lat: 38.7, lng: -120.4 } },
      sort: 'price-asc',
      view: 'map',
      minPrice: 100,
      maxPrice: 900,
      minBedrooms: 2,
      minBeds: 3,
      minBathrooms: 1,
      maxBeds: 8,
      propertyTypes: ['Cabin', 'Lake house'],
      amenities: ['Hot Tub'],
      minTotal: 300,
      maxTotal: 2_000,
      locationAmenities: ['Waterfront'],
      viewAmenities: ['Lake View'],
      accessibility: ['Pets Allowed'],
      activities: ['Hiking'],
      kept: {
        inquiry_modal: 'true',
        listingId: '7',
        if: '1',
        prevListingPage: '2',
        lc: 'a',
        sessionid: 'b',
        clickId: 'c',
        market: 'd',
        deviceType: 'e',
        utm_source: 'f',
        utm_medium: 'g',
        utm_campaign: 'h',
        utm_content: 'i',
        utm_term: 'j',
        queryID: 'q',
      },
    });
    expect([...new Set(full.keys())].sort()).toEqual(
      [
        'Property-Type',
        'adults',
        'amenities.Accessibility',
        'amenities.Amenities',
        'amenities.Location',
        'amenities.View',
        'boundingBox',
        'children',
        'clickId',
        'deviceType',
        'endDate',
        'exclude',
        'if',
        'infants',
        'inquiry_modal',
        'lc',
        'listingId',
        'market',
        'maxBeds',
        'maxLOS_PriceAverages',
        'maxTotal',
        'minBathrooms',
        'minBedrooms',
        'minBeds',
        'minLOS_PriceAverages',
        'minTotal',
        'page',
        'pets',
        'prevListingPage',
        'query',
        'queryID',
        'sessionid',
        'sort',
        'startDate',
        'utm_campaign',
        'utm_content',
        'utm_medium',
        'utm_source',
        'utm_term',
        'without',
        'view',
      ].sort(),
    );
    expect(full.get('boundingBox')).toBe('39.5,-119.8,38.7,-120.4');
    expect(full.getAll('Property-Type')).toEqual(['Cabin', 'Lake house']);
    expect(full.getAll('amenities.Amenities')).toEqual(['Hot Tub', 'Area Activities:Hiking']);
    const undated = writeSearch(state({ minPrice: 100, maxPrice: 900 }));
    expect([...undated.keys()]).toEqual(['minAverage-Per-Night', 'maxAverage-Per-Night']);
  });

  test.each([
    ['NaN guests', 'adults=two&query=Tahoe', { query: 'Tahoe' }],
    ['negative guests', 'adults=-2', {}],
    ['a hundred guests', 'adults=100', {}],
    [
      'end before start',
      'startDate=2026-06-16&endDate=2026-06-12&adults=2',
      { party: { adults: 2, children: 0, infants: 0, pets: 0 } },
    ],
    ['a day that is none', 'startDate=2026-02-30&endDate=2026-03-02', {}],
    ['one date alone', 'startDate=2026-06-12', {}],
    ['a stay of a year', 'startDate=2026-06-12&endDate=2027-06-12', {}],
    ['a box of five numbers', 'boundingBox=1,2,3,4,5', {}],
    ['an empty box', 'boundingBox=', {}],
    ['a box off the earth', 'boundingBox=91,0,0,10', {}],
    ['a box upside down', 'boundingBox=10,10,20,20', {}],
    [
      'a ten kilobyte query',
      `query=${'x'.repeat(10_000)}&pets=1`,
      { party: { adults: 0, children: 0, infants: 0, pets: 1 } },
    ],
    ['a sentence as long as the box takes', `query=${'a+bc'.repeat(125)}`, { query: 'a bc'.repeat(125) }],
    ['page zero', 'page=0', {}],
    ['an unknown order', 'sort=magic', {}],
    ['an unknown view', 'view=globe', {}],
    ['prices the wrong way round', 'minAverage-Per-Night=900&maxAverage-Per-Night=100', {}],
    ['control characters', 'query=a%00b%0Ac', { query: 'a b c' }],
    ['script text', 'query=%3Cscript%3Ealert(1)%3C/script%3E', { query: '<script>alert(1)</script>' }],
  ])('ROUTE-13: %s', (_name, query, expected) => {
    expect(read(query)).toEqual(state(expected));
  });

  test('SRCH-10: a maximum of 1000 or more is no maximum', () => {
    expect(read('maxAverage-Per-Night=1000').maxPrice).toBe(1000);
    expect(read('maxAverage-Per-Night=4000').maxPrice).toBe(1000);
    expect(writeSearch(state({ maxPrice: 1000 })).toString()).toBe('');
  });

  test('SRCH-11: a link keeps its price when dates come or go', () => {
    expect(read('minLOS_PriceAverages=120').minPrice).toBe(120);
    expect(read('startDate=2026-06-12&endDate=2026-06-16&minAverage-Per-Night=120').minPrice).toBe(120);
  });

  test('ROUTE-5: a listing link carries the specified keys and no other', () => {
    const params = listingLinkParams(
      read(
        'query=Tahoe&page=3&sort=rating&maxBeds=4&boundingBox=2,2,1,1&startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1&utm_source=mail&Property-Type=Cabin&minBedrooms=2&inquiry_modal=true&prevListingPage=2',
      ),
      'q1',
    );
    expect(params.toString()).toBe(
      'startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1&minBedrooms=2&Property-Type=Cabin&utm_source=mail&queryID=q1',
    );
  });

  test('ROUTE-13: dates that have passed go, the rest of a shared link stays', () => {
    const link = read('query=Tahoe&startDate=2026-06-12&endDate=2026-06-16');
    expect(withoutPastDates(link, '2026-06-12').dates).not.toBeNull();
    expect(withoutPastDates(link, '2026-06-13')).toEqual({ ...link, dates: null });
  });
});
