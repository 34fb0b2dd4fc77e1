import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH, readSearch } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import {
  draftStarted,
  filtersCleared,
  petsChosen,
  priceChosen,
  roomsChosen,
  searchDraftSlice,
  valueToggled,
} from './search-draft.ts';
import type { SearchDraft } from './search-draft.ts';
import { toSearch } from './selections.ts';

const { reducer } = searchDraftSlice;
type Action = Parameters<typeof reducer>[1];
const after = (...actions: Action[]): SearchDraft => actions.reduce(reducer, searchDraftSlice.getInitialState());
const started = (query: string) => draftStarted(readSearch(new URLSearchParams(query)));

test('SRCH-1, ROUTE-4: the draft starts from the address, and stands for the same address', () => {
  const query =
    'query=Lake+Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&children=1&boundingBox=40,-119,38,-121&minLOS_PriceAverages=100&minBeds=3&maxBeds=9&Property-Type=Cabin&amenities.View=Lake&amenities.Amenities=Area+Activities:Hiking&sort=rating&page=2&utm_source=a';
  const draft = after(roomsChosen({ room: 'selectedMinBeds', count: 9 }), filtersCleared(), started(query));
  expect(draft).toMatchObject({
    query: 'Lake Tahoe',
    page: 2,
    selectedDates: { start: '2026-06-12', end: '2026-06-16' },
    selectedGuests: { adults: 2, children: 1 },
    selectedMinPrice: 100,
    selectedMinBeds: 3,
    selectedPropertyTypes: ['Cabin'],
    selectedViewAmenities: ['Lake'],
    selectedActivities: ['Hiking'],
    shouldResetPriceRange: false,
  });
  expect(toSearch(draft)).toEqual(readSearch(new URLSearchParams(query)));
});

const FILTERS: [string, Action, Partial<SearchState>][] = [
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

test.each(FILTERS)('SRCH-7: %s goes into the search, and clearing all takes it away', (_name, action, part) => {
  const set = after(started('query=Tahoe'), action);
  expect(toSearch(set)).toEqual({ ...EMPTY_SEARCH, query: 'Tahoe', ...part });
  const cleared = reducer(set, filtersCleared());
  expect(cleared.shouldResetPriceRange).toBe(true);
  expect(toSearch(cleared)).toEqual({ ...EMPTY_SEARCH, query: 'Tahoe' });
});

test('SRCH-7: a value chosen again is removed; a new price ends the reset of the price range', () => {
  const toggle = valueToggled({ list: 'selectedAmenities', value: 'Hot Tub' });
  expect(after(toggle, toggle).selectedAmenities).toEqual([]);
  expect(after(filtersCleared(), priceChosen({ minPrice: 10, maxPrice: 1000 })).shouldResetPriceRange).toBe(false);
});

test('SRCH-8: the two pets values exclude each other, and "no pets" removes the pets from the party', () => {
  const allowed = after(
    started('amenities.Accessibility=Step-free+Entry&amenities.Accessibility=No+Pets+Allowed'),
    petsChosen(PETS_ALLOWED),
  );
  expect(allowed.selectedAccessibility).toEqual(['Step-free Entry', PETS_ALLOWED]);
  const unwanted = after(
    started('adults=2&pets=1&amenities.Accessibility=Step-free+Entry'),
    petsChosen(NO_PETS_ALLOWED),
  );
  expect([unwanted.selectedAccessibility, unwanted.selectedGuests.pets]).toEqual([
    ['Step-free Entry', NO_PETS_ALLOWED],
    0,
  ]);
  expect(reducer(unwanted, petsChosen(null)).selectedAccessibility).toEqual(['Step-free Entry']);
});
