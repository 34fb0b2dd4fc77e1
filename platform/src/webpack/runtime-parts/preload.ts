/** Stands in the host's build for the federation runtime's preloading (`utils/preload.js`): the server names what a page needs ahead. */
export const formatPreloadArgs = (): [] => [];
export const preloadAssets = (): [] => [];
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = (): [] => [];
