/** The mail with the link to a stay, for a guest with no account (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import { stayRows, writeMail, type MailContent } from './content.ts';

export function tripLinkMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  return writeMail({
    subject: `Your booking ${reservation.code}`,
    heading: 'Here is your stay',
    opening: [
      `Hello ${toMailName(reservation.guest.firstName)}, here is the link to your stay. Whoever has it can see and cancel the stay, so please keep it to yourself.`,
    ],
    tables: [stayRows(reservation)],
    link: { words: 'Open your booking', url: options.url },
    closing: `You did not ask for it? Then nothing has changed. Questions? Call ${options.phone}.`,
  });
}
