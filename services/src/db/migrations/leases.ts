/** Who holds a lease, and when a stay that could not be settled is tried again. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reservation_requests add column lease_owner text`.execute(db);
    await sql`
      alter table stays
        add column payment_attempt integer not null default 0,
        add column settle_tries integer not null default 0,
        add column next_try_at timestamptz not null default to_timestamp(0)`.execute(db);
    await sql`comment on column stays.payment_attempt is 'numbers the idempotency keys of its payment: raised when the provider stored a failure under the last one'`.execute(
      db,
    );
    await sql`create index reservation_requests_by_age on reservation_requests (created_at)`.execute(db);
    await sql`create index stays_failed on stays (updated_at) where status = 'failed'`.execute(db);
  },
};
