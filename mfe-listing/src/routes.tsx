/** The pages of this remote: one listing page under the three forms its address can have (ROUTE-1, ROUTE-2), and the host's answer to a question. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { REMOTE_ROUTES } from '@roost/shared/contracts/remotes';
import { copy } from './copy.ts';
import { AnswerPage } from './pages/answer/AnswerPage.tsx';
import { ListingRoute } from './pages/listing/ListingRoute.tsx';
import { listingHead } from './pages/listing/head.ts';
import { loadListingPage } from './pages/listing/load.ts';
import type { PageData } from './pages/listing/load.ts';
import { shouldReloadListing } from './pages/listing/should-reload.ts';

const ANSWER = 'answer';

const listingRoutes = REMOTE_ROUTES['mfe-listing']
  .filter(({ id }) => id !== ANSWER)
  .map(({ id }) =>
    defineRoute<PageData>({
      id,
      loader: loadListingPage,
      head: listingHead,
      Component: ListingRoute,
      shouldReload: shouldReloadListing,
    }),
  );

export const routes: RoutesModule['routes'] = [
  ...listingRoutes,
  /** Nothing is known on the server: the link's token stands after the `#`. */
  defineRoute<{ phone: string }>({
    id: ANSWER,
    loader: async ({ config }) => ({ type: 'data', data: { phone: config.phone } }),
    head: () => ({ title: copy.head(copy.answer.title), robots: 'noindex' }),
    Component: AnswerPage,
  }),
];
