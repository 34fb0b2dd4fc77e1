import * as fc from 'fast-check';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import { CURRENCIES, DOLLARS, showIn } from '@roost/shared/domain/currency';
import { TEST_RATES } from '@roost/shared/testing/exchange-rates';
import { byFrequency, byUsefulness, facetOptions, growOrder } from './facet-options.ts';
import { parseUnits, priceBars, priceCap, priceStep, shownPrices, withPrice } from './price-range.ts';

const ANY = { minPrice: 0, maxPrice: PRICE_CAP };

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
  ['min', 144, ANY, { minPrice: 140, maxPrice: 1000 }],
  ['max', 776, ANY, { minPrice: 0, maxPrice: 780 }],
  ['max', 4000, ANY, { minPrice: 0, maxPrice: 1000 }],
  ['min', 900, { minPrice: 100, maxPrice: 300 }, { minPrice: 290, maxPrice: 300 }],
  ['max', 20, { minPrice: 100, maxPrice: 300 }, { minPrice: 100, maxPrice: 110 }],
  ['max', 500, { minPrice: 2000, maxPrice: 1000 }, { minPrice: 2000, maxPrice: 1000 }],
] as const)('SRCH-10: %s set to %d from %j is %j', (end, amount, from, to) => {
  expect(withPrice(from, end, amount, DOLLARS)).toEqual(to);
});

test('SRCH-10: whatever is set, the ends stay in order, on the step and within the limits', () => {
  const change = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer({ min: 0, max: 5000 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const { minPrice, maxPrice } = changes.reduce(
        (prices, [end, amount]) => withPrice(prices, end, amount, DOLLARS),
        ANY,
      );
      expect((minPrice % 10) + (maxPrice % 10)).toBe(0);
      expect(minPrice).toBeGreaterThanOrEqual(0);
      expect(maxPrice).toBeLessThanOrEqual(PRICE_CAP);
      expect(minPrice).toBeLessThan(maxPrice);
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
        prices = withPrice(prices, end, dollars * currency.perDollar + more, currency);
        const [low, high] = shownPrices(prices, currency);
        // What was set is what is shown, in steps.
        expect((end === 'min' ? low : high) % step).toBe(0);
        expect(low).toBeLessThan(high);
        expect(high).toBeLessThanOrEqual(priceCap(currency));
      }
    }),
  );
  const euros = showIn('EUR', TEST_RATES);
  expect(withPrice(ANY, 'max', priceCap(euros), euros)).toEqual(ANY);
  expect(withPrice(ANY, 'max', 300, euros)).toEqual({ minPrice: 0, maxPrice: 341 });
  expect(shownPrices({ minPrice: 0, maxPrice: 341 }, euros)).toEqual([0, 300]);
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
