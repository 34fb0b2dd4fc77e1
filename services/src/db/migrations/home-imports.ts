/** How far the import of each file of homes has come, so that one that was cut off goes on where it stopped. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const homeImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table home_imports (
        file_hash text primary key,
        homes_done integer not null,
        finished_at timestamptz
      )`.execute(db);
  },
};
