/** The mail that brings a host's answer to the guest who asked (LIST-1). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const questionAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table mail_outbox
        drop constraint mail_outbox_kind_check,
        add constraint mail_outbox_kind_check check (kind in ('confirmation', 'cancellation', 'trip-link', 'inquiry-guest', 'inquiry-host', 'question-host', 'question-guest'))`.execute(
      db,
    );
  },
};
