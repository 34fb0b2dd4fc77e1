/**
 * What millions of stays and accounts need so that no request reads a whole table: mails of a stay, identities of an
 * account, and what names a guest's address, for deleting a stay or a guest (SCALE-6). A large site makes them
 * `concurrently` beforehand.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const largeBooks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index if not exists mail_outbox_of_stay on mail_outbox (stay_code) where stay_code is not null`.execute(
      db,
    );
    await sql`create index if not exists account_identities_by_account on account_identities (account_id)`.execute(db);
    await sql`create index if not exists promo_uses_by_email on promo_uses (guest_email)`.execute(db);
    await sql`
      create index if not exists reservation_requests_by_email on reservation_requests
        (lower(answer #>> '{reservation,guest,email}')) where answer #>> '{reservation,guest,email}' is not null`.execute(
      db,
    );
  },
};
