/** The price limits of a search in its address (ROUTE-4): of a night, and of the stay's total with taxes. */
import { readWhole } from './address-values.ts';
import type { StayDates } from './stay.ts';

/** A price of 1000 or more means no upper limit (SRCH-10), shown "$1000+". */
export const PRICE_CAP = 1000;

/** A dated price is an average for the length of stay, an undated one the general average (SRCH-11). */
export const PRICE_KEYS = {
  dated: { min: 'minLOS_PriceAverages', max: 'maxLOS_PriceAverages' },
  undated: { min: 'minAverage-Per-Night', max: 'maxAverage-Per-Night' },
} as const;
/** Ours: what a whole stay costs with taxes, as cards show it. The specification's keys are about a night. */
export const TOTAL_KEYS = { min: 'minTotal', max: 'maxTotal' } as const;
const MAX_AMOUNT = 999_999;
export const NO_TOTALS = { minTotal: 0, maxTotal: null } as const;

export type PriceLimits = {
  /** Whole currency units a night; 0 is no minimum. */
  minPrice: number;
  /** Whole currency units a night; 1000 is no maximum (SRCH-10). */
  maxPrice: number;
  /**
   * Dollars of the total with taxes of a dated stay, with cents for a limit in another currency (price-limits.ts); 0 is
   * no minimum, and there is none without dates.
   */
  minTotal: number;
  /** Null is no maximum, and there is none without dates. */
  maxTotal: number | null;
};

/** True while a night's or a stay's price is limited. */
export const hasPriceLimits = ({ minPrice, maxPrice, minTotal, maxTotal }: PriceLimits): boolean =>
  minPrice > 0 || maxPrice < PRICE_CAP || minTotal > 0 || maxTotal !== null;

/** Reads the limits. Without dates a stay has no total to limit. */
export function readPriceLimits(params: URLSearchParams, dates: StayDates | null): PriceLimits {
  return { ...readPrices(params, dates), ...(dates ? readTotals(params) : NO_TOTALS) };
}

/** The pair that fits the search comes first; the other still counts, so that adding dates to a link keeps its price. */
function readPrices(params: URLSearchParams, dates: StayDates | null): Pick<PriceLimits, 'minPrice' | 'maxPrice'> {
  const [first, second] = dates ? [PRICE_KEYS.dated, PRICE_KEYS.undated] : [PRICE_KEYS.undated, PRICE_KEYS.dated];
  const price = (bound: 'min' | 'max') =>
    readWhole(params.get(first[bound]), 0, MAX_AMOUNT) ?? readWhole(params.get(second[bound]), 0, MAX_AMOUNT);
  const minPrice = price('min') ?? 0;
  const maxPrice = Math.min(price('max') ?? PRICE_CAP, PRICE_CAP);
  return maxPrice < PRICE_CAP && minPrice > maxPrice ? { minPrice: 0, maxPrice: PRICE_CAP } : { minPrice, maxPrice };
}

/** Up to 999,999.99. */
const readDollars = (value: string | null): number | null =>
  value !== null && /^\d{1,6}(?:\.\d\d?)?$/.test(value) ? Number(value) : null;

function readTotals(params: URLSearchParams): Pick<PriceLimits, 'minTotal' | 'maxTotal'> {
  const minTotal = readDollars(params.get(TOTAL_KEYS.min)) ?? 0;
  const maxTotal = readDollars(params.get(TOTAL_KEYS.max)) || null;
  return maxTotal !== null && minTotal > maxTotal ? NO_TOTALS : { minTotal, maxTotal };
}
