/** The mail that confirms a stay (BOOK-9). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange, formatLongDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { refundTimeline } from '@roost/shared/domain/refund';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import { arrivalRows, guideTables } from './arrival.ts';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';
import { paymentRows } from './rest.ts';
import { mailTexts as texts } from './mail-texts.ts';

export function confirmationMail(
  reservation: Reservation,
  options: { url: string; receiptUrl: string; phone: string; arrival: Arrival; picture?: boolean },
): MailContent {
  const { listing, startDate, endDate } = reservation;
  return writeMail({
    picture: options.picture ?? false,
    subject: texts.confirmation.subject(listing.headline, formatDayRange(startDate, endDate)),
    heading: texts.confirmation.heading(
      listing.city ?? listing.headline,
      // The day is on the line of its month.
      formatLongDate(startDate)
        .replace(/(?:,| de) \d{4}$/, '')
        .replaceAll(' ', '\u00a0'),
    ),
    opening: [`${texts.hello(toMailName(reservation.guest.firstName))}${describePayment(reservation)}`],
    tables: [
      stayRows(reservation),
      { title: texts.confirmation.gettingThere, rows: arrivalRows(options.arrival) },
      ...guideTables(options.arrival),
      {
        title: reservation.rest ? texts.confirmation.whatYouPay : texts.confirmation.whatYouPaid,
        rows: [...billRows(reservation), ...paymentRows(reservation), [texts.rows.receipt, options.receiptUrl]],
      },
      { title: texts.ifYouCancel, note: texts.zone, rows: refundRows(reservation, new Date(reservation.createdAt)) },
    ],
    link: { words: texts.confirmation.link, url: options.url },
    closing: `${texts.confirmation.closing} ${texts.questions(options.phone)}`,
  });
}

function describePayment({ totalCents, paidCents = totalCents, rest }: Reservation): string {
  if (!rest) return texts.confirmation.opening;
  const day = formatDate(rest.on ?? rest.payBy);
  return texts.confirmation.openingInTwo(formatCents(paidCents), formatCents(rest.amountCents), day);
}

/** What comes back when the stay is cancelled, from the day at the home on which it was booked or changed. */
export function refundRows(
  { refundTerms, startDate, totalCents, paidCents = totalCents, rest }: Reservation,
  at: Date,
): Row[] {
  if (!refundTerms) return [];
  const { policy, timeZone, lockedCents } = refundTerms;
  const today = dayIn(timeZone, at);
  // While a charge is to come, what was paid changes before the days of these rows: they say which part comes back.
  const steps = refundTimeline(policy, startDate, today, paidCents, lockedCents);
  return formatRefundRows(steps, { today, totalCents: rest ? null : paidCents }).map(({ when, what }): Row => [
    when,
    what,
  ]);
}
