/**
 * The search draft: what the filter panel changes and counts before the guest applies it (SRCH-1, SRCH-6). The address
 * owns the search: the draft starts from it when the panel opens, and goes into it when the guest applies.
 */
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { withoutFilters } from '@roost/shared/domain/search-filters';
import { hasPriceLimits } from '@roost/shared/domain/price-keys';
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import { toSearch, toSelections } from './selections.ts';
import type { Selections } from './selections.ts';

export type SearchDraft = Selections & {
  /** The price range was just cleared: what is half typed in its fields goes too. */
  shouldResetPriceRange: boolean;
};

const initialState: SearchDraft = { ...toSelections(EMPTY_SEARCH), shouldResetPriceRange: false };

function change(draft: SearchDraft, to: (search: SearchState) => SearchState): void {
  Object.assign(draft, toSelections(to(toSearch(draft))));
}

export const searchDraftSlice = createSlice({
  name: 'searchDraft',
  initialState,
  reducers: {
    /** The panel opened on this search: an older draft is gone. */
    draftStarted: (draft, { payload: search }: PayloadAction<SearchState>) => {
      draft.shouldResetPriceRange = false;
      change(draft, () => search);
    },
    /** The filters of the panel changed. A price that is set ends the reset of the price range. */
    draftChanged: (draft, { payload: search }: PayloadAction<SearchState>) => {
      if (hasPriceLimits(search)) draft.shouldResetPriceRange = false;
      change(draft, () => search);
    },
    /** Homes are wanted without pets, or pets play no part: none are in the party (SRCH-8). */
    petsLeftHome: (draft) => {
      draft.selectedGuests = { ...draft.selectedGuests, pets: 0 };
    },
    /** Clears every filter and resets the price range; the party stays (SRCH-7). */
    filtersCleared: (draft) => {
      draft.shouldResetPriceRange = true;
      change(draft, withoutFilters);
    },
  },
});

export const { draftStarted, draftChanged, petsLeftHome, filtersCleared } = searchDraftSlice.actions;
