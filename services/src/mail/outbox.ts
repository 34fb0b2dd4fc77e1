/**
 * Sends the mails of the outbox (BOOK-9, BOOK-10, BOOK-12). A mail that fails never affects the booking. It is tried
 * again at growing intervals.
 */
import { smtpAddress } from '@roost/shared/contracts/smtp-address';
import type { Selectable } from 'kysely';
import nodemailer from 'nodemailer';
import type { MailOutboxTable } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import type { MailDeps } from './mail-deps.ts';
import { renderMail } from './mail-templates.ts';

/** Milliseconds after which another process may retry. Longer than three SMTP timeouts. */
const SENDING_MS = 30_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Attempts in about three days. */
const MOST_ATTEMPTS = 80;

export type MailOutbox = {
  /** Sends the mails that are due. Returns when the next one is due, or null when none waits. */
  deliver: () => Promise<Date | null>;
  close: () => void;
};

const getAbout = (row: Selectable<MailOutboxTable>): string | number | null =>
  row.stay_code ?? row.inquiry_id ?? row.question_id ?? row.message_id ?? row.reply_id;

export function mailOutbox(deps: MailDeps): MailOutbox {
  const { db, now, log, mail } = deps;
  const transport = nodemailer.createTransport(smtpAddress(mail.smtpUrl), {
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);

  // A stable message id: a mail that is sent twice, because an answer was lost, is shown once.
  const host = new URL(deps.siteUrl).hostname;

  async function send(row: Selectable<MailOutboxTable>): Promise<void> {
    const content = await renderMail(row, deps);
    if (content)
      await transport.sendMail({
        from: mail.from,
        messageId: `<${row.kind}.${row.id}.${getAbout(row)}@${host}>`,
        ...content,
      });
  }

  return {
    async deliver() {
      const waiting = db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('sent_at', 'is', null)
        .where('attempts', '<', MOST_ATTEMPTS);
      for (const row of await waiting.where('next_at', '<=', now()).orderBy('next_at').limit(50).execute()) {
        // Sets the next attempt first, so that no other process sends the mail too, and a crash here only delays it.
        const delay = Math.min(FIRST_RETRY_MS * 2 ** row.attempts, LONGEST_RETRY_MS);
        const taken = await db
          .updateTable('mail_outbox')
          .set({ attempts: row.attempts + 1, next_at: new Date(now().getTime() + SENDING_MS + delay) })
          .where('id', '=', row.id)
          .where('attempts', '=', row.attempts)
          .where('sent_at', 'is', null)
          .executeTakeFirst();
        if (taken.numUpdatedRows === 0n) continue;
        try {
          await send(row);
          await db.updateTable('mail_outbox').set({ sent_at: now() }).where('id', '=', row.id).execute();
          log('mail_sent', { kind: row.kind, about: getAbout(row) });
        } catch (error) {
          await db
            .updateTable('mail_outbox')
            .set({ next_at: new Date(now().getTime() + delay) })
            .where('id', '=', row.id)
            .execute();
          log('mail_failed', {
            kind: row.kind,
            about: getAbout(row),
            attempts: row.attempts + 1,
            ...errorFields(error),
          });
        }
      }
      const next = await waiting.orderBy('next_at').limit(1).executeTakeFirst();
      return next?.next_at ?? null;
    },
    close: () => transport.close(),
  };
}
