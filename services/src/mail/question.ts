/** The mails of a public question (LIST-1): the question for the host with a link to answer it, the answer for the guest. */
import type { StoredListing } from '../db/schema.ts';
import { toMailName } from '@roost/shared/domain/person-name';
import { writeMail, type MailContent } from './content.ts';

export type QuestionMail = { id: string; listing: StoredListing; author: string; question: string };

export function questionHostMail(
  { id, listing, author, question }: QuestionMail,
  { answerUrl }: { answerUrl: string },
): MailContent {
  return writeMail({
    subject: `Public question about ${listing.headline} (${id})`,
    opening: [
      `Hello ${listing.host.name}, a guest asks a question on your home's page. Other guests see question and answer once you have answered with the link below.`,
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
    closing:
      'The link is yours alone. Replying to this mail reaches the guest and nobody else, and puts nothing on the page.',
  });
}

export function questionGuestMail(
  { id, listing, author, question, answer }: QuestionMail & { answer: string },
  { siteUrl, phone, proven }: { siteUrl: string; phone: string; proven: boolean },
): MailContent {
  return writeMail({
    subject: `${listing.host.name} answered your question about ${listing.headline}`,
    opening: [`${proven ? `Hello ${toMailName(author)}` : 'Hello'}, the host has answered your question.`],
    tables: [
      [
        ...(proven ? [['Question', question] as const] : []),
        ['Answer', answer],
        ['Home', listing.headline],
        ['Number', id],
      ],
    ],
    link: { words: 'See the home', url: `${siteUrl}/vacation-rentals/${encodeURIComponent(listing.id)}#questions` },
    closing: `Questions? Call ${phone}.`,
  });
}
