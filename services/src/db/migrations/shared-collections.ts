/** Collections that several guests fill: an invitation, members, and what each of them thinks of each home (FAV-10). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sharedCollections: Migration = {
  async up(db: Kysely<unknown>) {
    // The link names `invite_id`; without it, or after `invite_until`, no link opens anything.
    await sql`
      alter table collections
        add column owner_name text,
        add column invite_id text,
        add column invite_until timestamptz`.execute(db);
    await sql`
      create table collection_members (
        collection_id text not null references collections (id) on delete cascade,
        profile_id text not null references accounts (id) on delete cascade,
        member_id text not null unique,
        first_name text not null,
        joined_at timestamptz not null,
        primary key (collection_id, profile_id)
      )`.execute(db);
    await sql`create index collection_members_by_profile on collection_members (profile_id)`.execute(db);
    await sql`
      alter table collection_listings add column added_by text references accounts (id) on delete set null`.execute(db);
    await sql`
      create index collection_listings_by_adder on collection_listings (added_by) where added_by is not null`.execute(
      db,
    );
    // One row for each person and home, so that two people never write the same one. `left_at`: the home was taken off
    // the list then, which can be undone.
    await sql`
      create table collection_marks (
        collection_id text not null references collections (id) on delete cascade,
        listing_id text not null,
        profile_id text not null references accounts (id) on delete cascade,
        note text not null default '',
        voted boolean not null default false,
        left_at timestamptz,
        primary key (collection_id, listing_id, profile_id)
      )`.execute(db);
    await sql`create index collection_marks_by_profile on collection_marks (profile_id)`.execute(db);
  },
};
