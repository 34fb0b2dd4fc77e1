/**
 * The search as state (SRCH-1, SRCH-21; specification sections 3 and 4, "Search"), for mfe-search to inject where it is needed. The
 * address stays the one owner of a search: `searchShown` takes everything from it. In between the selections are a draft that
 * the filter panel changes and counts, and that goes into the address when the guest applies it (`toSearch`). It is not in `state`,
 * because then every page would carry it.
 */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import { PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import type { Party } from '@roost/shared/contracts/booking';
import type { StayDates } from '@roost/shared/domain/stay';
import type { SearchState as Search } from '@roost/shared/domain/search-address';
import { toggled, withDates, withoutFilters } from '@roost/shared/domain/search-filters';
import type { PetsChoice } from '@roost/shared/domain/search-filters';
import { withPetsChoice } from '@roost/shared/domain/search-query';
import { EMPTY_SEARCH_STATE, toSearch, toSelections, withParameters } from './search-fields.ts';
import type { ListSelection, RoomSelection, SearchState } from './search-fields.ts';
import type { CountedHomes, Facets, TrackingLocation } from '../api/search-data.ts';

export { toSearch } from './search-fields.ts';
export type { SearchState, ListSelection, RoomSelection } from './search-fields.ts';

/** A page of results as its loader gave it. */
export type ShownSearch = {
  search: Search;
  latLng: { lat: number; lng: number } | null;
  location: TrackingLocation | null;
  /** All homes that match, and those on this page; null when the index did not answer. */
  hits: { total: number; shown: number; facets: Facets } | null;
};

/** Does something to the search that the state stands for, and everything that follows from it. */
function change(state: SearchState, to: (search: Search) => Search): void {
  Object.assign(state, withParameters({ ...state, ...toSelections(to(toSearch(state))) }));
}

export const searchSlice = createSlice({
  name: 'search',
  initialState: EMPTY_SEARCH_STATE,
  reducers: {
    /** The page shows this search: whatever was drafted is gone. */
    searchShown: (state, { payload: { search, latLng, location, hits } }: PayloadAction<ShownSearch>) => {
      Object.assign(state, withParameters({ ...state, ...toSelections(search), latLng, trackingLocation: location }));
      state.isSearching = state.shouldApplyFilters = state.shouldResetPriceRange = false;
      if (!hits) return;
      state.numHits = state.numFilteredHits = state.totalHits = hits.total;
      state.numResults = hits.shown;
      state.cachedFacets = { ...state.cachedFacets, ...hits.facets };
    },
    searchStarted: (state) => {
      state.isSearching = true;
    },
    /** The draft begins (or ends) with the selections of an address. */
    selectionsTaken: (state, action: PayloadAction<Search>) => {
      change(state, () => action.payload);
    },
    valueToggled: (state, { payload }: PayloadAction<{ list: ListSelection; value: string }>) => {
      state[payload.list] = toggled(state[payload.list], payload.value);
      change(state, (search) => search);
    },
    /** SRCH-8: the two values of the index exclude each other; a pet in the party goes with the choice of no pets. */
    petsChosen: (state, { payload: choice }: PayloadAction<PetsChoice>) => {
      change(state, (search) => ({
        ...search,
        accessibility: withPetsChoice(search.accessibility, choice),
        party: choice === PETS_ALLOWED ? search.party : { ...search.party, pets: 0 },
      }));
    },
    roomsChosen: (state, { payload }: PayloadAction<{ room: RoomSelection; count: number }>) => {
      state[payload.room] = payload.count;
      change(state, (search) => search);
    },
    /** Whole units a night; 0 and 1000 are no limit (SRCH-10). */
    priceChosen: (state, { payload: { minPrice, maxPrice } }: PayloadAction<Pick<Search, 'minPrice' | 'maxPrice'>>) => {
      state.shouldResetPriceRange = false;
      change(state, (search) => ({ ...search, minPrice, maxPrice }));
    },
    guestsChosen: (state, { payload: guests }: PayloadAction<Party>) => {
      change(state, (search) => ({ ...search, party: guests }));
    },
    /** SRCH-9: numeric filters go, because they name the old length of stay, and are made anew with the filter string. SRCH-7: no dates, no filters. */
    datesChosen: (state, { payload: dates }: PayloadAction<StayDates | null>) => {
      state.searchParameters.numericFilters = [];
      change(state, (search) => withDates(search, dates));
      state.shouldApplyFilters = true;
      if (dates === null) state.shouldResetPriceRange = true;
    },
    /** SRCH-7 */
    filtersCleared: (state) => {
      change(state, withoutFilters);
      state.shouldResetPriceRange = state.shouldApplyFilters = true;
    },
    /** The drafted selections went into the address. */
    filtersApplied: (state) => {
      state.shouldApplyFilters = state.shouldResetPriceRange = false;
    },
    /** SRCH-6: the background count of the draft answered. */
    homesCounted: (state, { payload }: PayloadAction<CountedHomes>) => {
      state.numFilteredHits = state.numResults = payload.total;
      state.cachedFacets = payload.facets;
      state.cachedFacetsStats = payload.facetsStats;
    },
    /** Where the visitor's address on the network lies, for searches near them. */
    ipLocationReceived: (state, action: PayloadAction<{ lat: number; lng: number } | null>) => {
      state.ipAdressLatLng = action.payload;
    },
    /** The home under the pointer, in the list or on the map. */
    activeMarkerChanged: (state, action: PayloadAction<string | null>) => {
      state.activeMarker = action.payload;
    },
    /** A guest left for this listing's page. */
    detailPageOpened: (state, action: PayloadAction<string>) => {
      state.detailPageUrl = action.payload;
    },
  },
});

export const {
  searchShown,
  searchStarted,
  selectionsTaken,
  valueToggled,
  petsChosen,
  roomsChosen,
  priceChosen,
  guestsChosen,
  datesChosen,
  filtersCleared,
  filtersApplied,
  homesCounted,
  ipLocationReceived,
  activeMarkerChanged,
  detailPageOpened,
} = searchSlice.actions;
