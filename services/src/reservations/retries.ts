/**
 * When a stay that could not be settled, released or refunded is tried again. Each stay waits for itself, so that one
 * that never works holds up no other.
 */
import type { Db, StayRow } from '../db/schema.ts';

const FIRST_WAIT_MS = 2_000;
/**
 * A guest may still be waiting for a pending stay, so it is tried often enough to be decided soon after the provider is
 * back.
 */
const LONGEST_PENDING_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;
const MOST_DOUBLINGS = 20;

/** Milliseconds to wait after so many failed tries. */
export const getWaitMs = (tries: number, longest = LONGEST_WAIT_MS): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, MOST_DOUBLINGS), longest);

/** Puts the next try of a stay off, longer each time. */
export async function putOff(db: Db, { code, status, settle_tries: tries }: StayRow, now: Date): Promise<void> {
  const longest = status === 'pending' ? LONGEST_PENDING_WAIT_MS : LONGEST_WAIT_MS;
  const wait = getWaitMs(tries, longest);
  await db
    .updateTable('stays')
    .set((eb) => ({ settle_tries: eb('settle_tries', '+', 1), next_try_at: new Date(now.getTime() + wait) }))
    .where('code', '=', code)
    .execute();
}

/** The next call to the provider about this stay uses other keys. Returns the number of that attempt. */
export async function nextAttempt(db: Db, code: string): Promise<number> {
  const row = await db
    .updateTable('stays')
    .set((eb) => ({ payment_attempt: eb('payment_attempt', '+', 1) }))
    .where('code', '=', code)
    .returning('payment_attempt')
    .executeTakeFirstOrThrow();
  return row.payment_attempt;
}
