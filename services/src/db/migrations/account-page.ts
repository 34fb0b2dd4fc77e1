/** The account's page (ACCT-1): a code that proves a new e-mail address, and people a guest books for. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accountPage: Migration = {
  async up(db: Kysely<unknown>) {
    // One change of address at a time; of the code there is a keyed hash only.
    await sql`
      create table account_email_changes (
        account_id text primary key references accounts (id) on delete cascade,
        new_email text not null,
        code_hash text not null,
        wrong_codes integer not null default 0,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`
      create table account_guests (
        id text primary key,
        account_id text not null references accounts (id) on delete cascade,
        first_name text not null,
        last_name text not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index account_guests_by_account on account_guests (account_id)`.execute(db);
  },
};
