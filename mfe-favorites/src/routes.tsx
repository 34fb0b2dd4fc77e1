/** The pages of mfe-favorites. */
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { favoritesRoute } from './pages/favorites/favorites-route.ts';
import { sharedListRoute } from './pages/shared-list/shared-list-route.ts';

export const routes: RoutesModule['routes'] = [favoritesRoute, sharedListRoute];
