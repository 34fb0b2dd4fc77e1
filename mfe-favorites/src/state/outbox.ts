/**
 * What a signed-in guest pressed and the service has not confirmed yet (FAV-7). Each press has an entry of its own in local storage, so that two
 * tabs never write over each other's; the last press on a home counts. It survives a reload, a crash and being offline, belongs to one profile
 * and is never shown to another.
 */
import * as z from 'zod/mini';
import type { FavoriteChange } from '@roost/shared/state';
import { isListingId, parseJson, readItem, removeItem, writeItem } from './web-storage.ts';

const PREFIX = 'favoriteChange.';
const changeSchema = z.object({
  profileId: z.string(),
  id: z.string().check(z.refine(isListingId)),
  kind: z.enum(['add', 'remove']),
  /** Picked as a guest, before signing in (FAV-2). */
  picked: z.optional(z.boolean()),
});

export type Change = FavoriteChange & { key: string; picked: boolean };

export const isOutboxKey = (key: string | null): boolean => key?.startsWith(PREFIX) ?? false;

/** Sorts after every key that this browser wrote before. */
let last = 0;
function nextKey(): string {
  last = Math.max(last + 1, Date.now() * 1000);
  return `${PREFIX}${String(last).padStart(17, '0')}.${Math.random().toString(36).slice(2, 8)}`;
}

export function addToOutbox(storage: Storage, profileId: string, { id, kind }: FavoriteChange, picked = false): void {
  writeItem(storage, nextKey(), { profileId, id, kind, ...(picked ? { picked } : {}) });
}

/** The last change of each home, in the order of pressing. An entry that cannot be read, or that a later one overtook, goes. */
export function readOutbox(storage: Storage, profileId: string): Change[] {
  const byId = new Map<string, Change>();
  for (const key of keysOf(storage)) {
    const parsed = changeSchema.safeParse(parseJson(readItem(storage, key)));
    if (!parsed.success) {
      removeItem(storage, key);
      continue;
    }
    const { profileId: whose, id, kind, picked = false } = parsed.data;
    if (whose !== profileId) continue;
    const overtaken = byId.get(id);
    if (overtaken) removeItem(storage, overtaken.key);
    byId.delete(id);
    byId.set(id, { key, id, kind, picked });
  }
  return [...byId.values()];
}

/** They arrived, or were refused. A press made meanwhile has its own entry and stays. */
export function removeFromOutbox(storage: Storage, changes: readonly Change[]): void {
  for (const { key } of changes) removeItem(storage, key);
}

/** The list with what is still to be sent applied to it. */
export function applyPending(ids: readonly string[], changes: readonly FavoriteChange[]): string[] {
  const removed = new Set(changes.filter(({ kind }) => kind === 'remove').map(({ id }) => id));
  const added = changes.filter(({ kind }) => kind === 'add').map(({ id }) => id);
  return [...new Set([...ids.filter((id) => !removed.has(id)), ...added])];
}

function keysOf(storage: Storage): string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index))
      .filter((key): key is string => isOutboxKey(key))
      .sort();
  } catch {
    return [];
  }
}
