/** The mail with the link to a stay, for a guest with no account (BOOK-12). */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { IsoDate } from '@roost/shared/domain/dates';
import { stayRows, writeMail, type MailContent } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** @param options.today the day at the home */
export function tripLinkMail(
  reservation: Reservation,
  options: { url: string; phone: string; today: IsoDate },
): MailContent {
  const cancelled = reservation.status === 'cancelled';
  const { opening, openingBegun, openingCancelled } = texts.tripLink;
  // A stay can be changed and cancelled until the day of check-in.
  const words = cancelled ? openingCancelled : options.today > reservation.startDate ? openingBegun : opening;
  return writeMail({
    subject: texts.tripLink.subject(reservation.code),
    heading: cancelled ? texts.cancellation.heading : texts.tripLink.heading,
    opening: [`${texts.hello(toMailName(reservation.guest.firstName))}${words}`],
    tables: [stayRows(reservation)],
    link: { words: texts.tripLink.link, url: options.url },
    closing: `${texts.tripLink.closing} ${texts.questions(options.phone)}`,
  });
}
