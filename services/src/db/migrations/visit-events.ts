/** What visitors who agreed to analytics did (ANLT-2), kept for a while. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const visitEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table visit_events (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        name text not null,
        anonymous_id text not null,
        profile_id text,
        event jsonb not null
      )`.execute(db);
    await sql`create index visit_events_by_time on visit_events (at)`.execute(db);
  },
};
