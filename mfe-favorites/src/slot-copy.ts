/** The texts of the slots that every page loads. The others are in `copy.ts`. */
export const slotCopy = {
  collection: 'Favorite Homes',
  heart: (headline: string) => `Save to favorites: ${headline}`,
  saved: (collection: string) => `Saved to ${collection}`,
  change: 'Change',
  notLoaded: 'We couldn’t load your collections. Reload the page to try again.',
  removed: 'Removed from your favorites',
  undo: 'Undo',
  link: 'Favorites',
  linkCount: 'saved',
} as const;
