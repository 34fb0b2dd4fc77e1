import { defineRemote } from '@roost/platform/webpack/define';

export default defineRemote({
  name: 'mfe-search',
  client: (configuration) => ({
    ...configuration,
    resolve: {
      ...configuration.resolve,
      // The router of InstantSearch reads addresses with it; the page's address is read by our own (`map-link.ts`,
      // `draft-routing.ts`). With what it brings it is a third of InstantSearch.
      alias: { ...configuration.resolve?.alias, qs: false },
    },
  }),
});
