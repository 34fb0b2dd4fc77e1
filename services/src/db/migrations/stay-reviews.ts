/** Reviews of stays (TALK-2): what guest and host wrote before it is shown, and the mails that ask for it. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const stayReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table stay_reviews (
        stay_code text primary key references stays (code) on delete cascade,
        id text not null unique,
        listing_id text not null references listings (id) on delete cascade,
        check_out date not null,
        rating smallint check (rating between 1 and 5),
        topics jsonb not null default '{}',
        body text not null default '',
        note text not null default '',
        state text not null default 'none' check (state in ('none', 'waiting', 'approved', 'refused', 'shown')),
        reason text not null default '',
        host_body text,
        written_at timestamptz,
        shown_at timestamptz,
        check ((state = 'none') = (rating is null))
      )`.execute(db);
    await sql`create index stay_reviews_to_judge on stay_reviews (written_at) where state = 'waiting'`.execute(db);
    await sql`create index stay_reviews_to_show on stay_reviews (check_out) where state = 'approved'`.execute(db);
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'change', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest', 'message-guest', 'message-host', 'review-guest', 'review-host'))`.execute(
      db,
    );
    await sql`create unique index mail_outbox_review_once on mail_outbox (stay_code, kind) where kind in ('review-guest', 'review-host')`.execute(
      db,
    );
  },
};
