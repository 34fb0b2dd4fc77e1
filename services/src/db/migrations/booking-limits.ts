/** Who made a stay, as keyed hashes: for the limits of booking (SAFE-3). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bookingLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stays add column browser_hash text, add column address_hash text`.execute(db);
    for (const column of ['browser_hash', 'address_hash', 'guest_email', 'profile_id'])
      await sql`create index ${sql.raw(`stays_unbooked_by_${column}`)} on stays (${sql.ref(column)}, updated_at) where status in ('failed', 'pending')`.execute(
        db,
      );
  },
};
