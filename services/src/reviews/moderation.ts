/** The queue of reviews that a person looks at before they are shown (TALK-2), for `npm run reviews`. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { apiError, Refusal } from '../api-error.ts';
import type { Db, StayReviewRow } from '../db/schema.ts';
import { requireOperator } from '../security/operator.ts';
import { signAuthor } from './stay-reviews.ts';
import type { Keys } from '../security/sign.ts';

export const MODERATOR_HEADER = 'x-moderator';
const MOST = 100;

export type QueuedReview = {
  /** Of the review as it was read here: one that its guest changes meanwhile has another. */
  id: string;
  listingId: string;
  /** As it will be signed. */
  author: string;
  rating: number;
  text: string;
  /** What a reader should look at twice. */
  hints: string[];
  writtenAt: string;
};

/** Throws the answer of an address that does not exist unless the header is a moderator's. */
export const requireModerator = (header: unknown, secret: Keys, now: Date): void =>
  requireOperator(header, { purpose: 'moderator', secret, now });

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+\.[a-z]{2,}/i, 'email address'],
  [/(?:\+?\d[\s().-]?){8,}/, 'phone number'],
  [/https?:\/\/|www\.|\.(?:com|net|org)\b/i, 'web address'],
  [/\b\d{1,5} [A-Z][a-z]+ (?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Drive|Dr|Way)\b/, 'street address'],
];

/** A name for a review and the words in it, so that what is approved is what was read. */
const readId = ({ id, rating, body }: Pick<StayReviewRow, 'id' | 'rating' | 'body'>): string =>
  `${id}.${createHash('sha256').update(`${rating}\n${body}`).digest('hex').slice(0, 12)}`;

/** Returns the reviews that wait, the oldest first. */
export async function listQueue(db: Db): Promise<QueuedReview[]> {
  const rows = await db
    .selectFrom('stay_reviews')
    .innerJoin('stays', 'stays.code', 'stay_reviews.stay_code')
    .select(['stay_reviews.id', 'stay_reviews.listing_id', 'rating', 'body', 'written_at', 'stays.guest'])
    .where('state', '=', 'waiting')
    .orderBy('written_at')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: readId(row),
    listingId: row.listing_id,
    author: signAuthor(row.guest),
    rating: row.rating ?? 0,
    text: row.body,
    hints: HINTS.flatMap(([pattern, hint]) => (pattern.test(row.body) ? [hint] : [])),
    writtenAt: row.written_at?.toISOString() ?? '',
  }));
}

/**
 * Approves a review, or refuses it with a reason that its guest reads. Throws a refusal when it does not wait (any
 * more), and when it is not what was read: a guest may write anew while a person looks.
 */
export async function judgeReview(db: Db, queuedId: string, reason: string | null): Promise<void> {
  const [id = ''] = queuedId.split('.');
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('stay_reviews')
      .select(['id', 'rating', 'body'])
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal(404, apiError('not_found', 'No review with this id waits to be looked at.'));
    if (readId(row) !== queuedId)
      throw new Refusal(
        409,
        apiError('changed', 'The guest has changed this review since it was read. List the queue again.'),
      );
    await tx
      .updateTable('stay_reviews')
      .set({ state: sql`${reason === null ? 'approved' : 'refused'}`, reason: reason ?? '' })
      .where('id', '=', id)
      .execute();
  });
}
