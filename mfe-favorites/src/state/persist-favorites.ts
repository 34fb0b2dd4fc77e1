/**
 * Keeps the store's favorites in step with this browser's storage, and so with its other tabs (FAV-1, FAV-6, FAV-9).
 */
import { isAnyOf, isFromOtherTab } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import {
  collectionsReceived,
  favoriteAdded,
  favoriteNotificationDismissed,
  favoritePlaced,
  favoriteRemovalUndone,
  favoritesListed,
  favoritesLoaded,
  favoritesPageViewed,
  favoritesSlice,
  getCurrentCollectionId,
  isToggle,
  outboxChanged,
  readState,
  removedFavoritesPurged,
} from './favorites-slice.ts';
import type { FavoritesState, favoriteRemoved } from './favorites-slice.ts';
import { loadFavorites } from './load-favorites.ts';
import type { FavoritesStorage } from './load-favorites.ts';
import { addToOutbox, isOutboxKey } from './outbox.ts';
import type { OutboxToggle } from './outbox.ts';
import { saveFavorites } from './save-favorites.ts';
import { FAVORITES_KEY, isSameStored, PLACED_KEY, writePlaced } from './stored-favorites.ts';

/** The part of a window that is listened to, so that tests can play several tabs. */
export type TabPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/** Loads what is stored, then stores what changes until the returned function is called. */
export function persistFavorites(store: AppStore, storage: FavoritesStorage, page: TabPage = window): () => void {
  store.inject(favoritesSlice);
  const load = (isNewSession = false) => loadFavorites(store, storage, { isNewSession });
  load(true);
  const stops = [
    store.startListening({
      predicate: (_action, now, before) => now.session !== before.session,
      effect: () => load(true),
    }),
    // Runs inside the dispatch: a toggle is stored before anything can be sent or lost.
    store.startListening({
      matcher: isToggle,
      effect: (action, { getOriginalState }) =>
        saveToggle(store, storage, action, store.read(favoritesSlice, getOriginalState())),
    }),
    store.startListening({
      actionCreator: favoritePlaced,
      effect: ({ payload }) => savePlace(store, storage, payload),
    }),
    store.startListening({
      matcher: isAnyOf(favoritesPageViewed, favoriteNotificationDismissed),
      effect: (action) => (isFromOtherTab(action) ? load() : saveFavorites(store, storage)),
    }),
    store.startListening({
      matcher: isAnyOf(favoritesLoaded, favoritesListed, collectionsReceived),
      effect: (action, { getOriginalState }) => {
        if (isFromOtherTab(action)) load();
        else saveAccountChange(store, storage, store.read(favoritesSlice, getOriginalState()));
      },
    }),
    listenToPage(store, storage, page, load),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Stores a toggle: in the list of a guest, or in the outbox of an account. */
function saveToggle(
  store: AppStore,
  storage: FavoritesStorage,
  action: ReturnType<typeof favoriteAdded | typeof favoriteRemoved | typeof favoriteRemovalUndone>,
  before: FavoritesState,
): void {
  const { owner } = readState(store);
  if (owner === null) {
    saveFavorites(store, storage, before);
    return;
  }
  const toggle = toToggle(action, before);
  if (!toggle) return;
  addToOutbox(storage.local, owner, toggle);
  saveFavorites(store, storage);
  store.dispatch(outboxChanged());
}

/** Stores into which collection a home was put: of a guest beside the list, of an account in the outbox. */
function savePlace(
  store: AppStore,
  { local }: FavoritesStorage,
  { id, collection }: { id: string; collection: string },
): void {
  const { owner, selectedListings } = readState(store);
  if (!selectedListings.includes(id)) return;
  if (owner === null) {
    writePlaced(local, selectedListings, { [id]: collection });
    return;
  }
  addToOutbox(local, owner, { id, kind: 'add', collection });
  store.dispatch(outboxChanged());
}

/**
 * Stores the list of an account when an answer or another tab changed it. Without a change it writes nothing: two tabs
 * that know different things would otherwise answer each other's writes forever.
 */
function saveAccountChange(store: AppStore, storage: FavoritesStorage, before: FavoritesState): void {
  const state = readState(store);
  if (state.owner === null) return;
  if (isSameStored(before, state) && getCurrentCollectionId(before) === getCurrentCollectionId(state)) return;
  saveFavorites(store, storage);
}

/** Returns what the account has to learn of a toggle; null when the toggle changed nothing. */
function toToggle(
  action: Parameters<typeof saveToggle>[2],
  { selectedListings, selectedListingsData }: FavoritesState,
): Pick<OutboxToggle, 'id' | 'kind'> | null {
  if (favoriteAdded.match(action)) return { id: action.payload.objectID, kind: 'add' };
  if (favoriteRemovalUndone.match(action))
    return selectedListingsData[action.payload]?.shouldRemoveData ? { id: action.payload, kind: 'add' } : null;
  const [id] = action.payload;
  return id !== undefined && selectedListings.includes(id) ? { id, kind: 'remove' } : null;
}

function listenToPage(store: AppStore, storage: FavoritesStorage, page: TabPage, load: () => void): () => void {
  // Reads the storage, not the event: the event may be older than what this tab wrote since.
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === FAVORITES_KEY || key === PLACED_KEY || key === null || isOutboxKey(key)) load();
  };
  // Leaving ends the time in which a removal can be undone (FAV-4). A crash loses nothing either: each change was
  // stored at once.
  const onLeave = () => {
    store.dispatch(removedFavoritesPurged());
    saveFavorites(store, storage);
  };
  const onHide = () => {
    if (page.document.visibilityState === 'hidden') saveFavorites(store, storage);
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pagehide', onLeave);
  page.document.addEventListener('visibilitychange', onHide);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pagehide', onLeave);
    page.document.removeEventListener('visibilitychange', onHide);
  };
}
