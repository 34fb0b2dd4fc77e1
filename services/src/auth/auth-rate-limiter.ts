/**
 * Limits how often passwords, mails and codes may be tried (AUTH-7, SAFE-7). An account is counted together with the
 * network address, so that a stranger who guesses locks out nobody but themselves; far higher, the account alone is
 * counted too, against guesses from many addresses. A browser that has signed in to the account before is exempt from
 * that and counted by itself. Counts in the database, so that all processes share them.
 */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { hashText } from './sessions.ts';

const MINUTE_MS = 60_000;

/**
 * Tries within a window. A network address may try more often than an account: a family, a hotel or an office shares
 * one.
 */
export const LIMITS = {
  'password:account-address': { times: 10, windowMs: 15 * MINUTE_MS },
  'password:account': { times: 100, windowMs: 15 * MINUTE_MS },
  'password:device': { times: 10, windowMs: 15 * MINUTE_MS },
  'password:address': { times: 60, windowMs: 15 * MINUTE_MS },
  'mail:account-address': { times: 5, windowMs: 15 * MINUTE_MS },
  'mail:account': { times: 20, windowMs: 60 * MINUTE_MS },
  'mail:device': { times: 5, windowMs: 15 * MINUTE_MS },
  'mail:address': { times: 40, windowMs: 15 * MINUTE_MS },
  'passkey:address': { times: 60, windowMs: 15 * MINUTE_MS },
  'code:address': { times: 30, windowMs: 15 * MINUTE_MS },
  'change:account': { times: 10, windowMs: 60 * MINUTE_MS },
  'export:account': { times: 10, windowMs: 60 * MINUTE_MS },
  'log:address': { times: 60, windowMs: MINUTE_MS },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * The counts that a try for an account belongs to. `device` is the browser's id when it has signed in to this account
 * before, else null.
 */
export function accountLimits(
  what: 'password' | 'mail',
  email: string,
  { address, device }: { address: string; device: string | null },
): Partial<Record<LimitName, string>> {
  return {
    [`${what}:address`]: address,
    ...(device === null
      ? { [`${what}:account-address`]: `${email} ${address}`, [`${what}:account`]: email }
      : { [`${what}:device`]: `${email} ${device}` }),
  };
}

export type AuthRateLimiter = ReturnType<typeof createAuthRateLimiter>;

export function createAuthRateLimiter({ db, now }: { db: Db; now: () => Date }) {
  // Hashed, so that the table does not reveal who tried.
  const getKey = (limit: LimitName, whose: string): string => `${limit}:${hashText(whose)}`;

  /** Counts one try. Returns false when it is over the limit. */
  async function count(limit: LimitName, whose: string): Promise<boolean> {
    const { times, windowMs } = LIMITS[limit];
    const resets = new Date(now().getTime() + windowMs);
    const row = await db
      .insertInto('account_attempts')
      .values({ key: getKey(limit, whose), count: 1, resets_at: resets })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when account_attempts.resets_at <= ${now()} then 1 else account_attempts.count + 1 end`,
          resets_at: sql<Date>`case when account_attempts.resets_at <= ${now()} then ${resets}::timestamptz else account_attempts.resets_at end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return row.count <= times;
  }

  return {
    /** Counts one try for each limit. Returns false when any of them is exceeded. */
    async allow(whose: Partial<Record<LimitName, string>>): Promise<boolean> {
      const allowed = await Promise.all(Object.entries(whose).map(([limit, who]) => count(limit as LimitName, who)));
      return allowed.every(Boolean);
    },

    /** Resets a count, e.g. after the right password. */
    async forget(limit: LimitName, whose: string): Promise<void> {
      await db.deleteFrom('account_attempts').where('key', '=', getKey(limit, whose)).execute();
    },
  };
}
