/** The pages of mfe-favorites. */
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { codeChunk } from '@roost/shared/federation';
import type * as LinkPages from './link-pages.ts';
import { favoritesRoute } from './pages/favorites/favorites-route.ts';
import { joinRoute } from './pages/join/join-route.ts';
import { sharedListRoute } from './pages/shared-list/shared-list-route.ts';

/** The pages that somebody else's link leads to: a guest's own favorites do not wait for them. */
const linkPages = codeChunk<typeof LinkPages>(
  'link-pages',
  () => import(/* webpackChunkName: "link-pages" */ './link-pages.ts'),
);

export const routes: RoutesModule['routes'] = [
  favoritesRoute,
  joinRoute({ code: linkPages, Component: linkPages.component((pages) => pages.JoinPage) }),
  sharedListRoute({ code: linkPages, Component: linkPages.component((pages) => pages.SharedListPage) }),
];
