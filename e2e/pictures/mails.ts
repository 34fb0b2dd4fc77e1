/** Finds mails of this run in the sandbox. */
import type { APIRequestContext } from '@playwright/test';
import { sandboxOrigin } from '../src/sandbox.ts';

type Mail = {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
  attachments: { contentId: string | null }[];
};

/** Milliseconds. Some mails are written once a minute. */
const PATIENCE_MS = 100_000;

/** Waits until a mail with such a subject and these words in it has come, to this address if one is named. */
async function findMail(
  request: APIRequestContext,
  subject: RegExp,
  words: string,
  patienceMs: number,
  to?: string,
): Promise<Mail> {
  const sandbox = await sandboxOrigin(request);
  const end = Date.now() + patienceMs;
  do {
    const { messages } = (await (await request.get(`${sandbox}/mail.json`)).json()) as { messages: Mail[] };
    const found = messages
      .filter((mail) => subject.test(mail.subject) && mail.text.includes(words) && (!to || mail.to.includes(to)))
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (Date.now() < end);
  throw new Error(`No mail is called ${String(subject)}${words === '' ? '' : ` with "${words}" in it`}.`);
}

/** HTML of the newest mail with such a subject, with its pictures as addresses. */
export async function findMailHtml(request: APIRequestContext, subject: RegExp, words: string): Promise<string> {
  const sandbox = await sandboxOrigin(request);
  const { id, html, attachments } = await findMail(request, subject, words, 20_000);
  return html.replaceAll(/cid:([^"]+)/g, (_, contentId: string) => {
    const index = attachments.findIndex((attachment) => attachment.contentId === contentId);
    return `${sandbox}/mail/${id}/attachments/${index}`;
  });
}

/** Waits for a mail and returns the private link of a host or guest in it, with the token after its `#`. */
export async function findMailLink(request: APIRequestContext, subject: RegExp, words = ''): Promise<string> {
  const { text } = await findMail(request, subject, words, PATIENCE_MS);
  const link = /https?:\S+#\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`The mail ${String(subject)} has no private link.`);
  return link;
}

/** Waits for a mail to an address and returns the code in it. A site may still have codes of an earlier run. */
export async function findMailCode(request: APIRequestContext, subject: RegExp, to: string): Promise<string> {
  const { text } = await findMail(request, subject, '', PATIENCE_MS, to);
  return /\b(\d{6})$/m.exec(text)?.[1] ?? '';
}

/** Waits for a mail that can be answered by mail, and answers it as its receiver on the sandbox's page of mails. */
export async function answerByMail(
  request: APIRequestContext,
  { subject, words, answer }: { subject: RegExp; words: string; answer: string },
): Promise<void> {
  const sandbox = await sandboxOrigin(request);
  const { id } = await findMail(request, subject, words, PATIENCE_MS);
  const page = await request.post(`${sandbox}/mail/${id}/reply`, { form: { text: answer } });
  if (!page.ok()) throw new Error(`The mail was not answered: ${page.status()}.`);
}
