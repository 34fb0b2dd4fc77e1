import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { appliedFilters, wantsPets, withPets, withoutFilters } from './applied-filters.ts';
import { propertyTypePills } from './property-types.ts';

const state = (part: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH, ...part });

describe('applied filters', () => {
  test('SRCH-19: each filter has a name, and removing it removes nothing else', () => {
    const all = state({
      query: 'Tahoe',
      page: 3,
      propertyTypes: ['Cabin', 'Chalet'],
      amenities: ['Hot Tub'],
      accessibility: [PETS_ALLOWED, 'Step-free Entry'],
      minPrice: 100,
      maxPrice: 300,
      minTotal: 400,
      maxTotal: 1_500,
      minBedrooms: 2,
      minBathrooms: 1,
      minBeds: 3,
      maxBeds: 6,
      party: { adults: 3, children: 1, infants: 0, pets: 1 },
      dates: { checkIn: '2026-06-12', checkOut: '2026-06-16' },
    });
    const filters = appliedFilters(all);
    expect(filters.map(({ label }) => label)).toEqual([
      'Cabin',
      'Chalet',
      'Hot Tub',
      'Step-free Entry',
      'Pets allowed',
      'From $100 a night before fees',
      'Up to $300 a night before fees',
      'From $400 total with taxes',
      'Up to $1,500 total with taxes',
      '2+ bedrooms',
      '1+ baths',
      '3+ beds',
      'Up to 6 beds',
      '4 guests',
      'Jun 12 – 16',
    ]);
    for (const { without, id } of filters) {
      expect(appliedFilters(without).map((left) => left.id)).toEqual(
        filters.map((other) => other.id).filter((other) => other !== id),
      );
      expect([without.query, without.page]).toEqual(['Tahoe', 1]);
    }
  });

  test('SRCH-7: clearing keeps place, dates and party, its pets too', () => {
    const cleared = withoutFilters(
      state({
        query: 'Tahoe',
        minBedrooms: 2,
        propertyTypes: ['Cabin'],
        accessibility: [PETS_ALLOWED],
        party: { adults: 2, children: 0, infants: 0, pets: 1 },
      }),
    );
    expect(searchHref(cleared)).toBe('/search?query=Tahoe&adults=2&pets=1');
  });

  test('SRCH-19: several pets are named with their number: a home may take pets, and not as many', () => {
    const labels = (pets: number) =>
      appliedFilters(state({ party: { adults: 2, children: 0, infants: 0, pets } })).map(({ label }) => label);
    expect([labels(1), labels(4)]).toEqual([
      expect.arrayContaining(['Pets allowed']),
      expect.arrayContaining(['4 pets']),
    ]);
  });

  test('SRCH-8: the pets filter follows the party', () => {
    const party = state({ party: { adults: 2, children: 0, infants: 0, pets: 2 }, accessibility: [NO_PETS_ALLOWED] });
    expect(wantsPets(party)).toBe(true);
    expect(withPets(party, false)).toEqual({
      accessibility: [],
      party: { adults: 2, children: 0, infants: 0, pets: 0 },
    });
    expect(withPets(state({ accessibility: [NO_PETS_ALLOWED] }), true).accessibility).toEqual([PETS_ALLOWED]);
  });
});

test('SRCH-18: type pills keep their order when one is pressed, and a chosen rare type stays visible', () => {
  const counts = { Cabin: 30, Chalet: 20, Loft: 20, Villa: 9, Condo: 8, Cottage: 7, Farmhouse: 6, Treehouse: 1 };
  const order = (chosen: string[]) => propertyTypePills(counts, chosen).map(({ value }) => value);
  expect(order([])).toEqual(['Cabin', 'Chalet', 'Loft', 'Villa', 'Condo', 'Cottage', 'Farmhouse']);
  expect(order(['Villa'])).toEqual(order([]));
  expect(order(['Treehouse', 'Yurt'])).toEqual([...order([]), 'Treehouse', 'Yurt']);
  expect(propertyTypePills({}, ['Cabin'])).toEqual([{ value: 'Cabin', on: true }]);
});
