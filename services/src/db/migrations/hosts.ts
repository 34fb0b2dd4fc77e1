/** Homes by their host (LIST-8). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const hosts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index if not exists listings_by_host on listings ((document->'host'->>'id')) where document->'host'->>'id' is not null`.execute(
      db,
    );
  },
};
