/** The mail that says what a changed stay is now, and what was paid for it (STAY-2). */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { toMailName } from '@roost/shared/domain/person-name';
import { refundRows } from './confirmation.ts';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';

export function changeMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
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
      `Hello ${toMailName(reservation.guest.firstName)}, your stay is changed. What comes back to your card takes 3–5 business days.`,
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
