/** Refunds of booked stays as text. Pure; money in cents, days as ISO dates; a day of another year than today's says which. */
import type { Reservation } from '@roost/shared/contracts/booking';
import type { Trip } from '@roost/shared/contracts/trips';
import { formatDayInYear, type IsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatRefundTo } from '@roost/shared/domain/refund-cards';
import { formatRefundLine } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import { staysCopy } from '../../stays-copy.ts';

/** Returns what holds for an upcoming stay that is cancelled from today on; null when it cannot be cancelled. */
export function refundLine({ possible, steps }: Trip['cancellation'], today: IsoDate): string | null {
  return possible ? formatRefundLine(steps, today) : null;
}

/** What the bank sent back of refunds for changes, and what of all of it was paid another way. */
export function sentBackStatus({ sentBackCents = 0, repaid = [] }: Reservation, today: IsoDate): string {
  return [
    ...repaid.map(({ amountCents, on, method }) =>
      staysCopy.trips.repaid(formatCents(amountCents), formatDayInYear(on, today), method),
    ),
    ...(sentBackCents > 0 ? [staysCopy.trips.refundFailed(formatCents(sentBackCents))] : []),
  ].join(' ');
}

/** "Cancelled Jan 20. $1,804.00 is on its way back." The day is the one at the home, like every deadline. */
export function refundStatus({ reservation, cancellation: { timeZone } }: Trip, today: IsoDate): string {
  const { refund, repaid = [] } = reservation;
  if (refund === null) return '';
  const others = sentBackStatus(reservation, today);
  const paidCents = repaid.reduce((sum, { of, amountCents }) => sum + (of === 'cancellation' ? amountCents : 0), 0);
  const amountCents = refund.amountCents - paidCents;
  const day = formatDayInYear(dayIn(timeZone, new Date(refund.cancelledAt)), today);
  const amount = formatCents(amountCents);
  const to = formatRefundTo(refund.to);
  const words = {
    done: staysCopy.trips.refunded(amount, to),
    pending: staysCopy.trips.refundPending(amount, to),
    failed: staysCopy.trips.refundFailed(formatCents(refund.failedCents ?? amountCents)),
  }[refund.status];
  const none = refund.amountCents === 0 && staysCopy.trips.noRefund;
  return [staysCopy.trips.cancelledOn(day), none, amountCents > 0 && words, others].filter(Boolean).join(' ');
}
