/**
 * Deleting a guest (SAFE-15): stays that belong to nobody any more, and rows that cannot name an account that is gone.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables that name the account of who was signed in, and what becomes of their rows when it goes. */
const NAMING = [
  ['stays', 'set null'],
  ['inquiries', 'set null'],
  ['listing_questions', 'set null'],
  ['visit_events', 'cascade'],
] as const;

export const forgottenGuests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stays add column forgotten_at timestamptz`.execute(db);
    await sql`comment on column stays.forgotten_at is 'its guest was deleted: dates and money are kept, nobody sees it any more'`.execute(
      db,
    );
    // A booking that was under way while its account was deleted is refused here, before a card is touched. Older rows
    // are not looked at.
    for (const [table, gone] of NAMING)
      await sql`
        alter table ${sql.raw(table)} add constraint ${sql.raw(`${table}_of_account`)}
        foreign key (profile_id) references accounts (id) on delete ${sql.raw(gone)} not valid`.execute(db);
    for (const table of ['listing_questions', 'visit_events'])
      await sql`create index ${sql.raw(`${table}_by_profile`)} on ${sql.raw(table)} (profile_id) where profile_id is not null`.execute(
        db,
      );
    await sql`create index visit_events_by_visitor on visit_events (anonymous_id)`.execute(db);
    await sql`create index listing_questions_by_email on listing_questions (lower(email))`.execute(db);
  },
};
