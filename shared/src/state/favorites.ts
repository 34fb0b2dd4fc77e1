/**
 * What other regions may know of favorites, and ask for (FAV-1). The reducer, the storage and the calls to the
 * favorites service belong to mfe-favorites, which injects its slice under the path `favorites`. Until then, and on the
 * server, nothing is saved.
 */
import { createAction } from '@reduxjs/toolkit';
import type { FavoriteButtonProps } from '../contracts/slots.ts';

/** The part of the injected slice that other regions read. mfe-favorites may change everything else without them. */
export type FavoritesContract = {
  /** Ids in the order they were saved; for a signed-in guest those of all collections. */
  selectedListings: string[];
  /** False on the server and until the browser's storage was read, so that both render the same at first. */
  loaded: boolean;
};

type State = { favorites?: FavoritesContract };
const NONE: readonly string[] = [];

export const selectFavoriteIds = ({ favorites }: State): readonly string[] => favorites?.selectedListings ?? NONE;
export const selectFavoriteCount = (state: State): number => selectFavoriteIds(state).length;
export const selectFavoritesLoaded = ({ favorites }: State): boolean => favorites?.loaded ?? false;

/** The home whose heart was pressed, and where the heart stands. */
export type FavoriteToggle = Pick<FavoriteButtonProps, 'listing' | 'initiatedFrom'>;

/** The command of a heart: saves the home, or takes it off when it is saved. mfe-favorites carries it out. */
export const toggleRequested = createAction<FavoriteToggle>('favorites/toggleRequested');
