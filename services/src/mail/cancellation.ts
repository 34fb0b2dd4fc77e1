/** The mail that says a stay is cancelled and what comes back (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { stayRows, writeMail, type MailContent, type Row } from './content.ts';

/** What comes back, as it stands when the mail is written: the bank may not have been reached yet, or may have refused. */
function refundSentence(refund: Reservation['refund']): string {
  if (refund === null || refund.amountCents === 0) return 'Under this home’s cancellation policy nothing comes back.';
  const amount = formatCents(refund.amountCents);
  return {
    done: `We refunded ${amount} to your card. Refunds take 3–5 business days.`,
    pending: `Your refund of ${amount} is on its way to your card. Refunds take 3–5 business days.`,
    failed: `Your bank didn’t accept the refund of ${amount}. Call us, and we’ll send it another way.`,
  }[refund.status];
}

export function cancellationMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  const { listing, startDate, endDate, totalCents, paidCents = totalCents } = reservation;
  const refundCents = reservation.refund?.amountCents ?? 0;
  const amounts: Row[] = [
    ['Paid', formatCents(paidCents)],
    ['Kept under the cancellation policy', formatCents(paidCents - refundCents)],
    ['Refund', formatCents(refundCents)],
  ];
  return writeMail({
    subject: `Your stay is cancelled: ${listing.headline}, ${formatDayRange(startDate, endDate)}`,
    opening: [
      `Hello ${toMailName(reservation.guest.firstName)}, your stay is cancelled.`,
      refundSentence(reservation.refund),
    ],
    heading: 'Your stay is cancelled',
    tables: [{ title: 'Your refund', rows: amounts }, stayRows(reservation)],
    link: { words: 'See the details', url: options.url },
    closing: `Questions? Call ${options.phone}.`,
  });
}
