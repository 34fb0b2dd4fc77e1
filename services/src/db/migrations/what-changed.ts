/**
 * What each change of a stay changed, for the messages and the mail about it: the bill before it is not kept. Null for
 * changes before this column, and for charges that change nothing.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const whatChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stay_changes add column what_changed jsonb`.execute(db);
  },
};
