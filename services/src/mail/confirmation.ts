/** The mail that confirms a stay (BOOK-9). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange, formatLongDate } from '@roost/shared/domain/dates';
import { describeRefunds } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import { arrivalRows } from './arrival.ts';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';

export function confirmationMail(
  reservation: Reservation,
  options: { url: string; receiptUrl: string; phone: string; arrival: Arrival },
): MailContent {
  const { listing, startDate, endDate } = reservation;
  return writeMail({
    subject: `Your stay is booked: ${listing.headline}, ${formatDayRange(startDate, endDate)}`,
    heading: `${listing.city ?? listing.headline} is yours on ${formatLongDate(startDate).replace(/, \d{4}$/, '')}.`,
    opening: [`Hello ${toMailName(reservation.guest.firstName)}, your stay is booked and paid.`],
    tables: [
      stayRows(reservation),
      { title: 'Getting there', rows: arrivalRows(options.arrival) },
      { title: 'What you paid', rows: [...billRows(reservation), ['Receipt to print', options.receiptUrl]] },
      { title: 'If you cancel', note: 'Deadlines are in the home’s local time.', rows: refundRows(reservation) },
    ],
    link: { words: 'See your booking', url: options.url },
    closing: `The calendar file is attached. Questions? Call ${options.phone}.`,
  });
}

/** What comes back when the stay is cancelled, from the day it was booked on. */
export function refundRows({
  refundTerms,
  startDate,
  totalCents,
  paidCents = totalCents,
  createdAt,
}: Reservation): Row[] {
  if (!refundTerms) return [];
  const { policy, timeZone, lockedCents } = refundTerms;
  const today = dayIn(timeZone, new Date(createdAt));
  return describeRefunds({ policy, checkIn: startDate, totalCents: paidCents, lockedCents }, today).map(
    ({ when, what }): Row => [when, what],
  );
}
