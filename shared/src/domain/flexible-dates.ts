/**
 * "Give or take three days": stays of the same length that begin up to three days earlier or later, each with the
 * lowest price that a home of the search has for it.
 */
import type { Hit } from '../contracts/index-record.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { getHitPrice, type ShownPrice } from './price.ts';
import type { SearchState } from './search-address.ts';
import { buildSearchRequest } from './search-query.ts';
import type { SearchRequestOptions } from './search-query.ts';
import type { StayDates } from './stay.ts';
import { priceAttributes } from './index-filters.ts';
import { isWithinLimits } from './stay-price.ts';
import type { IndexQuery } from './index-query.ts';

/** Days before and after the chosen check-in. */
export const FLEXIBLE_DAYS = 3;
/**
 * Homes looked at for each stay, those with the lowest typical night first: the index can order by that but not by the
 * total of a stay. Where more homes match, the very lowest total may be further down: in 245 stays of ten places, with
 * up to 162 homes, it never was, not even beyond the first 20. Each home is in the answer seven times, so more of them
 * cost a phone more than they tell.
 */
export const HOMES_COMPARED = 20;

export type NearbyStay = StayDates & {
  /** Days from the chosen check-in; 0 is the chosen stay. */
  offset: number;
  /** Its check-in lies before today, so it cannot be searched for. */
  past: boolean;
};

/** What a stay costs at least, each amount the lowest of its kind; `none` when no home of the search is free for it. */
export type LowestTotal = { type: 'none' } | ({ type: 'from' } & Required<ShownPrice>);

/** The seven stays around the chosen one, in order. */
export function nearbyStays(dates: StayDates, today: IsoDate): NearbyStay[] {
  const nights = nightsBetween(dates.checkIn, dates.checkOut);
  return Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, index) => {
    const offset = index - FLEXIBLE_DAYS;
    const checkIn = addDays(dates.checkIn, offset);
    return { checkIn, checkOut: addDays(checkIn, nights), offset, past: checkIn < today };
  });
}

/** The state that searches for another of the stays: everything else is kept, the page starts anew. */
export function withNearbyStay(state: SearchState, { checkIn, checkOut }: StayDates): SearchState {
  return { ...state, dates: { checkIn, checkOut }, page: 1 };
}

/**
 * One query for each stay that is not past, all of them for one request. They do not count in the index's analytics.
 */
export function flexibleDatesQueries(stays: readonly NearbyStay[], options: SearchRequestOptions): IndexQuery[] {
  return stays
    .filter((stay) => !stay.past)
    .map((stay) => {
      const state: SearchState = { ...withNearbyStay(options.state, stay), sort: 'price-asc' };
      const { getRankingInfo: _, ...main } = buildSearchRequest({ ...options, state }).main;
      return {
        ...main,
        hitsPerPage: HOMES_COMPARED,
        facets: [],
        analytics: false,
        clickAnalytics: false,
        attributesToRetrieve: ['objectID', 'fees', 'taxes', 'Average Per Night', ...priceAttributes(state.dates)],
      };
    });
}

type PricedHit = Pick<Hit, 'PricePerDay' | 'fees' | 'taxes' | 'Average Per Night'>;

/** The lowest of several prices of one stay, each amount by itself. Those that have no total are left out. */
export function lowestPrice(prices: readonly ShownPrice[]): LowestTotal {
  const lowest = (amounts: readonly (number | undefined)[]) =>
    Math.min(...amounts.filter((amount) => amount !== undefined));
  const whole = prices.filter(({ totalCents }) => totalCents !== undefined);
  if (whole.length === 0) return { type: 'none' };
  return {
    type: 'from',
    totalCents: lowest(whole.map(({ totalCents }) => totalCents)),
    beforeTaxCents: lowest(whole.map(({ beforeTaxCents }) => beforeTaxCents)),
    averageCents: lowest(whole.map(({ averageCents }) => averageCents)),
  };
}

/** The lowest price of a stay among homes that are free for it, within the limits of the search (FIND-4). */
export function lowestTotal(hits: readonly PricedHit[], stay: StayDates, state: SearchState): LowestTotal {
  return lowestPrice(
    hits.map((hit) => getHitPrice(hit, stay, state.party)).filter((price) => isWithinLimits(price, state)),
  );
}
