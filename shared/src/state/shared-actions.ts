import { bannerDismissed } from './banners.ts';
import {
  collectionsReceived,
  favoriteAdded,
  favoriteNotificationShown,
  favoriteRemovalUndone,
  favoriteRemoved,
  favoritesPageViewed,
  favoritesResigned,
} from './favorites.ts';

const SHARED: ReadonlySet<string> = new Set(
  [
    favoriteAdded,
    favoriteRemoved,
    favoriteRemovalUndone,
    favoritesResigned,
    favoriteNotificationShown,
    favoritesPageViewed,
    collectionsReceived,
    bannerDismissed,
  ].map(({ type }) => type),
);

/** The state actions that the tabs of one browser share (UI-4): what was saved and what was dismissed. Who is signed in travels by itself (AUTH-3). */
export function isSharedState(action: { type: string }): boolean {
  return SHARED.has(action.type);
}
