/**
 * Search by the price of the chosen stay itself (FIND-4). The index compares averages over all stays of a length, so
 * with dates its price limits only leave out homes that no such stay brings within them (SRCH-11). The homes it finds
 * are priced for the stay like their cards; from these prices come the homes within the limits, their number and their
 * order.
 */
import type { Hit } from '../contracts/index-record.ts';
import { priceAttributes } from './index-filters.ts';
import type { IndexQuery } from './index-query.ts';
import { getHitPrice, type ShownPrice } from './price.ts';
import { hasPriceLimits, PRICE_CAP, type PriceLimits } from './price-keys.ts';
import { getEdgeCents } from './price-limits.ts';
import type { SearchState } from './search-address.ts';

/** Homes in one answer of the index, and answers that are read: more homes than their product are not looked at. */
export const CANDIDATES_PAGE = 1000;
export const CANDIDATE_PAGES = 5;

export type Candidate = Pick<Hit, 'objectID' | 'PricePerDay' | 'fees' | 'taxes' | 'Average Per Night'>;
export type PricedHome = { id: string; price: ShownPrice };

/** True when the limits of a search are about the real price of its stay. */
export function limitsStayPrice(state: PriceLimits & Pick<SearchState, 'dates'>): boolean {
  return state.dates !== null && hasPriceLimits(state);
}

/** True when a search can only be answered with the price of each home for its stay. */
export function needsStayPrices(state: SearchState): boolean {
  return limitsStayPrice(state) || (state.dates !== null && state.sort.startsWith('price'));
}

/**
 * Whether a price is within the limits (SRCH-10, TRUE-1). They are compared with what is shown: those of a night with
 * the average night, floored to whole dollars, those of the stay with the total with taxes, rounded to the nearest; with
 * cents, which a limit in another currency has, as exactly (`getEdgeCents`).
 */
export function isWithinLimits({ averageCents, totalCents }: ShownPrice, limits: PriceLimits): boolean {
  const { minPrice, maxPrice, minTotal, maxTotal } = limits;
  const average = averageCents / 100;
  if (average < minPrice || (maxPrice < PRICE_CAP && average > maxPrice)) return false;
  if (totalCents === undefined) return true;
  return (
    totalCents >= getEdgeCents(minTotal, 'min', 'total') &&
    (maxTotal === null || totalCents <= getEdgeCents(maxTotal, 'max', 'total'))
  );
}

/** A total in whole dollars, as lists and maps show it. */
export const toShownTotal = (totalCents: number): number => Math.round(totalCents / 100);

/**
 * Returns the query for what the price of each home of a search is made of.
 * @param main the search's own query
 * @param page counts pages of `CANDIDATES_PAGE` homes from 0
 */
export function toCandidatesQuery(main: IndexQuery, { dates }: Pick<SearchState, 'dates'>, page = 0): IndexQuery {
  const { getRankingInfo: _, ...query } = main;
  return {
    ...query,
    page,
    hitsPerPage: CANDIDATES_PAGE,
    facets: [],
    analytics: false,
    clickAnalytics: false,
    attributesToRetrieve: ['objectID', 'Average Per Night', 'fees', 'taxes', ...priceAttributes(dates)],
  };
}

/**
 * Returns the homes within the limits, in the order of the search: by the total with taxes where it is by price, else
 * as they came. A home whose record does not price the stay is kept, after the others: its card shows a typical night.
 */
export function priceHomes(candidates: readonly Candidate[], state: SearchState): PricedHome[] {
  const homes = candidates
    .map((hit): PricedHome => ({ id: hit.objectID, price: getHitPrice(hit, state.dates, state.party) }))
    .filter(({ price }) => price.totalCents === undefined || isWithinLimits(price, state));
  const direction = { 'price-asc': 1, 'price-desc': -1 }[state.sort as string];
  if (direction === undefined) return homes;
  const rank = ({ price }: PricedHome) => (price.totalCents === undefined ? Infinity : price.totalCents * direction);
  return homes.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
