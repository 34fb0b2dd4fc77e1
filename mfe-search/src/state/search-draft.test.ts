import { readSearch } from '@roost/shared/domain/search-address';
import { draftChanged, draftStarted, filtersCleared, petsLeftHome, searchDraftSlice } from './search-draft.ts';
import type { SearchDraft } from './search-draft.ts';
import { toSearch } from './selections.ts';

const { reducer } = searchDraftSlice;
type Action = Parameters<typeof reducer>[1];
const after = (...actions: Action[]): SearchDraft => actions.reduce(reducer, searchDraftSlice.getInitialState());
const search = (query: string) => readSearch(new URLSearchParams(query));
const started = (query: string) => draftStarted(search(query));

test('SRCH-1, ROUTE-4: the draft starts from the address, and stands for the same address', () => {
  const query =
    'query=Lake+Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&children=1&boundingBox=40,-119,38,-121&minLOS_PriceAverages=100&minBeds=3&maxBeds=9&Property-Type=Cabin&amenities.View=Lake&amenities.Amenities=Area+Activities:Hiking&sort=rating&page=2&utm_source=a';
  const draft = after(draftChanged(search('minBeds=9')), filtersCleared(), started(query));
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

test.each([
  'amenities.Amenities=Hot+Tub',
  'amenities.Location=Waterfront',
  'amenities.View=Lake',
  'Property-Type=Cabin',
  'amenities.Accessibility=Step-free+Entry',
  'amenities.Amenities=Area+Activities:Hiking',
  'minBedrooms=2',
  'minBeds=2',
  'maxBeds=9',
  'minBathrooms=2',
  'minAverage-Per-Night=100',
  'amenities.Accessibility=Pets+Allowed',
])('SRCH-7: %s goes into the search, and clearing all takes it away, not place and party', (filter) => {
  const set = after(
    started('query=Tahoe&adults=2&pets=1'),
    draftChanged(search(`query=Tahoe&adults=2&pets=1&${filter}`)),
  );
  expect(toSearch(set)).toEqual(search(`query=Tahoe&adults=2&pets=1&${filter}`));
  const cleared = reducer(set, filtersCleared());
  expect(cleared.shouldResetPriceRange).toBe(true);
  expect(toSearch(cleared)).toEqual(search('query=Tahoe&adults=2&pets=1'));
});

test('SRCH-7: a new price ends the reset of the price range', () => {
  expect(after(filtersCleared(), draftChanged(search('minBeds=2'))).shouldResetPriceRange).toBe(true);
  expect(after(filtersCleared(), draftChanged(search('minAverage-Per-Night=10'))).shouldResetPriceRange).toBe(false);
});

test('SRCH-8: "no pets" removes the pets from the party, and nobody else', () => {
  expect(after(started('adults=2&pets=1'), petsLeftHome()).selectedGuests).toMatchObject({ adults: 2, pets: 0 });
});
