/**
 * Favorites as this tab shows them (FAV-1 to FAV-4). Local storage and the favorites service hold the truth;
 * `persist-favorites.ts` and `features/account` keep this view in step with them (decision 0022).
 */
import { createSlice, isAnyOf, shareWithTabs } from '@roost/shared/state';
import type { AppStore, FavoritesContract, PayloadAction } from '@roost/shared/state';
import type { Collection } from '@roost/shared/contracts/favorites-service';

/**
 * What is kept of a saved home beside its id. `shouldRemoveData` marks a removal that can still be undone; `position`
 * is where in the list it stood then.
 */
export type FavoriteListing = {
  objectID: string;
  Headline: string;
  ImageUrl?: string;
  shouldRemoveData?: boolean;
  position?: number;
};

export type FavoritesState = FavoritesContract & {
  selectedListingsData: Record<string, FavoriteListing>;
  /** Ids of homes that can no longer be booked. */
  resignedIdList: string[];
  /** True once this browser holds a list that a guest saved. */
  saveAsGuest: boolean;
  /** The one home that a guest had saved when asked to sign in. */
  firstFavoriteId: string | null;
  showFavoriteNotification: boolean;
  favoritesPageViewed: boolean;
  /** The after-login sequence is done: nothing of the guest waits to be saved in the account (FAV-2). */
  loginComplete: boolean;
  /** The profile whose favorites these are; null for a guest. */
  owner: string | null;
  /** Collections of the owner as the service last returned them; null before it did. */
  collections: Collection[] | null;
  /** Collections of others that the owner has joined (FAV-10). Their homes are not among the saved ones. */
  joined: Collection[];
  /**
   * Names of the collections that homes were put into and that no service knows of yet, by home. Of a guest, all of
   * them.
   */
  placed: Record<string, string>;
  /** The home whose collection is being chosen. */
  choosing: Pick<FavoriteListing, 'objectID' | 'Headline'> | null;
};

/** Stored as the current collection of an account that has none (FAV-3). */
const NO_COLLECTION = 'noCollection';

/** What local storage holds under `favorites`. The collection only for a signed-in guest. */
export type StoredFavorites = Pick<
  FavoritesState,
  'selectedListings' | 'saveAsGuest' | 'showFavoriteNotification' | 'favoritesPageViewed'
> & { currentCollectionId?: string | null };

const initialState: FavoritesState = {
  selectedListings: [],
  loaded: false,
  selectedListingsData: {},
  resignedIdList: [],
  saveAsGuest: false,
  firstFavoriteId: null,
  showFavoriteNotification: false,
  favoritesPageViewed: false,
  loginComplete: false,
  owner: null,
  collections: null,
  joined: [],
  placed: {},
  choosing: null,
};

