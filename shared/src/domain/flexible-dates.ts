/**
 * "Give or take three days": stays of the same length that begin up to three days earlier or later, each with the lowest
 * total (PRICE-1, every fee in it) that a home of the search has for it.
 */
import type { Hit } from '../contracts/index-record.ts';
import { addDays, nightsBetween, type IsoDate } from './dates.ts';
import { getHitPrice } from './price.ts';
import type { SearchState } from './search-address.ts';
import { buildSearchRequest } from './search-query.ts';
import type { SearchRequestOptions } from './search-query.ts';
import type { StayDates } from './stay.ts';
import { priceAttributes } from './index-filters.ts';
import type { IndexQuery } from './index-query.ts';

/** Days before and after the chosen check-in. */
export const FLEXIBLE_DAYS = 3;
/**
 * Homes looked at for each stay, those with the lowest average night first: the index can order by that but not by the total of
 * a stay. Fees can put the very lowest total further down when more homes than this match.
 */
export const HOMES_COMPARED = 60;

export type NearbyStay = StayDates & {
  /** Days from the chosen check-in; 0 is the chosen stay. */
  offset: number;
  /** Its check-in lies before today, so it cannot be searched for. */
  past: boolean;
};

/** What a stay costs at least; `none` when no home of the search is free for it. Cents. */
export type LowestTotal = { type: 'none' } | { type: 'from'; totalCents: number };

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

/** One query for each stay that is not past, all of them for one request. They do not count in the index's analytics. */
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
        attributesToRetrieve: ['objectID', 'fees', 'Average Per Night', ...priceAttributes(state.dates, options.today)],
      };
    });
}

type PricedHit = Pick<Hit, 'PricePerDay' | 'fees' | 'Average Per Night'>;

/** The lowest total of a stay among homes that are free for it. A home that the index does not price for every night is left out. */
export function lowestTotal(
  hits: readonly PricedHit[],
  stay: StayDates,
  party: { pets: number },
  today: IsoDate,
): LowestTotal {
  const totals = hits.flatMap((hit) => {
    const price = getHitPrice(hit, stay, party, today);
    return price.type === 'stay' ? [price.totalCents] : [];
  });
  return totals.length === 0 ? { type: 'none' } : { type: 'from', totalCents: Math.min(...totals) };
}
