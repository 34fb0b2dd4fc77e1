/** The language that a guest reads the site in, for their mails; null is English. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const guestLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['stays', 'inquiries', 'listing_questions'])
      await sql`alter table ${sql.table(table)} add column language text`.execute(db);
  },
};
