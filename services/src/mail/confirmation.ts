/** The mail that confirms a stay (BOOK-9). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange, formatLongDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { arrivalRows, guideTables } from './arrival.ts';
import { billRows, stayRows, writeMail, type MailContent } from './content.ts';
import { refundTable } from './refund-rows.ts';
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
      // Non-breaking spaces keep a date on one line.
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
      refundTable(reservation, new Date(reservation.createdAt)),
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
