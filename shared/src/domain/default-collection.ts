/**
 * Name under which the first collection is stored (FAV-9). A file of its own, because the heart on every page needs it
 * and no schema.
 */
export const DEFAULT_COLLECTION_NAME = 'Favorite Homes';
