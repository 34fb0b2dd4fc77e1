/** The days of a home: what its owner offers, and what can be booked of that. */
import type { AvailabilityCode, CalendarDay } from '@roost/shared/contracts/listing';
import { applyStays } from '@roost/shared/domain/availability';
import { daysFrom, type IsoDate } from '@roost/shared/domain/dates';
import type { CalendarRow, Db, Tx } from '../db/schema.ts';

const dateLists = new Map<string, readonly IsoDate[]>();
const MOST_DATE_LISTS = 64;

/** Most calendars begin on the same day and are as long: writing their dates anew was a fifth of reading one. */
function datesFrom(start: IsoDate, count: number): readonly IsoDate[] {
  const key = `${start} ${count}`;
  const known = dateLists.get(key) ?? daysFrom(start, count);
  if (dateLists.size >= MOST_DATE_LISTS) dateLists.clear();
  dateLists.set(key, known);
  return known;
}

/** The owner's calendar as days; the row packs them (docs/decisions/0003). */
export function unpackCalendar(row: CalendarRow): CalendarDay[] {
  return datesFrom(row.starts_on, row.min_stays.length).map((date, index) => ({
    date,
    code: row.codes.slice(index * 2, index * 2 + 2) as AvailabilityCode,
    minStay: row.min_stays[index] ?? 1,
    maxStay: row.max_stays[index] ?? 365,
    priceCents: row.prices_cents[index] ?? null,
  }));
}

/**
 * A listing's days with all nights laid over that are held: what can be booked now. Empty for an unknown listing.
 * `exceptStay` is the code of a stay that is being changed: its own nights are free for it.
 */
export async function bookableDays(db: Db | Tx, listingId: string, exceptStay = ''): Promise<CalendarDay[]> {
  return (await readBookableDays(db, [listingId], exceptStay)).get(listingId) ?? [];
}

/** The same of several listings at once, by id. Unknown ones are left out. */
export async function readBookableDays(
  db: Db | Tx,
  listingIds: readonly string[],
  exceptStay = '',
): Promise<Map<string, CalendarDay[]>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db.selectFrom('calendars').selectAll().where('listing_id', 'in', listingIds).execute();
  if (rows.length === 0) return new Map();
  const held = await db
    .selectFrom('held_nights')
    .select(['listing_id', 'start_date as checkIn', 'end_date as checkOut'])
    .where('listing_id', 'in', listingIds)
    .where('stay_code', '!=', exceptStay)
    .execute();
  const stays = Map.groupBy(held, ({ listing_id }) => listing_id);
  return new Map(rows.map((row) => [row.listing_id, applyStays(unpackCalendar(row), stays.get(row.listing_id) ?? [])]));
}
