/** The queue of reviews that a person looks at before they are shown (TALK-2), for `npm run reviews`. */
import { sql } from 'kysely';
import { apiError, Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { requireOperator } from '../security/operator.ts';

export const MODERATOR_HEADER = 'x-moderator';
const MOST = 100;

export type QueuedReview = {
  id: string;
  listingId: string;
  rating: number;
  text: string;
  /** What a reader should look at twice. */
  hints: string[];
  writtenAt: string;
};

/** Throws the answer of an address that does not exist unless the header is a moderator's. */
export const requireModerator = (header: unknown, secret: string, now: Date): void =>
  requireOperator(header, { purpose: 'moderator', secret, now });

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+\.[a-z]{2,}/i, 'e-mail address'],
  [/(?:\+?\d[\s().-]?){8,}/, 'phone number'],
  [/https?:\/\/|www\.|\.(?:com|net|org)\b/i, 'web address'],
  [/\b\d{1,5} [A-Z][a-z]+ (?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Drive|Dr|Way)\b/, 'street address'],
];

/** Returns the reviews that wait, the oldest first. */
export async function listQueue(db: Db): Promise<QueuedReview[]> {
  const rows = await db
    .selectFrom('stay_reviews')
    .select(['id', 'listing_id', 'rating', 'body', 'written_at'])
    .where('state', '=', 'waiting')
    .orderBy('written_at')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    listingId: row.listing_id,
    rating: row.rating ?? 0,
    text: row.body,
    hints: HINTS.flatMap(([pattern, hint]) => (pattern.test(row.body) ? [hint] : [])),
    writtenAt: row.written_at?.toISOString() ?? '',
  }));
}

/** Approves a review, or refuses it with a reason that its guest reads. Throws a refusal when it does not wait (any more). */
export async function judgeReview(db: Db, id: string, reason: string | null): Promise<void> {
  const judged = await db
    .updateTable('stay_reviews')
    .set({ state: sql`${reason === null ? 'approved' : 'refused'}`, reason: reason ?? '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (judged.numUpdatedRows === 0n)
    throw new Refusal(404, apiError('not_found', 'No review with this id waits to be looked at.'));
}
