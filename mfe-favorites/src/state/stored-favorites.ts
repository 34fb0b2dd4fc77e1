/**
 * What this browser stores of favorites: `favorites` in the shape that UI-6 fixes, and beside it the name and picture
 * of each home, so that one that left Roost can still be named (FAV-3).
 */
import * as z from 'zod/mini';
import { defineStoredText, defineStoredValue, type StoredText } from '@roost/shared/storage';
import type { FavoriteListing, StoredFavorites } from './favorites-slice.ts';
import { isListingId } from './listing-id.ts';
import { isSameList } from './view.ts';

export const FAVORITES_KEY = 'favorites';
/** Names of the collections that a guest put homes into, by home. */
export const PLACED_KEY = 'favoriteCollections';
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

/** A function, since each tab of a test has its own storage. */
type Area = () => Storage;

const storedList = (area: Area) =>
  defineStoredValue({ key: FAVORITES_KEY, schema: z.nullable(storedSchema), fallback: null, area });
const storedBasics = (area: Area) =>
  defineStoredValue({ key: 'favoriteHomes', schema: basicsSchema, fallback: {}, area });
const storedPlaces = (area: Area) =>
  defineStoredValue({ key: PLACED_KEY, schema: z.record(z.string(), z.string()), fallback: {}, area });

/** The one home that a guest had saved when asked to sign in (UI-6). */
export const storedFirstFavorite = (area: Area): StoredText => defineStoredText('firstFavoriteId', area);
/** The profile whose list is stored, when it is not a guest's. */
export const storedOwner = (area: Area): StoredText => defineStoredText('favoritesOwner', area);

/**
 * Returns what is stored; whatever is broken is repaired part by part, so that one bad entry does not cost the others.
 */
export function readFavorites(area: Area): StoredFavorites {
  const stored = storedList(area).read();
  if (!stored) return NO_FAVORITES;
  const { saveAsGuest, currentCollectionId, ...rest } = stored;
  const selectedListings = [...new Set(rest.selectedListings.filter(isListingId))].slice(0, MAX_FAVORITES);
  return {
    ...rest,
    selectedListings,
    // A list that does not say whose it is, and names no collection of an account, was saved by a guest.
    saveAsGuest: saveAsGuest ?? (selectedListings.length > 0 && !currentCollectionId),
    ...(currentCollectionId === undefined ? {} : { currentCollectionId }),
  };
}

/** True when a list was ever stored: then what a tab preloads from its session storage is out of date (FAV-2). */
export const hasFavorites = (area: Area): boolean => storedList(area).read() !== null;

/** Where storage is forbidden or full, favorites live as long as the tab. */
export function writeFavorites(area: Area, favorites: StoredFavorites): void {
  storedList(area).write(favorites);
}

export function readBasics(area: Area): Record<string, FavoriteListing> {
  const basics = Object.entries(storedBasics(area).read());
  return Object.fromEntries(basics.map(([objectID, data]) => [objectID, { objectID, ...data }]));
}

/** Keeps the names of homes that are in the list. */
export function writeBasics(area: Area, ids: readonly string[], data: Readonly<Record<string, FavoriteListing>>): void {
  const kept = ids.flatMap((objectID) => {
    const home = data[objectID];
    return home?.Headline
      ? [[objectID, { Headline: home.Headline, ...(home.ImageUrl ? { ImageUrl: home.ImageUrl } : {}) }]]
      : [];
  });
  storedBasics(area).write(Object.fromEntries(kept));
}

/** Returns the name of the collection that each home was put into. */
export const readPlaced = (area: Area): Record<string, string> => storedPlaces(area).read();

/** Keeps what `change` says of homes that are in the list, beside what other tabs have stored. */
export function writePlaced(area: Area, ids: readonly string[], change: Readonly<Record<string, string>>): void {
  const places = storedPlaces(area);
  const placed = Object.entries({ ...places.read(), ...change }).filter(([id]) => ids.includes(id));
  if (placed.length > 0) places.write(Object.fromEntries(placed));
  else places.remove();
}

/** Empties the list of an account that has signed out: no other guest may see it (FAV-2). */
export function forgetStoredAccount(area: Area, tabArea?: Area): void {
  writeFavorites(area, NO_FAVORITES);
  writeBasics(area, [], {});
  storedPlaces(area).remove();
  storedOwner(area).remove();
  if (tabArea) writeFavorites(tabArea, NO_FAVORITES);
}

export function isSameStored(a: StoredFavorites, b: StoredFavorites): boolean {
  return (
    isSameList(a.selectedListings, b.selectedListings) &&
    a.saveAsGuest === b.saveAsGuest &&
    a.showFavoriteNotification === b.showFavoriteNotification &&
    a.favoritesPageViewed === b.favoritesPageViewed
  );
}
