/** What the guest is composing in a search box, before it becomes an address. */
import { useCallback, useState } from 'react';
import { NO_PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import type { Party } from '@roost/shared/contracts/booking';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { withDates } from '@roost/shared/domain/search-filters';
import { useNavigate } from '@roost/shared/router';
import { recents } from './browser-recents.ts';

/** While a check-out is still to be chosen, `end` is null; such dates are not searched for. */
export type DraftDates = { checkIn: string; checkOut: string | null } | null;
export type Draft = { query: string; dates: DraftDates; party: Party };

export const EMPTY_DRAFT: Draft = { query: '', dates: null, party: EMPTY_SEARCH.party };

export type DraftControl = {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Goes to the results; a change given here counts already. */
  search: (change?: Partial<Draft>) => void;
};

/**
 * The draft of a box that starts from `base`, the search the page shows. Filters of that search stay; its page and the map's
 * box do not, because they belong to the old results.
 */
export function useDraft(base: SearchState, onSearch?: () => void): DraftControl {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({ query: base.query, dates: base.dates, party: base.party });
  return {
    draft,
    change: useCallback((change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change })), []),
    search: (change) => {
      onSearch?.();
      recents.add({ ...draft, ...change });
      void navigate(searchHref(toSearch(base, { ...draft, ...change })));
    },
  };
}

/** The search that a draft means. */
export function toSearch(base: SearchState, draft: Draft): SearchState {
  const query = draft.query.trim();
  const dates =
    draft.dates && draft.dates.checkOut !== null
      ? { checkIn: draft.dates.checkIn, checkOut: draft.dates.checkOut }
      : null;
  // SRCH-7: taking the dates away takes the filters away.
  const search = withDates(base, dates);
  // SRCH-8: who brings pets no longer wants homes without.
  const accessibility =
    draft.party.pets > 0 ? search.accessibility.filter((value) => value !== NO_PETS_ALLOWED) : search.accessibility;
  return { ...search, query, party: draft.party, accessibility, page: 1, boundingBox: null };
}
