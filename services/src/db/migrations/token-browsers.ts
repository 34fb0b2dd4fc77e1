/** Which browser asked for a sign-in mail: its code counts there only, and its link says so elsewhere (SAFE-4). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tokenBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account_tokens add column browser_hash text`.execute(db);
  },
};
