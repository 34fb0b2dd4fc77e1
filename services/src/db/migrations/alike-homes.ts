/**
 * Homes of a region by how alike they are in size and price, so that a page of a home finds six without reading the
 * documents of all the others (decision 0170). A large site makes it `concurrently` beforehand.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const alikeHomes: Migration = {
  async up(db: Kysely<unknown>) {
    // The point is that of `similarListings`; a test asks the planner whether it still is.
    await sql`
      create index if not exists listings_alike on listings using gist (
        region,
        point((document->>'maxOccupancy')::float8 * 10, (document->>'averagePerNightCents')::float8 / 1000)
      ) where status = 'Active For Rent'`.execute(db);
  },
};
