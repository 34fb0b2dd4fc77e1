/** Takes a shown review off its home's page. */
import type { StayReviewRow, Tx } from '../db/schema.ts';

/** The home is counted without it soon after (`../reviews/count-reviews.ts`). Does nothing when its page has no such review. */
export async function takeBackReview(
  tx: Tx,
  { id, listing_id: listingId, rating, topics }: Pick<StayReviewRow, 'id' | 'listing_id' | 'rating' | 'topics'>,
): Promise<void> {
  if (rating === null) return;
  const gone = await tx
    .deleteFrom('reviews')
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  await tx
    .insertInto('reviews_taken_back')
    .values({ listing_id: listingId, topics: JSON.stringify(topics) })
    .execute();
}
