import { withBodies } from './without-parts.ts';

/**
 * A loader of webpack: takes out of the index's client library what `shared/clients/index-connection.ts` never uses, its
 * own caches (it gets others, which keep nothing) and answers that come in a stream. The library makes its caches before
 * it looks whether it was given any, so the minifier cannot know. 0.7 KiB (brotli) of each search's first scripts.
 */
const BODIES: Readonly<Record<string, string>> = {
  createBrowserLocalStorageCache: 'return undefined;',
  createFallbackableCache: 'return undefined;',
  createMemoryCache: 'return undefined;',
  requestStream: 'throw Error("no streams in this build of the index\'s client");',
};

/** Returns the library without them. Throws when one of the functions is not there once. */
export default function indexClientLoader(source: string): string {
  return withBodies(source, BODIES, 'index-client-loader.ts');
}
