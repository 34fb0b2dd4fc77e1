import { EMPTY_SEARCH } from './search-address.ts';
import type { SearchState } from './search-address.ts';
import { exclusions } from './explain-exclusion.ts';
import type { Exclusion } from './explain-exclusion.ts';
import { removeFilter } from './remove-filter.ts';
import type { FilterRecord } from './exclusion-record.ts';

const NOW = '2026-06-01T12:00:00Z';
const june = <T extends string | number>(valueOf: (day: number) => T | null): Record<string, T> =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, day) => day + 1).flatMap((day) => {
      const value = valueOf(day);
      return value === null ? [] : [[`202606${String(day).padStart(2, '0')}`, value]];
    }),
  );
const home: FilterRecord = {
  objectID: '7',
  City: 'Truckee',
  State: 'California',
  Headline: 'Waterline House',
  'Property Type': 'Lake house',
  images: [],
  Bedrooms: 3,
  Bathrooms: 1.5,
  'Total Beds': 4,
  'Max Occupancy': 6,
  'Average Per Night': 250,
  'Number of Reviews': 0,
  fees: { cleaning: { amount: 100 } },
  taxes: [],
  _geoloc: { lat: 39, lng: -120 },
  amenities: {
    Amenities: ['Hot Tub'],
    Location: ['Waterfront'],
    View: ['Lake View'],
    Accessibility: ['No Pets Allowed'],
    'Area Activities': ['Hiking'],
  },
  // Booked from the 12th to the 18th: the 12th only takes check-outs.
  Availability: june((day) => (day === 12 ? 'NO' : day > 12 && day < 18 ? null : 'DC')),
  MinStay: june((day) => (day >= 12 && day < 18 ? null : 2)),
  MaxStay: june(() => 10),
  PricePerDay: june(() => 300),
  LOS_PriceAverages: { 2: 290, 4: 412 },
};
const state = (part: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH, ...part });
const why = (part: Partial<SearchState>) => exclusions(home, state(part), NOW);

test.each<[string, Partial<SearchState>, Exclusion[]]>([
  ['nothing set', {}, []],
  ['a type it is', { propertyTypes: ['Cabin', 'lake house'] }, []],
  ['types it is not', { propertyTypes: ['Cabin', 'Chalet'] }, [{ filter: 'propertyTypes', has: 'Lake house' }]],
  [
    'amenities',
    {
      amenities: ['hot tub', 'Sauna'],
      locationAmenities: ['Downtown'],
      viewAmenities: ['Sea View'],
      activities: ['Hiking', 'Golf'],
    },
    [
      { filter: 'amenities', value: 'Sauna' },
      { filter: 'locationAmenities', value: 'Downtown' },
      { filter: 'viewAmenities', value: 'Sea View' },
      { filter: 'activities', value: 'Golf' },
    ],
  ],
  [
    'SRCH-8: pets of the party',
    { party: { adults: 1, children: 0, infants: 0, pets: 1 } },
    [{ filter: 'pets', takes: 0 }],
  ],
  [
    'SRCH-8: the pets filter',
    { accessibility: ['Pets Allowed', 'Step-free'] },
    [
      { filter: 'accessibility', value: 'Step-free' },
      { filter: 'pets', takes: 0 },
    ],
  ],
  ['SRCH-10: prices without dates', { minPrice: 260, maxPrice: 1000 }, [{ filter: 'minPrice', average: 250 }]],
  ['SRCH-10: a price at the limit', { minPrice: 250, maxPrice: 250 }, []],
  [
    'FIND-4: the average of exactly the stay, whatever that of its length is',
    { maxPrice: 290, dates: { checkIn: '2026-06-03', checkOut: '2026-06-07' } },
    [{ filter: 'maxPrice', average: 300 }],
  ],
  [
    'FIND-4: a stay at the limit',
    { minPrice: 300, maxPrice: 300, dates: { checkIn: '2026-06-03', checkOut: '2026-06-06' } },
    [],
  ],
  [
    'rooms',
    { minBedrooms: 4, minBathrooms: 2, minBeds: 5, maxBeds: 3 },
    [
      { filter: 'minBedrooms', has: 3 },
      { filter: 'minBathrooms', has: 1.5 },
      { filter: 'minBeds', has: 4 },
      { filter: 'maxBeds', has: 4 },
    ],
  ],
  [
    'SRCH-10: guests, infants not counted',
    { party: { adults: 5, children: 2, infants: 9, pets: 0 } },
    [{ filter: 'guests', sleeps: 6 }],
  ],
  [
    'SRCH-15: outside the box',
    { boundingBox: { northEast: { lat: 41, lng: -121 }, southWest: { lat: 38, lng: -123 } } },
    [{ filter: 'boundingBox' }],
  ],
  [
    'SRCH-15: inside a box over the date line',
    { boundingBox: { northEast: { lat: 41, lng: -110 }, southWest: { lat: 38, lng: 170 } } },
    [],
  ],
  ['SRCH-12: free dates', { dates: { checkIn: '2026-06-08', checkOut: '2026-06-12' } }, []],
  [
    'SRCH-12: booked dates, the nearest free ones after',
    { dates: { checkIn: '2026-06-16', checkOut: '2026-06-20' } },
    [
      {
        filter: 'dates',
        refusal: 'unavailable',
        nights: null,
        nearest: { checkIn: '2026-06-18', checkOut: '2026-06-22', totalCents: 130_000 },
      },
    ],
  ],
  [
    'SRCH-12: booked dates, the nearest free ones before',
    { dates: { checkIn: '2026-06-10', checkOut: '2026-06-13' } },
    [
      {
        filter: 'dates',
        refusal: 'unavailable',
        nights: null,
        nearest: { checkIn: '2026-06-09', checkOut: '2026-06-12', totalCents: 100_000 },
      },
    ],
  ],
  [
    'SRCH-12: too short',
    { dates: { checkIn: '2026-06-03', checkOut: '2026-06-04' } },
    [{ filter: 'dates', refusal: 'minStay', nights: 2, nearest: null }],
  ],
  [
    'SRCH-12: days that the record does not hold',
    { dates: { checkIn: '2026-09-01', checkOut: '2026-09-05' } },
    [{ filter: 'dates', refusal: 'unavailable', nights: null, nearest: null }],
  ],
  [
    'FIND-2: a place and a kind of home that the guest does not want',
    {
      excluded: ['City:Truckee / State:California', 'City:Truckee / State:Elsewhere', 'Region:Elsewhere'],
    },
    [{ filter: 'excluded', value: 'City:Truckee / State:California' }],
  ],
])('%s', (_name, part, expected) => {
  expect(why(part)).toEqual(expected);
});

