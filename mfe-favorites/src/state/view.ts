/** The list that a guest sees, as a pure function of what is saved and what was toggled since. */
import type { OutboxToggle } from './outbox.ts';

/** Returns every home of some collections, once. */
export function getListingIds(
  collections: readonly { selectedListings: readonly { externalId: string }[] }[],
): string[] {
  return [
    ...new Set(collections.flatMap(({ selectedListings }) => selectedListings.map(({ externalId }) => externalId))),
  ];
}

/**
 * Counts the homes of each collection on this device; those that were put nowhere are in the default one, which comes
 * first.
 */
export function countPlaced(
  ids: readonly string[],
  placed: Readonly<Record<string, string>>,
  defaultName: string,
): Map<string, number> {
  const names = ids.map((id) => placed[id] ?? defaultName);
  const ordered = [...new Set(names)].toSorted((a, b) => Number(b === defaultName) - Number(a === defaultName));
  return new Map(ordered.map((name) => [name, names.filter((each) => each === name).length]));
}

/** Returns the list of an account: its snapshot (what the service last returned) with the pending toggles applied. */
export function applyPending(
  snapshot: readonly string[],
  pending: readonly Pick<OutboxToggle, 'id' | 'kind'>[],
): string[] {
  const removed = new Set(pending.filter(({ kind }) => kind === 'remove').map(({ id }) => id));
  const added = pending.filter(({ kind }) => kind === 'add').map(({ id }) => id);
  return [...new Set([...snapshot.filter((id) => !removed.has(id)), ...added])];
}

/**
 * Returns the list of a guest: the stored one with the change from `before` to `after` applied, so that no tab
 * overwrites another.
 */
export function mergeLists(stored: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  if (isSameList(stored, before)) return [...after];
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id) && !stored.includes(id));
  return [...stored.filter((id) => !removed.includes(id)), ...added];
}

export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
