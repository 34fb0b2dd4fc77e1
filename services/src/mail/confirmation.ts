/** The mail that confirms a stay (BOOK-9). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange, formatLongDate } from '@roost/shared/domain/dates';
import { describeRefunds } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import { arrivalRows } from './arrival.ts';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

export function confirmationMail(
  reservation: Reservation,
  options: { url: string; receiptUrl: string; phone: string; arrival: Arrival },
): MailContent {
  const { listing, startDate, endDate } = reservation;
  return writeMail({
    subject: texts.confirmation.subject(listing.headline, formatDayRange(startDate, endDate)),
    heading: texts.confirmation.heading(
      listing.city ?? listing.headline,
      formatLongDate(startDate).replace(/(?:,| de) \d{4}$/, ''),
    ),
    opening: [`${texts.hello(toMailName(reservation.guest.firstName))}${texts.confirmation.opening}`],
    tables: [
      stayRows(reservation),
      { title: texts.confirmation.gettingThere, rows: arrivalRows(options.arrival) },
      {
        title: texts.confirmation.whatYouPaid,
        rows: [...billRows(reservation), [texts.rows.receipt, options.receiptUrl]],
      },
      { title: texts.ifYouCancel, note: texts.zone, rows: refundRows(reservation) },
    ],
    link: { words: texts.confirmation.link, url: options.url },
    closing: `${texts.confirmation.closing} ${texts.questions(options.phone)}`,
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
