import { defineRoute } from '@roost/shared/contracts/remote-module';
import { copy } from '../../copy.ts';
import { FavoritesPage } from './FavoritesPage.tsx';
import type { FavoritesData } from './FavoritesPage.tsx';

/** `/favorites`. The loader makes no request: only the browser knows which homes are saved (FAV-1). */
export const favoritesRoute = defineRoute<FavoritesData>({
  id: 'favorites',
  loader: ({ config, now, today }) =>
    Promise.resolve({
      type: 'data',
      data: {
        search: config.search,
        maps: config.maps,
        ...(config.favorites ? { service: config.favorites } : {}),
        now,
        today,
      },
    }),
  head: () => ({ title: copy.title, canonical: '/favorites', robots: 'noindex' }),
  Component: FavoritesPage,
  // Dates in the address change prices, which the page fetches itself.
  shouldReload: () => false,
});
