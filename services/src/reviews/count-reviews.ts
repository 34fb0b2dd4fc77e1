/**
 * Counts the reviews of a home, whose number, mean and scores stand in its document. Background work alone does it: who
 * answers requests writes no home (decision 0163).
 */
import { getMean, removeScores, type CountedScores } from '@roost/shared/domain/review';
import type { Db, StoredListing, Tx } from '../db/schema.ts';
import { noteChange } from '../reservations/stays.ts';
import { countStars } from './count-stars.ts';

/** Homes that one run counts. */
const BATCH = 100;

/** Returns the home, locked, so that two reviews of it are counted one after the other, and as if it had those that were taken back no more. */
export async function lockCounted(tx: Tx, listingId: string): Promise<StoredListing> {
  const { document } = await tx
    .selectFrom('listings')
    .select('document')
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const takenBack = await tx
    .deleteFrom('reviews_taken_back')
    .where('listing_id', '=', listingId)
    .returning('topics')
    .execute();
  const scores = takenBack.reduce<CountedScores | null>(
    (left, { topics }, index) => removeScores(left, document.numberOfReviews - index, topics),
    document.scores,
  );
  return { ...document, scores };
}

/** Writes the home with its reviews as they are now, and tells the index. `score` makes its scores of their number. */
export async function storeCounted(
  tx: Tx,
  home: { id: string; document: StoredListing },
  score: (numberOfReviews: number) => CountedScores | null,
): Promise<void> {
  const stars = await countStars(tx, home.id);
  const numberOfReviews = stars.reduce((sum, number) => sum + number, 0);
  const counted = { ...home.document, numberOfReviews, averageRating: getMean(stars), scores: score(numberOfReviews) };
  await tx
    .updateTable('listings')
    .set({ document: JSON.stringify(counted) })
    .where('id', '=', home.id)
    .execute();
  await noteChange(tx, home.id);
}

/** Counts the homes of reviews that were taken back. Returns how many. */
export async function countWithoutTakenBack(db: Db): Promise<number> {
  const homes = await db.selectFrom('reviews_taken_back').select('listing_id').distinct().limit(BATCH).execute();
  for (const { listing_id: id } of homes)
    await db.transaction().execute(async (tx) => {
      const document = await lockCounted(tx, id);
      await storeCounted(tx, { id, document }, () => document.scores);
    });
  return homes.length;
}
