import * as fc from 'fast-check';
import { EMPTY_SEARCH, PRICE_CAP } from '@roost/shared/domain/search-address';
import { CURRENCIES, DOLLARS, showIn } from '@roost/shared/domain/currency';
import { TEST_RATES } from '@roost/shared/testing/exchange-rates';
import { byFrequency, byUsefulness, facetOptions, growOrder } from './facet-options.ts';
import { getLimitUnit, parseUnits, priceBars, priceCap, priceStep, shownPrices, withPrice } from './price-range.ts';

const DATES = { checkIn: '2026-06-12', checkOut: '2026-06-15' };
const ANY = { min: 0, max: PRICE_CAP };

test.each([
  ['$140', 140],
  ['1,250.40', 1250],
  ['  80 dollars', 80],
  ['$1,000+', 1000],
  ['', null],
  ['cheap', null],
])('SRCH-10: %j typed is %j dollars', (text, amount) => {
  expect(parseUnits(text)).toBe(amount);
});

test.each([
  ['min', 144, ANY, { min: 140, max: 1000 }],
  ['max', 776, ANY, { min: 0, max: 780 }],
  ['max', 4000, ANY, { min: 0, max: 1000 }],
  ['min', 900, { min: 100, max: 300 }, { min: 290, max: 300 }],
  ['max', 20, { min: 100, max: 300 }, { min: 100, max: 110 }],
  ['max', 500, { min: 2000, max: 1000 }, { min: 2000, max: 1000 }],
] as const)('SRCH-10: %s set to %d from %j is %j', (end, amount, from, to) => {
  expect(withPrice(from, end, amount, { currency: DOLLARS })).toEqual(to);
});

test('TRUE-1, SRCH-10: totals of a stay go in round steps, and its nights at the highest price are no limit', () => {
  const steps = [1, 2, 3, 4, 7, 14, 30].map((nights) => [priceStep(DOLLARS, nights), priceCap(DOLLARS, nights)]);
  expect(steps).toEqual([
    [10, 1_000],
    [20, 2_000],
    [50, 3_000],
    [50, 4_000],
    [100, 7_000],
    [200, 14_000],
    [500, 30_000],
  ]);
  expect(withPrice({ min: 0, max: 3_000 }, 'max', 1_234, { currency: DOLLARS, nights: 3 })).toEqual({
    min: 0,
    max: 1_250,
  });
});

test.each([
  ['without dates', {}, 'total', 'night'],
  ['with dates', { dates: DATES }, 'total', 'total'],
  [
    'where totals before taxes lead, beside which the total with taxes stands',
    { dates: DATES },
    'before-taxes',
    'total',
  ],
  ['where the night leads', { dates: DATES }, 'night', 'night'],
  ['of a search with a limit of a night', { dates: DATES, maxPrice: 300 }, 'total', 'night'],
  ['of a search with a limit of the total', { dates: DATES, maxTotal: 900 }, 'night', 'total'],
] as const)('TRUE-1, PRICE-5: the price that is limited %s', (_, part, display, unit) => {
  expect(getLimitUnit({ ...EMPTY_SEARCH, ...part }, display)).toBe(unit);
});

test('SRCH-10: whatever is set, the ends stay in order, on the step and within the limits', () => {
  const change = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer({ min: 0, max: 5000 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const { min, max } = changes.reduce(
        (prices, [end, amount]) => withPrice(prices, end, amount, { currency: DOLLARS }),
        ANY,
      );
      expect((min % 10) + (max % 10)).toBe(0);
      expect(min).toBeGreaterThanOrEqual(0);
      expect(max).toBeLessThanOrEqual(PRICE_CAP);
      expect(min).toBeLessThan(max);
    }),
  );
});

