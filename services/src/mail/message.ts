/**
 * The mails about a new message (TALK-1): to the host with the guest's words and a link to answer, to the guest with
 * the host's words. A guest's words are mailed to the hosts' address only (SAFE-8). A message that was read meanwhile
 * is not mailed.
 */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Thread } from '@roost/shared/contracts/messages';
import { hostThreadUrl } from '../messages/host-link.ts';
import { findSubject, readThread, type Subject } from '../messages/threads.ts';
import { threadUrl, tripToken } from '../trips/links.ts';
import { answerByMail, withAnswer } from './answer-by-mail.ts';
import type { Db } from '../db/schema.ts';
import { formatDates, greet, writeMail, type MailContent, type Row } from './content.ts';
import type { Mail, MailDeps } from './mail-deps.ts';
import { mailTexts as texts } from './mail-texts.ts';
import { inLanguage } from '../language.ts';
import { isProven } from './is-proven.ts';

function rows({ code, kind, listing, startDate, endDate }: Thread, ...messages: Row[]): Row[] {
  return [
    ...messages,
    [texts.rows.home, listing.headline],
    ...(startDate !== '' && endDate !== '' ? [[texts.rows.dates, formatDates(startDate, endDate)] as const] : []),
    [kind === 'stay' ? texts.rows.reservation : texts.rows.inquiry, code],
  ];
}

/** The mail to the host. */
export function messageHostMail(thread: Thread, text: string, answerUrl: string, byMail = false): MailContent {
  return writeMail({
    subject: `New message about ${thread.listing.headline} (${thread.code})`,
    opening: [`Hello ${thread.hostName}, ${toMailName(thread.guestName)} wrote to you.`],
    tables: [rows(thread, [texts.rows.message, text])],
    link: { words: 'Answer', url: answerUrl },
    closing: withAnswer(
      'The link is yours alone. Please don’t forward this email.',
      byMail ? texts.message.byMail : null,
    ),
  });
}

/** The mail to the guest. `asked`: the guest's own last words, for an address that is proven to be theirs. */
export function messageGuestMail(
  thread: Thread,
  text: string,
  { url, phone, byMail = false, asked = null }: { url: string; phone: string; byMail?: boolean; asked?: string | null },
): MailContent {
  return writeMail({
    subject: texts.message.subject(thread.hostName, thread.listing.headline),
    opening: [greet(thread.kind === 'stay' ? thread.guestName : null, texts.message.opening(thread.hostName))],
    tables: [
      rows(
        thread,
        [texts.rows.message, text, 'by-host'],
        ...(asked === null ? [] : [[texts.rows.yourMessage, asked] as const]),
      ),
    ],
    link: { words: texts.message.link, url },
    closing: withAnswer(texts.message.closing(phone), byMail ? texts.message.byMail : null),
  });
}

export const getGuestAddress = (subject: Subject): string =>
  subject.kind === 'stay' ? subject.stay.guest.email : subject.inquiry.contact.email;

export const getGuestLanguage = (subject: Subject): string | null =>
  subject.kind === 'stay' ? subject.stay.language : subject.inquiry.language;

const isGuestProven = (db: Db, subject: Subject): Promise<boolean> =>
  isProven(
    db,
    subject.kind === 'stay' ? subject.stay.profile_id : subject.inquiry.profile_id,
    getGuestAddress(subject),
  );

/** Returns what the guest last wrote before a message; null when the host began. */
const findAsked = ({ messages }: Thread, id: number): string | null =>
  messages.findLast((message) => message.from === 'guest' && message.id < id)?.text ?? null;

/** Returns the mail of a message; null when it was read already, or its thread is gone. */
export async function renderMessageMail(id: number, deps: MailDeps): Promise<Mail | null> {
  const { db, mail, siteUrl, phone, now, key } = deps;
  const message = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  const subject = message && (await findSubject(db, message.thread_code));
  if (!message || !subject) return null;
  const reader = message.sender === 'guest' ? 'host' : 'guest';
  const thread = await readThread(db, subject, reader);
  if (thread.readUpTo >= id) return null;
  const { code } = thread;
  const answer = answerByMail({ code, side: reader }, deps);
  const byMail = answer !== null;
  const asked = reader === 'guest' && (await isGuestProven(db, subject)) ? findAsked(thread, id) : null;
  return reader === 'host'
    ? {
        to: mail.hosts,
        ...answer,
        ...messageHostMail(thread, message.body, hostThreadUrl(siteUrl, code, now(), key), byMail),
      }
    : {
        to: getGuestAddress(subject),
        ...answer,
        ...inLanguage(getGuestLanguage(subject), () =>
          messageGuestMail(thread, message.body, {
            url: threadUrl(siteUrl, code, tripToken(code, now(), key)),
            phone,
            byMail,
            asked,
          }),
        ),
      };
}
