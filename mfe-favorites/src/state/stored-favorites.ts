/**
 * What this browser stores of favorites: `favorites` in the shape that UI-6 fixes, and beside it the name and picture of each home, so that
 * one that left Roost can still be named (FAV-3).
 */
import * as z from 'zod/mini';
import type { FavoriteListing, StoredFavorites } from './favorites-slice.ts';
import { isSameList } from './view.ts';
import { isListingId, parseJson, readItem, removeItem, writeItem } from './web-storage.ts';

export const FAVORITES_KEY = 'favorites';
const BASICS_KEY = 'favoriteHomes';
/** Names of the collections that a guest put homes into, by home. */
export const PLACED_KEY = 'favoriteCollections';
/** The one home that a guest had saved when asked to sign in (UI-6). */
export const FIRST_FAVORITE_KEY = 'firstFavoriteId';
/** The profile whose list is stored, when it is not a guest's. */
const OWNER_KEY = 'favoritesOwner';
/** More than any guest saves; a longer list is a broken or hostile entry. */
const MAX_FAVORITES = 500;

export const NO_FAVORITES: StoredFavorites = {
  selectedListings: [],
  saveAsGuest: false,
  showFavoriteNotification: false,
  favoritesPageViewed: false,
};

const flag = z.catch(z.boolean(), false);
const storedSchema = z.object({
  selectedListings: z.catch(z.array(z.unknown()), []),
  saveAsGuest: z.catch(z.optional(z.boolean()), undefined),
  showFavoriteNotification: flag,
  favoritesPageViewed: flag,
  currentCollectionId: z.catch(z.optional(z.nullable(z.string())), undefined),
});
const basicsSchema = z.record(z.string(), z.object({ Headline: z.string(), ImageUrl: z.optional(z.string()) }));

/** Reads favorites; whatever is broken is repaired part by part, so that one bad entry does not cost the others. */
export function parseFavorites(text: string | null): StoredFavorites {
  const parsed = storedSchema.safeParse(parseJson(text));
  if (!parsed.success) return NO_FAVORITES;
  const { saveAsGuest, currentCollectionId, ...rest } = parsed.data;
  const selectedListings = [...new Set(rest.selectedListings.filter(isListingId))].slice(0, MAX_FAVORITES);
  return {
    ...rest,
    selectedListings,
    // A list that does not say whose it is, and names no collection of an account, was saved by a guest.
    saveAsGuest: saveAsGuest ?? (selectedListings.length > 0 && !currentCollectionId),
    ...(currentCollectionId === undefined ? {} : { currentCollectionId }),
  };
}

/** Returns what is stored. Storage can be forbidden or full; favorites then live as long as the tab. */
export function readFavorites(storage: Pick<Storage, 'getItem'>): StoredFavorites {
  return parseFavorites(readItem(storage, FAVORITES_KEY));
}

/** True when anything was ever stored: then what a tab preloads from its session storage is out of date (FAV-2). */
export const hasFavorites = (storage: Storage): boolean => readItem(storage, FAVORITES_KEY) !== null;

export function writeFavorites(storage: Storage, favorites: StoredFavorites): void {
  writeItem(storage, FAVORITES_KEY, favorites);
}

export function readBasics(storage: Storage): Record<string, FavoriteListing> {
  const parsed = basicsSchema.safeParse(parseJson(readItem(storage, BASICS_KEY)));
  if (!parsed.success) return {};
  return Object.fromEntries(Object.entries(parsed.data).map(([objectID, data]) => [objectID, { objectID, ...data }]));
}

/** Keeps the names of homes that are in the list. */
export function writeBasics(
  storage: Storage,
  ids: readonly string[],
  data: Readonly<Record<string, FavoriteListing>>,
): void {
  const kept = ids.flatMap((objectID) => {
    const home = data[objectID];
    return home?.Headline
      ? [[objectID, { Headline: home.Headline, ...(home.ImageUrl ? { ImageUrl: home.ImageUrl } : {}) }]]
      : [];
  });
  writeItem(storage, BASICS_KEY, Object.fromEntries(kept));
}

export function readPlaced(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  const parsed = z.record(z.string(), z.string()).safeParse(parseJson(readItem(storage, PLACED_KEY)));
  return parsed.success ? parsed.data : {};
}

/** Keeps what `change` says of homes that are in the list, beside what other tabs have stored. */
export function writePlaced(storage: Storage, ids: readonly string[], change: Readonly<Record<string, string>>): void {
  const placed = Object.entries({ ...readPlaced(storage), ...change }).filter(([id]) => ids.includes(id));
  if (placed.length > 0) writeItem(storage, PLACED_KEY, Object.fromEntries(placed));
  else removeItem(storage, PLACED_KEY);
}

export const readStoredOwner = (storage: Storage): string | null => readItem(storage, OWNER_KEY);

export function writeStoredOwner(storage: Storage, owner: string): void {
  writeItem(storage, OWNER_KEY, owner);
}

/** Empties the list of an account that has signed out: no other guest may see it (FAV-2). */
export function forgetStoredAccount(storage: Storage, tabStorage?: Storage): void {
  writeFavorites(storage, NO_FAVORITES);
  writeBasics(storage, [], {});
  removeItem(storage, PLACED_KEY);
  removeItem(storage, OWNER_KEY);
  if (tabStorage) writeFavorites(tabStorage, NO_FAVORITES);
}

export function isSameStored(a: StoredFavorites, b: StoredFavorites): boolean {
  return (
    isSameList(a.selectedListings, b.selectedListings) &&
    a.saveAsGuest === b.saveAsGuest &&
    a.showFavoriteNotification === b.showFavoriteNotification &&
    a.favoritesPageViewed === b.favoritesPageViewed
  );
}
