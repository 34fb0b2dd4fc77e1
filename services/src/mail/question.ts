/** The mail that brings a public question to the host (LIST-1). */
import type { StoredListing } from '../db/schema.ts';
import { writeMail, type MailContent } from './content.ts';

export type QuestionMail = { id: string; listing: StoredListing; author: string; question: string; siteUrl: string };

/** Answered by replying; the answer is put beside the question on the page. */
export function questionHostMail({ id, listing, author, question, siteUrl }: QuestionMail): MailContent {
  return writeMail({
    subject: `Public question about ${listing.headline} (${id})`,
    opening: [`Hello ${listing.host.name}, a guest asks a question on your home's page. Reply to this mail to answer. Other guests see question and answer once you have.`],
    tables: [[['Question', question], ['Asked by', author], ['Home', listing.headline], ['Number', id]]],
    link: { words: 'See the home', url: `${siteUrl}/vacation-rentals/${encodeURIComponent(listing.id)}` },
    closing: '',
  });
}
