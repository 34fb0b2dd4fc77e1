/** The refund of a cancelled stay as its guest sees it (BOOK-12): its own payment and those of its changes together. */
import type { Reservation } from '@roost/shared/contracts/booking';
import type { Db, StayRow, Tx } from '../db/schema.ts';

const REFUND_WORDS = { none: 'done', due: 'pending', done: 'done', failed: 'failed' } as const;

/** The refund of a cancelled stay: on its way while any payment of the stay still waits for its share. */
export async function toRefund(
  db: Db | Tx,
  { code, cancelled_at: cancelledAt, refund_cents: amountCents, refund_status: own }: StayRow,
): Promise<Reservation['refund']> {
  if (cancelledAt === null) return null;
  const parts = await db
    .selectFrom('stay_refunds')
    .select(['status', 'amount_cents as cents'])
    .where('stay_code', '=', code)
    .where('reason', '=', 'cancellation')
    .execute();
  const ownCents = amountCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  const all = [{ status: own, cents: ownCents }, ...parts].map((part) => ({
    ...part,
    word: REFUND_WORDS[part.status],
  }));
  const status = (['failed', 'pending'] as const).find((word) => all.some((part) => part.word === word)) ?? 'done';
  const failedCents = all.reduce((sum, { word, cents }) => sum + (word === 'failed' ? cents : 0), 0);
  return {
    amountCents,
    status,
    ...(failedCents > 0 && failedCents < amountCents ? { failedCents } : {}),
    cancelledAt: cancelledAt.toISOString(),
  };
}
