import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH, readSearch } from '@roost/shared/domain/search-address';
import type { SearchState as Search } from '@roost/shared/domain/search-address';
import {
  activeMarkerChanged,
  datesChosen,
  detailPageOpened,
  filtersApplied,
  filtersCleared,
  guestsChosen,
  homesCounted,
  ipLocationReceived,
  petsChosen,
  priceChosen,
  roomsChosen,
  toSearch,
  searchShown,
  searchSlice,
  searchStarted,
  selectionsTaken,
  valueToggled,
} from './search.ts';
import type { SearchState } from './search.ts';

const { reducer } = searchSlice;
type Action = Parameters<typeof reducer>[1];
const after = (...actions: Action[]): SearchState => actions.reduce(reducer, searchSlice.getInitialState());
const taken = (query: string) => selectionsTaken(readSearch(new URLSearchParams(query)));
const shown = (query: string, total = 312) =>
  searchShown({
    search: readSearch(new URLSearchParams(query)),
    latLng: { lat: 39.1, lng: -120 },
    hits: { total, shown: 24, facets: { 'Property Type': { Cabin: 30 } } },
    location: {
      formattedAddress: 'Lake Tahoe, CA, USA',
      city: null,
      state: 'California',
      country: 'United States',
      types: ['natural_feature'],
    },
  });
import { toStateDates } from '@roost/shared/domain/stay';
const STAY = { checkIn: '2026-06-12', checkOut: '2026-06-16' };

test('SRCH-1: every field of the specification is there under its name', () => {
  expect(Object.keys(after())).toEqual(
    expect.arrayContaining([
      'isSearching',
      'page',
      'query',
      'latLng',
      'numHits',
      'numFilteredHits',
      'numResults',
      'searchParameters',
      'selectedAmenities',
      'selectedLocationAmenities',
      'selectedViewAmenities',
      'selectedAccessibility',
      'selectedPropertyTypes',
      'selectedActivities',
      'selectedDates',
      'selectedGuests',
      'selectedPets',
      'selectedMinBeds',
      'selectedMinBathrooms',
      'selectedMinBedrooms',
      'selectedMinPrice',
      'selectedMaxPrice',
      'shouldResetPriceRange',
      'searchFiltered',
      'moreFiltersRefined',
      'amenitiesFilterRefined',
      'propertyTypeFilterRefined',
      'shouldApplyFilters',
      'ipAdressLatLng',
      'totalHits',
      'activeMarker',
      'detailPageUrl',
    ]),
  );
  expect(after().searchParameters).toMatchObject({
    clickAnalytics: true,
    aroundPrecision: 8000,
    aroundRadius: 48280,
    insideBoundingBox: null,
    filters: '',
    numericFilters: [],
  });
});

test('SRCH-1, ROUTE-4: the state follows the address, and stands for the same address', () => {
  const query =
    'query=Lake+Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&children=1&boundingBox=40,-119,38,-121&minLOS_PriceAverages=100&minBeds=3&maxBeds=9&Property-Type=Cabin&amenities.View=Lake&amenities.Amenities=Area+Activities:Hiking&sort=rating&page=2&utm_source=a';
  const state = after(shown(query));
  expect(state).toMatchObject({
    query: 'Lake Tahoe',
    page: 2,
    selectedDates: toStateDates(STAY),
    selectedGuests: { adults: 2, children: 1, total: 3 },
    selectedMinPrice: 100,
    selectedMinBeds: 3,
    selectedPropertyTypes: ['Cabin'],
    selectedViewAmenities: ['Lake'],
    selectedActivities: ['Hiking'],
    searchFiltered: true,
    propertyTypeFilterRefined: true,
    searchParameters: {
      insideBoundingBox: [[40, -119, 38, -121]],
      filters: expect.stringContaining('MinStay.20260612 <= 4'),
      getRankingInfo: true,
    },
  });
  expect(state.searchParameters.numericFilters).toEqual([
    'Max Occupancy>=3',
    'Max Occupancy<=99',
    'LOS_PriceAverages.4>=100',
    'Total Beds>=3',
    'Total Beds<=9',
  ]);
  expect(toSearch(state)).toEqual(readSearch(new URLSearchParams(query)));
});

