/** What a guest composes in a search box, before it becomes an address. Pure. */
import { NO_PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { withDates } from '@roost/shared/domain/search-filters';
import { NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates, Party } from '@roost/shared/domain/stay';
import { isMapArea } from '../../state/map-area.ts';

/** `dates` with one day missing are not searched for. */
export type Draft = {
  query: string;
  /** The search is about what the map shows: no place is typed, and the map's box stays until one is. */
  inArea: boolean;
  dates: DraftDates;
  party: Party;
};

export const EMPTY_DRAFT: Draft = { query: '', inArea: false, dates: NO_DATES, party: EMPTY_SEARCH.party };

/** Returns the draft of a box that starts from this search. */
export function toDraft(search: SearchState): Draft {
  const { query, dates, party } = search;
  const inArea = isMapArea(search);
  return { query: inArea ? '' : query, inArea, dates: dates ?? NO_DATES, party };
}

/** Returns the draft after a change: a place that is typed, chosen or cleared takes the map's area away. */
export const changeDraft = (draft: Draft, change: Partial<Draft>): Draft => ({
  ...draft,
  ...('query' in change && { inArea: false }),
  ...change,
});

/**
 * Returns the search that a draft stands for. Filters of `base` stay, unless the draft clears its dates (SRCH-7); its
 * page does not, because it belongs to the old results, nor does the map's box when a place was chosen.
 */
export function toSearch(base: SearchState, { query: typed, inArea, dates, party }: Draft): SearchState {
  const search = withDates(base, toStayDates(dates.checkIn, dates.checkOut));
  // A guest who brings pets does not want homes without pets (SRCH-8).
  const accessibility =
    party.pets > 0 ? search.accessibility.filter((value) => value !== NO_PETS_ALLOWED) : search.accessibility;
  const query = inArea ? base.query : typed.trim();
  return {
    ...search,
    query,
    party,
    accessibility,
    page: 1,
    boundingBox: inArea ? base.boundingBox : null,
    unused: query === base.query ? base.unused : [],
  };
}
