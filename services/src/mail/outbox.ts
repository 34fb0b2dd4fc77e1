/** Sends what waits in the mail outbox (BOOK-9). A mail that cannot be sent never touches the booking; it is tried again, more and more rarely. */
import nodemailer from 'nodemailer';
import type { ServicesConfig } from '../config.ts';
import type { Db } from '../db/schema.ts';
import { errorFields, type Log } from '../log.ts';
import { findStay, reservationOf } from '../reservations/stays.ts';
import { confirmationMail } from './confirmation.ts';
import { stayCalendar } from './ics.ts';

export type MailDeps = { db: Db; now: () => Date; log: Log; mail: ServicesConfig['mail']; siteUrl: string; phone: string };

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** About three days of trying; then only the log tells. */
const MOST_ATTEMPTS = 80;

export type MailOutbox = {
  /** Sends what is due. Answers when the next mail is due, or null when none waits. */
  deliver: () => Promise<Date | null>;
  close: () => void;
};

export function mailOutbox({ db, now, log, mail, siteUrl, phone }: MailDeps): MailOutbox {
  const transport = nodemailer.createTransport(mail.smtpUrl, {
    dnsTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, disableFileAccess: true, disableUrlAccess: true,
  } as object);

  async function send(stayCode: string): Promise<void> {
    const stay = await findStay(db, stayCode);
    if (!stay) return;
    const reservation = await reservationOf(db, stay);
    const url = `${siteUrl}/booking/confirmation/${reservation.code}`;
    const { subject, text, html } = confirmationMail(reservation, { url, phone });
    await transport.sendMail({
      from: mail.from, to: { name: `${reservation.guest.firstName} ${reservation.guest.lastName}`, address: reservation.guest.email },
      subject, text, html,
      attachments: [{ filename: 'stay.ics', content: stayCalendar(reservation, { url, stamp: now() }), contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }],
    });
  }

  return {
    async deliver() {
      const waiting = db.selectFrom('mail_outbox').selectAll().where('sent_at', 'is', null).where('attempts', '<', MOST_ATTEMPTS);
      for (const row of await waiting.where('next_at', '<=', now()).orderBy('next_at').limit(50).execute()) {
        // Taken by moving its time on first: another process, or a crash in the middle, then sends it later and not twice now.
        const delay = Math.min(FIRST_RETRY_MS * 2 ** row.attempts, LONGEST_RETRY_MS);
        const taken = await db.updateTable('mail_outbox').set({ attempts: row.attempts + 1, next_at: new Date(now().getTime() + TIMEOUT_MS * 3 + delay) })
          .where('id', '=', row.id).where('attempts', '=', row.attempts).where('sent_at', 'is', null).executeTakeFirst();
        if (taken.numUpdatedRows === 0n) continue;
        try {
          await send(row.stay_code);
          await db.updateTable('mail_outbox').set({ sent_at: now() }).where('id', '=', row.id).execute();
          log('mail_sent', { stay: row.stay_code });
        } catch (error) {
          await db.updateTable('mail_outbox').set({ next_at: new Date(now().getTime() + delay) }).where('id', '=', row.id).execute();
          log('mail_failed', { stay: row.stay_code, attempts: row.attempts + 1, ...errorFields(error) });
        }
      }
      const next = await waiting.orderBy('next_at').limit(1).executeTakeFirst();
      return next?.next_at ?? null;
    },
    close: () => transport.close(),
  };
}
