/** What a guest composes in a search box, before it becomes an address. Pure. */
import { NO_PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { withDates } from '@roost/shared/domain/search-filters';
import { NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates, Party } from '@roost/shared/domain/stay';

/** `dates` with one day missing are not searched for. */
export type Draft = { query: string; dates: DraftDates; party: Party };

export const EMPTY_DRAFT: Draft = { query: '', dates: NO_DATES, party: EMPTY_SEARCH.party };

/** Returns the draft of a box that starts from this search. */
export function toDraft({ query, dates, party }: SearchState): Draft {
  return { query, dates: dates ?? NO_DATES, party };
}

/**
 * Returns the search that a draft stands for. Filters of `base` stay, unless the draft clears its dates (SRCH-7); its
 * page and the map's box do not, because they belong to the old results.
 */
export function toSearch(base: SearchState, { query, dates, party }: Draft): SearchState {
  const search = withDates(base, toStayDates(dates.checkIn, dates.checkOut));
  // A guest who brings pets does not want homes without pets (SRCH-8).
  const accessibility =
    party.pets > 0 ? search.accessibility.filter((value) => value !== NO_PETS_ALLOWED) : search.accessibility;
  return {
    ...search,
    query: query.trim(),
    party,
    accessibility,
    page: 1,
    boundingBox: null,
    unused: query.trim() === base.query ? base.unused : [],
  };
}
