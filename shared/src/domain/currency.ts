/**
 * Prices in the guest's currency. Homes are priced, charged and refunded in US dollars; everything here converts such
 * an amount for display, at the rate of a day. Where a guest agrees to pay, the amount in dollars is shown beside it
 * (decision 0075).
 */
import type { IsoDate } from './dates.ts';
import { formatDate } from './dates.ts';
import { areDollarsNamed, writeAmount, writeUsDollars } from './money.ts';
import { defineTexts } from '../texts/index.ts';

export const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'MXN', 'AUD', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Names as a list offers them. */
export const CURRENCY_NAMES = /* @__PURE__ */ defineTexts('shared/currencies', {
  USD: 'US dollar ($)',
  CAD: 'Canadian dollar (CA$)',
  EUR: 'Euro (€)',
  GBP: 'British pound (£)',
  MXN: 'Mexican peso (MX$)',
  AUD: 'Australian dollar (A$)',
  JPY: 'Japanese yen (¥)',
} satisfies Record<Currency, string>);

export const aboutTexts = /* @__PURE__ */ defineTexts('shared/about', {
  inBrackets: (dollars: string, about: string) => `${dollars} (about ${about})`,
  atRate: (about: string, day: string) => `about ${about} at the rate of ${day}`,
});

/** Name of the cookie that remembers the choice. The server reads it, so that a page comes in the guest's currency. */
export const CURRENCY_COOKIE = 'roost_currency';

/** Returns the currency of a cookie's value; US dollars for an unknown value. */
export function parseCurrency(value: string | undefined): Currency {
  return CURRENCIES.find((currency) => currency === value) ?? 'USD';
}

/** Exchange rates of the US dollar on a day. */
export type ExchangeRates = { date: IsoDate; perDollar: Readonly<Record<Exclude<Currency, 'USD'>, number>> };

/** A currency with its rate: all that an amount needs to be shown in it. */
export type ShownCurrency = {
  code: Currency;
  perDollar: number;
  /** The day of the rate; empty for US dollars, which have none. */
  date: IsoDate | '';
};

export const DOLLARS: ShownCurrency = { code: 'USD', perDollar: 1, date: '' };

/** Returns a currency with its rate. Where no rates are known, that is US dollars. */
export function showIn(code: Currency, rates: ExchangeRates | undefined): ShownCurrency {
  return code === 'USD' || rates === undefined ? DOLLARS : { code, perDollar: rates.perDollar[code], date: rates.date };
}

export const isDollars = ({ code }: ShownCurrency): boolean => code === 'USD';

/**
 * How an amount becomes one that is shown. `exact` has cents, where the currency has some. `nearest` is whole and for
 * totals, `floor` is whole and for nights (PRICE-3).
 */
export type Rounding = 'exact' | 'nearest' | 'floor';

/** Rates count to five decimals, so that products are whole numbers and no binary fraction moves a price. */
const SCALE = 100_000;
const scaled = (perDollar: number): number => Math.round(perDollar * SCALE);
/** Decimals of an exact amount. Yen have none. */
const getDecimals = (code: Currency): number => (code === 'JPY' ? 0 : 2);

/**
 * Returns cents of US dollars in units of the currency, rounded half up (`exact`, `nearest`) or down (`floor`). Of two
 * amounts the higher one is never shown as the lower.
 */
export function convert(cents: number, { code, perDollar }: ShownCurrency, rounding: Rounding): number {
  const product = cents * scaled(perDollar);
  if (rounding === 'floor') return Math.floor(product / (100 * SCALE));
  const parts = rounding === 'exact' ? 10 ** getDecimals(code) : 1;
  return Math.round((product * parts) / (100 * SCALE)) / parts;
}

/** How English names them: only the US dollar is a plain `$`. */
const SYMBOLS: Readonly<Record<Currency, string>> = {
  USD: '$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  MXN: 'MX$',
  AUD: 'A$',
  JPY: '¥',
};

/** Writes units of a currency: `€1,012`. */
export function formatUnits(units: number, code: Currency, decimals = 0): string {
  return writeAmount(SYMBOLS[code], units, decimals);
}

/** Cents of US dollars as the guest sees them: `€1,012`, or with `exact` `€1,011.97`. */
export function formatAmount(cents: number, currency: ShownCurrency, rounding: Rounding): string {
  return formatUnits(
    convert(cents, currency, rounding),
    currency.code,
    rounding === 'exact' ? getDecimals(currency.code) : 0,
  );
}

/** A fee or a rate: cents only where they matter, `€8` and `€7.93`. */
export function formatFee(cents: number, currency: ShownCurrency): string {
  const units = convert(cents, currency, 'exact');
  return formatUnits(units, currency.code, Number.isInteger(units) ? 0 : getDecimals(currency.code));
}

/**
 * `about €1,012 at the rate of Apr 11, 2025`: what stands beside an amount that is charged. Empty where dollars are
 * shown.
 */
export function formatAbout(cents: number, currency: ShownCurrency): string {
  if (currency.date === '') return '';
  return aboutTexts.atRate(formatAmount(cents, currency, 'nearest'), formatDate(currency.date));
}

/** An amount that is charged, with what it is in the guest's currency: `$1,259.61 (about €1,110)`. */
export function formatWithAbout(cents: number, currency: ShownCurrency): string {
  const dollars = formatAmount(cents, DOLLARS, 'exact');
  return isDollars(currency) ? dollars : aboutTexts.inBrackets(dollars, formatAmount(cents, currency, 'nearest'));
}

/** Currencies that are written with a dollar sign of their own. */
const OTHER_DOLLARS = /CAD|MXN|AUD/;

/**
 * Returns a text with amounts that are charged: `US$1,259.61` where the guest sees prices in another dollar or in
 * pesos, and where the language names every dollar, else as it is. A dollar that is named stays as it is.
 */
export function nameDollars(text: string, { code }: ShownCurrency): string {
  return areDollarsNamed() || OTHER_DOLLARS.test(code) ? writeUsDollars(text) : text;
}
