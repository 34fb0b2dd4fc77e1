/**
 * The price filter of the panel (SRCH-10, SRCH-11), in the guest's currency: whole units a night in steps. $1,000 and
 * what is worth as much is no upper limit. What is chosen is kept in whole dollars (domain/price-limits).
 */
import type { Currency, ShownCurrency } from '@roost/shared/domain/currency';
import { fromDollarLimit, shownNight, toDollarLimit } from '@roost/shared/domain/price-limits';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';

const STEPS: Readonly<Partial<Record<Currency, number>>> = { MXN: 200, JPY: 1000 };
const BARS = 25;

type Prices = Pick<SearchState, 'minPrice' | 'maxPrice'>;

/** Units of one step of the slider. */
export const priceStep = ({ code }: ShownCurrency): number => STEPS[code] ?? 10;

/** Where the slider ends: the first step that is no upper limit. */
export function priceCap(currency: ShownCurrency): number {
  const step = priceStep(currency);
  return Math.ceil(shownNight(PRICE_CAP, currency) / step) * step;
}

/** Returns the limits in units of the currency, those of the slider where they lie beyond it. */
export function shownPrices({ minPrice, maxPrice }: Prices, currency: ShownCurrency): [number, number] {
  const cap = priceCap(currency);
  return [
    minPrice >= PRICE_CAP ? cap : fromDollarLimit(minPrice, 'min', currency).amount,
    maxPrice >= PRICE_CAP ? cap : fromDollarLimit(maxPrice, 'max', currency).amount,
  ];
}

/** Returns typed text as whole units: "$1,250.40" is 1250. Null without a number. */
export function parseUnits(text: string): number | null {
  const digits = /\d[\d,]*/.exec(text)?.[0].replaceAll(',', '');
  return digits === undefined ? null : Number(digits);
}

/**
 * Returns the range with another end, in units of the currency: rounded to the step and at least one step from the
 * other end.
 */
export function withPrice(prices: Prices, end: 'min' | 'max', amount: number, currency: ShownCurrency): Prices {
  const step = priceStep(currency);
  const cap = priceCap(currency);
  const [low, high] = shownPrices(prices, currency);
  const rounded = Math.round(amount / step) * step;
  const clamp = (lowest: number, highest: number) => Math.max(0, Math.min(Math.max(rounded, lowest), highest));
  if (end === 'min')
    return { minPrice: toDollarLimit(clamp(0, high - step), 'min', currency), maxPrice: prices.maxPrice };
  const chosen = clamp(low + step, cap);
  const maxPrice = chosen >= cap ? PRICE_CAP : Math.min(toDollarLimit(chosen, 'max', currency), PRICE_CAP);
  return { minPrice: prices.minPrice, maxPrice };
}

/** Returns the number of homes in each of 25 price bands from 0 to the slider's end; the last one has all above. */
export function priceBars(counts: Readonly<Record<string, number>>, currency: ShownCurrency): number[] {
  const cap = priceCap(currency);
  const bars = new Array<number>(BARS).fill(0);
  for (const [price, homes] of Object.entries(counts)) {
    const bar = Math.min(Math.floor((shownNight(Number(price), currency) / cap) * BARS), BARS - 1);
    if (bar >= 0) bars[bar] = (bars[bar] ?? 0) + homes;
  }
  return bars;
}

/** Returns the median price of the counted homes in whole dollars, null without homes. */
export function typicalPrice(counts: Readonly<Record<string, number>>): number | null {
  const prices = Object.entries(counts)
    .map(([price, homes]) => ({ price: Number(price), homes }))
    .toSorted((a, b) => a.price - b.price);
  let left = prices.reduce((sum, { homes }) => sum + homes, 0) / 2;
  for (const { price, homes } of prices) {
    left -= homes;
    if (left <= 0) return Math.round(price);
  }
  return null;
}
