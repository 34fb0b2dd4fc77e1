import fc from 'fast-check';
import type { CalendarDay, Fees } from '../contracts/listing.ts';
import type { Hit } from '../contracts/index-record.ts';
import { billStay } from './bill.ts';
import { addDays, toCompact } from './dates.ts';
import {
  toFees,
  guestServiceCents,
  medianCents,
  nightlyPrices,
  getHitPrice,
  priceStay,
  undatedNightlyCents,
} from './price.ts';
import type { TaxRate } from './tax-rates.ts';
import { COUNTRY_TAXES, STATE_TAXES } from './tax-table.ts';
import { taxRules } from './tax.ts';

const START = '2026-06-12';
const TODAY = '2026-06-01';
const fees: Fees = {
  petCents: 7_500,
  cleaningCents: 16_500,
  guestService: { percent: 8, maxCents: 75_000 },
  damageProtectionCentsPerNight: 900,
};
const nightly = (...prices: number[]) =>
  prices.map((priceCents, index) => ({ date: addDays(START, index), priceCents }));

test('PRICE-1: a stay is nights, cleaning, pet fee, guest service and damage protection, and the total is their sum', () => {
  expect(priceStay(nightly(41_200, 41_200, 41_200, 41_200), fees, { pets: 2 })).toEqual({
    nights: 4,
    lines: [
      { kind: 'nights', label: '$412 × 4 nights', amountCents: 164_800 },
      { kind: 'cleaning', label: 'Cleaning', amountCents: 16_500 },
      { kind: 'pet', label: 'Pet fee', amountCents: 7_500 },
      { kind: 'guestService', label: 'Guest service, 8%', amountCents: 15_104 },
      { kind: 'damageProtection', label: 'Damage protection, 4 × $9', amountCents: 3_600 },
    ],
    totalCents: 207_504,
    averagePerNightCents: 41_200,
  });
});

test('PRICE-1: a fee of nothing has no line, and no pet pays no pet fee', () => {
  const bill = priceStay(
    nightly(10_000),
    { petCents: 5_000, cleaningCents: 0, guestService: { percent: 0, maxCents: 0 }, damageProtectionCentsPerNight: 0 },
    { pets: 0 },
  );
  expect(bill.lines.map((line) => line.label)).toEqual(['$100 × 1 night']);
  expect(bill.totalCents).toBe(10_000);
});

test.each([
  [100_000, 10, 75_000, 10_000],
  [1_000_000, 10, 75_000, 75_000],
  [1_000_000, 10, 200_000, 100_000],
  [1_005, 10, 75_000, 101],
  [1_004, 10, 75_000, 100],
])('PRICE-2: of %i cents at %i %%, capped at %i, the service takes %i', (subtotal, percent, maxCents, expected) => {
  expect(guestServiceCents(subtotal, { percent, maxCents })).toBe(expected);
});

test('PRICE-2: the cap is 750 when the record sets none', () => {
  expect(toFees({ guestService: { amount: 8 } }).guestService).toEqual({ percent: 8, maxCents: 75_000 });
  expect(priceStay(nightly(2_000_000), toFees({ guestService: { amount: 8 } }), { pets: 0 }).lines[1]).toEqual({
    kind: 'guestService',
    label: 'Guest service, highest fee',
    amountCents: 75_000,
  });
});

test.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 9, 6], 5],
  [[4, 1, 9, 5], 4],
])('PRICE-3: the median of %p is %p', (amounts, median) => {
  expect(medianCents(amounts)).toBe(median);
});

const day = (date: string, priceCents: number | null, code: CalendarDay['code'] = 'DC'): CalendarDay => ({
  date,
  code,
  minStay: 1,
  maxStay: 365,
  priceCents,
});

test('PRICE-3: without dates, nights for sale in the next 45 days count and no others', () => {
  const days = [
    day('2026-05-31', 1),
    day(TODAY, 20_000),
    day('2026-06-02', 99_999, 'NX'),
    day('2026-06-03', null),
    day('2026-07-15', 30_099),
    day('2026-07-16', 1),
  ];
  expect(undatedNightlyCents(days, TODAY)).toBe(25_000);
  expect(undatedNightlyCents([], TODAY)).toBeNull();
});

