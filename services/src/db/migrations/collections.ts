/**
 * Collections of signed-in guests (FAV-1, FAV-3). A home is in a collection at most once: the key says so, not the
 * code.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const collections: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table collections (
        id text primary key,
        profile_id text not null references accounts (id) on delete cascade,
        position bigint generated always as identity,
        name text not null,
        dates jsonb not null,
        guests jsonb not null,
        share_token text unique,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index collections_by_profile on collections (profile_id, position)`.execute(db);
    // A saved home may be withdrawn or unknown later: the favorite stays, and says so.
    await sql`
      create table collection_listings (
        collection_id text not null references collections (id) on delete cascade,
        listing_id text not null,
        position bigint generated always as identity,
        primary key (collection_id, listing_id)
      )`.execute(db);
  },
};
