/** The pages of mfe-favorites. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { FavoritesPage } from './features/favorites-page/FavoritesPage.tsx';
import type { FavoritesData } from './features/favorites-page/FavoritesPage.tsx';
import { loadShared } from './features/shared-list/load-shared.ts';
import { SharedPage } from './features/shared-list/SharedPage.tsx';
import type { SharedData } from './features/shared-list/SharedPage.tsx';

export const routes: RoutesModule['routes'] = [
  defineRoute<FavoritesData>({
    id: 'favorites',
    loader: ({ config, today }) =>
      Promise.resolve({
        type: 'data',
        data: {
          search: config.search,
          maps: config.maps,
          ...(config.favorites ? { service: config.favorites } : {}),
          today,
        },
      }),
    head: () => ({ title: copy.title, canonical: '/favorites', robots: 'noindex' }),
    Component: FavoritesPage,
    // Dates in the address change prices, which the page fetches itself.
    shouldReload: () => false,
  }),
  defineRoute<SharedData>({
    id: 'favorites-shared',
    loader: loadShared,
    head: ({ shared }) => ({
      title: copy.sharedList.title(shared?.collectionName ?? copy.sharedList.ended),
      robots: 'noindex',
    }),
    Component: SharedPage,
    shouldReload: () => false,
  }),
];
