/** Passkeys of accounts (SAFE-12): public keys, which sign nobody in by themselves. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table account_passkeys (
        id text primary key,
        account_id text not null references accounts (id) on delete cascade,
        public_key text not null,
        counter bigint not null,
        device text not null,
        created_at timestamptz not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index account_passkeys_by_account on account_passkeys (account_id)`.execute(db);
  },
};
