/**
 * A mail as the provider's webhook hands it in: the shape of Postmark's inbound webhook, and what is read of it
 * (TALK-3).
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { MessageSide } from '@roost/shared/contracts/messages';
import type { Subject } from '../messages/threads.ts';
import { tokenOfAddress } from './reply-address.ts';

const short = (longest: number) => z.string().check(z.maxLength(longest));

/**
 * Fields that are not here are not read; `StrippedTextReply` neither, because one rule of ours strips (strip-reply.ts).
 */
export const inboundMailSchema = z.object({
  FromFull: z.object({ Email: short(320) }),
  /** The address that the mail was delivered to. */
  OriginalRecipient: short(320),
  /** What stands after the `+` of the address that the sender wrote to. */
  MailboxHash: z._default(short(320), ''),
  /** The provider's name of the mail, the same when it hands it in again. */
  MessageID: short(1000).check(z.minLength(1)),
  Subject: z._default(z.string(), ''),
  TextBody: z._default(z.string(), ''),
  /** Read where there is no text. */
  HtmlBody: z._default(z.string(), ''),
  Headers: z._default(z.array(z.object({ Name: short(1000), Value: z.string() })).check(z.maxLength(500)), []),
  Attachments: z._default(z.array(z.object({ ContentType: z._default(short(1000), '') })).check(z.maxLength(500)), []),
});
export type InboundMail = z.infer<typeof inboundMailSchema>;

/** What became of a mail. All of them are final: handing it in again changes nothing. */
export const receivedSchema = z.object({ result: z.enum(['added', 'refused', 'ignored', 'duplicate']) });
export type Received = z.infer<typeof receivedSchema>;

const readHeader = ({ Headers: headers }: InboundMail, name: string): string =>
  headers
    .find(({ Name: given }) => given.toLowerCase() === name)
    ?.Value.trim()
    .slice(0, 1000) ?? '';

const NO_PERSON = /^(?:mailer-daemon|postmaster|bounces?|no-?reply)(?:[+@]|$)/;

/** Subjects of absence notes whose programs do not say what they are. */
const ABSENCE =
  /^\s*(?:auto(?:matic|mated)?[ -]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina|automatische antwort|abwesenheit|réponse automatique|risposta automatica|resposta automática)/i;

/**
 * True for what no person wrote: bounces, absence notes, lists, and mail of our own. Answering one could go on for
 * ever.
 */
export function isAutomatic(mail: InboundMail, ownAddresses: readonly string[]): boolean {
  const from = mail.FromFull.Email.trim().toLowerCase();
  const auto = readHeader(mail, 'auto-submitted').toLowerCase();
  return (
    !from.includes('@') ||
    NO_PERSON.test(from) ||
    ABSENCE.test(mail.Subject.slice(0, 200)) ||
    ownAddresses.includes(from) ||
    readHeader(mail, 'return-path') === '<>' ||
    (auto !== '' && !/^no(?:\s|;|$)/.test(auto)) ||
    /^(?:bulk|junk|list|auto[_-]reply)/i.test(readHeader(mail, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => readHeader(mail, name) !== '') ||
    /^multipart\/report/i.test(readHeader(mail, 'content-type'))
  );
}

/** The token of the address that the mail went to, null when it is none of ours. */
export const tokenOfMail = (mail: InboundMail, domain: string): string | null =>
  tokenOfAddress(mail.OriginalRecipient, domain) ?? tokenOfAddress(`reply+${mail.MailboxHash}@${domain}`, domain);

/**
 * Names the mail, the same for each delivery of it: its Message-ID, which its sender's program wrote, else the
 * provider's name.
 */
export function idOfMail(mail: InboundMail): string {
  return createHash('sha256')
    .update(readHeader(mail, 'message-id') || mail.MessageID)
    .digest('hex');
}

/** Signatures of the whole mail are no files that somebody wants to show. */
const SIGNATURES = /^application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|keys))\b/i;

export const hasFiles = (mail: InboundMail): boolean =>
  mail.Attachments.some(({ ContentType: type }) => !SIGNATURES.test(type));

/** The addresses of a setting like `Roost hosts <hosts@roost.example>`. */
export const addressesIn = (text: string): string[] =>
  (text.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []).map((address) => address.toLowerCase());

/** True when the mail came from the person whose answer the token names. */
export function isFromPerson(mail: InboundMail, subject: Subject, side: MessageSide, hosts: string): boolean {
  const own =
    side === 'host'
      ? addressesIn(hosts)
      : [subject.kind === 'stay' ? subject.stay.guest.email : subject.inquiry.contact.email];
  return own.map((address) => address.trim().toLowerCase()).includes(mail.FromFull.Email.trim().toLowerCase());
}
