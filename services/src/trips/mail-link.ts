/** Mails the guest of a stay the link to it, a few times an hour at most. */
import { Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import type { Keys } from '../security/sign.ts';

const LINKS_PER_STAY = 5;

type LinkDeps = { db: Db; key: Keys; now: () => Date; wake: (outbox: 'mail') => void };

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
