import { expect, type APIRequestContext } from '@playwright/test';
import { sandboxOrigin } from './sandbox.ts';

export type MailParts = {
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; text: string }[];
};
type Mail = MailParts & { receivedAt: string };

/** Our link and code of the newest mail to an address, once there are `count`. */
export async function newestMail(
  request: APIRequestContext,
  address: string,
  count = 1,
): Promise<{ link: string; code: string }> {
  const text = await newestMailText(request, address, count);
  // Not the way to the home on a map.
  return {
    link: /https?:\/\/(?!www\.google\.com\/maps)\S+/.exec(text)?.[0] ?? '',
    code: /\b(\d{6})$/m.exec(text)?.[1] ?? '',
  };
}

/** Plain text of the newest mail to an address, once there are `count`. */
export async function newestMailText(request: APIRequestContext, address: string, count = 1): Promise<string> {
  return (await newestMailParts(request, address, count)).text;
}

/** The calendar file of a mail. */
export const readCalendar = ({ attachments }: MailParts): string =>
  attachments.find(({ filename }) => filename.endsWith('.ics'))?.text ?? '';

/** Subject, plain text, HTML and files of the newest mail to an address, once there are `count`. */
export async function newestMailParts(request: APIRequestContext, address: string, count = 1): Promise<MailParts> {
  const sandbox = await sandboxOrigin(request);
  let mails: Mail[] = [];
  await expect(async () => {
    const answer = await request.get(`${sandbox}/mail.json?to=${encodeURIComponent(address)}`);
    mails = ((await answer.json()) as { messages: Mail[] }).messages;
    expect(mails.length, `mails to ${address}`).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 90_000 });
  const [newest] = [...mails].sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return newest ?? { subject: '', text: '', html: '', attachments: [] };
}
