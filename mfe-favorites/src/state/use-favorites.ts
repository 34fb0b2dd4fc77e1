import { useSlice, useWithStore } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
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

function shareEffects(store: AppStore): () => void {
  const entry = running.get(store) ?? { users: 0, stop: startEffects(store) };
  entry.users += 1;
  running.set(store, entry);
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
