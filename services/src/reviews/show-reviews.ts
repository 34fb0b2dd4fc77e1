/** Shows the reviews whose time has come, and counts them (TALK-2). */
import { REVIEW_DAYS } from '@roost/shared/contracts/review';
import { addDays, toIsoDate } from '@roost/shared/domain/dates';
import { addScores } from '@roost/shared/domain/review';
import type { Db, Tx } from '../db/schema.ts';
import { lockCounted, storeCounted } from './count-reviews.ts';
import { signAuthor } from './stay-reviews.ts';

/** Rows that one run shows. */
const BATCH = 100;

/**
 * Puts the approved reviews whose time has come onto the pages of their homes, each with its stars and scores. Returns
 * how many.
 */
export async function showReviews(db: Db, now: Date): Promise<number> {
  // The last day has passed everywhere.
  const before = addDays(toIsoDate(now), -1);
  const due = await db
    .selectFrom('stay_reviews')
    .select(['stay_code', 'check_out', 'host_body'])
    .where('state', '=', 'approved')
    .limit(BATCH)
    .where((eb) => eb.or([eb('host_body', 'is not', null), eb('check_out', '<', addDays(before, -REVIEW_DAYS))]))
    .execute();
  let shown = 0;
  for (const { stay_code: code } of due)
    if (await db.transaction().execute((tx) => showReview(tx, code, now))) shown += 1;
  return shown;
}

async function showReview(tx: Tx, code: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('stay_reviews')
    .innerJoin('stays', 'stays.code', 'stay_reviews.stay_code')
    .select(['stay_reviews.id', 'stay_reviews.listing_id', 'rating', 'topics', 'body', 'stays.guest', 'written_at'])
    .where('stay_code', '=', code)
    .where('state', '=', 'approved')
    .forUpdate('stay_reviews')
    .executeTakeFirst();
  if (!row || row.rating === null) return false;
  const document = await lockCounted(tx, row.listing_id);
  const { min } = await tx
    .selectFrom('reviews')
    .select((eb) => eb.fn.min<number | null>('position').as('min'))
    .where('listing_id', '=', row.listing_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('reviews')
    .values({
      listing_id: row.listing_id,
      id: row.id,
      position: (min ?? 0) - 1,
      author: signAuthor(row.guest),
      written_on: toIsoDate(row.written_at ?? now),
      rating: row.rating,
      title: '',
      body: row.body,
      host_reply: null,
    })
    .execute();
  const home = { id: row.listing_id, document };
  await storeCounted(tx, home, (reviews) => addScores(document.scores, reviews - 1, row.topics));
  await tx.updateTable('stay_reviews').set({ state: 'shown', shown_at: now }).where('stay_code', '=', code).execute();
  return true;
}
