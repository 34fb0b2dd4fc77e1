/** Stays that are paid in two parts: what is left to charge, when, and who keeps the card. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const splitPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table stays
        add column rest_cents integer not null default 0 check (rest_cents >= 0),
        add column rest_on date,
        add column rest_next_at timestamptz,
        add column rest_declines integer not null default 0,
        add column customer_id text`.execute(db);
    await sql`create index stays_rest_due on stays (rest_next_at) where rest_next_at is not null`.execute(db);
    await sql`create index stays_kept_cards on stays (updated_at) where customer_id is not null`.execute(db);
    await sql`
      alter table stay_changes
        add column kind text not null default 'change' check (kind in ('change', 'rest', 'rest-now')),
        add column rest_cents integer not null default 0 check (rest_cents >= 0),
        add column rest_on date`.execute(db);
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'change', 'cancellation', 'rest-soon', 'rest-declined', 'rest-paid', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest', 'message-guest', 'message-host', 'review-guest', 'review-host'))`.execute(
      db,
    );
  },
};
