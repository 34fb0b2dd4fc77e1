/**
 * Public questions about homes with the mail that tells the host, and the time a home's page last changed (LIST-1,
 * LIST-5).
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const listingQuestions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table listing_questions (
        id text primary key,
        idempotency_key text not null unique,
        listing_id text not null references listings (id) on delete cascade,
        profile_id text,
        author text not null,
        email text not null,
        question text not null,
        answer text,
        asked_at timestamptz not null,
        answered_at timestamptz
      )`.execute(db);
    await sql`comment on column listing_questions.answer is 'null while the question waits for the host and no other guest sees it'`.execute(
      db,
    );
    await sql`create index listing_questions_answered on listing_questions (listing_id, asked_at desc) where answer is not null`.execute(
      db,
    );
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        drop constraint mail_outbox_check,
        add column question_id text references listing_questions (id) on delete cascade,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host')),
        add constraint mail_outbox_about_one check (num_nonnulls(stay_code, inquiry_id, question_id) = 1)`.execute(db);
    await sql`create unique index mail_outbox_question_once on mail_outbox (question_id, kind) where question_id is not null`.execute(
      db,
    );
    await sql`alter table listings add column changed_at timestamptz not null default now()`.execute(db);
    await sql`
      create function listings_touch() returns trigger language plpgsql as $$
      begin
        new.changed_at := now();
        return new;
      end $$`.execute(db);
    await sql`
      create trigger listings_touch before update on listings
        for each row when (old.document is distinct from new.document) execute function listings_touch()`.execute(db);
  },
};
