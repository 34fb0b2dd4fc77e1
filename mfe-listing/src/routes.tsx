/**
 * The pages of this remote: the listing page under its three forms of address (ROUTE-1, ROUTE-2), a host's page, and
 * the page where a host answers a question.
 */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { AnswerPage } from './pages/answer/AnswerPage.tsx';
import type { HostData } from './pages/host/load.ts';
import { HostPage } from './pages/host/HostPage.tsx';
import { loadHostPage } from './pages/host/load.ts';
import { ListingRoute } from './pages/listing/ListingRoute.tsx';
import { listingHead } from './pages/listing/head.ts';
import { loadListingPage } from './pages/listing/load.ts';
import type { PageData } from './pages/listing/load.ts';
import { shouldReloadListing } from './pages/listing/should-reload.ts';

const listingRoutes = ['listing', 'listing-no-state', 'listing-id'].map((id) =>
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
  defineRoute<HostData>({
    id: 'host',
    loader: loadHostPage,
    head: ({ profile }) => ({
      title: copy.head(profile ? copy.host.head(profile.host.name) : copy.host.missing),
      robots: 'noindex',
    }),
    Component: HostPage,
  }),
  /** The server does not see the link's token: it is after the `#`. */
  defineRoute<{ phone: string }>({
    id: 'answer',
    loader: async ({ config }) => ({ type: 'data', data: { phone: config.phone } }),
    head: () => ({ title: copy.head(copy.answer.title), robots: 'noindex' }),
    Component: AnswerPage,
  }),
];
