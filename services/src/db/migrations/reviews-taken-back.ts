/** Reviews that were taken off a page and are still counted in its home: background work counts the home without them. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reviewsTakenBack: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reviews_taken_back (
        id bigint generated always as identity primary key,
        listing_id text not null references listings (id) on delete cascade,
        topics jsonb not null default '{}'
      )`.execute(db);
  },
};
