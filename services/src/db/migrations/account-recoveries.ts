/** How often an owner has taken an account back: a sign-in that was proven before that begins no session (SAFE-16). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accountRecoveries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table accounts add column recoveries integer not null default 0`.execute(db);
  },
};
