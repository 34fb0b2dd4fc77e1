/** Mails the guest of a stay the link to it, a few times an hour at most. */
import { randomInt } from 'node:crypto';
import { Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import type { Keys } from '../security/sign.ts';

const LINKS_PER_STAY = 5;
/** Rows that stand for a stay that does not exist: few, and so many that requests at once seldom wait for each other. */
const ROWS = 1_000;

type LinkDeps = { db: Db; key: Keys; now: () => Date; wake: (outbox: 'mail') => void };

/** Writes as often as `mailTripLink` does, for a code and an address that do not go together: how long the answer takes tells nothing (SAFE-9). */
export async function mailNobody({ db, key, now }: LinkDeps): Promise<void> {
  const count = () => ({ name: 'nobody', whose: String(randomInt(ROWS)), times: Infinity, windowMs: HOUR_MS });
  await enforceRateLimits(db, [count(), count()], { key, now: now() });
}

/** Puts the mail into the outbox. Over the limit nothing happens, and the caller's answer is the same. */
export async function mailTripLink(code: string, { db, key, now, wake }: LinkDeps): Promise<void> {
  try {
    await enforceRateLimits(db, [{ name: 'trip-link-stay', whose: code, times: LINKS_PER_STAY, windowMs: HOUR_MS }], {
      key,
      now: now(),
    });
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await db
    .insertInto('mail_outbox')
    .values({ kind: 'trip-link', stay_code: code, inquiry_id: null, next_at: now(), sent_at: null })
    .execute();
  wake('mail');
}
