/**
 * Stands in the host's build for remotes that are imported by name (`remotes.js` of the bundler's runtime): the host's
 * code imports none.
 */
export const remotes = undefined;
