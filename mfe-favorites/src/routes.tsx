/** The pages of mfe-favorites. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { FavoritesPage } from './features/favorites-page/FavoritesPage.tsx';
import type { FavoritesData } from './features/favorites-page/FavoritesPage.tsx';

export const routes: RoutesModule['routes'] = [
  defineRoute<FavoritesData>({
    id: 'favorites',
    loader: ({ config, today }) => Promise.resolve({ type: 'data', data: { search: config.search, today } }),
    head: () => ({ title: copy.title, canonical: '/favorites', robots: 'noindex' }),
    Component: FavoritesPage,
    // Dates in the address change prices, which the page fetches itself.
    shouldReload: () => false,
  }),
];
