/**
 * Favorites as every region knows them (FAV-1 to FAV-4; docs/spec/favorites.md). The rules of the favorites service and
 * the storage belong to mfe-favorites; this slice is the contract that hearts, header and favorites page share.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Collection } from '../contracts/favorites-service.ts';
import { isFromOtherTab } from './tab-sync.ts';

/**
 * What is kept of a saved home beside its id. `shouldRemoveData` marks a removal that can still be undone; `place` is where in
 * the list it stood then.
 */
export type FavoriteListing = {
  objectID: string;
  Headline: string;
  ImageUrl?: string;
  shouldRemoveData?: boolean;
  place?: number;
};

export type SelectedFavorite = { eventName: string; price?: number; initiated_from: string; product_id: string };

/** A press of the guest in this tab: what the account has to learn. */
export type FavoriteChange = { id: string; kind: 'add' | 'remove' };

export type FavoritesState = {
  /** Ids in the order they were saved; of a signed-in guest those of all collections. */
  selectedListings: string[];
  selectedListingsData: Record<string, FavoriteListing>;
  /** Homes no longer available. */
  resignedIdList: string[];
  /** Saved by a signed-in guest while there was no collection to save into. */
  tempListings: string[];
  saveAsGuest: boolean;
  saveAsAuth: boolean;
  firstFavoriteId: string | null;
  showFavoriteNotification: boolean;
  favoritesPageViewed: boolean;
  /** Of the first collection; `noCollection` when there is none, `temp` while the first one is made. */
  currentCollectionId: string | null;
  loginComplete: boolean;
  /** The last heart pressed, as the analytics event needs it (ANLT-3). */
  selectedFavorite: SelectedFavorite | null;
  /** What is under way: the index's data, the collections, the picks of a guest who has signed in. */
  pending: { index: boolean; collections: boolean; loginListings: boolean };
  /** False on the server and until the browser's storage was read, so that both render the same first. */
  loaded: boolean;
  /** The profile whose favorites these are; null for a guest. */
  owner: string | null;
  /** Of the owner, as the service last said; null until it did. */
  collections: Collection[] | null;
  /** The last press in this tab; a new object each time. */
  change: FavoriteChange | null;
  /** Counts what other tabs did, so that this tab does not take it for its own. */
  elsewhere: number;
};

export const NO_COLLECTION = 'noCollection';
export const TEMP_COLLECTION = 'temp';

/** What local storage holds under `favorites` (FAV-1). The collection only for a signed-in guest. */
export type StoredFavorites = Pick<
  FavoritesState,
  'selectedListings' | 'saveAsGuest' | 'showFavoriteNotification' | 'favoritesPageViewed'
> & { currentCollectionId?: string | null };

