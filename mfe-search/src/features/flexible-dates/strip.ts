/** What a strip of nearby dates needs, and which searches have the same one. */
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { LowestTotal } from '@roost/shared/domain/flexible-dates';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-query';

/** Where and when a search looks; the data of the results page is one. */
export type StripContext = { index: PublicConfig['search']; latLng: SearchPlace; today: string };
/** By check-in date. A stay that is missing could not be asked for. */
export type Totals = Readonly<Record<string, LowestTotal>>;

/** Page, order, view and what merely follows along in the address play no part. */
export function stripKey(state: SearchState, context: StripContext): string {
  return `${context.today} ${searchHref({ ...state, page: 1, sort: 'relevance', view: 'grid', kept: {} })}`;
}

/**
 * The totals beside the cards of the page: what they say about the chosen stay is never more than the cheapest card says, even where
 * the index had more homes than are compared.
 */
export function besideCards(
  totals: Totals | null,
  start: string,
  cards: readonly { price: { totalCents?: number } }[],
): Totals | null {
  if (!totals) return null;
  const known = totals[start]?.type === 'from' ? [totals[start].totalCents] : [];
  const all = [...known, ...cards.flatMap(({ price }) => price.totalCents ?? [])];
  return all.length === 0 ? totals : { ...totals, [start]: { type: 'from', totalCents: Math.min(...all) } };
}

/** The lowest of the totals in cents, null when there is none to compare. */
export function lowestOf(totals: Totals): number | null {
  const all = Object.values(totals).flatMap((total) => (total.type === 'from' ? [total.totalCents] : []));
  return all.length < 2 ? null : Math.min(...all);
}
