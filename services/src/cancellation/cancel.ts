/**
 * Cancelling a stay (BOOK-12). One transaction cancels the stay, frees its nights and its promo code and stores the
 * refund as due. Then the payment provider is asked for the refund; a slow one is not waited for. After a crash the
 * recovery pays what is due (docs/decisions/0012).
 */
import { formatCents } from '@roost/shared/domain/money';
import { MOST_DECLINES } from '@roost/shared/domain/split-payment';
import { apiError, Refusal } from '../api-error.ts';
import type { StayRow, Tx } from '../db/schema.ts';
import { findDueRefunds, oweRefund, payPartRefund } from '../changes/part-refunds.ts';
import { failChanges, lockStay } from '../changes/stored-changes.ts';
import { findListing } from '../listings/repository.ts';
import { countBooking } from '../metrics.ts';
import { returnPromo } from '../promos/promos.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStay, getPaidCents, noteChange } from '../reservations/stays.ts';
import { takeStep } from '../split-payments/take-step.ts';
import { previewCancellation } from '../trips/trip.ts';
import { withinWait } from '../within-wait.ts';
import { countHandRefunds } from './hand-refunds.ts';
import { payRefund } from './pay-refund.ts';

/** Milliseconds that a slow provider may take before the recovery asks too. */
const REFUND_FIRST_MS = 20_000;
/**
 * Milliseconds that the guest waits for the refund. The cancellation itself holds by then, so a slower provider is not
 * waited for.
 */
const REFUND_WAIT_MS = 3_000;

/** Cancels a stay; does nothing when it is cancelled already. `shownCents` is the refund that the guest agreed to. */
export async function cancelStay(
  code: string,
  shownCents: number,
  deps: SettleDeps,
  waitMs = REFUND_WAIT_MS,
): Promise<StayRow> {
  const { db, now } = deps;
  const { stay, changed } = await db.transaction().execute((tx) => cancelIn(tx, code, shownCents, now()));
  if (changed) return afterCancelling(stay, deps, waitMs);
  return payBack(stay, deps, waitMs);
}

/** Says that a stay is cancelled, and pays what it owes. */
export async function afterCancelling(stay: StayRow, deps: SettleDeps, waitMs = REFUND_WAIT_MS): Promise<StayRow> {
  const { log, wake } = deps;
  countBooking('cancelled');
  log('stay_cancelled', { stay: stay.code, listing: stay.listing_id, refundCents: stay.refund_cents });
  wake('index');
  const paid = await payBack(stay, deps, waitMs);
  // Its mail says of the refund what the page says.
  wake('mail');
  return paid;
}

/** Pays what is owed of a cancelled stay, as long as somebody waits for it. */
async function payBack(stay: StayRow, deps: SettleDeps, waitMs: number): Promise<StayRow> {
  const { db } = deps;
  const { code } = stay;
  const parts = await findDueRefunds(db, code);
  const own = stay.refund_status === 'due' ? [payRefund(stay, deps)] : [];
  const paying = Promise.all([...own, ...parts.map((part) => payPartRefund(part, deps))]);
  await withinWait(paying, waitMs);
  return (await findStay(db, code)) ?? stay;
}

/**
 * Cancels a stay whose rest was not paid in time, as its guest was told: everything that was paid comes back
 * (docs/decisions/0082). A stay that has begun is left to people.
 */
export async function cancelUnpaid(code: string, deps: SettleDeps): Promise<void> {
  const { db, now, log } = deps;
  const cancelled = await db.transaction().execute(async (tx) => {
    // Not while its guest pays with another card.
    const stay = await takeStep(tx, code, now());
    if (!stay || stay.rest_declines < MOST_DECLINES) return null;
    const listing = await findListing(tx, stay.listing_id);
    if (listing && previewCancellation(stay, listing, now()).possible)
      return cancelStored(tx, stay, { refundCents: getPaidCents(stay), why: 'unpaid', now: now() });
    await tx.updateTable('stays').set({ rest_next_at: null }).where('code', '=', code).execute();
    log('rest_unpaid', { stay: code, listing: stay.listing_id, restCents: stay.rest_cents });
    return null;
  });
  if (cancelled) await afterCancelling(cancelled, deps);
}

async function cancelIn(
  tx: Tx,
  code: string,
  shownCents: number,
  now: Date,
): Promise<{ stay: StayRow; changed: boolean }> {
  const stay = await lockStay(tx, code);
  if (stay.status === 'cancelled') return { stay, changed: false };
  const listing = await findListing(tx, stay.listing_id);
  if (!listing) throw new Error(`Stay ${code} has no listing.`);
  const preview = previewCancellation(stay, listing, now);
  if (!preview.possible) throw new Refusal(409, apiError('cannot_cancel', preview.reason));
  if (preview.refundCents !== shownCents) {
    throw new Refusal(
      422,
      apiError(
        'refund_changed',
        `The refund is ${formatCents(preview.refundCents)} now. Please look at it before you cancel.`,
      ),
    );
  }
  return {
    stay: await cancelStored(tx, stay, { refundCents: preview.refundCents, why: 'guest', now }),
    changed: true,
  };
}

type Cancelling = {
  refundCents: number;
  /** Its guest cancelled it, its rest was not paid in time, or the host or we cancelled it. */
  why: 'guest' | 'unpaid' | 'not-by-guest';
  now: Date;
};

/** Cancels a locked stay: nothing more is charged, and the refund is owed. */
export async function cancelStored(tx: Tx, stay: StayRow, { refundCents, why, now }: Cancelling): Promise<StayRow> {
  const { code } = stay;
  await failChanges(tx, code, now);
  const handCents = await countHandRefunds(tx, code);
  // What changes of the stay have paid goes back to their own payments.
  const ownCents = await oweRefund(tx, stay, {
    id: `${code}.cancelled`,
    reason: 'cancellation',
    amountCents: Math.max(0, refundCents - handCents),
    now,
  });
  const changes = {
    status: 'cancelled',
    cancelled_at: now,
    updated_at: now,
    refund_cents: Math.max(refundCents, handCents),
    refund_status: ownCents > 0 ? 'due' : refundCents + handCents > 0 ? 'done' : 'none',
    rest_cents: 0,
    rest_on: null,
    rest_next_at: null,
    // These two say why it was cancelled.
    rest_declines: why === 'unpaid' ? stay.rest_declines : 0,
    not_by_guest: why === 'not-by-guest',
    settle_tries: 0,
    // The call that cancels pays first; the recovery comes after it.
    next_try_at: new Date(now.getTime() + REFUND_FIRST_MS),
  } as const;
  await tx.updateTable('stays').set(changes).where('code', '=', code).execute();
  await returnPromo(tx, code);
  await noteChange(tx, stay.listing_id);
  await tx
    .insertInto('mail_outbox')
    .values({ kind: 'cancellation', stay_code: code, inquiry_id: null, next_at: now, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ...stay, ...changes };
}
