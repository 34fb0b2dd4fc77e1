/**
 * The outbox: toggles of a signed-in guest that the favorites service has not confirmed yet (FAV-7). Each toggle is an
 * entry of its own in local storage, so that two tabs never overwrite each other; the last toggle of a home counts.
 * Entries survive a reload, a crash and being offline, belong to one profile and are never shown to another
 * (decision 0013).
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '@roost/shared/storage';
import { isListingId } from './listing-id.ts';

const PREFIX = 'favoriteChange.';
const entrySchema = z.object({
  profileId: z.string(),
  id: z.string().check(z.refine(isListingId)),
  kind: z.enum(['add', 'remove']),
  /** Stored for a home that was saved as a guest, before signing in (FAV-2). */
  picked: z.optional(z.boolean()),
  /** Name of the collection that the home was put into. */
  collection: z.optional(z.string()),
});

/** One entry: each has a key of its own. */
const storedEntry = (storage: () => Storage, key: string) =>
  defineStoredValue({ key, schema: z.nullable(entrySchema), fallback: null, area: storage });

export type OutboxToggle = {
  key: string;
  id: string;
  kind: 'add' | 'remove';
  fromGuest: boolean;
  /** Undefined for the current collection. */
  collection?: string | undefined;
};
type NewToggle = Pick<OutboxToggle, 'id' | 'kind'> & { fromGuest?: boolean; collection?: string | undefined };

export const isOutboxKey = (key: string | null): boolean => key?.startsWith(PREFIX) ?? false;

/** Microseconds of the last key, so that keys sort in the order of writing even within a millisecond. */
let lastKeyTime = 0;
function createKey(): string {
  lastKeyTime = Math.max(lastKeyTime + 1, Date.now() * 1000);
  return `${PREFIX}${String(lastKeyTime).padStart(17, '0')}.${Math.random().toString(36).slice(2, 8)}`;
}

export function addToOutbox(storage: () => Storage, profileId: string, toggle: NewToggle): void {
  const { id, kind, fromGuest = false, collection } = toggle;
  storedEntry(storage, createKey()).write({ profileId, id, kind, ...(fromGuest ? { picked: true } : {}), collection });
}

/**
 * Returns the last toggle of each home, in the order of pressing. Deletes entries that cannot be read or that a later
 * one replaced.
 */
export function readOutbox(storage: () => Storage, profileId: string): OutboxToggle[] {
  const byId = new Map<string, OutboxToggle>();
  for (const key of getKeys(storage)) {
    const stored = storedEntry(storage, key);
    const entry = stored.read();
    if (!entry) {
      stored.remove();
      continue;
    }
    const { profileId: owner, id, kind, picked = false, collection } = entry;
    if (owner !== profileId) continue;
    const replaced = byId.get(id);
    if (replaced) storedEntry(storage, replaced.key).remove();
    byId.delete(id);
    byId.set(id, { key, id, kind, fromGuest: picked, collection });
  }
  return [...byId.values()];
}

/** Removes toggles that arrived or were refused. A toggle made in the meantime has its own entry and stays. */
export function removeFromOutbox(storage: () => Storage, toggles: readonly OutboxToggle[]): void {
  for (const { key } of toggles) storedEntry(storage, key).remove();
}

/** Returns the keys of all entries, oldest first. */
function getKeys(storage: () => Storage): string[] {
  try {
    const all = storage();
    return Array.from({ length: all.length }, (_, index) => all.key(index))
      .filter((key): key is string => isOutboxKey(key))
      .sort();
  } catch {
    return [];
  }
}
