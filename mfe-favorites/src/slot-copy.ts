/** The texts of the slots that every page loads. The others are in `copy.ts`. */
export const slotCopy = {
  collection: 'Favorite Homes',
  heart: (headline: string) => `Save to favorites: ${headline}`,
  saved: 'Saved to Favorite Homes',
  removed: 'Removed from Favorite Homes',
  undo: 'Undo',
  link: 'Favorites',
  linkCount: 'saved',
} as const;
