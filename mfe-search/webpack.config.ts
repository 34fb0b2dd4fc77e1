import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { defineRemote } from '@roost/platform/webpack/define';

/** Both packages of InstantSearch bring the same helper: pages load it once. */
const HELPER = 'algoliasearch-helper';

/** Returns the helper's directory. Throws where the two packages need different ones. */
function findHelper(): string {
  const { resolve } = createRequire(import.meta.url);
  const [own, other] = ['react-instantsearch-core', 'instantsearch.js'].map((name) => {
    const load = createRequire(resolve(name));
    const file = load.resolve(`${HELPER}/package.json`);
    return { directory: dirname(file), version: (load(file) as { version: string }).version };
  });
  if (!own || own.version !== other?.version)
    throw new Error(`InstantSearch's packages need two versions of ${HELPER}: remove its alias in webpack.config.ts.`);
  return own.directory;
}

export default defineRemote({
  name: 'mfe-search',
  client: (configuration) => ({
    ...configuration,
    resolve: {
      ...configuration.resolve,
      alias: {
        ...configuration.resolve?.alias,
        // The router of InstantSearch reads addresses with it; the page's address is read by our own (`map-link.ts`,
        // `draft-routing.ts`). With what it brings it is a third of InstantSearch.
        qs: false,
        [HELPER]: findHelper(),
      },
    },
    optimization: {
      ...configuration.optimization,
      // A package that one chunk alone uses stands in it: a file of its own is one more to ask for, and one more name
      // and hash in the entry.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
  }),
});
