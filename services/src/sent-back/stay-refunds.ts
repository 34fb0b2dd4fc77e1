/**
 * Every refund of a stay in one list, each with how it was paid in the end when the bank had sent it back
 * (docs/decisions/0097).
 */
import type { RepaidMethod } from '@roost/shared/contracts/booking';
import type { Db, StayRow, Tx } from '../db/schema.ts';

export type PaidOtherwise = { method: RepaidMethod; on: string; reference: string; by: string; at: Date };

export type StayRefund = {
  /** Names it for the operator's command and in `refunds_paid_otherwise`. */
  key: string;
  reason: 'change' | 'cancellation';
  byHand: boolean;
  amountCents: number;
  status: 'due' | 'done' | 'failed';
  /** The payment that it gives back of, and the refund itself, at the payment provider. */
  paymentId: string | null;
  refundId: string | null;
  createdAt: Date;
  paid: PaidOtherwise | null;
};

/** The key of what a cancellation owed of the stay's own payment, which has no row of its own. */
export const getOwnKey = (code: string): string => `${code}.cancelled.own`;

type RefundedStay = Pick<
  StayRow,
  'code' | 'payment_intent_id' | 'refund_cents' | 'refund_status' | 'refund_id' | 'cancelled_at'
>;

/** Returns the refunds of a stay, the oldest first. */
export async function readStayRefunds(db: Db | Tx, stay: RefundedStay): Promise<StayRefund[]> {
  return (await readRefundsOfStays(db, [stay])).get(stay.code) ?? [];
}

/** Returns the refunds of each of these stays, the oldest first, by the code of the stay. */
export async function readRefundsOfStays(
  db: Db | Tx,
  stays: readonly RefundedStay[],
): Promise<Map<string, StayRefund[]>> {
  if (stays.length === 0) return new Map();
  const rows = await db
    .selectFrom('stay_refunds')
    .selectAll()
    .where(
      'stay_code',
      'in',
      stays.map(({ code }) => code),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rowsOf = Map.groupBy(rows, (row) => row.stay_code);
  const refunds = new Map(
    stays.map((stay) => {
      const own = (rowsOf.get(stay.code) ?? []).map((row): StayRefund => ({
        key: row.id,
        reason: row.reason,
        byHand: row.by_hand,
        amountCents: row.amount_cents,
        status: row.status,
        paymentId: row.payment_intent_id,
        refundId: row.refund_id,
        createdAt: row.created_at,
        paid: null,
      }));
      return [stay.code, [...own, ...getOwnRefund(stay, own)]];
    }),
  );
  return addPaidOtherwise(db, refunds);
}

/** Adds how refunds were paid that the bank had sent back. */
async function addPaidOtherwise(
  db: Db | Tx,
  refunds: ReadonlyMap<string, StayRefund[]>,
): Promise<Map<string, StayRefund[]>> {
  const failed = [...refunds].filter(([, all]) => all.some(({ status }) => status === 'failed'));
  if (failed.length === 0) return new Map(refunds);
  const paid = await db
    .selectFrom('refunds_paid_otherwise')
    .selectAll()
    .where(
      'stay_code',
      'in',
      failed.map(([code]) => code),
    )
    .execute();
  const byKey = new Map(
    paid.map((row): [string, PaidOtherwise] => [
      row.refund_key,
      { method: row.method, on: row.paid_on, reference: row.reference, by: row.recorded_by, at: row.recorded_at },
    ]),
  );
  return new Map(
    [...refunds].map(([code, all]) => [
      code,
      all.map((refund) => ({ ...refund, paid: byKey.get(refund.key) ?? null })),
    ]),
  );
}

/** What a cancellation owes of the stay's own payment: all that no other row has. */
function getOwnRefund(stay: RefundedStay, refunds: readonly StayRefund[]): StayRefund[] {
  if (stay.cancelled_at === null || stay.refund_status === 'none') return [];
  const others = refunds.filter(({ reason }) => reason === 'cancellation');
  const amountCents = stay.refund_cents - others.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (amountCents <= 0) return [];
  return [
    {
      key: getOwnKey(stay.code),
      reason: 'cancellation',
      byHand: false,
      amountCents,
      status: stay.refund_status,
      paymentId: stay.payment_intent_id,
      refundId: stay.refund_id,
      createdAt: stay.cancelled_at,
      paid: null,
    },
  ];
}
