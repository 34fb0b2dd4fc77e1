/** Refunds that the bank sent back and nobody has paid yet, for `npm run refunds`. */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { findStay } from '../reservations/stays.ts';
import { getOwnKey, readStayRefunds } from './stay-refunds.ts';

const MOST = 100;

export type SentBackStay = {
  code: string;
  guest: { name: string; email: string };
  owedCents: number;
  refunds: { id: string; reason: string; amountCents: number; refundId: string | null }[];
  /** Given back by hand at the payment provider, whether for these or not: it must be checked before paying. */
  byHand: { refundId: string | null; amountCents: number }[];
};

/** Returns the stays with such refunds, the oldest first. */
export async function listSentBack(db: Db): Promise<SentBackStay[]> {
  const { rows } = await sql<{ code: string }>`
    select code from (
      select code, cancelled_at as at from stays where refund_status = 'failed'
        and not exists (select from refunds_paid_otherwise where refund_key = code || ${getOwnKey('')})
      union all
      select stay_code, created_at from stay_refunds where status = 'failed'
        and not exists (select from refunds_paid_otherwise where refund_key = id)
    ) failed group by code order by min(at) limit ${MOST}`.execute(db);
  const found: SentBackStay[] = [];
  for (const { code } of rows) {
    const stay = await findStay(db, code);
    if (!stay) continue;
    const refunds = await readStayRefunds(db, stay);
    const open = refunds.filter(({ status, paid }) => status === 'failed' && paid === null);
    found.push({
      code,
      guest: { name: `${stay.guest.firstName} ${stay.guest.lastName}`.trim(), email: stay.guest.email },
      owedCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
      refunds: open.map(({ key, reason, byHand, amountCents, refundId }) => ({
        id: key,
        reason: byHand ? 'by hand' : reason,
        amountCents,
        refundId,
      })),
      byHand: refunds.flatMap(({ byHand, status, refundId, amountCents }) =>
        byHand && status === 'done' ? [{ refundId, amountCents }] : [],
      ),
    });
  }
  return found;
}
