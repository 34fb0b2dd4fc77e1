/** The pages of this remote: one listing page under the three forms its address can have (ROUTE-1, ROUTE-2). */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { REMOTE_ROUTES } from '@roost/shared/contracts/remotes';
import { ListingRoute } from './features/page/ListingRoute.tsx';
import { listingHead } from './features/page/head.ts';
import { loadListingPage } from './features/page/load.ts';
import type { PageData } from './features/page/load.ts';
import { onlyStayChanged } from './features/stay/stay-address.ts';

export const routes: RoutesModule['routes'] = REMOTE_ROUTES['mfe-listing'].map(({ id }) => defineRoute<PageData>({
  id,
  loader: loadListingPage,
  head: listingHead,
  Component: ListingRoute,
  // Dates and guests are priced by the quote card; the home itself stays what it is.
  shouldReload: ({ current, next }) => !onlyStayChanged(current, next),
}));
