/** Refunds that somebody made at the payment provider, so that receipts have them. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refundsByHand: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stay_refunds add column by_hand boolean not null default false`.execute(db);
  },
};
