/**
 * Which currency the prices of a typed text are in (FIND-2). Readings hold amounts as they were typed; who has the
 * day's rates turns them into dollars, which addresses and the index hold (ROUTE-4).
 */
import type { Currency } from '../currency.ts';

/** Signs and words of currencies as guests of several languages write them beside an amount. */
const WORDS: readonly (readonly [Currency | 'other', string])[] = [
  // Dollars of other countries before those without a country.
  ['CAD', 'ca\\$|c\\$|cad|canadian dollars?'],
  ['AUD', 'au\\$|a\\$|aud|australian dollars?'],
  ['MXN', 'mx\\$|mxn|(?:mexican )?pesos?'],
  ['other', 'nz\\$|nzd|new zealand dollars?|hk\\$|hkd|s\\$|sgd|singapore dollars?'],
  ['USD', 'us\\$|usd|us dollars?|\\$|dollars?|bucks'],
  ['EUR', '€|eur|euros?|evro|евро|евра|ευρω|ευρώ|ユーロ|欧元|歐元|유로|يورو|یورو|אירו|ยูโร'],
  ['GBP', '£|gbp|pounds(?! (?:dog|lab|of|cat|pet|pup))|quid|sterling|libras?|livres?|pfund|sterline'],
  ['JPY', '¥|￥|jpy|yen|円|엔'],
  [
    'other',
    'chf|francs?|franken|sek|nok|dkk|kr|kronor|kroner|krona|krone|pln|zloty|zł|inr|rupees?|rs|₹|krw|won|₩|원|rmb|cny|yuan|元|baht|thb|฿|brl|reais|r\\$|rub|rubles?|₽|руб(?:лей|ля)?|try|lira|₺|ils|shekels?|₪|aed|dirhams?|zar|rand|czk|huf|ron|idr|rupiah|rp|vnd|đ|php|₱|myr|rm',
  ],
];
/** "Try 3 nights", "I won 2 nights": words that stand after an amount where they are money. */
const NO_PREFIX = '(?:try|won|rand|kr|php|real|pounds)\\b';
const BESIDE = WORDS.map(
  ([currency, words]) =>
    [
      currency,
      new RegExp(
        `(?<![\\p{L}$])(?!${NO_PREFIX})(?:${words})\\.?\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?k?\\s?(?:${words})(?![\\p{L}\\d])`,
        'iu',
      ),
    ] as const,
);

type Named = { currency: Currency | 'other'; said: string };
/** The currency that stands beside an amount, with the words that say so; null when none does. */
export function findCurrency(text: string): Named | null {
  const dollars = /(?<![\p{L}$])\$\s?\d[\d.,]*/u.exec(text)?.[0];
  if (dollars !== undefined) return { currency: 'USD', said: dollars };
  for (const [currency, beside] of BESIDE) {
    const said = beside.exec(text)?.[0];
    if (said !== undefined) return { currency, said };
  }
  return null;
}

/** The currency of the prices in a text, `other` for one that the site has no rate of; null when none is named. */
export const readCurrency = (text: string): Named['currency'] | null => findCurrency(text)?.currency ?? null;
