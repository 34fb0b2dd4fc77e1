/** The mail with the link to a stay, for a guest with no account (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import { stayRows, writeMail, type MailContent } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

export function tripLinkMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  const cancelled = reservation.status === 'cancelled';
  return writeMail({
    subject: texts.tripLink.subject(reservation.code),
    heading: cancelled ? texts.cancellation.heading : texts.tripLink.heading,
    opening: [
      `${texts.hello(toMailName(reservation.guest.firstName))}${cancelled ? texts.tripLink.openingCancelled : texts.tripLink.opening}`,
    ],
    tables: [stayRows(reservation)],
    link: { words: texts.tripLink.link, url: options.url },
    closing: `${texts.tripLink.closing} ${texts.questions(options.phone)}`,
  });
}
