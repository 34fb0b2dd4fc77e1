/**
 * Answers to mails of the site, written on the mail page and handed in as a provider that takes mail does: Postmark's
 * inbound webhook.
 */
import { randomUUID } from 'node:crypto';
import { escapeHtml } from './page.ts';
import type { Message } from './store.ts';

export type ReplySettings = { domain: string; url: string; secret: string };

const LIMIT_MS = 10_000;

/** What became of an answer, in words. */
const RESULTS: Readonly<Record<string, string>> = {
  added: 'Sent: it is in the messages now.',
  refused: 'Not added: a mail says why.',
  ignored: 'Ignored: this address takes no answers any more.',
  duplicate: 'It was there already.',
};

const takesAnswers = (message: Message, { domain }: ReplySettings): boolean =>
  message.replyTo?.endsWith(`@${domain}`) ?? false;

/**
 * The form below a mail that can be answered by mail; empty for any other. `said` is what became of an answer just now.
 */
export function renderReplyForm(message: Message, settings: ReplySettings, said: string): string {
  if (!takesAnswers(message, settings)) return '';
  return (
    `<form class="reply" method="post" action="/mail/${message.id}/reply#reply" id="reply"><label for="reply-text">Reply as ${escapeHtml(message.to.join(', '))}</label>` +
    `<textarea id="reply-text" name="text" rows="4" required></textarea><button>Reply</button>${
      said ? `<p role="status">${escapeHtml(said)}</p>` : ''
    }</form>`
  );
}

/** Quotes the mail below the answer, as mail programs do. */
const quote = (message: Message, text: string): string =>
  [
    text,
    '',
    `On ${new Date(message.receivedAt).toUTCString()} ${message.from} wrote:`,
    ...(message.text ?? '').split(/\r?\n/).map((line) => `> ${line}`),
  ].join('\n');

/** Hands an answer in as its receiver's. Returns what became of it in words; never throws. */
export async function handIn(message: Message, text: string, settings: ReplySettings): Promise<string> {
  if (!takesAnswers(message, settings)) return '';
  const to = message.to[0] ?? '';
  const email = /<([^>]*)>$/.exec(to)?.[1] ?? to;
  const id = randomUUID();
  const body = {
    From: to,
    FromFull: { Email: email, Name: '', MailboxHash: '' },
    OriginalRecipient: message.replyTo,
    MailboxHash: '',
    MessageID: id,
    TextBody: quote(message, text),
    Headers: [{ Name: 'Message-ID', Value: `<${id}@sandbox>` }],
    Attachments: [],
  };
  try {
    const answer = await fetch(settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`sandbox:${settings.secret}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return `The site answered ${answer.status}: nothing was sent.`;
    const { result = '' } = (await answer.json()) as { result?: string };
    return RESULTS[result] ?? 'The site said nothing that is known here.';
  } catch {
    return 'The site does not answer: nothing was sent.';
  }
}
