/** The mail sandbox by itself, for a site of a flow's own. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { MailParts } from './mailbox.ts';
import { freePort } from './free-port.ts';

const SANDBOX = path.resolve(import.meta.dirname, '../../sandbox/src/main.ts');

export type MailSandbox = {
  smtpUrl: string;
  /** Returns the mails to an address. */
  read: (to: string) => Promise<Pick<MailParts, 'subject' | 'text'>[]>;
  stop: () => Promise<void>;
};

export async function startMailSandbox(): Promise<MailSandbox> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-sandbox-'));
  const [port, mailPort] = [await freePort(), await freePort()];
  const sandbox = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SANDBOX], {
    env: {
      PATH: process.env.PATH,
      ROOST_SANDBOX_PORT: String(port),
      ROOST_MAIL_PORT: String(mailPort),
      ROOST_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => sandbox.once('exit', resolve));
  const read: MailSandbox['read'] = async (to) => {
    const answer = await fetch(`http://127.0.0.1:${port}/mail.json?to=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { messages: MailParts[] }).messages;
  };
  const stop = async (): Promise<void> => {
    sandbox.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await expect(async () => expect(await read('nobody@roost.example')).toEqual([])).toPass();
  } catch (error) {
    await stop();
    throw error;
  }
  return { smtpUrl: `smtp://127.0.0.1:${mailPort}`, read, stop };
}
