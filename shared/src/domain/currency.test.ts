import fc from 'fast-check';
import { TEST_RATES } from '../testing/exchange-rates.ts';
import {
  convert,
  CURRENCIES,
  DOLLARS,
  formatAbout,
  formatAmount,
  formatFee,
  formatUnits,
  nameDollars,
  parseCurrency,
  showIn,
} from './currency.ts';
import type { Currency, Rounding } from './currency.ts';
import { formatCents, formatShort } from './money.ts';
import { setLanguageSource } from '../texts/index.ts';
import { formatLimit, fromDollarLimit, shownNight, toDollarLimit } from './price-limits.ts';
import type { LimitEnd } from './price-limits.ts';
import { PRICE_CAP } from './price-keys.ts';
import { readSearch } from './search-address.ts';
import { isWithinLimits } from './stay-price.ts';

const at = (perDollar: number, code: Currency = 'EUR') => ({ code, perDollar, date: '2026-06-01' });

test.each([
  [125_961, 'USD', '$1,259.61', '$1,260', '$1,259'],
  [125_961, 'EUR', '€1,110.18', '€1,110', '€1,110'],
  [125_961, 'GBP', '£962.28', '£962', '£962'],
  [125_961, 'CAD', 'CA$1,746.95', 'CA$1,747', 'CA$1,746'],
  [125_961, 'AUD', 'A$2,020.67', 'A$2,021', 'A$2,020'],
  [125_961, 'MXN', 'MX$25,670.85', 'MX$25,671', 'MX$25,670'],
  [125_961, 'JPY', '¥179,923', '¥179,923', '¥179,922'],
  [0, 'JPY', '¥0', '¥0', '¥0'],
  [1, 'EUR', '€0.01', '€0', '€0'],
  [-1_000, 'EUR', '−€8.81', '−€9', '−€9'],
] as const)('TRUE-1: %d cents in %s are %s, as a total %s and as a night %s', (cents, code, exact, nearest, floor) => {
  const currency = showIn(code, TEST_RATES);
  const shown = (['exact', 'nearest', 'floor'] as const).map((rounding) => formatAmount(cents, currency, rounding));
  expect(shown).toEqual([exact, nearest, floor]);
});

test('TRUE-1: no binary fraction moves an amount across its rounding', () => {
  // 100 × 0.29 is 28.999999999999996 and 1.005 × 100 is 100.49999999999999 in binary.
  expect(convert(10_000, at(0.29), 'floor')).toBe(29);
  expect(convert(100, at(1.005), 'exact')).toBe(1.01);
  expect([convert(150, at(1), 'nearest'), convert(50, at(1), 'nearest'), convert(49, at(1), 'nearest')]).toEqual([
    2, 1, 0,
  ]);
});

test('TRUE-1: a cookie or an absent table that says nothing known means US dollars, written as ever', () => {
  expect(['EUR', 'eur', 'XXX', '', '__proto__', undefined].map(parseCurrency)).toEqual([
    'EUR',
    'USD',
    'USD',
    'USD',
    'USD',
    'USD',
  ]);
  expect(showIn('EUR', undefined)).toBe(DOLLARS);
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(formatAmount(cents, DOLLARS, 'exact')).toBe(formatCents(cents));
      expect(formatAmount(cents, DOLLARS, 'floor')).toBe(formatCents(cents, 'whole'));
    }),
    { numRuns: 50 },
  );
});

test('TRUE-1: what is charged has the other amount beside it as about, with the day of the rate', () => {
  expect(formatAbout(109_820, showIn('EUR', TEST_RATES))).toBe('about €968 at the rate of Jun 1, 2026');
  expect(formatAbout(109_820, DOLLARS)).toBe('');
  expect([formatFee(900, at(0.9)), formatFee(1_000, at(0.9)), formatFee(900, at(142.84, 'JPY'))]).toEqual([
    '€8.10',
    '€9',
    '¥1,286',
  ]);
});

