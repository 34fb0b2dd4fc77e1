import { buildSearchRequest } from './search-query.ts';
import { flexibleDatesQueries, HOMES_COMPARED, lowestTotal, nearbyStays, withNearbyStay } from './flexible-dates.ts';
import { EMPTY_SEARCH, readSearch } from './search-address.ts';

const DATES = { checkIn: '2026-06-12', checkOut: '2026-06-16' };
const state = readSearch(
  new URLSearchParams(
    'query=Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1&page=3&sort=rating&Property-Type=Cabin&maxLOS_PriceAverages=400',
  ),
);
const options = { state, place: { lat: 39, lng: -120 }, indexName: 'homes', now: '2026-06-11T12:00:00Z' };

test('SRCH-12: seven stays of the same length; those before today are past', () => {
  expect(
    nearbyStays(DATES, '2026-06-11').map(({ checkIn: start, checkOut: end, offset, past }) => [
      start,
      end,
      offset,
      past,
    ]),
  ).toEqual([
    ['2026-06-09', '2026-06-13', -3, true],
    ['2026-06-10', '2026-06-14', -2, true],
    ['2026-06-11', '2026-06-15', -1, false],
    ['2026-06-12', '2026-06-16', 0, false],
    ['2026-06-13', '2026-06-17', 1, false],
    ['2026-06-14', '2026-06-18', 2, false],
    ['2026-06-15', '2026-06-19', 3, false],
  ]);
});

test('SRCH-2: one query for each stay that can be searched for, with the filters of the search and no analytics', () => {
  const queries = flexibleDatesQueries(nearbyStays(DATES, '2026-06-11'), options);
  expect(queries).toHaveLength(5);
  const { main } = buildSearchRequest({ ...options, state: { ...state, sort: 'price-asc', page: 1 } });
  expect(queries[1]).toMatchObject({
    indexName: main.indexName,
    filters: main.filters,
    facetFilters: main.facetFilters,
    numericFilters: main.numericFilters,
    aroundLatLng: '39,-120',
    page: 0,
    hitsPerPage: HOMES_COMPARED,
    analytics: false,
    clickAnalytics: false,
    facets: [],
  });
  expect(queries[0]?.attributesToRetrieve).toEqual([
    'objectID',
    'fees',
    'taxes',
    'Average Per Night',
    'PricePerDay.20260611',
    'PricePerDay.20260612',
    'PricePerDay.20260613',
    'PricePerDay.20260614',
  ]);
});

test('ROUTE-4: choosing a stay keeps everything else of the search', () => {
  expect(withNearbyStay(state, { checkIn: '2026-06-14', checkOut: '2026-06-18' })).toEqual({
    ...state,
    page: 1,
    dates: { checkIn: '2026-06-14', checkOut: '2026-06-18' },
  });
});

test('PRICE-1, PRICE-5: the lowest total has every fee in it, so a cheaper night may lose', () => {
  const nightly = (price: number) => ({ 20260612: price, 20260613: price, 20260614: price, 20260615: price });
  const cheapNight = {
    PricePerDay: nightly(100),
    'Average Per Night': 100,
    taxes: [{ percent: 10, base: 'lodging' as const }],
    fees: { cleaning: { amount: 500 }, pet: { amount: 50 } },
  };
  const cheapStay = {
    PricePerDay: nightly(120),
    'Average Per Night': 120,
    taxes: [{ perNight: 3 }],
    fees: { cleaning: { amount: 50 }, guestService: { amount: 10 }, damageProtection: { amount: 5 } },
  };
  const unpriced = { PricePerDay: { 20260612: 1 }, 'Average Per Night': 1, fees: {} };
  expect(
    lowestTotal([cheapNight, cheapStay, unpriced], DATES, {
      ...EMPTY_SEARCH,
      party: { ...EMPTY_SEARCH.party, pets: 1 },
    }),
  ).toEqual({
    type: 'from',
    totalCents: 48_000 + 5_000 + 5_300 + 2_000 + 1_200,
    beforeTaxCents: 48_000 + 5_000 + 5_300 + 2_000,
    averageCents: 10_000,
  });
  expect(lowestTotal([unpriced], DATES, EMPTY_SEARCH)).toEqual({ type: 'none' });
  expect(lowestTotal([], DATES, EMPTY_SEARCH)).toEqual({ type: 'none' });
});
