/** The mail that says a stay is cancelled and what comes back (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { stayRows, writeMail, type MailContent, type Row } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** What comes back, as it stands when the mail is written: the bank may not have been reached yet, or may have refused. */
function refundSentence(refund: Reservation['refund']): string {
  if (refund === null || refund.amountCents === 0) return texts.refund.none;
  const amount = formatCents(refund.amountCents);
  return {
    done: texts.refund.done(amount),
    pending: texts.refund.pending(amount),
    failed: texts.refund.failed(formatCents(refund.failedCents ?? refund.amountCents)),
  }[refund.status];
}

export function cancellationMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  const { listing, startDate, endDate, totalCents, paidCents = totalCents } = reservation;
  const refundCents = reservation.refund?.amountCents ?? 0;
  const amounts: Row[] = [
    [texts.rows.paid, formatCents(paidCents)],
    ...(paidCents > refundCents ? [[texts.rows.kept, formatCents(paidCents - refundCents)] as const] : []),
    [texts.rows.refund, formatCents(refundCents)],
  ];
  return writeMail({
    subject: texts.cancellation.subject(listing.headline, formatDayRange(startDate, endDate)),
    opening: [
      `${texts.hello(toMailName(reservation.guest.firstName))}${reservation.unpaid ? texts.cancellation.unpaid : texts.cancellation.opening}`,
      refundSentence(reservation.refund),
    ],
    heading: texts.cancellation.heading,
    tables: [{ title: texts.cancellation.refund, rows: amounts }, stayRows(reservation)],
    link: { words: texts.cancellation.link, url: options.url },
    closing: texts.questions(options.phone),
  });
}
