/** What a mail of a message carries so that it can be answered by mail (TALK-3). */
import type { MessageSide } from '@roost/shared/contracts/messages';
import { replyAddress } from '../mail-replies/reply-address.ts';
import type { Mail, MailDeps } from './mail-deps.ts';

/** Returns the address and the marks that keep absence notes away, of which some programs know the second alone; null where no mail comes in. */
export function answerByMail(
  reader: { code: string; side: MessageSide },
  { mail, now, key }: Pick<MailDeps, 'mail' | 'now' | 'key'>,
): Required<Pick<Mail, 'replyTo' | 'headers'>> | null {
  const address = mail.replies && replyAddress(reader, mail.replies.domain, now(), key);
  return address
    ? { replyTo: address, headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }
    : null;
}

/** The closing words of a mail, with how it is answered. */
export const withAnswer = (closing: string, answer: string | null): string =>
  answer === null ? closing : `${closing} ${answer}`;