test('SRCH-3, SRCH-21: coordinates, place, counts and facets of the results are kept', () => {
  const state = after(searchStarted(), shown('query=Lake+Tahoe'));
  expect(state).toMatchObject({
    isSearching: false,
    latLng: { lat: 39.1, lng: -120 },
    trackingLocation: { state: 'California', formattedAddress: 'Lake Tahoe, CA, USA' },
    numHits: 312,
    numFilteredHits: 312,
    totalHits: 312,
    numResults: 24,
    cachedFacets: { 'Property Type': { Cabin: 30 } },
  });
  const counted = reducer(
    state,
    homesCounted({
      total: 48,
      facets: { 'amenities.View': { Lake: 9 } },
      facetsStats: { 'Average Per Night': { min: 90, max: 700, avg: 230, sum: 4600 } },
    }),
  );
  expect(counted).toMatchObject({
    numFilteredHits: 48,
    numResults: 48,
    numHits: 312,
    cachedFacets: { 'amenities.View': { Lake: 9 } },
    cachedFacetsStats: { 'Average Per Night': { avg: 230 } },
  });
  expect(reducer(counted, ipLocationReceived({ lat: 38.6, lng: -121.5 })).ipAdressLatLng).toEqual({
    lat: 38.6,
    lng: -121.5,
  });
  expect(reducer(reducer(counted, activeMarkerChanged('7')), detailPageOpened('/vacation-rentals/7'))).toMatchObject({
    activeMarker: '7',
    detailPageUrl: '/vacation-rentals/7',
  });
});

test('SRCH-19: a search that fails keeps what was counted before', () => {
  const failed = searchShown({ search: EMPTY_SEARCH, latLng: null, location: null, hits: null });
  expect(after(shown('query=Lake+Tahoe'), searchStarted(), failed)).toMatchObject({ isSearching: false, numHits: 312 });
});

const FILTERS: [string, Action, Partial<Search>][] = [
  ['an amenity', valueToggled({ list: 'selectedAmenities', value: 'Hot Tub' }), { amenities: ['Hot Tub'] }],
  [
    'a location',
    valueToggled({ list: 'selectedLocationAmenities', value: 'Waterfront' }),
    { locationAmenities: ['Waterfront'] },
  ],
  ['a view', valueToggled({ list: 'selectedViewAmenities', value: 'Lake' }), { viewAmenities: ['Lake'] }],
  ['a property type', valueToggled({ list: 'selectedPropertyTypes', value: 'Cabin' }), { propertyTypes: ['Cabin'] }],
  [
    'an accessibility',
    valueToggled({ list: 'selectedAccessibility', value: 'Step-free Entry' }),
    { accessibility: ['Step-free Entry'] },
  ],
  ['an activity', valueToggled({ list: 'selectedActivities', value: 'Hiking' }), { activities: ['Hiking'] }],
  ['bedrooms', roomsChosen({ room: 'selectedMinBedrooms', count: 2 }), { minBedrooms: 2 }],
  ['beds', roomsChosen({ room: 'selectedMinBeds', count: 2 }), { minBeds: 2 }],
  ['bathrooms', roomsChosen({ room: 'selectedMinBathrooms', count: 2 }), { minBathrooms: 2 }],
  ['a price', priceChosen({ minPrice: 100, maxPrice: 1000 }), { minPrice: 100 }],
  ['pets', petsChosen(PETS_ALLOWED), { accessibility: [PETS_ALLOWED] }],
];

test.each(FILTERS)('SRCH-7: %s sets searchFiltered, and clearing all takes it away', (_name, action, part) => {
  const set = after(taken('query=Tahoe'), action);
  expect(set.searchFiltered).toBe(true);
  expect(toSearch(set)).toEqual({ ...EMPTY_SEARCH, query: 'Tahoe', ...part });
  const cleared = reducer(set, filtersCleared());
  expect(cleared).toMatchObject({ searchFiltered: false, shouldResetPriceRange: true, shouldApplyFilters: true });
  expect(toSearch(cleared)).toEqual({ ...EMPTY_SEARCH, query: 'Tahoe' });
});

