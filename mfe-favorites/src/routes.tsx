/** The pages of mfe-favorites. */
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { favoritesRoute } from './pages/favorites/favorites-route.ts';
import { joinRoute } from './pages/join/join-route.ts';
import { sharedListRoute } from './pages/shared-list/shared-list-route.ts';

export const routes: RoutesModule['routes'] = [favoritesRoute, joinRoute, sharedListRoute];
