/**
 * Refunds that the bank sent back and that somebody paid another way, kept for good as they were recorded
 * (docs/decisions/0097).
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refundsPaidOtherwise: Migration = {
  async up(db: Kysely<unknown>) {
    // One row for each refund that was sent back, so that none is paid twice. A transfer that paid several has several
    // rows.
    await sql`
      create table refunds_paid_otherwise (
        refund_key text primary key,
        stay_code text not null references stays (code) on delete cascade,
        amount_cents integer not null check (amount_cents > 0),
        method text not null check (method in ('bank-transfer', 'check', 'card')),
        paid_on date not null,
        reference text not null,
        reason text not null,
        recorded_by text not null,
        recorded_at timestamptz not null
      )`.execute(db);
    await sql`create index refunds_paid_otherwise_of_stay on refunds_paid_otherwise (stay_code)`.execute(db);
    await sql`create index stays_refund_failed on stays (updated_at) where refund_status = 'failed'`.execute(db);
    await sql`create index stay_refunds_failed on stay_refunds (created_at) where status = 'failed'`.execute(db);
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'arrival', 'change', 'cancellation', 'refund-paid', 'rest-soon', 'rest-declined', 'rest-paid', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest', 'message-guest', 'message-host', 'review-guest', 'review-host'))`.execute(
      db,
    );
  },
};