test('SRCH-10, TRUE-1: in every currency the ends move in its own steps and stay in order, and its end is no limit', () => {
  const change = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.nat(1_100), fc.nat(100));
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.array(change, { minLength: 1, maxLength: 6 }), (code, changes) => {
      const currency = showIn(code, TEST_RATES);
      const step = priceStep(currency);
      let prices = ANY;
      for (const [end, dollars, more] of changes) {
        prices = withPrice(prices, end, dollars * currency.perDollar + more, { currency });
        const [low, high] = shownPrices(prices, { currency });
        // What was set is what is shown, in steps.
        expect((end === 'min' ? low : high) % step).toBe(0);
        expect(low).toBeLessThan(high);
        expect(high).toBeLessThanOrEqual(priceCap(currency));
      }
    }),
  );
  const euros = showIn('EUR', TEST_RATES);
  expect(withPrice(ANY, 'max', priceCap(euros), { currency: euros })).toEqual(ANY);
  expect(withPrice(ANY, 'max', 300, { currency: euros })).toEqual({ min: 0, max: 341 });
  expect(shownPrices({ min: 0, max: 341 }, { currency: euros })).toEqual([0, 300]);
});

test('SRCH-10, TRUE-1: a total set in a guest’s currency is shown as it was set, in every currency', () => {
  const nights = 4;
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.constantFrom('min', 'max'), fc.nat(3_900), (code, end, dollars) => {
      const limited = { currency: showIn(code, TEST_RATES), unit: 'total', nights } as const;
      const step = priceStep(limited.currency, nights);
      const none = { min: 0, max: PRICE_CAP * nights };
      const chosen = Math.max(1, Math.round((dollars * limited.currency.perDollar) / step)) * step;
      const [low, high] = shownPrices(withPrice(none, end, chosen, limited), limited);
      expect(end === 'min' ? low : high).toBe(
        Math.min(chosen, priceCap(limited.currency, nights) - (end === 'min' ? step : 0)),
      );
    }),
  );
});

test('SRCH-10: bars hold every home, those above 1000 in the last', () => {
  const bars = priceBars({ '0': 1, '39.99': 2, '40': 4, '999': 8, '1000': 16, '2750.5': 32 }, DOLLARS);
  expect([bars[0], bars[1], bars.at(-1), bars.length]).toEqual([3, 4, 56, 25]);
});

test('SRCH-18: choices keep their place while counts change, and a chosen one without homes stays', () => {
  const order = growOrder(
    growOrder([], byFrequency({ Cabin: 3, Chalet: 9, Barn: 3 })),
    byFrequency({ Cabin: 30, Loft: 50 }),
  );
  expect(order).toEqual(['Chalet', 'Barn', 'Cabin', 'Loft']);
  expect(facetOptions(order, { Cabin: 30 }, ['Yurt'])).toEqual([
    { value: 'Chalet', on: false, homes: 0 },
    { value: 'Barn', on: false, homes: 0 },
    { value: 'Cabin', on: false, homes: 30 },
    { value: 'Loft', on: false, homes: 0 },
    { value: 'Yurt', on: true, homes: 0 },
  ]);
  expect(facetOptions(['Cabin'], null, [])).toEqual([{ value: 'Cabin', on: false, homes: null }]);
});

test('SRCH-16: amenities that guests want and that divide the results come first, what every home has comes last', () => {
  const counts = {
    Heating: 100,
    'Smoke Detector': 100,
    'Wi-Fi': 100,
    TV: 88,
    'Hot Tub': 31,
    Pool: 18,
    'Board Games': 35,
  };
  const order = byUsefulness(counts);
  expect(order.slice(0, 2)).toEqual(['Hot Tub', 'Pool']);
  expect(order.slice(-3)).toEqual(['Heating', 'Smoke Detector', 'Wi-Fi']);
  expect(byUsefulness({})).toEqual([]);
  expect(byUsefulness({ Sauna: 0 })).toEqual(['Sauna']);
});

test('SRCH-16: every amenity is there once, in an order that does not depend on the order of the counts', () => {
  const counted = fc.dictionary(fc.constantFrom('Hot Tub', 'Pool', 'Wi-Fi', 'TV', 'Heating'), fc.nat(200));
  fc.assert(
    fc.property(counted, (counts) => {
      const order = byUsefulness(counts);
      expect(order.toSorted()).toEqual(Object.keys(counts).toSorted());
      expect(byUsefulness(Object.fromEntries(Object.entries(counts).toReversed()))).toEqual(order);
    }),
  );
});