test('SRCH-8, TRUE-1: more pets than the home takes leave it out, and it has no price for them', () => {
  const tame: FilterRecord = {
    ...home,
    'Max Pets': 2,
    fees: { ...home.fees, pet: { amount: 50 } },
    amenities: { Accessibility: ['Pets Allowed'] },
  };
  const booked = { checkIn: '2026-06-16', checkOut: '2026-06-20' };
  const whyWith = (pets: number) =>
    exclusions(tame, state({ dates: booked, party: { adults: 2, children: 0, infants: 0, pets } }), NOW).map((reason) =>
      reason.filter === 'dates' ? { total: reason.nearest?.totalCents } : reason,
    );
  expect([whyWith(1), whyWith(2), whyWith(3)]).toEqual([
    [{ total: 135_000 }],
    [{ total: 135_000 }],
    [{ filter: 'pets', takes: 2 }, { total: null }],
  ]);
});

test('SRCH-19: removing a filter changes that filter alone and starts at page 1', () => {
  const from = state({
    query: 'Tahoe',
    page: 3,
    propertyTypes: ['Cabin'],
    amenities: ['Hot Tub', 'Sauna'],
    maxPrice: 200,
    minBedrooms: 4,
    accessibility: ['Step-free'],
    party: { adults: 2, children: 6, infants: 1, pets: 1 },
    dates: { checkIn: '2026-06-16', checkOut: '2026-06-20' },
  });
  const removed = Object.fromEntries(
    exclusions(home, from, NOW).map((reason) => {
      const to = removeFilter(from, reason);
      return [
        reason.filter,
        Object.fromEntries(
          Object.entries(to).filter(
            ([key, value]) => JSON.stringify(value) !== JSON.stringify(from[key as keyof SearchState]),
          ),
        ),
      ];
    }),
  );
  expect(removed).toEqual({
    propertyTypes: { page: 1, propertyTypes: [] },
    amenities: { page: 1, amenities: ['Hot Tub'] },
    accessibility: { page: 1, accessibility: [] },
    pets: { page: 1, party: { adults: 2, children: 6, infants: 1, pets: 0 } },
    maxPrice: { page: 1, maxPrice: 1000 },
    minBedrooms: { page: 1, minBedrooms: 0 },
    guests: { page: 1, party: { adults: 0, children: 0, infants: 1, pets: 1 } },
    dates: { page: 1, dates: { checkIn: '2026-06-18', checkOut: '2026-06-22' } },
  });
});
