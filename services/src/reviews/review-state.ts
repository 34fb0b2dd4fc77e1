/** Whether the guest of a stay can write a review of it (TALK-2), for lists of trips. */
import type { IsoDate } from '@roost/shared/domain/dates';
import { getReviewEnd } from '@roost/shared/domain/review';
import type { Db, StayRow, Tx } from '../db/schema.ts';

/** Returns the codes of those of these stays whose guest has written a review. */
export async function findReviewedStays(db: Db | Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('stay_reviews')
    .select('stay_code')
    .where('stay_code', 'in', [...codes])
    .where('rating', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.stay_code));
}

/** Returns null before check-out, for stays that did not take place, and when nothing was written in time. */
export function getReviewState(
  stay: Pick<StayRow, 'status' | 'end_date'>,
  isReviewed: boolean,
  today: IsoDate,
): 'open' | 'written' | null {
  if (stay.status !== 'confirmed' || today < stay.end_date) return null;
  if (isReviewed) return 'written';
  return today <= getReviewEnd(stay.end_date) ? 'open' : null;
}
