import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whatever changes a listing or its calendar, by whatever way (a price set by hand in the database included), the index
 * has to hear of it (BOOK-8): the database notes it in the same transaction. One statement notes each listing once.
 */
export const indexOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function note_changed_listings() returns trigger language plpgsql as $$
      begin
        insert into index_outbox (listing_id) select distinct id from changed;
        return null;
      end $$`.execute(db);
    await sql`
      create function note_changed_calendars() returns trigger language plpgsql as $$
      begin
        insert into index_outbox (listing_id) select distinct listing_id from changed;
        return null;
      end $$`.execute(db);
    await sql`create trigger listings_changed after update on listings referencing new table as changed for each statement execute function note_changed_listings()`.execute(
      db,
    );
    await sql`create trigger listings_deleted after delete on listings referencing old table as changed for each statement execute function note_changed_listings()`.execute(
      db,
    );
    await sql`create trigger calendars_made after insert on calendars referencing new table as changed for each statement execute function note_changed_calendars()`.execute(
      db,
    );
    await sql`create trigger calendars_changed after update on calendars referencing new table as changed for each statement execute function note_changed_calendars()`.execute(
      db,
    );
  },
};
