/**
 * Refunds of parts (STAY-2). A stay that was changed has several payments; what goes back is owed in rows, each for one
 * payment and paid once under its own id, by the call that made it or by the recovery. The newest payment gives first.
 */
import type { Selectable } from 'kysely';
import { shareRefund } from '@roost/shared/domain/refund-cards';
import type { Db, StayRefundsTable, StayRow, Tx } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { StoredFailureError, type Refund } from '../reservations/payments.ts';
import { getWaitMs } from '../reservations/retries.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { getBalances, readStayPayments } from '../reservations/stay-payments.ts';
import { noteSentBack } from '../sent-back/note-sent-back.ts';
import { readStayRefunds } from '../sent-back/stay-refunds.ts';

export type PartRefund = Selectable<StayRefundsTable>;
type RefundDeps = Pick<SettleDeps, 'db' | 'payments' | 'log' | 'now'>;

/** A process that has just owed a refund pays it first; the recovery comes after it. */
const REFUND_FIRST_MS = 20_000;

type Owed = { id: string; reason: PartRefund['reason']; amountCents: number; now: Date };

/**
 * Owes `amountCents` of a stay's payments. For a cancellation the share of the stay's own payment is left to the
 * caller, which owes it with the stay itself; that share is returned, 0 otherwise.
 */
export async function oweRefund(tx: Tx, stay: StayRow, { id, reason, amountCents, now }: Owed): Promise<number> {
  const balances = getBalances(await readStayPayments(tx, stay), await readStayRefunds(tx, stay));
  let part = 0;
  for (const { paymentId, amountCents: cents } of shareRefund(balances, amountCents)) {
    if (paymentId === stay.payment_intent_id && reason === 'cancellation') return cents;
    part += 1;
    await tx
      .insertInto('stay_refunds')
      .values({
        id: `${id}.r${part}`,
        stay_code: stay.code,
        reason,
        payment_intent_id: paymentId,
        amount_cents: cents,
        status: 'due',
        next_try_at: new Date(now.getTime() + REFUND_FIRST_MS),
        created_at: now,
      })
      .execute();
  }
  return 0;
}

/** Returns the refunds of a stay that wait. */
export function findDueRefunds(db: Db, stayCode: string): Promise<PartRefund[]> {
  return db
    .selectFrom('stay_refunds')
    .selectAll()
    .where('stay_code', '=', stayCode)
    .where('status', '=', 'due')
    .execute();
}

/**
 * What goes back of a payment by our own books, whether it is paid yet or not: the provider may have paid what we have
 * not heard of, so only all of it together can be compared with what went back there.
 */
export async function readOwedCents(db: Db | Tx, stay: StayRow, paymentId: string): Promise<number> {
  const rows = await db
    .selectFrom('stay_refunds')
    .select(['payment_intent_id', 'reason', 'amount_cents', 'status'])
    .where('stay_code', '=', stay.code)
    .execute();
  const sum = (some: typeof rows) => some.reduce((cents, row) => cents + row.amount_cents, 0);
  const parts = sum(rows.filter((row) => row.payment_intent_id === paymentId && row.status !== 'failed'));
  if (paymentId !== stay.payment_intent_id || !['due', 'done'].includes(stay.refund_status)) return parts;
  return parts + stay.refund_cents - sum(rows.filter(({ reason }) => reason === 'cancellation'));
}

/** Asks the provider for a refund that is due. Without an answer it stays due and the recovery asks again. */
export async function payPartRefund(row: PartRefund, deps: RefundDeps): Promise<void> {
  const { db, payments, log, now } = deps;
  try {
    const key = { code: row.id, attempt: row.payment_attempt };
    const amountCents = row.amount_cents;
    const stay = await db.selectFrom('stays').selectAll().where('code', '=', row.stay_code).executeTakeFirstOrThrow();
    const owedCents = await readOwedCents(db, stay, row.payment_intent_id);
    await notePartRefund(row.id, await payments.refund(row.payment_intent_id, key, { amountCents, owedCents }), deps);
  } catch (error) {
    const stored = error instanceof StoredFailureError ? 1 : 0;
    await db
      .updateTable('stay_refunds')
      .set((eb) => ({
        payment_attempt: eb('payment_attempt', '+', stored),
        settle_tries: eb('settle_tries', '+', 1),
        next_try_at: new Date(now().getTime() + getWaitMs(row.settle_tries)),
      }))
      .where('id', '=', row.id)
      .execute();
    log('refund_waiting', { stay: row.stay_code, ...errorFields(error) });
  }
}

/** Stores the state of a part's refund. Only a bank that returns the money to us changes one that is done. */
export async function notePartRefund(id: string, refund: Refund, deps: RefundDeps): Promise<void> {
  const { db, log } = deps;
  if (refund.state === 'failed') {
    const row = await db.selectFrom('stay_refunds').selectAll().where('id', '=', id).executeTakeFirst();
    const paymentId = row?.payment_intent_id;
    if (row && paymentId && (await noteSentBack(row.stay_code, { ...refund, paymentId, key: id }, deps)))
      log('refund_failed', { refund: id });
    return;
  }
  const result = await db
    .updateTable('stay_refunds')
    .set({ status: 'done', refund_id: refund.id })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) log('refund_paid', { refund: id });
}
