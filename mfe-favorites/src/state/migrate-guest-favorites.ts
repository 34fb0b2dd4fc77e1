import { addToOutbox, readOutbox } from './outbox.ts';
import {
  readFavorites,
  readPlaced,
  storedFirstFavorite,
  storedOwner,
  writeFavorites,
  writePlaced,
} from './stored-favorites.ts';

/**
 * Moves what was saved as a guest into the outbox of the account that signed in, and clears the guest's list (FAV-2).
 * When the list was lost, the first favorite is moved alone. Calling it twice is harmless: the service adds a home once
 * however often it is asked to.
 * @returns whether there was a guest's list
 */
export function migrateGuestFavorites(storage: () => Storage, owner: string): boolean {
  const { saveAsGuest, selectedListings, ...flags } = readFavorites(storage);
  if (!saveAsGuest) return false;
  const first = storedFirstFavorite(storage).read();
  const waiting = new Set(
    readOutbox(storage, owner)
      .filter(({ kind }) => kind === 'add')
      .map(({ id }) => id),
  );
  const ids = selectedListings.length === 0 && first !== null ? [first] : selectedListings;
  const placed = readPlaced(storage);
  for (const id of ids)
    if (!waiting.has(id)) addToOutbox(storage, owner, { id, kind: 'add', fromGuest: true, collection: placed[id] });
  writePlaced(storage, [], {});
  writeFavorites(storage, { ...flags, selectedListings: [], saveAsGuest: false });
  storedOwner(storage).write(owner);
  return true;
}
