/**
 * Limits how often one sender may do something (BOOK-10): inquiries, links to stays, look-ups. Counts in the database,
 * so that all processes share them.
 */
import { sql } from 'kysely';
import { apiError, Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { countLimited } from '../metrics.ts';
import { toNetwork } from '@roost/shared/domain/network';
import { keyedHash, type Keys } from './sign.ts';

export type Limit = {
  /** What is counted. Limits of different names are independent. */
  name: string;
  /** Who is limited: a network address, an e-mail address or a code. Stored as a keyed hash. */
  whose: string;
  times: number;
  windowMs: number;
};

export const HOUR_MS = 3_600_000;

/** Thrown as 429 `too_many`; the server turns `retryAfterSeconds` into the header. */
export class TooManyError extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, apiError('too_many', 'That was tried too often. Please wait a while and try again.'));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Counting = { key: Keys; now: Date };

const toKey = ({ name, whose }: Pick<Limit, 'name' | 'whose'>, key: Keys): string =>
  `${name}:${keyedHash(toNetwork(whose), key)}`;

/** Counts one try for each limit. Throws TooManyError when one is exceeded. A window begins with its first try. */
export async function enforceRateLimits(db: Db, limits: readonly Limit[], { key, now }: Counting): Promise<void> {
  let longestMs = 0;
  for (const { name, whose, times, windowMs } of limits) {
    const id = toKey({ name, whose }, key);
    const resets = new Date(now.getTime() + windowMs);
    const row = await db
      .insertInto('counted_tries')
      .values({ key: id, count: 1, resets_at: resets })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when counted_tries.resets_at <= ${now}::timestamptz then 1 else counted_tries.count + 1 end`,
          resets_at: sql<Date>`case when counted_tries.resets_at <= ${now}::timestamptz then ${resets}::timestamptz else counted_tries.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (row.count <= times) continue;
    longestMs = Math.max(longestMs, row.resets_at.getTime() - now.getTime());
    countLimited(name);
  }
  if (longestMs > 0) throw new TooManyError(Math.ceil(longestMs / 1000));
}

/**
 * Takes back one try for each limit: it told nothing that the limit is about. Counts of windows that have ended stay as
 * they are.
 */
export async function returnTries(
  db: Db,
  limits: readonly Pick<Limit, 'name' | 'whose'>[],
  { key, now }: Counting,
): Promise<void> {
  for (const limit of limits)
    await db
      .updateTable('counted_tries')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', toKey(limit, key))
      .where('count', '>', 0)
      .where('resets_at', '>', now)
      .execute();
}

/** Returns whether a try of this name was counted in a window that has not ended. */
export async function wasCounted(
  db: Db,
  limit: Pick<Limit, 'name' | 'whose'>,
  { key, now }: Counting,
): Promise<boolean> {
  const row = await db
    .selectFrom('counted_tries')
    .select('key')
    .where('key', '=', toKey(limit, key))
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes expired windows. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('counted_tries').where('resets_at', '<=', now).execute();
}
