/** What the feeder reads of the database: bookable listings with their days, in batches that keep memory flat. */
import { applyStays } from '@roost/shared/domain/availability';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import type { Db, StoredListing } from '../db/schema.ts';
import { unpackCalendar } from '../listings/calendars.ts';

export type SourceListing = { listing: StoredListing; days: CalendarDay[] };

export async function countActive(db: Db): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select(db.fn.countAll<number>().as('count'))
    .where('status', '=', ACTIVE_STATUS)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The listings of these ids that can be booked; withdrawn and unknown ones are missing from the answer. */
export async function readListings(db: Db, ids: readonly string[]): Promise<SourceListing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .innerJoin('calendars', 'calendars.listing_id', 'listings.id')
    .select(['listings.document', 'listing_id', 'starts_on', 'codes', 'min_stays', 'max_stays', 'prices_cents'])
    .where('listings.id', 'in', [...ids])
    .where('listings.status', '=', ACTIVE_STATUS)
    .execute();
  const stays = await db
    .selectFrom('held_nights')
    .select(['listing_id', 'start_date as checkIn', 'end_date as checkOut'])
    .where('listing_id', 'in', [...ids])
    .execute();
  const byListing = Map.groupBy(stays, (stay) => stay.listing_id);
  return rows.map(({ document, ...calendar }) => ({
    listing: document,
    days: applyStays(unpackCalendar(calendar), byListing.get(calendar.listing_id) ?? []),
  }));
}

/** All bookable listings, a batch at a time in the order of their ids. */
export async function* allListings(db: Db, batchSize: number): AsyncGenerator<SourceListing[]> {
  for (let after = ''; ;) {
    const ids = await db
      .selectFrom('listings')
      .select('id')
      .where('status', '=', ACTIVE_STATUS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const last = ids.at(-1);
    if (!last) return;
    yield await readListings(
      db,
      ids.map((row) => row.id),
    );
    after = last.id;
  }
}
