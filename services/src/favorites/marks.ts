/**
 * What the people of a collection think of its homes: one row for each person and home, which only that person writes
 * (FAV-10).
 */
import type { Tx } from '../db/schema.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/**
 * Notes and votes of one person in one collection, and of all people in all collections of one owner: one answer
 * carries them (SAFE-6).
 */
const MARKS = { ofPerson: 300, ofOwner: 2_000 } as const;
/** How long the marks of a home that was taken off wait for an undo. */
const UNDO_MS = DAY_MS;

export type MarkOf = { collectionId: string; profileId: string };

/**
 * Stores a note or a vote, and nothing else of the row. Answers false when the home is not in the collection, or when
 * there would be too many.
 */
export async function setMark(
  tx: Tx,
  { collectionId, profileId }: MarkOf,
  listingId: string,
  change: { note: string } | { voted: boolean },
): Promise<boolean> {
  const held = await tx
    .selectFrom('collection_listings')
    .select('listing_id')
    .where('collection_id', '=', collectionId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  if (!held) return false;
  await tx
    .insertInto('collection_marks')
    .values({ collection_id: collectionId, listing_id: listingId, profile_id: profileId, ...change })
    .onConflict((conflict) => conflict.columns(['collection_id', 'listing_id', 'profile_id']).doUpdateSet(change))
    .execute();
  await tx
    .deleteFrom('collection_marks')
    .where('collection_id', '=', collectionId)
    .where('profile_id', '=', profileId)
    .where('note', '=', '')
    .where('voted', '=', false)
    .execute();
  const { count } = await tx
    .selectFrom('collection_marks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('collection_id', '=', collectionId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MARKS.ofPerson) return false;
  // Exact, because writing into a collection takes its owner's lock.
  const { all } = await tx
    .selectFrom('collection_marks')
    .innerJoin('collections', 'collections.id', 'collection_marks.collection_id')
    .select((eb) => eb.fn.countAll().as('all'))
    .where('collections.profile_id', '=', (owner) =>
      owner.selectFrom('collections').select('profile_id').where('id', '=', collectionId),
    )
    .executeTakeFirstOrThrow();
  return Number(all) <= MARKS.ofOwner;
}

/** Hides the marks of a home that was taken off, and deletes those whose home was taken off long ago. */
export async function hideMarks(tx: Tx, collectionId: string, listingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('collection_marks')
    .set({ left_at: now })
    .where('collection_id', '=', collectionId)
    .where('listing_id', '=', listingId)
    .execute();
  await tx
    .deleteFrom('collection_marks')
    .where('collection_id', '=', collectionId)
    .where('left_at', '<', new Date(now.getTime() - UNDO_MS))
    .execute();
}

/** Shows the marks of homes that are back. */
export async function restoreMarks(tx: Tx, collectionId: string, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return;
  await tx
    .updateTable('collection_marks')
    .set({ left_at: null })
    .where('collection_id', '=', collectionId)
    .where('listing_id', 'in', listingIds)
    .where('left_at', 'is not', null)
    .execute();
}

/**
 * Copies the owner's own note along with a home that moves to another collection of theirs. What others wrote stays
 * with its collection.
 */
export async function moveMarks(tx: Tx, owner: MarkOf, to: string, listingId: string): Promise<void> {
  await tx
    .insertInto('collection_marks')
    .columns(['collection_id', 'listing_id', 'profile_id', 'note', 'voted'])
    .expression((eb) =>
      eb
        .selectFrom('collection_marks')
        .select((row) => [row.val(to).as('collection_id'), 'listing_id', 'profile_id', 'note', 'voted'])
        .where('collection_id', '=', owner.collectionId)
        .where('listing_id', '=', listingId)
        .where('profile_id', '=', owner.profileId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
