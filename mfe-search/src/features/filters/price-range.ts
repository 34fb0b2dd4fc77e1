/** The price filter of the panel (SRCH-10, SRCH-11): whole dollars a night in steps of 10; 1000 is no upper limit. */
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';

export const PRICE_STEP = 10;
const BARS = 25;

type Prices = Pick<SearchState, 'minPrice' | 'maxPrice'>;

/** Returns typed text as dollars: "$1,250.40" is 1250. Null without a number. */
export function parseDollars(text: string): number | null {
  const digits = /\d[\d,]*/.exec(text)?.[0].replaceAll(',', '');
  return digits === undefined ? null : Number(digits);
}

/** Returns the range with another end, rounded to the step and at least one step from the other end. */
export function withPrice(prices: Prices, end: 'min' | 'max', amount: number): Prices {
  const rounded = Math.round(amount / PRICE_STEP) * PRICE_STEP;
  const clamp = (low: number, high: number) => Math.max(0, Math.min(Math.max(rounded, low), high));
  return end === 'min'
    ? { minPrice: clamp(0, prices.maxPrice - PRICE_STEP), maxPrice: prices.maxPrice }
    : { minPrice: prices.minPrice, maxPrice: clamp(prices.minPrice + PRICE_STEP, PRICE_CAP) };
}

/** Returns the number of homes in each of 25 price bands from 0 to 1000; the last one has all above. */
export function priceBars(counts: Readonly<Record<string, number>>): number[] {
  const bars = new Array<number>(BARS).fill(0);
  for (const [price, homes] of Object.entries(counts)) {
    const bar = Math.min(Math.floor((Number(price) / PRICE_CAP) * BARS), BARS - 1);
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
