import type { FavoritesAnswer, FavoritesClient } from './favorites-client.ts';

/**
 * Runs one call to the favorites service for the signed-in guest. True when it worked; the store then has the answer.
 */
export type ServiceCall = (call: (client: FavoritesClient) => Promise<FavoritesAnswer>) => Promise<boolean>;
