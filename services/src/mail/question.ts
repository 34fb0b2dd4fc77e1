/**
 * The mails of a public question (LIST-1): the question for the host with a link to answer it, the answer for the
 * guest.
 */
import type { StoredListing } from '../db/schema.ts';
import { greet, writeMail, type MailContent } from './content.ts';
import { mailTexts as texts } from './mail-texts.ts';

export type QuestionMail = { id: string; listing: StoredListing; author: string; question: string };

export function questionHostMail(
  { id, listing, author, question }: QuestionMail,
  { answerUrl }: { answerUrl: string },
): MailContent {
  return writeMail({
    subject: `Public question about ${listing.headline} (${id})`,
    opening: [
      `Hello ${listing.host.name}, a guest asked a question on your home’s page. Other guests see the question and your answer once you have answered with the link below.`,
    ],
    tables: [
      [
        ['Question', question],
        ['Asked by', author],
        ['Home', listing.headline],
        ['Number', id],
      ],
    ],
    link: { words: 'Answer the question', url: answerUrl },
    closing: 'The link is yours alone. A reply to this email goes to the guest only and isn’t shown on the page.',
  });
}

export function questionGuestMail(
  { id, listing, author, question, answer }: QuestionMail & { answer: string },
  { siteUrl, phone, proven }: { siteUrl: string; phone: string; proven: boolean },
): MailContent {
  return writeMail({
    subject: texts.question.subject(listing.host.name, listing.headline),
    opening: [greet(proven ? author : null, texts.question.opening)],
    tables: [
      [
        ...(proven ? [[texts.rows.question, question] as const] : []),
        [texts.rows.answer, answer, 'by-host'],
        [texts.rows.home, listing.headline],
        [texts.rows.number, id],
      ],
    ],
    link: { words: texts.inquiry.home, url: `${siteUrl}/vacation-rentals/${encodeURIComponent(listing.id)}#questions` },
    closing: texts.questions(phone),
  });
}
