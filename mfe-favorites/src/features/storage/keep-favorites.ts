/** Keeps the store's favorites and this browser's storage in step, with other tabs too (FAV-1, FAV-6, FAV-9). */
import { useWithStore, favoritesLoaded, removedFavoritesPurged } from '@roost/shared/state';
import type { AppStore, FavoritesState, StoredFavorites } from '@roost/shared/state';
import { FAVORITES_KEY, readBasics, readFavorites, writeBasics, writeFavorites } from './stored-favorites.ts';

/** A page has many hearts and one storage: the first to come starts, the last to go stops. */
const running = new WeakMap<AppStore, { users: number; stop: () => void }>();

/** For every component that shows or changes favorites. Starts after hydration, so that server and browser render the same first. */
export function useKeptFavorites(): void {
  useWithStore(shareKeeping);
}

function shareKeeping(store: AppStore): () => void {
  const entry = running.get(store) ?? { users: 0, stop: keepFavorites(store, window.localStorage) };
  entry.users += 1;
  running.set(store, entry);
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.stop();
    running.delete(store);
  };
}

/**
 * Loads the storage into the store, then writes what changes. Not the list is written but the change: the homes that came and went
 * here are applied to what is stored now, so that two tabs that save at once both keep their home.
 * @returns stops keeping.
 */
export function keepFavorites(store: AppStore, storage: Storage): () => void {
  const load = () => {
    const stored = readFavorites(storage);
    if (!sameFavorites(stored, store.getState().favorites) || !store.getState().favorites.loaded) {
      store.dispatch(favoritesLoaded({ ...stored, basics: readBasics(storage) }));
    }
  };
  load();

  let last = store.getState().favorites;
  const write = () => {
    const next = store.getState().favorites;
    const before = last;
    if (next === before) return;
    last = next;
    if (!next.saveAsGuest && !next.saveAsAuth) return;
    const stored = readFavorites(storage);
    const merged = mergeLists(stored.selectedListings, before.selectedListings, next.selectedListings);
    const changed: StoredFavorites = {
      selectedListings: merged, saveAsGuest: next.saveAsGuest, showFavoriteNotification: next.showFavoriteNotification, favoritesPageViewed: next.favoritesPageViewed,
      ...(next.saveAsAuth ? { currentCollectionId: next.currentCollectionId } : {}),
    };
    if (!sameFavorites(stored, changed)) writeFavorites(storage, changed);
    if (next.selectedListingsData !== before.selectedListingsData || next.selectedListings !== before.selectedListings) writeBasics(storage, merged, next.selectedListingsData);
    if (!sameList(merged, next.selectedListings)) load();
  };
  const unsubscribe = store.subscribe(write);

  // Read the storage, not the event: the event may be older than what this tab wrote since.
  const onStorage = (event: StorageEvent) => { if (event.key === FAVORITES_KEY || event.key === null) load(); };
  // Leaving ends the time in which a removal can be undone (FAV-4).
  const onLeave = () => { store.dispatch(removedFavoritesPurged()); };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onLeave);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** The stored list with the change from `before` to `after` applied to it. */
export function mergeLists(stored: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  if (sameList(stored, before)) return [...after];
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id) && !stored.includes(id));
  return [...stored.filter((id) => !removed.includes(id)), ...added];
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

function sameFavorites(stored: StoredFavorites, state: StoredFavorites | FavoritesState): boolean {
  return sameList(stored.selectedListings, state.selectedListings) && stored.saveAsGuest === state.saveAsGuest
    && stored.showFavoriteNotification === state.showFavoriteNotification && stored.favoritesPageViewed === state.favoritesPageViewed;
}
