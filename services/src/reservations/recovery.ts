/**
 * Finishes stays that a crash, a lost answer or an unreachable provider left pending. Runs at start, on a timer and for each webhook
 * about a payment. A stay whose card was authorised is confirmed; any other fails, and its nights are free again.
 */
import { payDueRefunds } from '../cancellation/cancel.ts';
import type { StayRow } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { claimStay, releaseLease } from './requests.ts';
import { release, settle, type SettleDeps } from './settle.ts';
import { findStayByPayment } from './stays.ts';

/** Minutes that a guest has for the bank's challenge. */
export const CHALLENGE_MINUTES = 15;
/**
 * Minutes that the recovery leaves an unfinished request alone. A guest who got no answer can send the same request again in this time,
 * and it goes on where it stopped; a recovery before that would fail it for good. Nights are held that much longer.
 */
const UNFINISHED_MINUTES = 1;

const minutesAgo = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

async function resume(stay: StayRow, deps: SettleDeps): Promise<void> {
  const key = await claimStay(deps.db, stay.code, deps.now());
  if (key === null) return;
  try {
    const old = stay.created_at < minutesAgo(deps.now(), CHALLENGE_MINUTES);
    const { final } = await settle(stay, { key, mayAuthorise: false, mayChallenge: !old }, deps);
    if (!final) await releaseLease(deps.db, key);
  } catch (error) {
    await releaseLease(deps.db, key);
    deps.log('recovery_failed', { stay: stay.code, ...errorFields(error) });
  }
}

/** Settles every pending stay, releases what is due and pays due refunds. A stay that fails is logged and tried again in the next run. */
export async function recover(deps: SettleDeps): Promise<void> {
  const { db, now } = deps;
  const pending = await db
    .selectFrom('stays')
    .selectAll()
    .where('status', '=', 'pending')
    .where('updated_at', '<', minutesAgo(now(), UNFINISHED_MINUTES))
    .orderBy('updated_at')
    .limit(100)
    .execute();
  for (const stay of pending) await resume(stay, deps);
  const unreleased = await db
    .selectFrom('stays')
    .selectAll()
    .where('release_due', '=', true)
    .orderBy('updated_at')
    .limit(100)
    .execute();
  for (const stay of unreleased) await release(stay, deps);
  await payDueRefunds(deps);
}

/** Settles the stay of a payment that a webhook names. Does nothing for unknown payments and settled stays: events may come twice or late. */
export async function resumePayment(paymentIntentId: string, deps: SettleDeps): Promise<void> {
  const stay = await findStayByPayment(deps.db, paymentIntentId);
  if (stay?.status === 'pending') await resume(stay, deps);
}
