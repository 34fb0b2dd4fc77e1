/** Refunds of booked stays as text. Pure; money in cents, days as ISO dates. */
import type { Trip } from '@roost/shared/contracts/trips';
import { formatDay, type IsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatRefundLine } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import { copy } from '../../copy.ts';

/** Returns what holds for an upcoming stay that is cancelled from today on; null when it cannot be cancelled. */
export function refundLine({ possible, steps }: Trip['cancellation'], today: IsoDate): string | null {
  return possible ? formatRefundLine(steps, today) : null;
}

/** "Cancelled Jan 20. $1,804.00 is on its way back." The day is the one at the home, like every deadline. */
export function refundStatus({ reservation: { refund }, cancellation: { timeZone } }: Trip): string {
  if (refund === null) return '';
  const amount = formatCents(refund.amountCents);
  const day = formatDay(dayIn(timeZone, new Date(refund.cancelledAt)));
  if (refund.amountCents === 0) return copy.trips.cancelledOn(day);
  return `${copy.trips.cancelledOn(day)} ${{ done: copy.trips.refunded(amount), pending: copy.trips.refundPending(amount), failed: copy.trips.refundFailed(formatCents(refund.failedCents ?? refund.amountCents)) }[refund.status]}`;
}