/** The service's answer for one owner, with what is shown of its homes. */
type CollectionsAnswer = {
  owner: string;
  collections: Collection[];
  joined?: Collection[] | undefined;
  basics: Record<string, FavoriteListing>;
  resigned: string[];
};

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    /** The browser's storage was read. Removals that can be undone in this tab stay so. */
    favoritesLoaded: (
      state,
      action: PayloadAction<
        Partial<Omit<StoredFavorites, 'currentCollectionId'>> & {
          basics?: Record<string, FavoriteListing>;
          placed?: Record<string, string>;
        }
      >,
    ) => {
      const { basics, ...stored } = action.payload;
      return { ...state, ...stored, selectedListingsData: { ...basics, ...state.selectedListingsData }, loaded: true };
    },
    /** A guest signed in or out: everything of the previous guest is removed. */
    favoritesOwnerChanged: (state, action: PayloadAction<string | null>): FavoritesState =>
      state.owner === action.payload ? state : { ...initialState, loaded: state.loaded, owner: action.payload },
    favoriteAdded: (state, action: PayloadAction<FavoriteListing>) => {
      const id = action.payload.objectID;
      if (!state.selectedListings.includes(id)) state.selectedListings.push(id);
      state.selectedListingsData[id] = { ...action.payload, shouldRemoveData: false };
      delete state.placed[id];
      if (state.owner === null) {
        if (state.selectedListings.length === 1) state.firstFavoriteId = id;
        state.saveAsGuest = true;
      }
      state.showFavoriteNotification = true;
    },
    /** FAV-4, step one: out of the list, its data kept so that it can be undone. Takes only the first id. */
    favoriteRemoved: (state, action: PayloadAction<readonly string[]>) => {
      const id = action.payload[0];
      const position = id === undefined ? -1 : state.selectedListings.indexOf(id);
      if (id === undefined || position < 0) return;
      state.selectedListings.splice(position, 1);
      if (state.firstFavoriteId === id) state.firstFavoriteId = null;
      // A home that came from the storage has no data yet.
      const known = state.selectedListingsData[id] ?? { objectID: id, Headline: '' };
      state.selectedListingsData[id] = { ...known, shouldRemoveData: true, position };
    },
    /** Puts the home back where it stood. */
    favoriteRemovalUndone: (state, action: PayloadAction<string>) => {
      const data = state.selectedListingsData[action.payload];
      if (!data?.shouldRemoveData) return;
      data.shouldRemoveData = false;
      if (!state.selectedListings.includes(data.objectID))
        state.selectedListings.splice(data.position ?? state.selectedListings.length, 0, data.objectID);
    },
    /** FAV-4, step two. */
    removedFavoritesPurged: (state) => {
      for (const [id, data] of Object.entries(state.selectedListingsData))
        if (data.shouldRemoveData) delete state.selectedListingsData[id];
    },
    favoritesResigned: {
      reducer: (state, action: PayloadAction<readonly string[]>) => {
        state.resignedIdList = [...new Set([...state.resignedIdList, ...action.payload])];
      },
      prepare: shareWithTabs<readonly string[]>,
    },
    /** The list of an account was computed anew from its collections and its outbox. */
    favoritesListed: (state, action: PayloadAction<string[]>) => {
      state.selectedListings = action.payload;
    },
    /**
     * The service answered (FAV-3). An answer for another owner is dropped: it comes from a tab that does not know of
     * the sign-in yet.
     */
    collectionsReceived: {
      reducer: (state, action: PayloadAction<CollectionsAnswer>) => {
        const { owner, collections, basics, resigned } = action.payload;
        if (owner !== state.owner) return;
        state.collections = collections;
        state.joined = action.payload.joined ?? [];
        state.placed = {};
        state.resignedIdList = resigned;
        const kept = Object.entries(state.selectedListingsData).filter(
          ([id, data]) => data.shouldRemoveData || !(id in basics),
        );
        state.selectedListingsData = { ...basics, ...Object.fromEntries(kept) };
      },
      prepare: shareWithTabs<CollectionsAnswer>,
    },
    collectionChoiceOpened: (state, action: PayloadAction<FavoritesState['choosing']>) => {
      state.choosing = action.payload;
    },
    /** A saved home was put into the collection of that name, which may be a new one. */
    favoritePlaced: (state, { payload }: PayloadAction<{ id: string; collection: string }>) => {
      if (state.selectedListings.includes(payload.id)) state.placed[payload.id] = payload.collection;
      state.choosing = null;
    },
    /** The outbox has a new entry: `features/account` sends it. Changes no state. */
    outboxChanged: () => undefined,
    /** After-login sequence, last step (FAV-2). */
    loginCompleted: (state) => {
      state.loginComplete = true;
      state.firstFavoriteId = null;
    },
    favoriteNotificationDismissed: {
      reducer: (state) => {
        state.showFavoriteNotification = false;
      },
      prepare: () => shareWithTabs(undefined),
    },
    favoritesPageViewed: {
      reducer: (state) => {
        state.favoritesPageViewed = true;
        state.showFavoriteNotification = false;
      },
      prepare: () => shareWithTabs(undefined),
    },
  },
});

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
  collectionChoiceOpened,
  favoritePlaced,
  outboxChanged,
  loginCompleted,
  favoriteNotificationDismissed,
  favoritesPageViewed,
} = favoritesSlice.actions;

/** A guest of this tab changed the list. */
export const isToggle = isAnyOf(favoriteAdded, favoriteRemoved, favoriteRemovalUndone);

export const readState = (store: Pick<AppStore, 'read'>): FavoritesState => store.read(favoritesSlice);

/** The first collection is the current one; null for a guest and until the service has answered. */
export function getCurrentCollectionId({ collections }: Pick<FavoritesState, 'collections'>): string | null {
  return collections && (collections[0]?.collectionId ?? NO_COLLECTION);
}
