/** The mail that confirms a stay (BOOK-9). */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDayRange } from '@roost/shared/domain/dates';
import { billRows, stayRows, writeMail, type MailContent } from './content.ts';

export function confirmationMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  const { listing, startDate, endDate } = reservation;
  return writeMail({
    subject: `Your stay is booked: ${listing.headline}, ${formatDayRange(startDate, endDate)}`,
    opening: [`Hello ${reservation.guest.firstName}, your stay is booked.`],
    tables: [stayRows(reservation), billRows(reservation)],
    link: { words: 'See your booking', url: options.url },
    closing: `Questions? Call ${options.phone}.`,
  });
}
