/** The mail about a cancelled stay and its refund (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Repaid, Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatRefundTo } from '@roost/shared/domain/refund-cards';
import { stayRows, writeMail, type MailContent, type Row } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** Returns a sentence for each payment that the bank had sent back and that was made another way. */
function repaidSentences(repaid: readonly Repaid[]): string[] {
  return repaid.map(({ amountCents, on, method }) =>
    texts.refund.repaid(formatCents(amountCents), formatDate(on), method),
  );
}

/** Says who cancelled. */
const getOpening = ({ unpaid, notByGuest }: Reservation): string =>
  texts.cancellation[unpaid ? 'unpaid' : notByGuest ? 'notByGuest' : 'opening'];

/** Returns how much of a refund was not made another way, in cents. */
function getRestCents({ refund, repaid = [] }: Reservation): number {
  const paid = repaid.filter(({ of }) => of === 'cancellation');
  return paid.reduce((rest, { amountCents }) => rest - amountCents, refund?.amountCents ?? 0);
}

/** Returns how much of the refund the bank sent back and nobody has paid another way, in cents. */
const getOwedCents = (reservation: Reservation): number =>
  reservation.refund?.status === 'failed' ? (reservation.refund.failedCents ?? getRestCents(reservation)) : 0;

/**
 * Returns the refund as it stands when the mail is written: the bank may not have been reached yet, or may have
 * refused.
 */
function refundSentences(reservation: Reservation): string[] {
  const { refund, repaid = [] } = reservation;
  if (refund === null || refund.amountCents === 0) return [texts.refund.none];
  const paid = repaid.filter(({ of }) => of === 'cancellation');
  const cents = getRestCents(reservation);
  const amount = formatCents(cents);
  const rest = {
    done: texts.refund.done(amount, formatRefundTo(refund.to)),
    pending: texts.refund.pending(amount, formatRefundTo(refund.to)),
    failed: texts.refund.failed(formatCents(getOwedCents(reservation))),
  }[refund.status];
  return [...(cents > 0 ? [rest] : []), ...repaidSentences(paid)];
}

/** The mail about a refund that the bank had sent back and that is paid now. Null when there is none. */
export function refundPaidMail(
  reservation: Reservation,
  options: { receiptUrl: string; phone: string },
): MailContent | null {
  const { listing, guest, repaid = [] } = reservation;
  if (repaid.length === 0) return null;
  return writeMail({
    subject: texts.refundPaid.subject(listing.headline),
    heading: texts.refundPaid.heading,
    opening: [`${texts.hello(toMailName(guest.firstName))}${texts.refundPaid.opening}`, ...repaidSentences(repaid)],
    tables: [stayRows(reservation)],
    link: { words: texts.refundPaid.link, url: options.receiptUrl },
    closing: texts.questions(options.phone),
  });
}

export function cancellationMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  const { listing, startDate, endDate, totalCents, paidCents = totalCents } = reservation;
  const refundCents = reservation.refund?.amountCents ?? 0;
  const owedCents = getOwedCents(reservation);
  const amounts: Row[] = [
    [texts.rows.paid, formatCents(paidCents)],
    ...(paidCents > refundCents ? [[texts.rows.kept, formatCents(paidCents - refundCents)] as const] : []),
    [texts.rows.refund, formatCents(refundCents)],
    ...(owedCents > 0 ? [[texts.rows.owed, formatCents(owedCents)] as const] : []),
  ];
  return writeMail({
    subject: texts.cancellation.subject(listing.headline, formatDayRange(startDate, endDate)),
    opening: [
      `${texts.hello(toMailName(reservation.guest.firstName))}${getOpening(reservation)}`,
      ...refundSentences(reservation),
      ...(paidCents < totalCents && !reservation.unpaid
        ? [texts.cancellation.notCharged(formatCents(totalCents - paidCents))]
        : []),
    ],
    heading: texts.cancellation.heading,
    tables: [
      { title: refundCents > 0 ? texts.cancellation.refund : texts.confirmation.whatYouPaid, rows: amounts },
      stayRows(reservation),
    ],
    link: { words: texts.cancellation.link, url: options.url },
    closing: texts.questions(options.phone),
  });
}