const rates = fc.integer({ min: 100, max: 50_000_000 }).map((scaled) => scaled / 100_000);
const currencies = fc.record({
  code: fc.constantFrom(...CURRENCIES),
  perDollar: rates,
  date: fc.constant('2026-06-01'),
});

test('TRUE-1: at any rate the dearer of two stays is never shown as the cheaper', () => {
  const roundings = fc.constantFrom<Rounding>('exact', 'nearest', 'floor');
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), currencies, roundings, (a, b, currency, rounding) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(convert(less, currency, rounding)).toBeLessThanOrEqual(convert(more, currency, rounding));
    }),
  );
});

test('FIND-4, TRUE-1: a limit in any currency lets through just the nights whose shown price is within it', () => {
  const night = fc.integer({ min: 0, max: 1_200 });
  const codes = fc.constantFrom(...CURRENCIES).map((code) => showIn(code, TEST_RATES));
  fc.assert(
    fc.property(codes, night, fc.nat(200_000), night, (currency, near, any, home) => {
      // Limits on the edge of a shown price, and any others.
      const shown = shownNight(near, currency);
      for (const limit of [shown - 1, shown, shown + 1, any].filter((amount) => amount >= 0)) {
        const isWithin = { max: shownNight(home, currency) <= limit, min: shownNight(home, currency) >= limit };
        expect(home <= toDollarLimit(limit, 'max', currency)).toBe(isWithin.max);
        expect(home >= toDollarLimit(limit, 'min', currency)).toBe(isWithin.min);
      }
    }),
    { numRuns: 500 },
  );
});

test('FIND-4: a limit that was chosen comes back from the address as one for the same homes, the round one as it was', () => {
  const codes = fc.constantFrom(...CURRENCIES).map((code) => showIn(code, TEST_RATES));
  fc.assert(
    fc.property(codes, fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('min', 'max'), (currency, limit, end) => {
      const dollars = toDollarLimit(limit, end, currency);
      const back = fromDollarLimit(dollars, end, currency);
      if (dollars > 0) expect([back.exact, toDollarLimit(back.amount, end, currency)]).toEqual([true, dollars]);
    }),
    { numRuns: 500 },
  );
  const yen = showIn('JPY', TEST_RATES);
  expect(formatLimit(toDollarLimit(30_000, 'max', yen), 'max', yen)).toBe('¥30,000');
  expect(formatLimit(toDollarLimit(20_000, 'min', yen), 'min', yen)).toBe('¥20,000');
});

/** Totals of a stay in cents, with the limits that the guest's currency can say close to them. */
const totals = fc.integer({ min: 6_000, max: 3_000_000 });

test('FIND-4, TRUE-1: a limit of a total lets through just the stays whose shown total is within it, in every currency', () => {
  const codes = fc.constantFrom(...CURRENCIES).map((code) => showIn(code, TEST_RATES));
  const away = fc.integer({ min: -150, max: 150 });
  fc.assert(
    fc.property(codes, totals, away, fc.integer({ min: -1, max: 1 }), (currency, near, cents, units) => {
      const home = near + cents;
      const limit = convert(near, currency, 'nearest') + units;
      const shown = convert(home, currency, 'nearest');
      const within = (minTotal: number, maxTotal: number | null) => {
        const limits = { minPrice: 0, maxPrice: PRICE_CAP, minTotal, maxTotal };
        return isWithinLimits({ averageCents: 10_000, totalCents: home }, limits);
      };
      expect(within(0, toDollarLimit(limit, 'max', currency, 'total'))).toBe(shown <= limit);
      expect(within(toDollarLimit(limit, 'min', currency, 'total'), null)).toBe(shown >= limit);
    }),
    { numRuns: 3_000 },
  );
});

