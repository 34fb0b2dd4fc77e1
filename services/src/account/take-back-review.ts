/** Takes a shown review off its home's page and counts the home's stars and scores without it. */
import { getMean, removeScores } from '@roost/shared/domain/review';
import type { StayReviewRow, Tx } from '../db/schema.ts';
import { noteChange } from '../reservations/stays.ts';
import { countStars } from '../reviews/count-stars.ts';

/** The index hears of it in the same transaction. Does nothing when the page has no such review. */
export async function takeBackReview(
  tx: Tx,
  { id, listing_id: listingId, rating, topics }: Pick<StayReviewRow, 'id' | 'listing_id' | 'rating' | 'topics'>,
): Promise<void> {
  if (rating === null) return;
  // Locked, so that two reviews of one home are counted one after the other.
  const home = await tx
    .selectFrom('listings')
    .select('document')
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const gone = await tx
    .deleteFrom('reviews')
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  const stars = await countStars(tx, listingId);
  const numberOfReviews = stars.reduce((sum, number) => sum + number, 0);
  await tx
    .updateTable('listings')
    .set({
      document: JSON.stringify({
        ...home.document,
        numberOfReviews,
        averageRating: getMean(stars),
        scores: removeScores(home.document.scores, numberOfReviews + 1, topics),
      }),
    })
    .where('id', '=', listingId)
    .execute();
  await noteChange(tx, listingId);
}