describe('PRICE-4: nights of a stay', () => {
  const days = [day('2026-06-12', 100), day('2026-06-13', 200), day('2026-06-14', null)];
  test('all of them, without the day of check-out', () => {
    expect(nightlyPrices(days, '2026-06-12', '2026-06-14')).toEqual([
      { date: '2026-06-12', priceCents: 100 },
      { date: '2026-06-13', priceCents: 200 },
    ]);
  });
  test.each([
    ['2026-06-12', '2026-06-15'],
    ['2026-06-11', '2026-06-13'],
    ['2026-06-13', '2026-06-13'],
  ])('none when one has no price: %s to %s', (start, end) => {
    expect(nightlyPrices(days, start, end)).toBeNull();
  });
});

test.each([
  [[41_250], '$412.50 × 1 night'],
  [[65_000, 65_000, 79_000], '3 nights: 2 × $650 + $790'],
  [[10_000, 20_050, 30_000, 20_050], '4 nights: $100 + 2 × $200.50 + $300'],
  [[40_000, 10_000, 20_000, 30_000], '4 nights: $400 + $100 + $200 + $300'],
  [[40_000, 10_000, 20_000, 30_000, 50_000, 60_000], '6 nights, $100 to $600'],
])('PRICE-4: the nights of %p are called %p, which adds up', (prices, label) => {
  expect(priceStay(nightly(...prices), fees, { pets: 0 }).lines[0]?.label).toBe(label);
});

type PricedHit = Pick<Hit, 'PricePerDay' | 'fees' | 'taxes' | 'Average Per Night'>;
const getHit = (prices: readonly number[], itsFees: Fees, rates: readonly TaxRate[] = []): PricedHit =>
  JSON.parse(
    JSON.stringify({
      PricePerDay: Object.fromEntries(prices.map((cents, index) => [toCompact(addDays(START, index)), cents / 100])),
      'Average Per Night': 123.45,
      fees: {
        ...(itsFees.petCents === null ? {} : { pet: { amount: itsFees.petCents / 100 } }),
        cleaning: { amount: itsFees.cleaningCents / 100 },
        guestService: { amount: itsFees.guestService.percent, maxPrice: itsFees.guestService.maxCents / 100 },
        damageProtection: { amount: itsFees.damageProtectionCentsPerNight / 100 },
      },
      taxes: rates.map((rate) => ('percent' in rate ? rate : { perNight: rate.centsPerNight / 100 })),
    }),
  ) as PricedHit;

const PLACES = [
  ...Object.keys(STATE_TAXES).map((state) => ({ country: null, state })),
  ...Object.keys(COUNTRY_TAXES).map((country) => ({ country, state: null })),
  { country: null, state: null },
];

test('PRICE-4, TRUE-1: the card of a record shows the cents of the bill, for any prices, fees and place', () => {
  const cents = fc.integer({ min: 0, max: 900_000 });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 40 }),
      fc.record({
        petCents: fc.option(cents),
        cleaningCents: cents,
        guestService: fc.record({ percent: fc.integer({ min: 0, max: 2_000 }).map((h) => h / 100), maxCents: cents }),
        damageProtectionCentsPerNight: cents,
      }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom(...PLACES),
      (prices, itsFees, pets, place) => {
        const party = { adults: 2, children: 0, infants: 0, pets };
        const bill = billStay({ nightly: nightly(...prices), fees: itsFees, party, place, options: [], promo: null });
        const rates = taxRules(place).map((rule) =>
          'percent' in rule ? { percent: rule.percent, base: rule.base } : { centsPerNight: rule.centsPerNight },
        );
        const dates = { checkIn: START, checkOut: addDays(START, prices.length) };
        expect(getHitPrice(getHit(prices, itsFees, rates), dates, { pets })).toEqual({
          averageCents: bill.averagePerNightCents,
          beforeTaxCents: bill.stayCents,
          totalCents: bill.totalCents,
        });
        expect(bill.averagePerNightCents % 100).toBe(0);
      },
    ),
  );
});

test('PRICE-3: a card without dates, or with nights or taxes the index does not hold, shows the typical night', () => {
  const hit = getHit([30_050, 10_000, 20_099], fees);
  const night = { averageCents: 12_300 };
  expect(getHitPrice(hit, null, { pets: 0 })).toEqual(night);
  expect(getHitPrice(hit, { checkIn: START, checkOut: addDays(START, 4) }, { pets: 0 })).toEqual(night);
  const { taxes: _, ...untaxed } = hit;
  expect(getHitPrice(untaxed, { checkIn: START, checkOut: addDays(START, 3) }, { pets: 0 })).toEqual(night);
});
