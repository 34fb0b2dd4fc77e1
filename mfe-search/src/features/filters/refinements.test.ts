import * as fc from 'fast-check';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH, PRICE_CAP, readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { readHelperSearch, toRefinements, withRefinements } from './refinements.ts';

const search = (query: string) => readSearch(new URLSearchParams(query));

const searches: fc.Arbitrary<SearchState> = fc
  .record({
    propertyTypes: fc.subarray(['Cabin', 'A-frame', '-Odd: one']),
    amenities: fc.subarray(['Hot Tub', 'Wi-Fi']),
    locationAmenities: fc.subarray(['Waterfront']),
    viewAmenities: fc.subarray(['Lake']),
    activities: fc.subarray(['Hiking', 'Skiing']),
    pets: fc.constantFrom([], [PETS_ALLOWED], [NO_PETS_ALLOWED]),
    accessible: fc.subarray(['Step-free Entry']),
    minBedrooms: fc.nat(50),
    minBeds: fc.nat(50),
    minBathrooms: fc.nat(50),
    maxBeds: fc.option(fc.nat(50)),
    minPrice: fc.nat(2000),
    maxPrice: fc.integer({ min: 1, max: PRICE_CAP }),
    // Limits in other currencies have cents.
    minTotal: fc.nat(200_000).map((cents) => cents / 100),
    maxTotal: fc.option(fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100)),
    partyPets: fc.nat(2),
  })
  .map(({ pets, accessible, partyPets, ...filters }) => ({
    ...EMPTY_SEARCH,
    query: 'Tahoe',
    page: 3,
    party: { ...EMPTY_SEARCH.party, adults: 2, pets: partyPets },
    ...filters,
    accessibility: [...accessible, ...pets],
  }));

test('SRCH-6, STACK-3: the filters of any search become refinements and the same search again', () => {
  fc.assert(
    fc.property(searches, (state) => {
      expect(searchHref(withRefinements(toRefinements(state), state))).toBe(searchHref(state));
      // Over other filters: nothing of them is left but what no refinement says.
      const other = { ...EMPTY_SEARCH, ...search('amenities.View=City&minBeds=9'), party: state.party };
      expect(withRefinements(toRefinements(state), other)).toEqual({
        ...state,
        query: other.query,
        page: other.page,
        maxBeds: other.maxBeds,
      });
    }),
  );
});

test('a list that did not change stays the same object, so that its group does not render again', () => {
  const state = search('amenities.View=Lake&Property-Type=Cabin');
  const next = withRefinements({ ...toRefinements(state), refinementList: { viewAmenities: ['Lake'] } }, state);
  expect(next.viewAmenities).toBe(state.viewAmenities);
  expect(next.propertyTypes).toEqual([]);
});

test('SRCH-18: what the helper leaves out of a question is left out of the search, and the rest stays', () => {
  const draft = search('query=Tahoe&adults=2&pets=1&maxBeds=8&amenities.Amenities=Sauna');
  expect(
    readHelperSearch(
      {
        facetFilters: [
          ['propertyTypes:Cabin', 'propertyTypes:\\-Odd: one'],
          'amenities:Hot Tub',
          ['pets:Pets Allowed'],
        ],
        numericFilters: ['minBeds>=2', ['price>=100'], 'price<=1000'],
      },
      draft,
    ),
  ).toEqual({
    ...draft,
    propertyTypes: ['Cabin', '-Odd: one'],
    amenities: ['Hot Tub'],
    accessibility: [PETS_ALLOWED],
    minBeds: 2,
    minPrice: 100,
    maxPrice: PRICE_CAP,
  });
  expect(readHelperSearch({}, draft)).toEqual({ ...draft, amenities: [] });
});
