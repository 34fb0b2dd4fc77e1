/** The mails after a stay that ask guest and host for a review (TALK-2). */
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange } from '@roost/shared/domain/dates';
import { toMailName } from '@roost/shared/domain/person-name';
import { getReviewEnd } from '@roost/shared/domain/review';
import { writeMail, type MailContent } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** The mail to the guest, sent once, on the day after check-out. */
export function reviewGuestMail(
  { listing, guest, startDate, endDate }: Reservation,
  { url, phone, picture = false }: { url: string; phone: string; picture?: boolean },
): MailContent {
  return writeMail({
    picture,
    subject: texts.review.subject(listing.headline),
    opening: [
      `${texts.hello(toMailName(guest.firstName))}${texts.review.opening(formatDayRange(startDate, endDate))}`,
      texts.review.until(formatDate(getReviewEnd(endDate))),
    ],
    tables: [],
    link: { words: texts.review.link, url },
    closing: texts.review.closing(phone),
  });
}

/** The mail to the host. */
export function reviewHostMail(
  { code, listing, guest, startDate, endDate }: Reservation,
  hostName: string,
  answerUrl: string,
): MailContent {
  return writeMail({
    subject: `How was the stay in ${listing.headline}? (${code})`,
    opening: [
      `Hello ${hostName}, ${toMailName(guest.firstName)} stayed ${formatDayRange(startDate, endDate)}. Tell them how it was.`,
      `You can write until ${formatDate(getReviewEnd(endDate))}. What you and the guest write is shown at the same time.`,
    ],
    tables: [],
    link: { words: 'Write a few words', url: answerUrl },
    closing: 'The link is yours alone. Please don’t forward this email.',
  });
}
