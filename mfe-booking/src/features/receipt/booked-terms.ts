import type { Reservation } from '@roost/shared/contracts/booking';
import { toIsoDate, type IsoDate } from '@roost/shared/domain/dates';
import { refundTimeline } from '@roost/shared/domain/refund';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';

/** Returns the day it is at the home of a stay. */
export function getDayAtHome({ refundTerms }: Pick<Reservation, 'refundTerms'>, now: Date): IsoDate {
  return refundTerms ? dayIn(refundTerms.timeZone, now) : toIsoDate(now);
}

/** Returns what cancelling a booked stay gives back, and until when (TRUE-2); null when it cannot be cancelled, or services are too old to say. */
export function getBookedTerms(
  { refundTerms, status, startDate, totalCents, paidCents = totalCents, rest }: Reservation,
  today: IsoDate,
): RefundRow[] | null {
  if (!refundTerms || status !== 'confirmed' || today > startDate) return null;
  const { policy, lockedCents } = refundTerms;
  // While a charge is to come, what was paid changes before the days of these rows: they say which part comes back.
  const steps = refundTimeline(policy, startDate, today, paidCents, lockedCents);
  return formatRefundRows(steps, { today, totalCents: rest ? null : paidCents });
}
