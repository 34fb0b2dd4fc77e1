/** Limits how often one sender may do something (BOOK-10): inquiries, links to stays, look-ups. Counts in the database, so that all processes share them. */
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

/** Counts one try for each limit. Throws TooManyError when one is exceeded. A window begins with its first try. */
export async function enforceRateLimits(
  db: Db,
  limits: readonly Limit[],
  { key, now }: { key: Keys; now: Date },
): Promise<void> {
  let longestMs = 0;
  for (const { name, whose, times, windowMs } of limits) {
    const id = `${name}:${keyedHash(toNetwork(whose), key)}`;
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

/** Deletes expired windows. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('counted_tries').where('resets_at', '<=', now).execute();
}
