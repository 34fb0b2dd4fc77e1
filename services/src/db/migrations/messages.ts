/**
 * Messages between guests and hosts (TALK-1): a thread for each stay and each inquiry, and the mails that tell of a new
 * message.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table message_threads (
        code text primary key,
        stay_code text unique references stays (code) on delete cascade,
        inquiry_id text unique references inquiries (id) on delete cascade,
        listing_id text not null,
        guest_read integer not null default 0,
        host_read integer not null default 0,
        check (num_nonnulls(stay_code, inquiry_id) = 1),
        check (code = coalesce(stay_code, inquiry_id))
      )`.execute(db);
    await sql`comment on column message_threads.guest_read is 'id of the newest message that the guest has seen; host_read the same of the host'`.execute(
      db,
    );
    await sql`
      create table messages (
        id integer primary key generated always as identity,
        thread_code text not null references message_threads (code) on delete cascade,
        sender text not null check (sender in ('guest', 'host')),
        body text not null,
        idempotency_key text not null,
        sent_at timestamptz not null,
        unique (thread_code, sender, idempotency_key)
      )`.execute(db);
    await sql`create index inquiries_by_profile on inquiries (profile_id) where profile_id is not null`.execute(db);
    await sql`create index inquiries_by_email on inquiries (lower(contact->>'email'))`.execute(db);
    await sql`
      insert into message_threads (code, inquiry_id, listing_id)
      select id, id, listing_id from inquiries`.execute(db);
    await sql`
      insert into messages (thread_code, sender, body, idempotency_key, sent_at)
      select id, 'guest', message, idempotency_key, created_at from inquiries order by created_at`.execute(db);
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        drop constraint mail_outbox_about_one,
        add column message_id integer references messages (id) on delete cascade,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'change', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest', 'message-guest', 'message-host')),
        add constraint mail_outbox_about_one check (num_nonnulls(stay_code, inquiry_id, question_id, message_id) = 1)`.execute(
      db,
    );
    await sql`create unique index mail_outbox_message_once on mail_outbox (message_id) where message_id is not null`.execute(
      db,
    );
  },
};
