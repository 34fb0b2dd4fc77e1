import { toggleRequested, useAppStore, useSlice, useWithStore } from '@roost/shared/state';
import type { AppStore, FavoriteToggle } from '@roost/shared/state';
import { favoritesSlice } from './favorites-slice.ts';
import type { FavoritesState } from './favorites-slice.ts';
import { persistBanners } from './persist-banners.ts';
import { persistFavorites } from './persist-favorites.ts';
import { startToggles } from './toggle-favorite.ts';

/**
 * A page has many hearts and one storage: the first component starts the effects, the last one to unmount stops them.
 */
const running = new WeakMap<AppStore, { users: number; stop: () => void }>();

/**
 * Reads favorites and runs their effects while the component is mounted. They start after hydration, so that server and
 * browser render the same at first.
 */
export function useFavorites<R>(select: (state: FavoritesState) => R): R {
  useWithStore(shareEffects);
  return useSlice(favoritesSlice, select);
}

/**
 * Returns what asks to save a home, or no longer to (FAV-1). A press that was kept for a heart is given back in the
 * moment between its hydration and its effects (FAST-3): they start with the press then.
 */
export function useToggle(): (toggle: FavoriteToggle) => void {
  const store = useAppStore();
  return (toggle) => {
    getEffects(store);
    store.dispatch(toggleRequested(toggle));
  };
}

/** Returns the effects of a store, which run from now on at the latest. */
function getEffects(store: AppStore) {
  const entry = running.get(store) ?? { users: 0, stop: startEffects(store) };
  running.set(store, entry);
  return entry;
}

function shareEffects(store: AppStore): () => void {
  const entry = getEffects(store);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.stop();
    running.delete(store);
  };
}

function startEffects(store: AppStore): () => void {
  const stops = [
    persistBanners(store),
    persistFavorites(store, { local: () => window.localStorage, tab: () => window.sessionStorage }),
    startToggles(store),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
