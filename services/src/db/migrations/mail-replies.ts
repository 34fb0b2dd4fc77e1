/**
 * Answers to messages that came in by mail (TALK-3): each once, and the mail that says why one was not added
 * (docs/decisions/0100).
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailReplies: Migration = {
  async up(db: Kysely<unknown>) {
    // Neither words nor addresses: `mail_id` is a hash of the Message-ID.
    await sql`
      create table mail_replies (
        id integer primary key generated always as identity,
        thread_code text not null references message_threads (code) on delete cascade,
        sender text not null check (sender in ('guest', 'host')),
        mail_id text not null,
        outcome text not null default 'received' check (outcome in ('received', 'added', 'refused')),
        reason text,
        received_at timestamptz not null,
        unique (thread_code, sender, mail_id)
      )`.execute(db);
    await sql`create index mail_replies_by_age on mail_replies (received_at)`.execute(db);
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        drop constraint mail_outbox_about_one,
        add column reply_id integer references mail_replies (id) on delete cascade,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'change', 'cancellation', 'refund-paid', 'rest-soon', 'rest-declined', 'rest-paid', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest', 'message-guest', 'message-host', 'reply-refused', 'review-guest', 'review-host')),
        add constraint mail_outbox_about_one check (num_nonnulls(stay_code, inquiry_id, question_id, message_id, reply_id) = 1)`.execute(
      db,
    );
    await sql`create unique index mail_outbox_reply_once on mail_outbox (reply_id) where reply_id is not null`.execute(
      db,
    );
  },
};
