/** Writes favorites into this browser's storage (FAV-6). */
import type { AppStore } from '@roost/shared/state';
import { getCurrentCollectionId, readState } from './favorites-slice.ts';
import type { FavoritesState, StoredFavorites } from './favorites-slice.ts';
import { loadFavorites } from './load-favorites.ts';
import type { FavoritesStorage } from './load-favorites.ts';
import { migrateGuestFavorites } from './migrate-guest-favorites.ts';
import {
  hasFavorites,
  isSameStored,
  NO_FAVORITES,
  readFavorites,
  storedFirstFavorite,
  storedOwner,
  writeBasics,
  writeFavorites,
} from './stored-favorites.ts';
import { isSameList, mergeLists } from './view.ts';

/**
 * Stores the favorites of the signed-in account, or of the guest.
 * @param before the state before the change that is to be stored; by default nothing changed
 */
export function saveFavorites(store: AppStore, storage: FavoritesStorage, before = readState(store)): void {
  if (readState(store).owner === null) saveGuest(store, storage, before);
  else saveAccount(store, storage);
}

/**
 * Applies only what changed in this tab to the list that is stored now, so that two tabs that save at once both keep
 * their home (FAV-9).
 */
function saveGuest(store: AppStore, storage: FavoritesStorage, before: FavoritesState): void {
  const { local, tab } = storage;
  const state = readState(store);
  if (!state.saveAsGuest) return;
  const found = readFavorites(local);
  const stored = found.saveAsGuest ? found : NO_FAVORITES;
  // Without an entry no tab has changed anything: it was never there, or the browser dropped it.
  const ids = hasFavorites(local)
    ? mergeLists(stored.selectedListings, before.selectedListings, state.selectedListings)
    : state.selectedListings;
  const kept: StoredFavorites = { ...getStoredFlags(state), selectedListings: ids, saveAsGuest: true };
  saveFirstFavorite(local, before.firstFavoriteId, state.firstFavoriteId, ids);
  if (!isSameStored(found, kept)) writeFavorites(local, kept);
  if (state.selectedListingsData !== before.selectedListingsData || state.selectedListings !== before.selectedListings)
    writeBasics(local, ids, state.selectedListingsData);
  if (tab) writeFavorites(tab, kept);
  if (!isSameList(ids, state.selectedListings)) loadFavorites(store, storage, { isNewSession: false });
}

function saveFirstFavorite(
  storage: () => Storage,
  before: string | null,
  now: string | null,
  ids: readonly string[],
): void {
  const first = storedFirstFavorite(storage);
  if (now !== before && now !== null) first.write(now);
  // A home that was taken off again must not be saved after signing in.
  const stored = first.read();
  if (stored !== null && !ids.includes(stored)) first.remove();
}

/** Stores the list as the next page shows it until the service has answered. */
function saveAccount(store: AppStore, storage: FavoritesStorage): void {
  const { local } = storage;
  const state = readState(store);
  if (state.owner === null) return;
  // What another tab saved as a guest, not knowing of the sign-in yet, must not be overwritten.
  if (migrateGuestFavorites(local, state.owner)) {
    loadFavorites(store, storage, { isNewSession: false });
    return;
  }
  storedOwner(local).write(state.owner);
  writeFavorites(local, {
    ...getStoredFlags(state),
    selectedListings: state.selectedListings,
    saveAsGuest: false,
    currentCollectionId: getCurrentCollectionId(state),
  });
  writeBasics(local, state.selectedListings, state.selectedListingsData);
}

const getStoredFlags = ({ showFavoriteNotification, favoritesPageViewed }: FavoritesState) => ({
  showFavoriteNotification,
  favoritesPageViewed,
});
