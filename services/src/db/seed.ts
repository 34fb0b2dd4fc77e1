/** Fills an empty database with generated homes. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import { toCalendarRow, type SeedListing } from '../seed/seed-listing.ts';
import type { Db, Tx } from './schema.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Homes written in one statement: few enough to keep memory flat, enough to make the round trips cheap. */
const BATCH = 40;

async function insertBatch(tx: Tx, homes: readonly SeedListing[]): Promise<void> {
  const listings = homes.map(({ address, days: _days, reviews: _reviews, guide: _guide, ...document }) => ({
    id: document.id,
    document,
    address,
  }));
  const guides = homes.map(({ id, guide }) => ({ listing_id: id, guide }));
  const calendars = homes.map(toCalendarRow);
  const reviews = homes.flatMap((home) =>
    home.reviews.map((review, position) => ({
      listing_id: home.id,
      id: review.id,
      position,
      author: review.author,
      written_on: review.date,
      rating: review.rating,
      title: review.title,
      body: review.text,
      host_reply: review.hostReply,
    })),
  );
  // One JSON parameter a statement: thousands of values without thousands of placeholders, and the same on both
  // drivers.
  await sql`
    insert into listings (id, document, address)
    select id, document, address from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as r (id text, document jsonb, address jsonb)`.execute(
    tx,
  );
  await sql`
    insert into home_guides (listing_id, guide)
    select listing_id, guide from jsonb_to_recordset(${JSON.stringify(guides)}::jsonb) as r (listing_id text, guide jsonb)`.execute(
    tx,
  );
  await sql`
    insert into calendars (listing_id, starts_on, codes, min_stays, max_stays, prices_cents)
    select * from jsonb_to_recordset(${JSON.stringify(calendars)}::jsonb)
      as r (listing_id text, starts_on date, codes text, min_stays smallint[], max_stays smallint[], prices_cents integer[])`.execute(
    tx,
  );
  await sql`
    insert into reviews (listing_id, id, position, author, written_on, rating, title, body, host_reply)
    select * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
      as r (listing_id text, id text, position integer, author text, written_on date, rating smallint, title text, body text, host_reply text)`.execute(
    tx,
  );
}

/**
 * Writes `homes` when the database holds none, all or nothing, with a log line (`{"event":"seed","done":n,"of":m}`) a
 * few times a second. Returns true when it seeded. The data version it stores tells the index feeder that the index is
 * of other data.
 */
export async function seedWhenEmpty(
  db: Db,
  homes: () => Iterable<SeedListing>,
  count: number,
  log: Log,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Several processes may start at once on an empty PostgreSQL: one seeds, the others wait here and find it done.
    await sql`select pg_advisory_xact_lock(727001)`.execute(tx);
    if (await readSetting(tx, 'data_version')) return false;
    let batch: SeedListing[] = [];
    let done = 0;
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return;
      await insertBatch(tx, batch);
      done += batch.length;
      batch = [];
      log('seed', { done, of: count });
    };
    for (const home of homes()) {
      batch.push(home);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    await writeSetting(tx, 'data_version', randomUUID());
    return true;
  });
}
