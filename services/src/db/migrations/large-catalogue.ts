/**
 * What a catalogue of a million homes needs so that no request reads all of it: homes that can be rented, in the order
 * of sitemaps, and by how they are rated. A large site makes them `concurrently` beforehand.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const largeCatalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index if not exists listings_active on listings (id, changed_at) where status = 'Active For Rent'`.execute(
      db,
    );
    // The expression and its numbers are those of `similarListings`; a test asks the planner whether they still are.
    await sql`
      create index if not exists listings_best_rated on listings (
        ((rating * (document->>'numberOfReviews')::float8 + 45) / ((document->>'numberOfReviews')::float8 + 10)) desc nulls last,
        id
      ) where status = 'Active For Rent'`.execute(db);
  },
};
