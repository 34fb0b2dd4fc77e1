/** Where a session began, in words, for the list of devices that its owner sees (SAFE-12). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account_sessions add column device text not null default ''`.execute(db);
  },
};
