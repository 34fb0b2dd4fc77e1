/** The mail with the link to a stay, for a guest with no account (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import { stayRows, writeMail, type MailContent } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

export function tripLinkMail(reservation: Reservation, options: { url: string; phone: string }): MailContent {
  return writeMail({
    subject: texts.tripLink.subject(reservation.code),
    heading: texts.tripLink.heading,
    opening: [`${texts.hello(toMailName(reservation.guest.firstName))}${texts.tripLink.opening}`],
    tables: [stayRows(reservation)],
    link: { words: texts.tripLink.link, url: options.url },
    closing: `${texts.tripLink.closing} ${texts.questions(options.phone)}`,
  });
}
