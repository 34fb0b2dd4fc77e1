/**
 * Stands in the host's build for the federation runtime's helpers (`helpers.js`), which serve snapshots and preloading:
 * both are off.
 */
const helpers = { global: {}, share: {}, utils: {} };

export { helpers as default };
