/** Keeps the store's favorites and this browser's storage in step, with other tabs too (FAV-1, FAV-2, FAV-6, FAV-9). */
import {
  favoritesListed,
  favoritesLoaded,
  favoritesOwnerChanged,
  removedFavoritesPurged,
  useWithStore,
} from '@roost/shared/state';
import type { AppStore, FavoritesState, StoredFavorites } from '@roost/shared/state';
import { persistBanners } from './persist-banners.ts';
import { isOutboxKey, addToOutbox, readOutbox, applyPending } from './outbox.ts';
import { readItem, removeItem, writeItem } from './web-storage.ts';
import {
  FAVORITES_KEY,
  hasFavorites,
  NO_FAVORITES,
  readBasics,
  readFavorites,
  writeBasics,
  writeFavorites,
} from './stored-favorites.ts';

/** The one home that a guest had saved when asked to sign in (FAV-2). */
export const FIRST_FAVORITE_KEY = 'firstFavoriteId';
/** Whose list is stored, when it is not a guest's. */
const OWNER_KEY = 'favoritesOwner';

/** The bit of a window that is listened to, so that tests can play several tabs. */
export type TabPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/** A page has many hearts and one storage: the first to come starts, the last to go stops. */
const running = new WeakMap<AppStore, { users: number; stop: () => void }>();

/** For every component that shows or changes favorites. Starts after hydration, so that server and browser render the same first. */
export function useFavorites(): void {
  useWithStore(shareKeeping);
}

function shareKeeping(store: AppStore): () => void {
  const entry = running.get(store) ?? { users: 0, stop: startKeeping(store) };
  entry.users += 1;
  running.set(store, entry);
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.stop();
    running.delete(store);
  };
}

