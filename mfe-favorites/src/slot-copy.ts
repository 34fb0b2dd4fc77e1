import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import { defineTexts } from '@roost/shared/texts';

/** The texts of the slots that every page loads. The others are in `copy.ts`. */
export const slotCopy = /* @__PURE__ */ defineTexts('mfe-favorites/slots', {
  collection: 'Favorite Homes',
  heart: (headline: string) => `Save to favorites: ${headline}`,
  saved: (collection: string) => `Saved to ${collection}`,
  change: 'Change',
  notLoaded: 'We couldn’t load your collections. Reload the page to try again.',
  removed: 'Removed from your favorites',
  undo: 'Undo',
  link: 'Favorites',
  linkCount: 'saved',
});

/**
 * The name of a collection as it is shown. The first one is stored under its English name until somebody renames it.
 */
export const nameCollection = (name: string): string => (name === DEFAULT_COLLECTION_NAME ? slotCopy.collection : name);
