/**
 * Finishes changes of stays that a crash, a lost answer or an unreachable provider left pending, as
 * `recovery/recovery.ts` does for stays.
 */
import type { ChangeRow } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { claimChange, releaseLease, whileHolding } from '../reservations/leases.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { payPartRefund } from './part-refunds.ts';
import { putChangeOff, releaseChange, settleChange } from './settle-change.ts';
import { findChangeByPayment } from './stored-changes.ts';

const BATCH = 100;
/** As for stays: a guest may send the same request again in this time. */
const LEFT_ALONE_MS = 25_000;
const CHALLENGE_MS = 15 * 60_000;

async function resume(change: ChangeRow, deps: SettleDeps): Promise<void> {
  const { db, now, log } = deps;
  const lease = await claimChange(db, change.id, now());
  if (lease === null) return;
  try {
    const old = now().getTime() - change.created_at.getTime() > CHALLENGE_MS;
    const { final } = await whileHolding(lease, deps, () =>
      settleChange(
        change,
        { key: lease.key, mayAuthorise: false, mayChallenge: !old, offSession: change.kind === 'rest' },
        deps,
      ),
    );
    if (final) return;
    await releaseLease(db, lease);
    await putChangeOff(deps, change);
  } catch (error) {
    await putChangeOff(deps, change);
    await releaseLease(db, lease);
    log('recovery_failed', { stay: change.stay_code, ...errorFields(error) });
  }
}

/** Settles pending changes, releases what is due and pays refunds of parts. */
export async function recoverChanges(deps: SettleDeps): Promise<void> {
  const { db, now } = deps;
  const due = db
    .selectFrom('stay_changes')
    .selectAll()
    .where('next_try_at', '<=', now())
    .orderBy('next_try_at')
    .limit(BATCH);
  const pending = await due
    .where('status', '=', 'pending')
    .where('updated_at', '<', new Date(now().getTime() - LEFT_ALONE_MS))
    .execute();
  for (const change of pending) await resume(change, deps);
  for (const change of await due.where('release_due', '=', true).execute()) await releaseChange(change, deps);
  const refunds = await db
    .selectFrom('stay_refunds')
    .selectAll()
    .where('status', '=', 'due')
    .where('next_try_at', '<=', now())
    .limit(BATCH)
    .execute();
  for (const refund of refunds) await payPartRefund(refund, deps);
}

/**
 * Settles the change of a payment that a webhook names. Does nothing for unknown payments and changes that are over.
 */
export async function resumeChangePayment(paymentIntentId: string, deps: SettleDeps): Promise<void> {
  const change = await findChangeByPayment(deps.db, paymentIntentId);
  if (change?.status === 'pending') await resume(change, deps);
}
