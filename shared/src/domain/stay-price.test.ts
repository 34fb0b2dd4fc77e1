import fc from 'fast-check';
import { addDays, toCompact } from './dates.ts';
import { DOLLARS } from './currency.ts';
import { formatLeading, leadingAmount, parsePriceDisplay } from './price-display.ts';
import { getHitPrice } from './price.ts';
import { EMPTY_SEARCH } from './search-address.ts';
import { buildSearchRequest } from './search-query.ts';
import { needsStayPrices, priceHomes, toCandidatesQuery, type Candidate } from './stay-price.ts';

const CHECK_IN = '2026-07-04';
const dates = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 3) };

const home = (id: string, prices: readonly number[], cleaning = 0): Candidate => ({
  objectID: id,
  'Average Per Night': 1,
  fees: { cleaning: { amount: cleaning } },
  taxes: [{ percent: 10, base: 'lodging' }],
  PricePerDay: Object.fromEntries(prices.map((price, index) => [toCompact(addDays(CHECK_IN, index)), price])),
});
const homes = fc
  .array(fc.tuple(fc.array(fc.integer({ min: 50, max: 1200 }), { minLength: 2, maxLength: 3 }), fc.nat(300)), {
    maxLength: 60,
  })
  .map((all) => all.map(([prices, cleaning], index) => home(String(index), prices, cleaning)));

test('FIND-4: every home within the limits is found, none outside of them, and the order is that of the totals', () => {
  fc.assert(
    fc.property(
      homes,
      fc.nat(900),
      fc.integer({ min: 100, max: 1000 }),
      fc.constantFrom('relevance', 'price-asc', 'price-desc'),
      (all, minPrice, maxPrice, sort) => {
        const state = { ...EMPTY_SEARCH, dates, minPrice, maxPrice, sort } as const;
        const found = priceHomes(all, state);
        const shown = (hit: Candidate) => getHitPrice(hit, dates, state.party);
        const wanted = all.filter((hit) => {
          const { averageCents, totalCents } = shown(hit);
          // A record that does not price the stay is judged by the index alone.
          if (totalCents === undefined) return true;
          return averageCents >= minPrice * 100 && (maxPrice === 1000 || averageCents <= maxPrice * 100);
        });
        expect(found.map(({ id }) => id).sort()).toEqual(wanted.map(({ objectID }) => objectID).sort());
        const totals = found.flatMap(({ price }) => price.totalCents ?? []);
        if (sort === 'price-asc') expect(totals).toEqual(totals.toSorted((a, b) => a - b));
        if (sort === 'price-desc') expect(totals).toEqual(totals.toSorted((a, b) => b - a));
        if (sort === 'relevance') expect(found.map(({ id }) => id)).toEqual(wanted.map(({ objectID }) => objectID));
      },
    ),
  );
});

test('TRUE-1, FIND-4: limits of the total are about the amount that cards show, in whole dollars', () => {
  fc.assert(
    fc.property(homes, fc.nat(3_000), fc.option(fc.integer({ min: 100, max: 5_000 })), (all, minTotal, maxTotal) => {
      const state = { ...EMPTY_SEARCH, dates, minTotal, maxTotal };
      const wanted = all.filter((hit) => {
        const price = getHitPrice(hit, dates, state.party);
        if (price.totalCents === undefined) return true;
        const shown = Number(leadingAmount(price, 'total', DOLLARS).text.replace(/[$,]/g, ''));
        return shown >= minTotal && (maxTotal === null || shown <= maxTotal);
      });
      expect(priceHomes(all, state).map(({ id }) => id)).toEqual(wanted.map(({ objectID }) => objectID));
    }),
  );
  const needs = (part: object) => needsStayPrices({ ...EMPTY_SEARCH, dates, ...part });
  expect([needs({ minTotal: 1 }), needs({ maxTotal: 900 })]).toEqual([true, true]);
});

test('FIND-4: only dated searches with a price limit or in order of price need prices of stays', () => {
  const needs = (part: object) => needsStayPrices({ ...EMPTY_SEARCH, ...part });
  expect([
    needs({ maxPrice: 400 }),
    needs({ sort: 'price-asc' }),
    needs({ dates }),
    needs({ dates, sort: 'rating' }),
  ]).toEqual([false, false, false, false]);
  expect([
    needs({ dates, maxPrice: 400 }),
    needs({ dates, minPrice: 1 }),
    needs({ dates, sort: 'price-desc' }),
  ]).toEqual([true, true, true]);
});

test('FIND-4: the candidates are asked with the filters of the search, light and uncounted', () => {
  const state = { ...EMPTY_SEARCH, dates, maxPrice: 400 };
  const { main } = buildSearchRequest({ state, place: null, indexName: 'homes', now: '2026-06-01T12:00:00Z' });
  expect(toCandidatesQuery(main, state, 2)).toMatchObject({
    filters: main.filters,
    numericFilters: ['LOS_PriceAverages.low3<=400'],
    page: 2,
    hitsPerPage: 1000,
    facets: [],
    analytics: false,
    attributesToRetrieve: [
      'objectID',
      'Average Per Night',
      'fees',
      'taxes',
      'PricePerDay.20260704',
      'PricePerDay.20260705',
      'PricePerDay.20260706',
    ],
  });
});

test('TRUE-1: the same price in whole dollars and in words, by what the guest compares', () => {
  const price = { averageCents: 28_000, beforeTaxCents: 112_308, totalCents: 125_961 };
  expect([
    formatLeading(price, 'total', DOLLARS),
    formatLeading(price, 'before-taxes', DOLLARS),
    formatLeading(price, 'night', DOLLARS),
  ]).toEqual(['$1,260 total with taxes', '$1,123 total before taxes', '$280 a night before fees']);
  expect(formatLeading({ averageCents: 21_900 }, 'total', DOLLARS)).toBe('about $219 a night before fees');
  expect([parsePriceDisplay('night'), parsePriceDisplay('x'), parsePriceDisplay(undefined)]).toEqual([
    'night',
    'total',
    'total',
  ]);
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      const { text } = leadingAmount({ averageCents: 0, beforeTaxCents: 0, totalCents: cents }, 'total', DOLLARS);
      expect(Math.abs(Number(text.replace(/[$,]/g, '')) * 100 - cents)).toBeLessThanOrEqual(50);
    }),
  );
});
