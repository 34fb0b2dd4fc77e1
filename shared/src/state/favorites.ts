/**
 * Favorites as every region knows them (FAV-1, FAV-4; specification section 3). The rules of the favorites service and
 * the storage belong to mfe-favorites; this slice is the contract that hearts, header and favorites page share.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * What is kept of a saved home beside its id. `shouldRemoveData` marks a removal that can still be undone; `place` is where in
 * the list it stood then.
 */
export type FavoriteListing = { objectID: string; Headline: string; ImageUrl?: string; shouldRemoveData?: boolean; place?: number };

export type SelectedFavorite = { eventName: string; price?: number; initiated_from: string; product_id: string };

export type FavoritesState = {
  /** Ids in the order they were saved. */
  selectedListings: string[];
  selectedListingsData: Record<string, FavoriteListing>;
  /** Homes no longer available. */
  resignedIdList: string[];
  tempListings: string[];
  saveAsGuest: boolean;
  saveAsAuth: boolean;
  firstFavoriteId: string | null;
  showFavoriteNotification: boolean;
  favoritesPageViewed: boolean;
  currentCollectionId: string | null;
  loginComplete: boolean;
  /** The last heart pressed, as the analytics event needs it (ANLT-3). */
  selectedFavorite: SelectedFavorite | null;
  /** False on the server and until the browser's storage was read, so that both render the same first. */
  loaded: boolean;
};

/** What local storage holds under `favorites` (section 3). The collection only for a signed-in guest. */
export type StoredFavorites = Pick<FavoritesState, 'selectedListings' | 'saveAsGuest' | 'showFavoriteNotification' | 'favoritesPageViewed'>
  & { currentCollectionId?: string | null };

const initialState: FavoritesState = {
  selectedListings: [], selectedListingsData: {}, resignedIdList: [], tempListings: [],
  saveAsGuest: false, saveAsAuth: false, firstFavoriteId: null, showFavoriteNotification: false, favoritesPageViewed: false,
  currentCollectionId: null, loginComplete: false, selectedFavorite: null, loaded: false,
};

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /** The browser's storage was read, or another tab wrote to it. Removals that can be undone here stay undoable. */
    favoritesLoaded: (state, action: PayloadAction<Partial<StoredFavorites> & { basics?: Record<string, FavoriteListing> }>) => {
      const { basics, ...stored } = action.payload;
      return { ...state, ...stored, selectedListingsData: { ...basics, ...state.selectedListingsData }, loaded: true };
    },
    favoriteAdded: (state, action: PayloadAction<{ listing: FavoriteListing; event?: SelectedFavorite }>) => {
      const { listing, event } = action.payload;
      if (!state.selectedListings.includes(listing.objectID)) state.selectedListings.push(listing.objectID);
      state.selectedListingsData[listing.objectID] = { ...listing, shouldRemoveData: false };
      if (state.selectedListings.length === 1) state.firstFavoriteId = listing.objectID;
      state.saveAsGuest = true;
      state.showFavoriteNotification = true;
      state.selectedFavorite = event ?? null;
    },
    /** FAV-4, step one: out of the list, its data kept so that it can be undone. Takes only the first id. */
    favoriteRemoved: (state, action: PayloadAction<readonly string[]>) => {
      const id = action.payload[0];
      const place = id === undefined ? -1 : state.selectedListings.indexOf(id);
      if (id === undefined || place < 0) return;
      state.selectedListings.splice(place, 1);
      // A home that came from the storage has no data yet.
      state.selectedListingsData[id] = { ...(state.selectedListingsData[id] ?? { objectID: id, Headline: '' }), shouldRemoveData: true, place };
    },
    /** Back to where it stood. */
    favoriteRemovalUndone: (state, action: PayloadAction<string>) => {
      const data = state.selectedListingsData[action.payload];
      if (!data?.shouldRemoveData) return;
      data.shouldRemoveData = false;
      if (!state.selectedListings.includes(data.objectID)) state.selectedListings.splice(data.place ?? state.selectedListings.length, 0, data.objectID);
    },
    /** FAV-4, step two. */
    removedFavoritesPurged: (state) => {
      for (const [id, data] of Object.entries(state.selectedListingsData)) if (data.shouldRemoveData) delete state.selectedListingsData[id];
    },
    favoritesResigned: (state, action: PayloadAction<readonly string[]>) => {
      state.resignedIdList = [...new Set([...state.resignedIdList, ...action.payload])];
    },
    favoriteNotificationShown: (state, action: PayloadAction<boolean>) => { state.showFavoriteNotification = action.payload; },
    favoritesPageViewed: (state) => { state.favoritesPageViewed = true; state.showFavoriteNotification = false; },
  },
});
export const {
  favoritesLoaded, favoriteAdded, favoriteRemoved, favoriteRemovalUndone, removedFavoritesPurged, favoritesResigned,
  favoriteNotificationShown, favoritesPageViewed,
} = favoritesSlice.actions;
