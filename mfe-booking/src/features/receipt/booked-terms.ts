import type { Reservation } from '@roost/shared/contracts/booking';
import { toIsoDate, type IsoDate } from '@roost/shared/domain/dates';
import { getStayRefundSteps } from '@roost/shared/domain/refund';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';

/** Returns the day it is at the home of a stay. */
export function getDayAtHome({ refundTerms }: Pick<Reservation, 'refundTerms'>, now: Date): IsoDate {
  return refundTerms ? dayIn(refundTerms.timeZone, now) : toIsoDate(now);
}

/**
 * Returns what cancelling a booked stay gives back, and until when (TRUE-2); null when it cannot be cancelled, or
 * services are too old to say.
 */
export function getBookedTerms(reservation: Reservation, today: IsoDate): RefundRow[] | null {
  const { refundTerms, status, startDate, totalCents } = reservation;
  if (!refundTerms || status !== 'confirmed' || today > startDate) return null;
  return formatRefundRows(getStayRefundSteps(reservation, today), { today, totalCents });
}