const initialState: FavoritesState = {
  selectedListings: [],
  selectedListingsData: {},
  resignedIdList: [],
  tempListings: [],
  saveAsGuest: false,
  saveAsAuth: false,
  firstFavoriteId: null,
  showFavoriteNotification: false,
  favoritesPageViewed: false,
  currentCollectionId: null,
  loginComplete: false,
  selectedFavorite: null,
  pending: { index: false, collections: false, loginListings: false },
  loaded: false,
  owner: null,
  collections: null,
  change: null,
  elsewhere: 0,
};

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /** The browser's storage was read, or another tab wrote to it. Removals that can be undone here stay undoable. */
    favoritesLoaded: (
      state,
      action: PayloadAction<Partial<StoredFavorites> & { basics?: Record<string, FavoriteListing> }>,
    ) => {
      const { basics, ...stored } = action.payload;
      return { ...state, ...stored, selectedListingsData: { ...basics, ...state.selectedListingsData }, loaded: true };
    },
    /** Somebody signed in or out: nothing of the one before is shown to the next. */
    favoritesOwnerChanged: (state, action: PayloadAction<string | null>): FavoritesState =>
      state.owner === action.payload
        ? state
        : { ...initialState, loaded: state.loaded, owner: action.payload, saveAsAuth: action.payload !== null },
    favoriteAdded: (state, action: PayloadAction<{ listing: FavoriteListing; event?: SelectedFavorite }>) => {
      const { listing, event } = action.payload;
      const id = listing.objectID;
      if (!state.selectedListings.includes(id)) state.selectedListings.push(id);
      state.selectedListingsData[id] = { ...listing, shouldRemoveData: false };
      if (state.owner === null) {
        if (state.selectedListings.length === 1) state.firstFavoriteId = id;
        state.saveAsGuest = true;
      } else noteTemp(state, id);
      state.showFavoriteNotification = true;
      state.selectedFavorite = event ?? null;
      state.change = { id, kind: 'add' };
    },
    /** FAV-4, step one: out of the list, its data kept so that it can be undone. Takes only the first id. */
    favoriteRemoved: (state, action: PayloadAction<readonly string[]>) => {
      const id = action.payload[0];
      const place = id === undefined ? -1 : state.selectedListings.indexOf(id);
      if (id === undefined || place < 0) return;
      state.selectedListings.splice(place, 1);
      state.tempListings = state.tempListings.filter((temp) => temp !== id);
      if (state.firstFavoriteId === id) state.firstFavoriteId = null;
      // A home that came from the storage has no data yet.
      state.selectedListingsData[id] = {
        ...(state.selectedListingsData[id] ?? { objectID: id, Headline: '' }),
        shouldRemoveData: true,
        place,
      };
      state.change = { id, kind: 'remove' };
    },
    /** Back to where it stood. */
    favoriteRemovalUndone: (state, action: PayloadAction<string>) => {
      const data = state.selectedListingsData[action.payload];
      if (!data?.shouldRemoveData) return;
      data.shouldRemoveData = false;
      if (!state.selectedListings.includes(data.objectID))
        state.selectedListings.splice(data.place ?? state.selectedListings.length, 0, data.objectID);
      if (state.owner !== null) noteTemp(state, data.objectID);
      state.change = { id: data.objectID, kind: 'add' };
    },
    /** FAV-4, step two. */
    removedFavoritesPurged: (state) => {
      for (const [id, data] of Object.entries(state.selectedListingsData))
        if (data.shouldRemoveData) delete state.selectedListingsData[id];
    },
    favoritesResigned: (state, action: PayloadAction<readonly string[]>) => {
      state.resignedIdList = [...new Set([...state.resignedIdList, ...action.payload])];
    },
    /** The list anew, from the collections and what is still to be sent. */
    favoritesListed: (state, action: PayloadAction<string[]>) => {
      state.selectedListings = action.payload;
    },
    /**
     * The service's answer (FAV-3): the first collection is the current one, none is `noCollection`. An answer about somebody else's,
     * from a tab that has not heard yet, is dropped.
     */
    collectionsReceived: (
      state,
      action: PayloadAction<{
        owner: string;
        collections: Collection[];
        basics: Record<string, FavoriteListing>;
        resigned: string[];
      }>,
    ) => {
      const { owner, collections, basics, resigned } = action.payload;
      if (owner !== state.owner) return;
      state.collections = collections;
      state.currentCollectionId = collections[0]?.collectionId ?? NO_COLLECTION;
      state.selectedListingsData = {
        ...basics,
        ...Object.fromEntries(
          Object.entries(state.selectedListingsData).filter(([id, data]) => data.shouldRemoveData || !(id in basics)),
        ),
      };
      state.resignedIdList = resigned;
      state.pending.collections = false;
      if (collections.length > 0) {
        state.loginComplete = true;
        state.tempListings = [];
      }
    },
    /** The first collection is being made. */
    collectionCreating: (state) => {
      state.currentCollectionId = TEMP_COLLECTION;
    },
    /** Making it failed: there is still none. */
    collectionNotCreated: (state) => {
      if (state.currentCollectionId === TEMP_COLLECTION) state.currentCollectionId = NO_COLLECTION;
    },
    favoritesPending: (state, action: PayloadAction<Partial<FavoritesState['pending']>>) => {
      Object.assign(state.pending, action.payload);
    },
    /** After-login sequence, last step (FAV-2). */
    loginCompleted: (state) => {
      state.loginComplete = true;
      state.firstFavoriteId = null;
      state.pending.loginListings = false;
    },
    favoriteNotificationShown: (state, action: PayloadAction<boolean>) => {
      state.showFavoriteNotification = action.payload;
    },
    favoritesPageViewed: (state) => {
      state.favoritesPageViewed = true;
      state.showFavoriteNotification = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isFromOtherTab, (state) => {
      state.elsewhere += 1;
    });
  },
});

function noteTemp(state: FavoritesState, id: string): void {
  const none =
    state.currentCollectionId === null ||
    state.currentCollectionId === TEMP_COLLECTION ||
    state.currentCollectionId === NO_COLLECTION;
  if (none && !state.tempListings.includes(id)) state.tempListings.push(id);
}

export const {
  favoritesLoaded,
  favoritesOwnerChanged,
  favoriteAdded,
  favoriteRemoved,
  favoriteRemovalUndone,
  removedFavoritesPurged,
  favoritesResigned,
  favoritesListed,
  collectionsReceived,
  collectionCreating,
  collectionNotCreated,
  favoritesPending,
  loginCompleted,
  favoriteNotificationShown,
  favoritesPageViewed,
} = favoritesSlice.actions;
