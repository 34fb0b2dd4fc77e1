/** Guests who sign in (AUTH-6): accounts, their outside identities, sessions, one-time tokens and counted attempts. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    // An account exists only once its e-mail address is proven, so that nobody can wait for another guest in their
    // name.
    await sql`
      create table accounts (
        id text primary key,
        email text not null unique,
        name text,
        password_hash text,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table account_identities (
        provider text not null,
        provider_account_id text not null,
        account_id text not null references accounts (id) on delete cascade,
        type text not null,
        primary key (provider, provider_account_id)
      )`.execute(db);
    // The cookie holds the id, this table only its hash: a copy of the database signs nobody in.
    await sql`
      create table account_sessions (
        id_hash text primary key,
        account_id text not null references accounts (id) on delete cascade,
        is_new_user boolean not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index account_sessions_by_account on account_sessions (account_id)`.execute(db);
    await sql`create index account_sessions_by_expiry on account_sessions (expires_at)`.execute(db);
    await sql`
      create table account_tokens (
        token_hash text primary key,
        purpose text not null check (purpose in ('signin', 'reset')),
        email text not null,
        code_hash text,
        wrong_codes integer not null default 0,
        sign_up jsonb,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index account_tokens_by_email on account_tokens (email, purpose)`.execute(db);
    await sql`create table account_attempts (key text primary key, count integer not null, resets_at timestamptz not null)`.execute(
      db,
    );
  },
};
