/** Whether the guest of a stay can write a review of it (TALK-2), for lists of trips. */
import type { IsoDate } from '@roost/shared/domain/dates';
import { getReviewEnd } from '@roost/shared/domain/review';
import type { Db, StayRow, Tx } from '../db/schema.ts';

/** Returns null before check-out, for stays that did not take place, and when nothing was written in time. */
export async function findReviewState(db: Db | Tx, stay: StayRow, today: IsoDate): Promise<'open' | 'written' | null> {
  if (stay.status !== 'confirmed' || today < stay.end_date) return null;
  const row = await db
    .selectFrom('stay_reviews')
    .select('rating')
    .where('stay_code', '=', stay.code)
    .executeTakeFirst();
  if (row && row.rating !== null) return 'written';
  return today <= getReviewEnd(stay.end_date) ? 'open' : null;
}
