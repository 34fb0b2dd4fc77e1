/** Whether the host or we cancelled a stay: its guest is told so. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const cancelledForGuests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stays add column not_by_guest boolean not null default false`.execute(db);
  },
};