test('SRCH-7: a value chosen again is taken off; applying ends the flags', () => {
  const twice = FILTERS[0]?.[1];
  if (!twice) throw new Error('no filter');
  expect(after(twice, twice)).toMatchObject({
    searchFiltered: false,
    selectedAmenities: [],
    amenitiesFilterRefined: false,
  });
  expect(after(filtersCleared(), filtersApplied())).toMatchObject({
    shouldResetPriceRange: false,
    shouldApplyFilters: false,
  });
  expect(after(filtersCleared(), priceChosen({ minPrice: 10, maxPrice: 1000 })).shouldResetPriceRange).toBe(false);
});

test('SRCH-7: taking the dates away clears every filter and flags that they are to be applied again', () => {
  const state = after(
    taken('query=Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1&minBeds=2&amenities.View=Lake'),
    datesChosen(null),
  );
  expect(state).toMatchObject({
    selectedDates: { start: null, end: null },
    searchFiltered: true,
    shouldApplyFilters: true,
    shouldResetPriceRange: true,
    moreFiltersRefined: false,
  });
  expect(toSearch(state)).toEqual({
    ...EMPTY_SEARCH,
    query: 'Tahoe',
    party: { adults: 2, children: 0, infants: 0, pets: 1 },
  });
  expect(state.searchParameters.filters).toBe('');
});

test('SRCH-9, SRCH-11: other dates make the filter string and the numeric filters anew, on the price of the new length', () => {
  const before = after(taken('startDate=2026-06-12&endDate=2026-06-16&maxLOS_PriceAverages=300'));
  expect(before.searchParameters.numericFilters).toEqual(['LOS_PriceAverages.4<=300']);
  const state = reducer(before, datesChosen({ checkIn: '2026-07-01', checkOut: '2026-07-13' }));
  expect(state.searchParameters.numericFilters).toEqual(['LOS_PriceAverages.10<=300']);
  expect(state.searchParameters.filters).toContain('Availability.20260701:DC');
  expect(state.searchParameters.filters).not.toContain('20260612');
  expect(state.shouldApplyFilters).toBe(true);
});

test.each<[string, ListSelectionOf, boolean]>([
  ['selectedLocationAmenities', 'selectedLocationAmenities', true],
  ['selectedViewAmenities', 'selectedViewAmenities', true],
  ['selectedAccessibility', 'selectedAccessibility', true],
  ['selectedAmenities', 'selectedAmenities', false],
  ['selectedPropertyTypes', 'selectedPropertyTypes', false],
])('SRCH-9: moreFiltersRefined with %s', (_name, list, refined) => {
  expect(after(valueToggled({ list, value: 'x' })).moreFiltersRefined).toBe(refined);
});
type ListSelectionOf = Parameters<typeof valueToggled>[0]['list'];

test('SRCH-8: the two pets values exclude each other, and "no pets" leaves the pets at home', () => {
  const allowed = after(
    taken('amenities.Accessibility=Step-free+Entry&amenities.Accessibility=No+Pets+Allowed'),
    petsChosen(PETS_ALLOWED),
  );
  expect([allowed.selectedPets, allowed.selectedAccessibility]).toEqual([
    PETS_ALLOWED,
    ['Step-free Entry', PETS_ALLOWED],
  ]);
  const unwanted = [guestsChosen({ adults: 2, children: 0, infants: 0, pets: 1 }), petsChosen(NO_PETS_ALLOWED)].reduce(
    reducer,
    allowed,
  );
  expect([unwanted.selectedPets, unwanted.selectedAccessibility, unwanted.selectedGuests.pets]).toEqual([
    NO_PETS_ALLOWED,
    ['Step-free Entry', NO_PETS_ALLOWED],
    0,
  ]);
  expect(reducer(unwanted, petsChosen(null))).toMatchObject({
    selectedPets: null,
    selectedAccessibility: ['Step-free Entry'],
  });
});
