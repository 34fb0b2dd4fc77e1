/**
 * The search draft: what the filter panel changes and counts before the guest applies it (SRCH-1, SRCH-6). The address owns the search:
 * the draft starts from it when the panel opens, and goes into it when the guest applies.
 */
import { PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { toggled, withoutFilters } from '@roost/shared/domain/search-filters';
import type { PetsChoice } from '@roost/shared/domain/search-filters';
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import { toSearch, toSelections } from './selections.ts';
import type { ListSelection, RoomSelection, Selections } from './selections.ts';
import { withPetsChoice } from '@roost/shared/domain/search-filters';

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
    valueToggled: (draft, { payload: { list, value } }: PayloadAction<{ list: ListSelection; value: string }>) => {
      draft[list] = toggled(draft[list], value);
    },
    /** The two values of the index exclude each other; without pets none are in the party (SRCH-8). */
    petsChosen: (draft, { payload: choice }: PayloadAction<PetsChoice>) => {
      change(draft, (search) => ({
        ...search,
        accessibility: withPetsChoice(search.accessibility, choice),
        party: choice === PETS_ALLOWED ? search.party : { ...search.party, pets: 0 },
      }));
    },
    roomsChosen: (draft, { payload: { room, count } }: PayloadAction<{ room: RoomSelection; count: number }>) => {
      draft[room] = count;
    },
    /** Whole currency units a night; 0 and 1000 are no limit (SRCH-10). */
    priceChosen: (draft, { payload }: PayloadAction<Pick<SearchState, 'minPrice' | 'maxPrice'>>) => {
      draft.shouldResetPriceRange = false;
      draft.selectedMinPrice = payload.minPrice;
      draft.selectedMaxPrice = payload.maxPrice;
    },
    /** Clears every filter and resets the price range (SRCH-7). */
    filtersCleared: (draft) => {
      draft.shouldResetPriceRange = true;
      change(draft, withoutFilters);
    },
  },
});

export const { draftStarted, valueToggled, petsChosen, roomsChosen, priceChosen, filtersCleared } =
  searchDraftSlice.actions;
