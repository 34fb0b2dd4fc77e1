/** What the sandbox's mail server got, for tests that follow a link. */
import { eventually } from './world.ts';
import type { TestSandbox } from './sandbox.ts';

type Mail = { subject: string; text: string; receivedAt: string };

export type ReadMail = { subject: string; link: URL; code: string | null };

/** All mails to an address, once there are `count` of them. */
export async function mailsTo(sandbox: TestSandbox, address: string, count: number): Promise<Mail[]> {
  const ask = async (): Promise<Mail[]> => {
    const body = (await (await fetch(`${sandbox.url}/mail.json?${new URLSearchParams({ to: address })}`)).json()) as {
      messages: Mail[];
    };
    return body.messages;
  };
  return eventually(ask, (all) => all.length >= count);
}

/** Subjects of all mails to an address, once there are `count` of them. */
export async function subjectsTo(sandbox: TestSandbox, address: string, count: number): Promise<string[]> {
  return (await mailsTo(sandbox, address, count)).map(({ subject }) => subject);
}

/** The newest mail to an address, once there are `count` of them. */
export async function mailTo(sandbox: TestSandbox, address: string, count = 1): Promise<ReadMail> {
  const mails = await mailsTo(sandbox, address, count);
  const newest = [...mails].sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))[0];
  const link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0];
  if (!newest || !link) throw new Error(`No link in the mail to ${address}: ${JSON.stringify(newest)}`);
  return { subject: newest.subject, link: new URL(link), code: /\b(\d{6})$/m.exec(newest.text)?.[1] ?? null };
}
