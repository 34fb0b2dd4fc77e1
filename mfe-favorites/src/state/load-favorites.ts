/** Loads favorites from this browser's storage into the store, for the account that is signed in (FAV-1, FAV-2). */
import type { AppStore } from '@roost/shared/state';
import { favoritesListed, favoritesLoaded, favoritesOwnerChanged, readState } from './favorites-slice.ts';
import { migrateGuestFavorites } from './migrate-guest-favorites.ts';
import { readOutbox } from './outbox.ts';
import {
  forgetStoredAccount,
  hasFavorites,
  isSameStored,
  NO_FAVORITES,
  readBasics,
  readFavorites,
  readPlaced,
  storedOwner,
} from './stored-favorites.ts';
import { applyPending, getListingIds, isSameList } from './view.ts';

export type FavoritesStorage = {
  /** Shared by the tabs of the browser. */
  local: () => Storage;
  /** This tab's own: preloaded when the shared one has nothing. */
  tab?: (() => Storage) | undefined;
};

/** @param isNewSession the session was not known to this tab before */
export function loadFavorites(store: AppStore, storage: FavoritesStorage, { isNewSession }: { isNewSession: boolean }) {
  const { status, data, isUnknown } = store.getState().session;
  const owner = status === 'authenticated' ? (data?.profileId ?? null) : null;
  if (owner !== readState(store).owner) store.dispatch(favoritesOwnerChanged(owner));
  if (owner === null) loadGuest(store, storage, isNewSession && status !== 'loading' && !isUnknown);
  else loadAccount(store, storage.local, owner);
}

/** @param isSignedOut nobody is signed in, and this tab has just learned it: a stored list of an account must go */
function loadGuest(store: AppStore, { local, tab }: FavoritesStorage, isSignedOut: boolean): void {
  const found = hasFavorites(local) || !tab ? readFavorites(local) : readFavorites(tab);
  // A list of an account is never shown to a guest. Another tab may store one before this tab hears of the sign-in: it
  // then stays.
  const stored = found.saveAsGuest ? found : { ...NO_FAVORITES, favoritesPageViewed: found.favoritesPageViewed };
  if (isSignedOut && !found.saveAsGuest && found.selectedListings.length > 0) forgetStoredAccount(local, tab);
  const state = readState(store);
  const placed = stored.saveAsGuest ? readPlaced(local) : {};
  const isSamePlaced = JSON.stringify(placed) === JSON.stringify(state.placed);
  if (state.loaded && isSamePlaced && isSameStored(stored, state)) return;
  const { currentCollectionId: _, ...guest } = stored;
  store.dispatch(favoritesLoaded({ ...guest, placed, ...(stored.saveAsGuest ? { basics: readBasics(local) } : {}) }));
}

function loadAccount(store: AppStore, storage: () => Storage, owner: string): void {
  const stored = readFavorites(storage);
  // Compared before the migration, which makes the stored list the owner's.
  const own = !stored.saveAsGuest && storedOwner(storage).read() === owner ? stored : null;
  migrateGuestFavorites(storage, owner);
  const { collections, loaded, selectedListings } = readState(store);
  const snapshot = collections ? getListingIds(collections) : (own?.selectedListings ?? []);
  const ids = applyPending(snapshot, readOutbox(storage, owner));
  if (loaded && collections) {
    if (!isSameList(ids, selectedListings)) store.dispatch(favoritesListed(ids));
    return;
  }
  store.dispatch(
    favoritesLoaded({
      selectedListings: ids,
      saveAsGuest: false,
      favoritesPageViewed: own?.favoritesPageViewed ?? false,
      basics: readBasics(storage),
    }),
  );
}
