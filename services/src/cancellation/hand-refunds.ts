/**
 * Refunds that somebody made by hand at the payment provider. What a payment owes and what went back of it are
 * compared, so events may come late, twice or never: only what went back beyond that is noted as given by hand. A
 * cancellation counts it as a part of what it promised.
 */
import type { Tx } from '../db/schema.ts';
import { noteSentBack } from '../sent-back/note-sent-back.ts';
import { readOwedCents } from '../changes/part-refunds.ts';
import { findChangeByPayment, lockStay } from '../changes/stored-changes.ts';
import type { Refund } from '../reservations/payments.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStayByPayment } from '../reservations/stays.ts';

type HandDeps = Pick<SettleDeps, 'db' | 'payments' | 'log' | 'now'>;

const getId = (refundId: string): string => `hand.${refundId}`;

/** Which stay was paid by a payment, whether with its booking or with a change. */
async function findPaidStay(paymentId: string, { db }: HandDeps): Promise<string | null> {
  const own = await findStayByPayment(db, paymentId);
  if (own) return own.status === 'confirmed' || own.status === 'cancelled' ? own.code : null;
  const change = await findChangeByPayment(db, paymentId);
  return change?.status === 'done' ? change.stay_code : null;
}

/** Notes a refund that carries no mark of ours. */
export async function noteHandRefund({ id, paymentId, amountCents, state }: Refund, deps: HandDeps): Promise<void> {
  const { db, payments, log, now } = deps;
  const code = paymentId === null ? null : await findPaidStay(paymentId, deps);
  if (code === null || paymentId === null) return;
  if (state === 'failed') {
    const noted = await db
      .updateTable('stay_refunds')
      .set({ status: 'failed' })
      .where('id', '=', getId(id))
      .executeTakeFirst();
    // It had paid what we owed, or a part of it: that is owed again.
    if (noted.numUpdatedRows === 0n && (await noteSentBack(code, { id, amountCents, paymentId, key: null }, deps)))
      log('refund_failed', { stay: code, refund: id });
    return;
  }
  const givenCents = await payments.readRefundedCents(paymentId);
  await db.transaction().execute(async (tx) => {
    const beyond = Math.min(amountCents, givenCents - (await readOwedCents(tx, await lockStay(tx, code), paymentId)));
    if (beyond <= 0) return;
    await tx
      .insertInto('stay_refunds')
      .values({
        id: getId(id),
        stay_code: code,
        reason: 'change',
        by_hand: true,
        payment_intent_id: paymentId,
        amount_cents: beyond,
        status: 'done',
        refund_id: id,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    log('refund_by_hand', { stay: code, refund: id, amountCents: beyond });
  });
}

/** Makes what was given back by hand a part of a cancellation, and returns it in cents. */
export async function countHandRefunds(tx: Tx, code: string): Promise<number> {
  const rows = await tx
    .updateTable('stay_refunds')
    .set({ reason: 'cancellation' })
    .where('stay_code', '=', code)
    .where('by_hand', '=', true)
    .where('status', '=', 'done')
    .returning('amount_cents')
    .execute();
  return rows.reduce((cents, row) => cents + row.amount_cents, 0);
}
