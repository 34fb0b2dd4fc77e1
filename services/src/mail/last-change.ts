/** Finds the last change of a stay and the last charge of its second part, for the mails about them. */
import type { Card, CardRefund } from '@roost/shared/contracts/card-refunds';
import type { WhatChanged } from '@roost/shared/contracts/stay-change';
import type { Db, StayRow } from '../db/schema.ts';
import { describeRefundTo, readStayPayments } from '../reservations/stay-payments.ts';
import { readStayRefunds } from '../sent-back/stay-refunds.ts';

/**
 * What a change cost or gave back, in cents; both 0 when neither. `refundTo`: the cards, when the stay was paid with
 * several.
 */
export type ChangeMoney = { dueCents: number; refundCents: number; refundTo?: CardRefund[] };

type LastChange = {
  money: ChangeMoney;
  /** Null for changes of which it was not stored. */
  what: WhatChanged | null;
  changedAt: Date;
};

/** Returns when a stay was last changed, what changed, and what that cost or gave back. */
export async function findLastChange(db: Db, stay: StayRow): Promise<LastChange | null> {
  const change = await db
    .selectFrom('stay_changes')
    .select([
      'id',
      'due_cents as dueCents',
      'refund_cents as refundCents',
      'updated_at as changedAt',
      'what_changed as what',
    ])
    .where('stay_code', '=', stay.code)
    .where('status', '=', 'done')
    .where('kind', '=', 'change')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!change) return null;
  const { id, changedAt, what, ...money } = change;
  const refunds = await readStayRefunds(db, stay);
  const refundTo = describeRefundTo(
    await readStayPayments(db, stay),
    refunds.filter(({ key }) => key.startsWith(`${id}.r`)),
  );
  return { money: { ...money, ...(refundTo ? { refundTo } : {}) }, what, changedAt };
}

export type RestCharge = { amountCents: number; card: Card | null; at: Date };

/** Returns the charge of the second part of a stay that was paid in two parts; null when there was none. */
export async function findRestCharge(db: Db, stay: StayRow): Promise<RestCharge | null> {
  const charge = (await readStayPayments(db, stay)).find(({ kind }) => kind === 'rest');
  return charge ? { amountCents: charge.chargedCents, card: charge.card, at: charge.at } : null;
}
