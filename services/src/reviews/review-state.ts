/** What the guest of a stay can write or read of its reviews (TALK-2), for lists of trips. */
import type { Trip } from '@roost/shared/contracts/trips';
import type { IsoDate } from '@roost/shared/domain/dates';
import { getReviewEnd } from '@roost/shared/domain/review';
import type { Db, StayRow, Tx } from '../db/schema.ts';

/** Who has written about a stay. */
type Written = { guest: boolean; host: boolean };
const NOBODY: Written = { guest: false, host: false };

/** Returns who has written about these stays, by their codes; stays that nobody was asked about are left out. */
export async function findWritten(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Written>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('stay_reviews')
    .select(['stay_code', 'rating', 'host_body'])
    .where('stay_code', 'in', [...codes])
    .execute();
  return new Map(rows.map((row) => [row.stay_code, { guest: row.rating !== null, host: row.host_body !== null }]));
}

/**
 * Returns whether the guest can write a review, or has, and whether only the host has written, whose words the guest may
 * read. Neither before check-out and for stays that did not take place.
 */
export function getReviewState(
  stay: Pick<StayRow, 'status' | 'end_date'>,
  today: IsoDate,
  written: Written = NOBODY,
): Pick<Trip, 'review' | 'hostWrote'> {
  if (stay.status !== 'confirmed' || today < stay.end_date) return {};
  if (written.guest) return { review: 'written' };
  if (today <= getReviewEnd(stay.end_date)) return { review: 'open' };
  // The days are over: each side may read what the other wrote.
  return written.host ? { hostWrote: true } : {};
}
