/** The mail that says what a changed stay is now, and what was paid for it (STAY-2). */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { toMailName } from '@roost/shared/domain/person-name';
import { refundRows } from './confirmation.ts';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';

/** What a change cost or gave back; both are nothing where it did neither. */
export type ChangeMoney = { dueCents: number; refundCents: number };

function moneySentence({ dueCents, refundCents }: ChangeMoney): string {
  if (dueCents > 0) return `We charged ${formatCents(dueCents)} to your card.`;
  return refundCents > 0
    ? `Your refund of ${formatCents(refundCents)} is on its way to your card. Refunds take 3–5 business days.`
    : 'There was nothing to pay.';
}

export function changeMail(
  reservation: Reservation,
  options: { url: string; phone: string; money: ChangeMoney },
): MailContent {
  const { listing, startDate, endDate, totalCents, paidCents = totalCents } = reservation;
  const kept: Row[] =
    paidCents > totalCents
      ? [
          ['Paid', formatCents(paidCents)],
          ['Kept under the cancellation policy', formatCents(paidCents - totalCents)],
        ]
      : [['Paid', formatCents(paidCents)]];
  return writeMail({
    subject: `Your stay is changed: ${listing.headline}, ${formatDayRange(startDate, endDate)}`,
    opening: [
      `Hello ${toMailName(reservation.guest.firstName)}, your stay is changed. ${moneySentence(options.money)}`,
    ],
    heading: 'Your stay is changed',
    tables: [
      stayRows(reservation),
      { title: 'What the stay costs now', rows: [...billRows(reservation), ...kept] },
      { title: 'If you cancel', note: 'Deadlines are in the home’s local time.', rows: refundRows(reservation) },
    ],
    link: { words: 'See your stay', url: options.url },
    closing: `You did not change it? Call ${options.phone}.`,
  });
}
