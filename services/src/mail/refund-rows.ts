/** Writes a stay's refunds as a table of a mail (TRUE-2). */
import type { Reservation } from '@roost/shared/contracts/booking';
import { getStayRefundSteps } from '@roost/shared/domain/refund';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import type { Row } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

/**
 * Returns what is refunded when the stay is cancelled, from the day at the home on which it was booked, changed or
 * paid.
 */
function refundRows(reservation: Reservation, at: Date): Row[] {
  const { refundTerms, totalCents, startDate } = reservation;
  if (!refundTerms) return [];
  const today = dayIn(refundTerms.timeZone, at);
  // A stay that has begun cannot be cancelled.
  if (today > startDate) return [];
  return formatRefundRows(getStayRefundSteps(reservation, today), { today, totalCents }).map(({ when, what }): Row => [
    when,
    what,
  ]);
}

/** Returns those rows as a table, with a note on the deadlines where there are some. */
export function refundTable(reservation: Reservation, at: Date): { title: string; note?: string; rows: Row[] } {
  const rows = refundRows(reservation, at);
  return { title: texts.ifYouCancel, rows, ...(rows.length > 1 && { note: texts.zone }) };
}