test('FIND-4, ROUTE-4: a limit of a total comes back from the address as it was chosen, in every currency', () => {
  const codes = fc.constantFrom(...CURRENCIES).map((code) => showIn(code, TEST_RATES));
  const ends = fc.constantFrom<LimitEnd>('min', 'max');
  fc.assert(
    fc.property(codes, fc.integer({ min: 100, max: 300_000 }), ends, (currency, amount, end) => {
      const dollars = toDollarLimit(amount, end, currency, 'total');
      fc.pre(dollars < 900_000);
      const params = new URLSearchParams({ startDate: '2027-06-01', endDate: '2027-06-05' });
      params.set(end === 'min' ? 'minTotal' : 'maxTotal', String(dollars));
      const state = readSearch(params);
      const back = end === 'min' ? state.minTotal : state.maxTotal;
      expect(back).toBe(dollars);
      const said = formatLimit(dollars, end, currency, 'total');
      // Yen are smaller than a cent of a dollar: several of them are the same limit.
      if (currency.code === 'JPY') expect(said).toMatch(/^¥/);
      else expect(said).toBe(formatUnits(amount, currency.code));
    }),
    { numRuns: 1_000 },
  );
  const euros = showIn('EUR', TEST_RATES);
  // Somebody else's limit, which no whole number says: of dollars in euros, and of euros in dollars.
  expect(formatLimit(1_000, 'max', DOLLARS, 'total')).toBe('$1,000');
  expect(formatLimit(toDollarLimit(1_000, 'max', euros, 'total'), 'max', DOLLARS, 'total')).toMatch(
    /^\$1,1\d\d\.\d\d$/,
  );
  expect(formatLimit(1_000, 'max', euros, 'total')).toMatch(/^\$1,000 \(about €8\d\d\)$/);
});

test('ROUTE-4: a limit of a link that no number of the currency says is said in dollars', () => {
  const euros = showIn('EUR', TEST_RATES);
  const said = Array.from({ length: 12 }, (_, more) => formatLimit(320 + more, 'max', euros));
  expect(said.filter((text) => text.startsWith('$'))).toEqual(['$320 (about €282)', '$328 (about €289)']);
  expect(formatLimit(0, 'min', euros)).toBe(formatUnits(0, 'EUR'));
  expect(formatLimit(300, 'max', DOLLARS)).toBe('$300');
});

test.each([
  ['USD', 'Pay $1,259.61 and book'],
  ['EUR', 'Pay $1,259.61 and book'],
  ['JPY', 'Pay $1,259.61 and book'],
  ['CAD', 'Pay US$1,259.61 and book'],
  ['MXN', 'Pay US$1,259.61 and book'],
  ['AUD', 'Pay US$1,259.61 and book'],
] satisfies [Currency, string][])('TRUE-1: what is charged is named where %s could be taken for it', (code, words) => {
  const named = nameDollars('Pay $1,259.61 and book', at(2, code));
  expect(named).toBe(words);
  expect(nameDollars(`${named}, about MX$9`, at(2, code))).toBe(`${words}, about MX$9`);
});

test('TRUE-1: in Spanish every amount in US dollars has their name, other currencies are written as in English', () => {
  setLanguageSource(() => 'es');
  try {
    const [yen, euros] = [showIn('JPY', TEST_RATES), showIn('EUR', TEST_RATES)];
    expect([formatCents(125_961), formatCents(-9_500), formatShort(900)]).toEqual(['US$1,259.61', '−US$95.00', 'US$9']);
    expect([formatAmount(125_961, DOLLARS, 'nearest'), formatFee(-950, DOLLARS)]).toEqual(['US$1,260', '−US$9.50']);
    expect(formatLimit(300, 'max', DOLLARS)).toBe('US$300');
    expect([formatUnits(9, 'MXN'), formatUnits(9, 'JPY'), formatUnits(9, 'EUR')]).toEqual(['MX$9', '¥9', '€9']);
    for (const currency of [DOLLARS, yen, euros])
      expect(nameDollars(`Pagar ${formatCents(900)} o $8, MX$9`, currency)).toBe('Pagar US$9.00 o US$8, MX$9');
  } finally {
    setLanguageSource(() => 'en');
  }
});
