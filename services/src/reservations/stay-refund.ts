/**
 * The refunds of a stay as its guest sees them (BOOK-12): its own payment and those of its changes together, and what
 * the bank sent back.
 */
import type { Repaid, Reservation } from '@roost/shared/contracts/booking';
import type { StayRow } from '../db/schema.ts';
import type { StayRefund } from '../sent-back/stay-refunds.ts';
import { describeRefundTo, type StayPayment } from './stay-payments.ts';

const REFUND_WORDS = { due: 'pending', done: 'done', failed: 'failed' } as const;

type Refunds = readonly StayRefund[];

const getSum = (refunds: Refunds): number => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
/** Sent back by the bank, and nobody has paid it another way yet. */
const isOpen = ({ status, paid }: StayRefund): boolean => status === 'failed' && paid === null;

/** The refund of a cancelled stay: on its way while any payment of the stay still waits for its share. */
export function toRefund(
  { cancelled_at: cancelledAt, refund_cents: amountCents }: StayRow,
  refunds: Refunds,
  payments: readonly StayPayment[] = [],
): Reservation['refund'] {
  if (cancelledAt === null) return null;
  const parts = refunds.filter(({ reason }) => reason === 'cancellation');
  const words = new Set(parts.map((part) => (part.paid === null ? REFUND_WORDS[part.status] : 'done')));
  const status = (['failed', 'pending'] as const).find((word) => words.has(word)) ?? 'done';
  const failedCents = getSum(parts.filter(isOpen));
  const to = describeRefundTo(
    payments,
    parts.filter((part) => part.status !== 'failed'),
  );
  return {
    amountCents,
    status,
    ...(failedCents > 0 && failedCents < amountCents ? { failedCents } : {}),
    ...(to ? { to } : {}),
    cancelledAt: cancelledAt.toISOString(),
  };
}

/**
 * What the bank sent back beside the cancellation, and what of all of it was paid another way: one entry for each
 * payment.
 */
export function toSentBack(refunds: Refunds): Pick<Reservation, 'sentBackCents' | 'repaid'> {
  const sentBackCents = getSum(refunds.filter((refund) => refund.reason === 'change' && isOpen(refund)));
  const repaid: Repaid[] = [];
  for (const { reason, amountCents, paid } of refunds) {
    if (paid === null) continue;
    const same = repaid.find(({ of, on, method }) => of === reason && on === paid.on && method === paid.method);
    if (same) same.amountCents += amountCents;
    else repaid.push({ amountCents, on: paid.on, method: paid.method, of: reason });
  }
  return {
    ...(sentBackCents > 0 ? { sentBackCents } : {}),
    ...(repaid.length > 0 ? { repaid: repaid.toSorted((a, b) => a.on.localeCompare(b.on)) } : {}),
  };
}
