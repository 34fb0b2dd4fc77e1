/** Makes mails about messages answerable by mail (TALK-3). */
import type { MessageSide } from '@roost/shared/contracts/messages';
import { replyAddress } from '../mail-replies/reply-address.ts';
import type { Mail, MailDeps } from './mail-deps.ts';

/**
 * Returns the reply address and the headers that suppress absence notes (some programs know only the second one); null
 * when no mail is received.
 */
export function answerByMail(
  reader: { code: string; side: MessageSide },
  { mail, now, key }: Pick<MailDeps, 'mail' | 'now' | 'key'>,
): Required<Pick<Mail, 'replyTo' | 'headers'>> | null {
  const address = mail.replies && replyAddress(reader, mail.replies.domain, now(), key);
  return address
    ? { replyTo: address, headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }
    : null;
}

/** Returns the closing words of a mail, with how to answer it. */
export const withAnswer = (closing: string, answer: string | null): string =>
  answer === null ? closing : `${closing} ${answer}`;
