import fc from 'fast-check';
import type { Fees } from '../contracts/listing.ts';
import { billStay, optionCents } from './bill.ts';
import { addDays } from './dates.ts';
import { priceStay } from './price.ts';
import { promoLabel, type PromoTerms } from './promo.ts';
import { COUNTRY_TAXES, STATE_TAXES } from './tax-table.ts';
import { taxRules } from './tax.ts';

const fees: Fees = {
  petCents: 7_500,
  cleaningCents: 16_500,
  guestService: { percent: 8, maxCents: 75_000 },
  damageProtectionCentsPerNight: 900,
};
const party = { adults: 2, children: 1, infants: 1, pets: 2 };
const nightly = (prices: readonly number[]) =>
  prices.map((priceCents, index) => ({ date: addDays('2026-06-12', index), priceCents }));
const promo: PromoTerms = {
  code: 'TEN',
  label: 'TEN: 10% off the nights',
  percent: 10,
  amountCents: null,
  startsAt: null,
  endsAt: null,
  minNights: 1,
  maxUses: null,
  used: 0,
  oncePerGuest: false,
};
const item = (change = {}) => ({
  id: 'a',
  label: 'Early check-in',
  description: '',
  unit: 'stay' as const,
  priceCents: 4_000,
  amountCents: 4_000,
  selected: true,
  ...change,
});

test.each([
  ['less than may be taken', 20_000, 'ALL: $200 off', -20_000],
  ['exactly what may be taken', 36_000, 'ALL: $360 off', -36_000],
  ['a cent more', 36_001, 'ALL: 90% off the nights', -36_000],
  ['more than the whole stay', 999_900, 'ALL: 90% off the nights', -36_000],
])('BOOK-5, TRUE-1: the words of a code that is worth %s say what it takes off', (_, amountCents, label, taken) => {
  const off = { ...promo, code: 'ALL', label: promoLabel({ code: 'ALL', percent: null, amountCents }) };
  const bill = billStay({
    nightly: nightly([20_000, 20_000]),
    fees,
    party,
    place: { country: null, state: null },
    options: [],
    promo: { ...off, percent: null, amountCents },
  });
  expect(bill.lines.at(-1)).toEqual({ kind: 'promo', label, amountCents: taken });
});

test('BOOK-4: taxes of the place come as lines of their own, on lodging or on all of it, after discount and with options', () => {
  const bill = billStay({
    nightly: nightly([41_200, 41_200]),
    fees,
    party,
    place: { country: 'United States', state: 'California' },
    options: [item(), item({ id: 'b', selected: false })],
    promo,
  });
  expect(bill.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['nights', 82_400],
    ['cleaning', 16_500],
    ['pet', 7_500],
    ['guestService', 8_512],
    ['damageProtection', 1_800],
    ['option', 4_000],
    ['promo', -8_240],
  ]);
  // 12 % and 0.195 % of 82,400 + 16,500 + 7,500 + 4,000 − 8,240 = 102,160.
  expect(bill.taxes).toEqual([
    { name: 'Transient occupancy tax', ratePercent: 12, rate: '12%', amountCents: 12_259 },
    { name: 'California tourism assessment', ratePercent: 0.195, rate: '0.195%', amountCents: 199 },
  ]);
  expect([bill.stayCents, bill.totalBeforeTaxCents, bill.taxCents, bill.totalCents]).toEqual([
    116_712, 112_472, 12_458, 124_930,
  ]);
});

test('BOOK-4: a tax by the night, one on everything, and no tax where none is known', () => {
  const taxes = (country: string | null, state: string | null) =>
    billStay({
      nightly: nightly([10_000, 10_000, 10_000]),
      fees,
      party: { ...party, pets: 0 },
      place: { country, state },
      options: [],
      promo: null,
    }).taxes;
  expect(taxes('France', null)).toEqual([
    { name: 'VAT', ratePercent: 10, rate: '10%', amountCents: 5_292 },
    { name: 'Taxe de séjour', ratePercent: null, rate: '$3.30 a night', amountCents: 990 },
  ]);
  expect(taxes(null, null)).toEqual([]);
  expect(taxRules({ country: null, state: 'Texas' })).toHaveLength(2);
});

test("PRICE-4, PRICE-5: whatever the place, options and code, the stay before them is the card's total, and every sum is of the lines shown", () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  const places = [
    ...Object.keys(STATE_TAXES).map((state) => ({ country: null, state })),
    ...Object.keys(COUNTRY_TAXES).map((country) => ({ country, state: null })),
  ];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...places),
      fc.array(cents, { maxLength: 3 }),
      fc.option(
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
          fc.record({ percent: fc.constant(null), amountCents: cents }),
        ),
      ),
      (prices, place, options, discount) => {
        const bill = billStay({
          nightly: nightly(prices),
          fees,
          party,
          place,
          options: options.map((amountCents) => item({ amountCents })),
          promo: discount && { ...promo, ...discount },
        });
        const sum = (lines: readonly { amountCents: number }[]) =>
          lines.reduce((all, line) => all + line.amountCents, 0);
        expect(bill.stayCents).toBe(priceStay(nightly(prices), fees, party).totalCents);
        expect(bill.totalBeforeTaxCents).toBe(sum(bill.lines));
        expect(bill.taxCents).toBe(sum(bill.taxes));
        expect(bill.totalCents).toBe(bill.totalBeforeTaxCents + bill.taxCents);
        expect(bill.totalBeforeTaxCents).toBeGreaterThan(0);
        for (const amount of [bill.totalCents, ...bill.taxes.map((tax) => tax.amountCents)])
          expect(Number.isInteger(amount)).toBe(true);
      },
    ),
  );
});

test.each([
  ['stay', 1],
  ['night', 4],
  ['guest', 3],
  ['pet', 2],
] as const)('BOOK-4: an item by the %s counts %i times', (unit, times) => {
  expect(optionCents({ unit, priceCents: 1_000 }, 4, party)).toBe(1_000 * times);
});
