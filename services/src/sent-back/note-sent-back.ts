/**
 * Notes that the bank sent a refund back. What a payment has given back at the provider and what our books say of it
 * are compared, because somebody may have paid a part of what was owed by hand (docs/decisions/0091): only what is
 * missing is owed again, and events may come late, twice or out of order.
 */
import type { Db, StayRow, Tx } from '../db/schema.ts';
import type { Payments, Refund } from '../reservations/payments.ts';
import { getOwnKey, readStayRefunds, type StayRefund } from './stay-refunds.ts';

type Deps = { db: Db; payments: Pick<Payments, 'readRefundedCents'>; now: () => Date };
type SentBack = Pick<Refund, 'id' | 'amountCents'> & {
  paymentId: string;
  /** What it was paid for; null for one that was made by hand. */
  key: string | null;
};

/** The refunds that one payment pays. */
async function findOfPayment(tx: Tx, stay: StayRow, paymentId: string): Promise<StayRefund[]> {
  const rows = await tx
    .selectFrom('stay_refunds')
    .select('id')
    .where('stay_code', '=', stay.code)
    .where('payment_intent_id', '=', paymentId)
    .execute();
  const keys = new Set(rows.map(({ id }) => id));
  if (stay.payment_intent_id === paymentId) keys.add(getOwnKey(stay.code));
  return (await readStayRefunds(tx, stay)).filter(({ key }) => keys.has(key));
}

/** Makes `cents` of a refund one that was sent back; the rest of it has reached the guest. */
async function fail(
  tx: Tx,
  stay: StayRow,
  { key, reason, amountCents }: StayRefund,
  { cents, refundId, paymentId, now }: { cents: number; refundId: string; paymentId: string; now: Date },
): Promise<void> {
  const own = key === getOwnKey(stay.code);
  if (cents >= amountCents) {
    if (own)
      await tx
        .updateTable('stays')
        .set({ refund_status: 'failed', refund_id: refundId })
        .where('code', '=', stay.code)
        .execute();
    else
      await tx
        .updateTable('stay_refunds')
        .set({ status: 'failed', refund_id: refundId })
        .where('id', '=', key)
        .execute();
    return;
  }
  // What the cancellation owes of the stay's own payment is all that no row has: the new row takes its part of it.
  if (own) await tx.updateTable('stays').set({ refund_status: 'done' }).where('code', '=', stay.code).execute();
  else
    await tx
      .updateTable('stay_refunds')
      .set({ status: 'done', amount_cents: amountCents - cents })
      .where('id', '=', key)
      .execute();
  await tx
    .insertInto('stay_refunds')
    .values({
      id: `${key}.back.${refundId}`,
      stay_code: stay.code,
      reason,
      payment_intent_id: paymentId,
      amount_cents: cents,
      status: 'failed',
      refund_id: refundId,
      created_at: now,
    })
    .execute();
}

/** Returns whether anything is owed again. */
export async function noteSentBack(code: string, sent: SentBack, { db, payments, now }: Deps): Promise<boolean> {
  const { id: refundId, paymentId, amountCents, key } = sent;
  const givenCents = await payments.readRefundedCents(paymentId);
  return db.transaction().execute(async (tx) => {
    const stay = await tx
      .selectFrom('stays')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const all = await findOfPayment(tx, stay, paymentId);
    const named = all.find((each) => each.key === key);
    if (named?.status === 'failed') return false;
    const others = all.filter((each) => each !== named);
    const waits = others.some(({ status }) => status === 'due');
    // While another refund of the payment is on its way, what the provider gave back says nothing of this one.
    if (waits && !named) return false;
    const counted = all.filter((each) => each === named || each.status === 'done');
    const missing = counted.reduce((sum, each) => sum + each.amountCents, 0) - givenCents;
    const target = named ?? counted.filter((each) => each.amountCents >= Math.min(amountCents, missing))[0];
    if (!target) return false;
    const cents = waits ? target.amountCents : Math.min(target.amountCents, missing);
    if (cents <= 0) return false;
    await fail(tx, stay, target, { cents, refundId, paymentId, now: now() });
    return true;
  });
}
