import fc from 'fast-check';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '../contracts/index-record.ts';
import type { AvailabilityCode, CalendarDay } from '../contracts/listing.ts';
import { AVAILABILITY_CODES } from '../contracts/listing.ts';
import { canStay } from './availability.ts';
import { addDays, toCompact } from './dates.ts';
import { EMPTY_SEARCH } from './search-address.ts';
import type { SearchState } from './search-address.ts';
import { buildCountQuery, buildSearchRequest, COUNT_FACETS, sortedIndex } from './search-query.ts';
import {
  accessibilityValues,
  availabilityFilter,
  isDatedFilter,
  numericFilter,
  priceAttribute,
} from './index-filters.ts';
import { isGeocodable } from './search-place.ts';
import { withPetsChoice } from './search-filters.ts';
import type { SearchPlace } from './search-place.ts';

const TAHOE = { lat: 39.09, lng: -120.03 };
const request = (part: Partial<SearchState>, place: SearchPlace = null) =>
  buildSearchRequest({
    state: { ...EMPTY_SEARCH, ...part },
    place,
    indexName: 'prod_listings',
    now: '2026-06-01T12:00:00Z',
  });
const main = (part: Partial<SearchState>, place: SearchPlace = null) => request(part, place).main;
const stay = (checkIn: string, checkOut: string) => ({ dates: { checkIn, checkOut } });

