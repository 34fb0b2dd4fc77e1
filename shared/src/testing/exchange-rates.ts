import { showIn } from '../domain/currency.ts';
import type { ExchangeRates } from '../domain/currency.ts';
import type { PriceDisplay } from '../domain/price-display.ts';
import { expectedLead } from './priced-stays.ts';
import type { PricedStay } from './priced-stays.ts';

/** Rates of a day, for tests. */
export const TEST_RATES: ExchangeRates = {
  date: '2026-06-01',
  perDollar: { CAD: 1.3869, EUR: 0.88137, GBP: 0.76395, MXN: 20.38, AUD: 1.6042, JPY: 142.84 },
};

export const EUROS = showIn('EUR', TEST_RATES);

/** Whose sign holds a dollar sign, beside which a plain one would be read as the same. */
export const CANADIAN_DOLLARS = showIn('CAD', TEST_RATES);
/** A dollar sign without a country. */
export const UNNAMED_DOLLAR = /(?<![A-Z])\$/;

const euros = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Dollars as whole euros, calculated by exact arithmetic. */
export function inEuros(cents: number, rounding: 'nearest' | 'floor' = 'nearest'): string {
  const product = BigInt(cents) * 88_137n + (rounding === 'nearest' ? 5_000_000n : 0n);
  return `€${euros.format(product / 10_000_000n)}`;
}

/** What a stay says of its price in euros. */
export function expectedEuros(stay: PricedStay, display: PriceDisplay): string {
  const { cents, text } = expectedLead(stay, display);
  return text.replace(/^\S+/, inEuros(cents, display === 'night' ? 'floor' : 'nearest'));
}
