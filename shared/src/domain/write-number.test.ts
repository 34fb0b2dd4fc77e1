import fc from 'fast-check';
import { CURRENCIES, formatUnits } from './currency.ts';
import { formatCents } from './money.ts';
import { writeNumber } from './write-number.ts';

const byIntl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);
const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [-12_345_678, 0, '-12,345,678'],
  [1_648, 2, '1,648.00'],
  [0.5, 0, '1'],
])('%d with %i decimals is %s', (value, decimals, text) => {
  expect(writeNumber(value, decimals)).toBe(text);
});

test('whole numbers are written as Intl writes them', () => {
  const format = byIntl({});
  fc.assert(fc.property(whole, (value) => expect(writeNumber(value)).toBe(format.format(value))));
});

test('PRICE-3: amounts of cents are written as Intl writes them, with a true minus', () => {
  const format = byIntl({ style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(whole, (cents) => expect(formatCents(cents)).toBe(format.format(cents / 100).replace('-', '\u2212'))),
  );
});

test.each(CURRENCIES)('amounts in %s are written as Intl writes them', (currency) => {
  for (const decimals of [0, 2]) {
    const format = byIntl({
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    fc.assert(
      fc.property(whole, (cents) => {
        const units = decimals === 0 ? Math.floor(cents / 100) : cents / 100;
        expect(formatUnits(units, currency, decimals)).toBe(format.format(units).replace('-', '\u2212'));
      }),
    );
  }
});
