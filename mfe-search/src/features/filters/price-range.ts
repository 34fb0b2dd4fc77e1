/**
 * The price filter of the panel (SRCH-10, SRCH-11), in the guest's currency: whole units in steps, of a night or of the
 * total of a stay of some nights. $1,000 a night and what is worth as much is no upper limit. What is chosen is kept in
 * dollars (domain/price-limits).
 */
import type { Currency, ShownCurrency } from '@roost/shared/domain/currency';
import { fromDollarLimit, shownNight, toDollarLimit } from '@roost/shared/domain/price-limits';
import type { LimitUnit } from '@roost/shared/domain/price-limits';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';

const STEPS: Readonly<Partial<Record<Currency, number>>> = { MXN: 200, JPY: 1000 };
const BARS = 25;

/** Limits in dollars; a maximum of `PRICE_CAP` for each night is none. */
export type PriceLimits = { min: number; max: number };
type Prices = PriceLimits;

/**
 * Returns which price the panel limits: what cards lead with, or what the search is limited by already. Without dates
 * cards show a typical night.
 */
export function getLimitUnit(state: SearchState, display: PriceDisplay): LimitUnit {
  if (state.dates === null) return 'night';
  if (state.minTotal > 0 || state.maxTotal !== null) return 'total';
  return display === 'night' || state.minPrice > 0 || state.maxPrice < PRICE_CAP ? 'night' : 'total';
}

/** Units of one step of the slider: for several nights the next round number. */
export function priceStep({ code }: ShownCurrency, nights = 1): number {
  const least = (STEPS[code] ?? 10) * nights;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10);
}

/** Where the slider ends: the first step that is no upper limit. */
export function priceCap(currency: ShownCurrency, nights = 1): number {
  const step = priceStep(currency, nights);
  return Math.ceil(shownNight(PRICE_CAP * nights, currency) / step) * step;
}

/** What limits are about: the guest's currency, and a night or the total of some nights. */
export type Limited = { currency: ShownCurrency; unit?: LimitUnit; nights?: number };

/** Returns the limits in units of the currency, those of the slider where they lie beyond it. */
export function shownPrices({ min, max }: Prices, { currency, unit = 'night', nights = 1 }: Limited): [number, number] {
  const cap = priceCap(currency, nights);
  const none = PRICE_CAP * nights;
  return [
    min >= none ? cap : fromDollarLimit(min, 'min', currency, unit).amount,
    max >= none ? cap : fromDollarLimit(max, 'max', currency, unit).amount,
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
export function withPrice(prices: Prices, end: 'min' | 'max', amount: number, limited: Limited): Prices {
  const { currency, unit = 'night', nights = 1 } = limited;
  const step = priceStep(currency, nights);
  const cap = priceCap(currency, nights);
  const none = PRICE_CAP * nights;
  const [low, high] = shownPrices(prices, limited);
  const rounded = Math.round(amount / step) * step;
  const clamp = (lowest: number, highest: number) => Math.max(0, Math.min(Math.max(rounded, lowest), highest));
  if (end === 'min') return { min: toDollarLimit(clamp(0, high - step), 'min', currency, unit), max: prices.max };
  const chosen = clamp(low + step, cap);
  return { min: prices.min, max: chosen >= cap ? none : Math.min(toDollarLimit(chosen, 'max', currency, unit), none) };
}

/** Returns the number of homes in each of 25 price bands from 0 to the slider's end; the last one has all above. */
export function priceBars(counts: Readonly<Record<string, number>>, currency: ShownCurrency, nights = 1): number[] {
  const cap = priceCap(currency, nights);
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
