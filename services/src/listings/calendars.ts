/** The days of a home: what its owner offers, and what can be booked of that. */
import type { AvailabilityCode, CalendarDay } from '@roost/shared/contracts/listing';
import { applyStays } from '@roost/shared/domain/availability';
import { addDays, daysFrom, type IsoDate } from '@roost/shared/domain/dates';
import { sql } from 'kysely';
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
  return (await readBookableDays(db, [listingId], { exceptStay })).get(listingId) ?? [];
}

/** Days from `from` on, before `until`. */
export type DayRange = { from: IsoDate; until: IsoDate };

/** The calendars' days of this range only: of a year and more a page of homes shows weeks. */
function readRows(db: Db | Tx, listingIds: readonly string[], range: DayRange | null): Promise<CalendarRow[]> {
  const asked = db.selectFrom('calendars').where('listing_id', 'in', listingIds);
  if (range === null) return asked.selectAll().execute();
  // Positions in the columns, from 1; the last may be before the first.
  const first = sql<number>`greatest(1, ${range.from}::date - starts_on + 1)`;
  const last = sql<number>`(${range.until}::date - starts_on)`;
  return asked
    .select([
      'listing_id',
      sql<string>`greatest(starts_on, ${range.from}::date)`.as('starts_on'),
      sql<string>`substr(codes, ${first} * 2 - 1, greatest(0, ${last} - ${first} + 1) * 2)`.as('codes'),
      sql<number[]>`min_stays[${first}:${last}]`.as('min_stays'),
      sql<number[]>`max_stays[${first}:${last}]`.as('max_stays'),
      sql<(number | null)[]>`prices_cents[${first}:${last}]`.as('prices_cents'),
    ])
    .execute();
}

/**
 * The same of several listings at once, by id. Unknown ones are left out.
 * @param options.range reads these days only
 */
export async function readBookableDays(
  db: Db | Tx,
  listingIds: readonly string[],
  { exceptStay = '', range = null }: { exceptStay?: string; range?: DayRange | null } = {},
): Promise<Map<string, CalendarDay[]>> {
  if (listingIds.length === 0) return new Map();
  // Whether somebody leaves on the first day is known by the night before it.
  const read = range && { ...range, from: addDays(range.from, -1) };
  const rows = await readRows(db, listingIds, read);
  if (rows.length === 0) return new Map();
  let holding = db
    .selectFrom('held_nights')
    .select(['listing_id', 'start_date as checkIn', 'end_date as checkOut'])
    .where('listing_id', 'in', listingIds)
    .where('stay_code', '!=', exceptStay);
  if (read) holding = holding.where('end_date', '>', read.from).where('start_date', '<', read.until);
  const stays = Map.groupBy(await holding.execute(), ({ listing_id }) => listing_id);
  return new Map(
    rows.map((row) => {
      const days = applyStays(unpackCalendar(row), stays.get(row.listing_id) ?? []);
      return [row.listing_id, range && days[0] && days[0].date < range.from ? days.slice(1) : days];
    }),
  );
}
