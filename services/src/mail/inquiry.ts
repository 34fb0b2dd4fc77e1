/**
 * The two mails of an inquiry (BOOK-10): a copy for the guest, the question for the host. Anybody can enter anybody's
 * address, so the copy has the guest's own words only when the address is proven to be theirs (SAFE-8).
 */
import { formatHosts } from '@roost/shared/domain/hosts';
import { formatDate } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import type { InquiryContact, InquiryStay, StoredListing } from '../db/schema.ts';
import { withAnswer } from './answer-by-mail.ts';
import { formatDates, greet, writeMail, type MailContent, type Row } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

export type InquiryMail = {
  id: string;
  listing: StoredListing;
  stay: InquiryStay;
  contact: InquiryContact;
  message: string;
  siteUrl: string;
  phone: string;
};

function datesWords({ startDate, endDate }: InquiryStay): string {
  if (startDate !== '' && endDate !== '') return formatDates(startDate, endDate);
  if (startDate !== '') return texts.fromDay(formatDate(startDate));
  return endDate === '' ? texts.notChosen : texts.untilDay(formatDate(endDate));
}

function rows({ id, listing, stay, message }: InquiryMail, withMessage = true): Row[] {
  return [
    [texts.rows.inquiry, id],
    [texts.rows.home, listing.headline],
    [texts.rows.dates, datesWords(stay)],
    [texts.rows.guests, formatParty(stay) || texts.notChosen],
    ...(withMessage ? [[texts.rows.message, message] as const] : []),
  ];
}

/**
 * The copy for the guest. `threadUrl`: where the answer will be; null unless the sender was signed in with this
 * address.
 */
export function inquiryGuestMail(inquiry: InquiryMail, threadUrl: string | null): MailContent {
  const proven = threadUrl !== null;
  const { listing, contact, siteUrl, phone } = inquiry;
  return writeMail({
    subject: texts.inquiry.subject(listing.headline),
    opening: [
      greet(proven ? contact.firstName : null, texts.inquiry.opening(formatHosts(listing.host.name))),
      ...(proven ? [] : [texts.inquiry.mistyped]),
    ],
    tables: [rows(inquiry, proven)],
    link: proven
      ? { words: texts.inquiry.messages, url: threadUrl }
      : { words: texts.inquiry.home, url: `${siteUrl}/vacation-rentals/${encodeURIComponent(listing.id)}` },
    closing: texts.questions(phone),
  });
}

/**
 * The question for the host. It is answered by the link or by mail: into the thread when mail is received (`byMail`),
 * else to the guest's own address, which is then the reply address.
 */
export function inquiryHostMail(inquiry: InquiryMail, answerUrl: string, byMail = false): MailContent {
  const { listing, contact } = inquiry;
  return writeMail({
    subject: `Question about ${listing.headline} (${inquiry.id})`,
    opening: [`Hello ${listing.host.name}, a guest has a question about your home. Answer with the link below.`],
    tables: [
      rows(inquiry),
      [
        ['Guest', `${contact.firstName} ${contact.lastName}`],
        ['Email', contact.email],
        ...(contact.phone === '' ? [] : [['Phone', contact.phone] as const]),
      ],
    ],
    link: { words: 'Answer the guest', url: answerUrl },
    closing: byMail
      ? withAnswer('The link is yours alone. Please don’t forward this email.', texts.message.byMail)
      : 'The link is yours alone. A reply to this email reaches the guest too, but isn’t shown on the page.',
  });
}
