/**
 * The mail that says why an answer by mail, or its attachments, did not get into the thread (TALK-3). It quotes
 * nothing: a forged sender must not make the site send somebody's text.
 */
import type { Selectable } from 'kysely';
import { inLanguage } from '../language.ts';
import type { MailRepliesTable } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { isReplyProblem, type ReplyProblem } from '../mail-replies/problems.ts';
import { hostThreadUrl } from '../messages/host-link.ts';
import { findSubject, getListingId, type Subject } from '../messages/threads.ts';
import { threadUrl, tripToken } from '../trips/links.ts';
import { writeMail, type MailContent } from './content.ts';
import type { Mail, MailDeps } from './mail-deps.ts';
import { mailTexts as texts } from './mail-texts.ts';
import { getGuestAddress, getGuestLanguage } from './message.ts';

type Refused = {
  home: string;
  code: string;
  kind: Subject['kind'];
  isAdded: boolean;
  reason: ReplyProblem;
  url: string;
  phone: string;
};

export function replyRefusedMail({ home, code, kind, isAdded, reason, url, phone }: Refused): MailContent {
  const { subject, link } = isAdded ? texts.replyWithoutFiles : texts.replyRefused;
  const { opening, reasons } = texts.replyRefused;
  return writeMail({
    subject: subject(home),
    opening: isAdded ? [texts.replyWithoutFiles.opening] : [opening, reasons[reason]],
    tables: [
      [
        [texts.rows.home, home],
        [kind === 'stay' ? texts.rows.reservation : texts.rows.inquiry, code],
      ],
    ],
    link: { words: link, url },
    closing: texts.questions(phone),
  });
}

/** Returns the mail to the sender of the answer; null when the thread is gone. */
export async function renderReplyRefused(
  id: number,
  { db, mail, siteUrl, phone, now, key }: MailDeps,
): Promise<Mail | null> {
  const reply: Selectable<MailRepliesTable> | undefined = await db
    .selectFrom('mail_replies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const subject = reply && (await findSubject(db, reply.thread_code));
  const listing = subject && (await findListing(db, getListingId(subject)));
  if (!reply || !subject || !listing || !isReplyProblem(reply.reason)) return null;
  const { thread_code: code, sender, reason } = reply;
  const parts = { home: listing.headline, code, kind: subject.kind, isAdded: reply.outcome === 'added', reason, phone };
  // Suppresses automatic answers: two programs would answer each other forever.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };
  return sender === 'host'
    ? { to: mail.hosts, headers, ...replyRefusedMail({ ...parts, url: hostThreadUrl(siteUrl, code, now(), key) }) }
    : {
        to: getGuestAddress(subject),
        headers,
        ...inLanguage(getGuestLanguage(subject), () =>
          replyRefusedMail({ ...parts, url: threadUrl(siteUrl, code, tripToken(code, now(), key)) }),
        ),
      };
}
