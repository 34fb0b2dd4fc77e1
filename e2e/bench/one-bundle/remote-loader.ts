/**
 * Takes the place of the host's `federation/remote-loader` in the one-bundle build: the same remotes, compiled into the
 * same build as the host, with nothing shared at runtime. What it costs less than the federated site is the federation
 * tax.
 */
import type { Expose } from '@roost/shared/federation';

const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'mfe-search/routes': () => import(/* webpackChunkName: "mfe-search-routes" */ '@roost/mfe-search/src/routes.tsx'),
  'mfe-search/SearchBox': () =>
    import(/* webpackChunkName: "mfe-search-SearchBox" */ '@roost/mfe-search/src/slots/SearchBox.tsx'),
  'mfe-listing/routes': () => import(/* webpackChunkName: "mfe-listing-routes" */ '@roost/mfe-listing/src/routes.tsx'),
  'mfe-booking/routes': () => import(/* webpackChunkName: "mfe-booking-routes" */ '@roost/mfe-booking/src/routes.tsx'),
  'mfe-booking/InquiryForm': () =>
    import(/* webpackChunkName: "mfe-booking-InquiryForm" */ '@roost/mfe-booking/src/slots/InquiryForm.tsx'),
  'mfe-favorites/LoginPrompt': () =>
    import(/* webpackChunkName: "mfe-favorites-LoginPrompt" */ '@roost/mfe-favorites/src/slots/LoginPrompt.tsx'),
  'mfe-favorites/routes': () =>
    import(/* webpackChunkName: "mfe-favorites-routes" */ '@roost/mfe-favorites/src/routes.tsx'),
  'mfe-favorites/FavoriteButton': () =>
    import(/* webpackChunkName: "mfe-favorites-FavoriteButton" */ '@roost/mfe-favorites/src/slots/FavoriteButton.tsx'),
  'mfe-favorites/FavoritesLink': () =>
    import(/* webpackChunkName: "mfe-favorites-FavoritesLink" */ '@roost/mfe-favorites/src/slots/FavoritesLink.tsx'),
  'mfe-consent/ConsentManager': () =>
    import(/* webpackChunkName: "mfe-consent-ConsentManager" */ '@roost/mfe-consent/src/slots/ConsentManager.tsx'),
};

/** Returns a loader that takes each exposed module from this build. */
export function createRemoteLoader(): (version: { globalName: string }, expose: Expose) => Promise<unknown> {
  return async ({ globalName }, expose) => {
    const remote = /^mfe_[a-z]+/.exec(globalName)?.[0].replace('_', '-') ?? '';
    const load = MODULES[`${remote}/${expose.slice(2)}`];
    if (!load) throw new Error(`${globalName} ${expose} is not in the one bundle.`);
    return load();
  };
}