function startKeeping(store: AppStore): () => void {
  const stops = [
    persistBanners(store, window.localStorage),
    persistFavorites(store, window.localStorage, window.sessionStorage),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Loads the storage into the store, then writes what changes. Of a guest not the list is written but the change: the homes that came and went
 * here are applied to what is stored now, so that two tabs that save at once both keep their home. Of a signed-in guest each press is noted for
 * the service, and picks made before signing in become such presses: from then on they are that account's and no other's.
 * @param storage shared by the tabs
 * @param tabStorage this tab's own: what it preloads when the shared one has nothing
 * @returns stops keeping.
 */
export function persistFavorites(
  store: AppStore,
  storage: Storage,
  tabStorage?: Storage,
  page: TabPage = window,
): () => void {
  const state = () => store.getState().favorites;
  let last = state();

  const loadGuest = (news: boolean) => {
    const known = store.getState().session.status !== 'loading';
    const shared = hasFavorites(storage) || !tabStorage ? readFavorites(storage) : readFavorites(tabStorage);
    // A list of somebody who has signed out is nobody's to see. What another tab wrote may be of somebody whom this one has not heard of.
    const stored = shared.saveAsGuest ? shared : { ...NO_FAVORITES, favoritesPageViewed: shared.favoritesPageViewed };
    if (known && news && !shared.saveAsGuest && shared.selectedListings.length > 0) forgetAccount();
    if (!sameFavorites(stored, state()) || !state().loaded) {
      const { currentCollectionId: _, ...guests } = stored;
      store.dispatch(favoritesLoaded({ ...guests, ...(stored.saveAsGuest ? { basics: readBasics(storage) } : {}) }));
    }
  };
  const forgetAccount = () => {
    writeFavorites(storage, NO_FAVORITES);
    writeBasics(storage, [], {});
    removeItem(storage, OWNER_KEY);
    if (tabStorage) writeFavorites(tabStorage, NO_FAVORITES);
  };
  const loadOwn = (owner: string) => {
    const stored = readFavorites(storage);
    // Asked before the picks are taken, which makes the stored list the owner's.
    const known = !stored.saveAsGuest && readItem(storage, OWNER_KEY) === owner ? stored : null;
    migrateGuestFavorites(storage, owner);
    const { collections, loaded } = state();
    const base = collections ? getListingIds(collections) : (known?.selectedListings ?? []);
    const ids = applyPending(base, readOutbox(storage, owner));
    if (!loaded || !collections) {
      store.dispatch(
        favoritesLoaded({
          selectedListings: ids,
          saveAsGuest: false,
          favoritesPageViewed: known?.favoritesPageViewed ?? false,
          basics: readBasics(storage),
          ...(collections ? {} : { currentCollectionId: null }),
        }),
      );
    } else if (!sameList(ids, state().selectedListings)) store.dispatch(favoritesListed(ids));
  };
  /** @param news the session is new to this tab */
  const load = (news = false) => {
    const { status, data } = store.getState().session;
    const owner = status === 'authenticated' ? (data?.profileId ?? null) : null;
    if (owner !== state().owner) store.dispatch(favoritesOwnerChanged(owner));
    if (owner === null) loadGuest(news);
    else loadOwn(owner);
    last = state();
  };

  const persist = () => {
    const {
      owner,
      saveAsGuest,
      saveAsAuth,
      selectedListings,
      selectedListingsData,
      showFavoriteNotification,
      favoritesPageViewed,
      currentCollectionId,
    } = state();
    if (!saveAsGuest && !saveAsAuth) return;
    const kept: StoredFavorites = {
      selectedListings,
      saveAsGuest,
      showFavoriteNotification,
      favoritesPageViewed,
      ...(saveAsAuth ? { currentCollectionId } : {}),
    };
    if (owner !== null) {
      // Picks that another tab has left for this account meanwhile must not be written over.
      if (migrateGuestFavorites(storage, owner)) return load();
      writeItem(storage, OWNER_KEY, owner);
    }
    writeFavorites(storage, kept);
    writeBasics(storage, selectedListings, selectedListingsData);
    if (tabStorage && saveAsGuest) writeFavorites(tabStorage, kept);
  };
  /** A guest's: only what changed here goes into the list that is stored now. */
  const persistGuest = (before: FavoritesState) => {
    const next = state();
    if (!next.saveAsGuest) return;
    const shared = readFavorites(storage);
    const stored = shared.saveAsGuest ? shared : NO_FAVORITES;
    // With no entry at all nobody has changed anything: it was never there, or the browser dropped it.
    const merged = hasFavorites(storage)
      ? mergeLists(stored.selectedListings, before.selectedListings, next.selectedListings)
      : next.selectedListings;
    if (next.firstFavoriteId !== before.firstFavoriteId && next.firstFavoriteId !== null)
      writeItem(storage, FIRST_FAVORITE_KEY, next.firstFavoriteId);
    // One that was taken back must not be saved after signing in.
    const first = readItem(storage, FIRST_FAVORITE_KEY);
    if (first !== null && !merged.includes(first)) removeItem(storage, FIRST_FAVORITE_KEY);
    const kept: StoredFavorites = {
      selectedListings: merged,
      saveAsGuest: true,
      showFavoriteNotification: next.showFavoriteNotification,
      favoritesPageViewed: next.favoritesPageViewed,
    };
    if (!sameFavorites(shared, kept)) writeFavorites(storage, kept);
    if (next.selectedListingsData !== before.selectedListingsData || next.selectedListings !== before.selectedListings)
      writeBasics(storage, merged, next.selectedListingsData);
    if (tabStorage) writeFavorites(tabStorage, kept);
    if (!sameList(merged, next.selectedListings)) load();
  };

  let session = store.getState().session;
  load(true);
  const unsubscribe = store.subscribe(() => {
    if (store.getState().session !== session) {
      session = store.getState().session;
      return load(true);
    }
    const next = state();
    const before = last;
    if (next === before) return;
    last = next;
    if (next.owner !== before.owner) return;
    if (next.elsewhere !== before.elsewhere) return load();
    if (next.owner === null) return persistGuest(before);
    if (next.change !== before.change && next.change) addToOutbox(storage, next.owner, next.change);
    if (!sameFavorites(next, before) || next.currentCollectionId !== before.currentCollectionId) persist();
  });

  // Read the storage, not the event: the event may be older than what this tab wrote since.
  const onStorage = (heard: Event) => {
    const event = heard as StorageEvent;
    if (event.key === FAVORITES_KEY || event.key === null || isOutboxKey(event.key)) load();
  };
  // Leaving ends the time in which a removal can be undone (FAV-4). A crash leaves no such moment: each change was written before.
  const onLeave = () => {
    store.dispatch(removedFavoritesPurged());
    if (state().owner === null) persistGuest(last);
    else persist();
  };
  const onHide = () => {
    if (page.document.visibilityState !== 'hidden') return;
    if (state().owner === null) persistGuest(last);
    else persist();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pagehide', onLeave);
  page.document.addEventListener('visibilitychange', onHide);
  return () => {
    unsubscribe();
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pagehide', onLeave);
    page.document.removeEventListener('visibilitychange', onHide);
  };
}

/**
 * What was saved as a guest becomes presses of the account that signed in, and the guest's list is cleared (FAV-2). Twice is harmless: a home is
 * added once however often it is asked for.
 * @returns whether there was a guest's list
 */
function migrateGuestFavorites(storage: Storage, owner: string): boolean {
  const { saveAsGuest, selectedListings, ...flags } = readFavorites(storage);
  if (!saveAsGuest) return false;
  const first = readItem(storage, FIRST_FAVORITE_KEY);
  const waiting = new Set(
    readOutbox(storage, owner)
      .filter(({ kind }) => kind === 'add')
      .map(({ id }) => id),
  );
  const picks = selectedListings.length === 0 && first !== null ? [first] : selectedListings;
  for (const id of picks) if (!waiting.has(id)) addToOutbox(storage, owner, { id, kind: 'add' }, true);
  writeFavorites(storage, { ...flags, selectedListings: [], saveAsGuest: false });
  writeItem(storage, OWNER_KEY, owner);
  return true;
}

/** Every home of some collections, once. */
export function getListingIds(
  collections: readonly { selectedListings: readonly { externalId: string }[] }[],
): string[] {
  return [
    ...new Set(collections.flatMap(({ selectedListings }) => selectedListings.map(({ externalId }) => externalId))),
  ];
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

function sameFavorites(stored: StoredFavorites, state: StoredFavorites): boolean {
  return (
    sameList(stored.selectedListings, state.selectedListings) &&
    stored.saveAsGuest === state.saveAsGuest &&
    stored.showFavoriteNotification === state.showFavoriteNotification &&
    stored.favoritesPageViewed === state.favoritesPageViewed
  );
}
