/** Refunds for cancelled stays. Each is paid once however often it is asked for, because it carries the stay's code. */
import { notePartRefund, readOwedCents } from '../changes/part-refunds.ts';
import type { StayRow } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { StoredFailureError, type Refund } from '../reservations/payments.ts';
import { nextAttempt, putOff } from '../reservations/retries.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStayByPayment } from '../reservations/stays.ts';
import { noteSentBack } from '../sent-back/note-sent-back.ts';
import { getOwnKey } from '../sent-back/stay-refunds.ts';
import { noteHandRefund } from './hand-refunds.ts';

type RefundDeps = Pick<SettleDeps, 'db' | 'payments' | 'log' | 'now'>;

/**
 * Asks the provider for the refund that is due. When it does not answer, the refund stays due and the recovery asks
 * again.
 */
export async function payRefund(stay: StayRow, deps: RefundDeps): Promise<void> {
  const { db, payments, log, now } = deps;
  if (stay.payment_intent_id === null) return;
  const key = { code: stay.code, attempt: stay.payment_attempt };
  try {
    // What changes had paid is owed in rows of its own.
    const parts = await db
      .selectFrom('stay_refunds')
      .select((eb) => eb.fn.sum<string | null>('amount_cents').as('cents'))
      .where('stay_code', '=', stay.code)
      .where('reason', '=', 'cancellation')
      .executeTakeFirstOrThrow();
    const amountCents = stay.refund_cents - Number(parts.cents ?? 0);
    const owedCents = await readOwedCents(db, stay, stay.payment_intent_id);
    await noteRefund(stay, await payments.refund(stay.payment_intent_id, key, { amountCents, owedCents }), deps);
  } catch (error) {
    if (error instanceof StoredFailureError) await nextAttempt(db, stay.code);
    await putOff(db, stay, now());
    log('refund_waiting', { stay: stay.code, ...errorFields(error) });
  }
}

/** Stores the state of a refund. Only a bank that returns the money to us changes a refund that is done. */
async function noteRefund(
  { code, payment_intent_id: paymentId }: StayRow,
  refund: Refund,
  deps: RefundDeps,
): Promise<void> {
  const { db, log } = deps;
  if (refund.state === 'failed') {
    if (paymentId !== null && (await noteSentBack(code, { ...refund, paymentId, key: getOwnKey(code) }, deps)))
      log('refund_failed', { stay: code });
    return;
  }
  const result = await db
    .updateTable('stays')
    .set({ refund_status: 'done', refund_id: refund.id })
    .where('code', '=', code)
    .where('refund_status', '=', 'due')
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) log('refund_paid', { stay: code });
}

/**
 * Reads the refund that a webhook names and stores its state. The event itself is not believed: it may be late, come
 * twice or come after a newer one.
 */
export async function followRefund(refundId: string, deps: RefundDeps): Promise<void> {
  const refund = await deps.payments.readRefund(refundId);
  if (refund?.stayCode === null) return noteHandRefund(refund, deps);
  if (refund?.stayCode.includes('.')) return notePartRefund(refund.stayCode, refund, deps);
  const stay = refund?.paymentId ? await findStayByPayment(deps.db, refund.paymentId) : null;
  if (refund && stay?.status === 'cancelled' && refund.stayCode === stay.code) await noteRefund(stay, refund, deps);
}
