/**
 * Which card each payment of a stay charged, so that refunds can name it: its brand and its last four digits, never
 * more.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const chargedCards: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['stays', 'stay_changes'])
      await sql`
        alter table ${sql.table(table)}
          add column card_brand text,
          add column card_last4 text check (card_last4 ~ '^[0-9]{4}$')`.execute(db);
  },
};
