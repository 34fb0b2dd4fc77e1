/** Stands in the host's build for the bundler runtime's `getSharedFallbackGetter.js`: no package is shared in parts. */
export const getSharedFallbackGetter = <F>({ factory }: { factory: F }): F => factory;
