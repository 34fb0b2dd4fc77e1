/** A home that the filters exclude, as its row shows it. Serializable. */
import { listingPath } from '@roost/shared/domain/listing-address';
import { listingLinkParams, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { getHitPrice } from '@roost/shared/domain/price';
import { exclusions } from '@roost/shared/domain/explain-exclusion';
import type { Exclusion } from '@roost/shared/domain/explain-exclusion';
import { removeFilter, removeAllFilters } from '@roost/shared/domain/remove-filter';
import type { FilterRecord } from '@roost/shared/domain/exclusion-record';

export type ExcludedHome = {
  id: string;
  href: string;
  headline: string;
  photo: string | null;
  /** In the order of the sentence. `href` is the search without this one filter. */
  reasons: { exclusion: Exclusion; href: string }[];
  /** The search that finds the home. */
  findHref: string;
  /** What the chosen dates cost when the home is free on them and takes the guests, in cents. */
  totalCents: number | null;
};

/** Returns the address of the home, with the dates and guests of the search (ROUTE-5). */
export function homeHref(record: FilterRecord, state: SearchState): string {
  const path = listingPath({
    id: record.objectID,
    country: record.Country ?? null,
    state: record.State ?? null,
    city: record.City ?? null,
  });
  const query = listingLinkParams(state).toString();
  return query === '' ? path : `${path}?${query}`;
}

const NO_PRICE: readonly Exclusion['filter'][] = ['dates', 'guests', 'pets'];

/** A home that no filter excludes, which the page shows because it has to say something of its search. */
export function toFittingHome(record: FilterRecord, state: SearchState): ExcludedHome {
  const photo = record.images.toSorted((a, b) => a.SortOrder - b.SortOrder)[0];
  const href = homeHref(record, state);
  return {
    id: record.objectID,
    href,
    headline: record.Headline,
    photo: photo?.URL ?? null,
    reasons: [],
    findHref: href,
    totalCents: null,
  };
}

/** Returns null when no filter excludes the home. */
export function toExcludedHome(record: FilterRecord, state: SearchState, now: string): ExcludedHome | null {
  const found = exclusions(record, state, now);
  if (found.length === 0) return null;
  // A home has no price for dates on which it is taken, and none for guests whom it does not take.
  const free = state.dates !== null && !found.some(({ filter }) => NO_PRICE.includes(filter));
  const price = free && state.dates ? getHitPrice(record, state.dates, state.party) : null;
  return {
    ...toFittingHome(record, state),
    reasons: found.map((exclusion) => ({ exclusion, href: searchHref(removeFilter(state, exclusion)) })),
    findHref: searchHref(removeAllFilters(record, state, now)),
    totalCents: price?.totalCents ?? null,
  };
}
