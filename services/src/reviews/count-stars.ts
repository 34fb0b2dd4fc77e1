import type { Db, Tx } from '../db/schema.ts';

/** Returns how many have 1, 2, 3, 4 and 5 stars, from the rows of a count grouped by rating. */
export function toStars(rows: readonly { rating: number; count: number | string }[]): number[] {
  return [1, 2, 3, 4, 5].map((star) => Number(rows.find(({ rating }) => rating === star)?.count ?? 0));
}

/** Returns how many reviews of a home have 1, 2, 3, 4 and 5 stars. */
export async function countStars(db: Db | Tx, listingId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number | string>().as('count')])
    .where('listing_id', '=', listingId)
    .groupBy('rating')
    .execute();
  return toStars(rows);
}