describe('availability filter', () => {
  test('SRCH-12: three nights, in the form and order of the index grammar', () => {
    expect(availabilityFilter({ checkIn: '2026-07-04', checkOut: '2026-07-07' })).toBe(
      [
        '(Availability.20260704:DC OR Availability.20260704:DI)',
        '(Availability.20260705:DC OR Availability.20260705:DX)',
        '(Availability.20260706:DC OR Availability.20260706:DX)',
        '(Availability.20260707:DC OR Availability.20260707:DO OR Availability.20260707:NO)',
        'MinStay.20260704 <= 3',
        'MaxStay.20260704 >= 3',
        'MinStay.20260705 <= 3',
        'MaxStay.20260705 >= 3',
        'MinStay.20260706 <= 3',
        'MaxStay.20260706 >= 3',
      ].join(' AND '),
    );
  });

  test('SRCH-12: one night has no middle night; a month end is crossed', () => {
    expect(availabilityFilter({ checkIn: '2026-07-31', checkOut: '2026-08-01' })).toBe(
      '(Availability.20260731:DC OR Availability.20260731:DI) AND (Availability.20260801:DC OR Availability.20260801:DO OR Availability.20260801:NO) AND MinStay.20260731 <= 1 AND MaxStay.20260731 >= 1',
    );
  });

  test('SRCH-12: the filter finds exactly the homes whose calendar allows the stay', () => {
    const code = fc.constantFrom<AvailabilityCode>(...AVAILABILITY_CODES, 'DC', 'DC', 'DC', 'DC', 'DC', 'DC');
    const day = fc.record({
      code,
      minStay: fc.constantFrom(1, 1, 1, 2, 4),
      maxStay: fc.constantFrom(365, 365, 365, 3),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 9, maxLength: 9 }), fc.integer({ min: 1, max: 8 }), (days, nights) => {
        const calendar = days.map((value, offset): CalendarDay => ({
          ...value,
          date: addDays('2026-07-04', offset),
          priceCents: 10_000,
        }));
        const end = addDays('2026-07-04', nights);
        expect(matchesRecord(availabilityFilter({ checkIn: '2026-07-04', checkOut: end }), calendar)).toBe(
          canStay(calendar, '2026-07-04', end).ok,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('SRCH-2: dated and undated searches say so to the index rules', () => {
    expect(main(stay('2026-07-04', '2026-07-05')).ruleContexts).toEqual(['isDatedSearch']);
    expect(main({}).ruleContexts).toEqual(['notDatedSearch']);
    expect(isDatedFilter('Availability.20260704:DC')).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (nights) => {
        const end = new Date(Date.UTC(2026, 6, 4 + nights)).toISOString().slice(0, 10);
        expect(isDatedFilter(availabilityFilter({ checkIn: '2026-07-04', checkOut: end }))).toBe(true);
      }),
    );
  });
});

describe('what the index is asked', () => {
  test('SRCH-2: results count for analytics, sub-queries do not; the user token only when known', () => {
    const { main: first, facetQueries } = request({ propertyTypes: ['Cabin'] });
    expect([first.analytics, first.clickAnalytics, 'userToken' in first]).toEqual([true, true, false]);
    expect(facetQueries.map(({ query }) => [query.analytics, query.hitsPerPage])).toEqual([[false, 0]]);
    const known = buildSearchRequest({
      state: EMPTY_SEARCH,
      place: null,
      indexName: 'i',
      now: '2026-06-01T12:00:00Z',
      userToken: 'anon-1',
    });
    expect(known.main.userToken).toBe('anon-1');
  });

  test('SRCH-3: a geocoded query is searched around its point with its words optional', () => {
    expect(main({ query: 'Lake Tahoe, California' }, TAHOE)).toMatchObject({
      query: '',
      aroundLatLng: '39.09,-120.03',
      aroundRadius: 48280,
      aroundPrecision: 8000,
      optionalWords: ['Lake', 'Tahoe', 'California'],
    });
  });

  test('SRCH-3: a query without a place is an ordinary search whose words may go', () => {
    const query = main({ query: 'cabin with sauna' });
    expect(query.removeWordsIfNoResults).toBe('allOptional');
    expect(query).not.toHaveProperty('aroundLatLng');
  });

  test('FIND-2: of a long sentence the index is sent no more than the 512 bytes that it takes', () => {
    expect(Buffer.byteLength(main({ query: '東'.repeat(500) }).query ?? '')).toBeLessThanOrEqual(512);
  });

  test('SRCH-4: a plain number is not looked up as a place', () => {
    expect(isGeocodable({ query: '96150' })).toBe(false);
    expect(isGeocodable({ query: '' })).toBe(false);
    expect(isGeocodable({ query: 'Route 66' })).toBe(true);
    expect(main({ query: '41827' })).not.toHaveProperty('removeWordsIfNoResults');
  });

  test('FIND-1: the words of a place hide no home inside its circle; other words are still asked for', () => {
    expect(main({ query: 'Lake Tahoe' }, TAHOE).query).toBe('');
    expect(main({ query: 'pines Lake Tahoe' }, { ...TAHOE, text: 'pines' })).toMatchObject({
      query: 'pines',
      aroundRadius: 48280,
    });
  });

  test('FIND-1: a state is asked for by its name, an area without homes of its name by its boxes', () => {
    const state = {
      lat: 39,
      lng: -105.5,
      area: { type: 'attributes' as const, values: [['State', 'Colorado'] as [string, string]] },
    };
    expect(main({ query: 'Colorado', propertyTypes: ['Cabin'] }, state)).toMatchObject({
      query: '',
      facetFilters: [['Property Type:Cabin'], 'State:Colorado'],
    });
    expect(main({ query: 'Colorado' }, state)).not.toHaveProperty('aroundLatLng');
    const county = {
      lat: 39,
      lng: -120,
      area: { type: 'boxes' as const, boxes: [[40, -119, 38, -121] as [number, number, number, number]] },
    };
    expect(main({ query: 'Placer County' }, county)).toMatchObject({
      query: '',
      insideBoundingBox: [[40, -119, 38, -121]],
    });
    const boundingBox = { northEast: { lat: 39.5, lng: -119.8 }, southWest: { lat: 38.7, lng: -120.4 } };
    expect(main({ query: 'Colorado', boundingBox }, state).facetFilters).toEqual([]);
  });

  test.each<[string, [number, number, number, number], number[][]]>([
    ['an ordinary view', [40, -119, 38, -121], [[40, -119, 38, -121]]],
    [
      'a view across the date line',
      [10, -170, -10, 170],
      [
        [10, 180, -10, 170],
        [10, -170, -10, -180],
      ],
    ],
    [
      'the whole earth',
      [80, 180, -80, -180],
      [
        [80, -60, -80, -180],
        [80, 60, -80, -60],
        [80, 180, -80, 60],
      ],
    ],
  ])('FIND-1: %s is boxes that say which side is meant', (_name, [neLat, neLng, swLat, swLng], expected) => {
    const boundingBox = { northEast: { lat: neLat, lng: neLng }, southWest: { lat: swLat, lng: swLng } };
    expect(main({ boundingBox }).insideBoundingBox).toEqual(expected);
  });

  test('ROUTE-4: a box empties the text and keeps the distance order', () => {
    const boundingBox = { northEast: { lat: 39.5, lng: -119.8 }, southWest: { lat: 38.7, lng: -120.4 } };
    expect(main({ query: 'Lake Tahoe', boundingBox }, TAHOE)).toMatchObject({
      query: '',
      insideBoundingBox: [[39.5, -119.8, 38.7, -120.4]],
      aroundLatLng: '39.09,-120.03',
    });
    expect(main({ query: 'Lake Tahoe', boundingBox }, TAHOE)).not.toHaveProperty('optionalWords');
  });

  test.each([
    ['guests', { party: { adults: 3, children: 1, infants: 2, pets: 0 } }, ['Max Occupancy>=4', 'Max Occupancy<=99']],
    ['no guests', {}, []],
    ['infants alone', { party: { adults: 0, children: 0, infants: 2, pets: 0 } }, []],
    ['one pet, which is a value', { party: { adults: 0, children: 0, infants: 0, pets: 1 } }, []],
    ['several pets', { party: { adults: 0, children: 0, infants: 0, pets: 3 } }, ['Max Pets>=3']],
    ['an undated price', { minPrice: 100, maxPrice: 400 }, ['Average Per Night>=100', 'Average Per Night<=400']],
    ['a price without a maximum', { minPrice: 100, maxPrice: 1000 }, ['Average Per Night>=100']],
    ['a dated price', { maxPrice: 999, ...stay('2026-07-04', '2026-07-11') }, ['LOS_PriceAverages.low7<=999']],
    ['a price for 40 nights', { minPrice: 9, ...stay('2026-07-04', '2026-08-13') }, ['LOS_PriceAverages.high36>=9']],
    [
      'rooms',
      { minBedrooms: 3, minBathrooms: 2, minBeds: 4, maxBeds: 9 },
      ['Bedrooms>=3', 'Bathrooms>=2', 'Total Beds>=4', 'Total Beds<=9'],
    ],
  ])('SRCH-10, SRCH-11: numeric filters of %s', (_name, part, expected) => {
    expect(main(part).numericFilters).toEqual(expected);
  });

  test.each([
    [1, 2],
    [2, 2],
    [7, 7],
    [10, 10],
    [11, 10],
    [12, 10],
    [13, 14],
    [17, 14],
    [18, 21],
    [25, 21],
    [26, 30],
    [35, 30],
  ])('SRCH-11: %i nights are priced as %i', (nights, length) =>
    expect(priceAttribute(nights)).toBe(`LOS_PriceAverages.${length}`),
  );

  test.each([
    ['lt', '<'],
    ['lte', '<='],
    ['eq', '='],
    ['diff', '!='],
    ['gte', '>='],
    ['gt', '>'],
  ] as const)('SRCH-14: operator %s', (operator, sign) =>
    expect(numericFilter('Bedrooms', operator, 3)).toBe(`Bedrooms${sign}3`),
  );

  test('SRCH-18: property types are alternatives, everything else must all be there', () => {
    expect(
      main({ propertyTypes: ['Cabin', 'Chalet'], amenities: ['Hot Tub', 'Sauna'], viewAmenities: ['-Sea'] })
        .facetFilters,
    ).toEqual([
      ['Property Type:Cabin', 'Property Type:Chalet'],
      'amenities.Amenities:Hot Tub',
      'amenities.Amenities:Sauna',
      'amenities.View:\\-Sea',
    ]);
  });

  test('SRCH-16: activities are filtered by and counted as a facet of their own', () => {
    expect(main({ activities: ['Hiking'] }).facetFilters).toEqual(['amenities.Area Activities:Hiking']);
    expect(main({}).facets).toContain('amenities.Area Activities');
  });

  test('SRCH-18: a facet of alternatives is counted without its own selection, and only then asked for', () => {
    expect(request({ amenities: ['Sauna'] }).facetQueries).toEqual([]);
    const [sub] = request({ propertyTypes: ['Cabin'], amenities: ['Sauna'], page: 3 }).facetQueries;
    expect(sub?.query).toMatchObject({
      facets: ['Property Type'],
      facetFilters: ['amenities.Amenities:Sauna'],
      page: 0,
    });
  });

  test('SRCH-18: order is a replica, paging counts from 0 there', () => {
    expect(main({ sort: 'price-asc', page: 2 })).toMatchObject({
      indexName: 'prod_listings_price_asc',
      page: 1,
      hitsPerPage: 24,
    });
    expect(sortedIndex('prod_listings', 'relevance')).toBe('prod_listings');
  });

  test('SRCH-8: a party with pets asks for homes that allow them', () => {
    const guests = { adults: 2, children: 0, infants: 0, pets: 1 };
    expect(accessibilityValues({ accessibility: [NO_PETS_ALLOWED, 'Step-free Entry'], party: guests })).toEqual([
      'Step-free Entry',
      PETS_ALLOWED,
    ]);
    expect(withPetsChoice(['Step-free Entry', NO_PETS_ALLOWED], PETS_ALLOWED)).toEqual([
      'Step-free Entry',
      PETS_ALLOWED,
    ]);
    expect(withPetsChoice([PETS_ALLOWED], NO_PETS_ALLOWED)).toEqual([NO_PETS_ALLOWED]);
    expect(withPetsChoice([PETS_ALLOWED], null)).toEqual([]);
  });

  test('PRICE-1: only the nights a price needs are fetched', () => {
    const dated = main(stay('2026-07-04', '2026-07-06')).attributesToRetrieve.filter((name) =>
      name.startsWith('PricePerDay'),
    );
    expect(dated).toEqual(['PricePerDay.20260704', 'PricePerDay.20260705']);
    expect(main({}).attributesToRetrieve.filter((name) => name.startsWith('PricePerDay'))).toEqual([]);
  });

  test.each([
    // At 01:00 UTC it is still the evening before in America; at 11:00 UTC it is the day after in Auckland.
    ['2026-07-04', '2026-07-05T01:00:00Z', ['Day Ends>=1515']],
    ['2026-07-04', '2026-07-04T11:00:00Z', ['Day Ends>=675']],
    ['2026-07-04', '2026-07-04T09:44:59Z', []],
    ['2026-07-06', '2026-07-04T11:00:00Z', []],
  ])('SRCH-12: a stay from %s is not asked of homes where that day is over, at %s', (checkIn, now, filters) => {
    const dates = { checkIn, checkOut: '2026-07-08' };
    const { numericFilters } = buildSearchRequest({
      state: { ...EMPTY_SEARCH, dates },
      place: null,
      indexName: 'homes',
      now,
    }).main;
    expect(numericFilters).toEqual(filters);
  });
});

/** The index's reading of a flat AND of ORs over a record's day maps, written from its documentation. */
function matchesRecord(filters: string, calendar: readonly CalendarDay[]): boolean {
  const days = new Map(calendar.map((day) => [toCompact(day.date), day]));
  return filters.split(' AND ').every((clause) =>
    clause
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((term) => {
        const facet = /^Availability\.(\d{8}):(\w\w)$/.exec(term);
        if (facet) return days.get(facet[1] ?? '')?.code === facet[2];
        const [, attribute = '', date = '', operator = '', value = ''] =
          /^(MinStay|MaxStay)\.(\d{8}) (<=|>=) (\d+)$/.exec(term) ?? [];
        const day = days.get(date);
        const limit = attribute === 'MinStay' ? day?.minStay : day?.maxStay;
        return limit !== undefined && (operator === '<=' ? limit <= Number(value) : limit >= Number(value));
      }),
  );
}

describe('count query', () => {
  const count = (part: Partial<SearchState>, place: SearchPlace = null) =>
    buildCountQuery(
      { state: { ...EMPTY_SEARCH, ...part }, place, indexName: 'prod_listings', now: '2026-06-01T12:00:00Z' },
      COUNT_FACETS,
    );

  test('SRCH-6: object ids only, outside of the analytics, with the fixed facets and the filters of the search', () => {
    const part: Partial<SearchState> = {
      query: 'Tahoe',
      page: 3,
      sort: 'price-asc',
      minBeds: 2,
      propertyTypes: ['Cabin'],
      ...stay('2026-07-04', '2026-07-07'),
    };
    const search = main(part, TAHOE);
    expect(count(part, TAHOE)).toMatchObject({
      indexName: 'prod_listings',
      query: '',
      page: 0,
      hitsPerPage: 0,
      attributesToRetrieve: ['objectID'],
      analytics: false,
      clickAnalytics: false,
      facets: [
        'amenities.Accessibility',
        'Property Type',
        'Max Occupancy',
        'Total Beds',
        'Bedrooms',
        'Bathrooms',
        'Average Per Night',
        'amenities.Location',
        'amenities.View',
      ],
      facetFilters: search.facetFilters,
      numericFilters: search.numericFilters,
      filters: search.filters,
      aroundRadius: 48_280,
      aroundPrecision: 8_000,
    });
    const boundingBox = { northEast: { lat: 40, lng: -119 }, southWest: { lat: 38, lng: -121 } };
    expect(count({ ...part, boundingBox }, TAHOE)).toMatchObject({
      query: '',
      insideBoundingBox: [[40, -119, 38, -121]],
    });
  });
});
