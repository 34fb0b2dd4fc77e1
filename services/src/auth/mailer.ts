/**
 * Sends the mails of sign-in in the background, so that an answer takes equally long whether or not an account exists.
 * They are not stored: a link in the database would let its reader sign in. After a crash the guest asks for another
 * mail.
 */
import { randomUUID } from 'node:crypto';
import { smtpAddress } from '@roost/shared/contracts/smtp-address';
import nodemailer from 'nodemailer';
import type { ServicesConfig } from '../config.ts';
import { errorFields, type Log } from '../log.ts';
import type { AuthMail } from './auth-mail-templates.ts';

const RETRY_MS = [1_000, 5_000, 20_000];
/** Mails and other work under way at the same time; more are dropped and logged. */
const MOST_RUNNING = 200;

export type Mailer = {
  send: (to: string, mail: AuthMail) => void;
  /** Runs other work that an answer must not wait for. A failure is logged. */
  later: (name: string, work: () => Promise<void>) => void;
  /** Waits for mails that are being sent; failed ones are not tried again. */
  close: () => Promise<void>;
};

/** The host of a sender's address. */
const getHost = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

export function createMailer({ mail, log }: { mail: ServicesConfig['mail']; log: Log }): Mailer {
  const transport = nodemailer.createTransport(smtpAddress(mail.smtpUrl), {
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      closing.signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });

  function later(name: string, work: () => Promise<void>): void {
    if (running.size >= MOST_RUNNING) {
      log('auth_work_dropped', { work: name });
      return;
    }
    const task = work()
      .catch((error: unknown) => log('auth_work_failed', { work: name, ...errorFields(error) }))
      .finally(() => running.delete(task));
    running.add(task);
  }

  async function deliver(to: string, content: AuthMail): Promise<void> {
    // One id for all tries: a mail whose answer was lost arrives twice and is shown once.
    const messageId = `<${randomUUID()}@${getHost(mail.from)}>`;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await transport.sendMail({ from: mail.from, to, messageId, ...content });
        return;
      } catch (error) {
        const wait = RETRY_MS[attempt];
        log('auth_mail_failed', { attempts: attempt + 1, ...errorFields(error) });
        if (wait === undefined || closing.signal.aborted) return;
        await pause(wait);
        if (closing.signal.aborted) return;
      }
    }
  }

  return {
    send: (to, content) => later('mail', () => deliver(to, content)),
    later,
    close: async () => {
      closing.abort();
      await Promise.all(running);
      transport.close();
    },
  };
}
