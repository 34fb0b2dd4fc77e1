/** The days of a home: what its owner offers, and what can be booked of that. */
import type { AvailabilityCode, CalendarDay } from '@roost/shared/contracts/listing';
import { applyStays } from '@roost/shared/domain/availability';
import { addDays, daysFrom, toEpochDay, type IsoDate } from '@roost/shared/domain/dates';
import { sql } from 'kysely';
import { KeptRows, rowVersion, type RowVersion } from '../db/kept-rows.ts';
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

/**
 * The owner's calendar as days; the row packs them (docs/decisions/0003). @param range these days only
 */
export function unpackCalendar(row: CalendarRow, range: DayRange | null = null): CalendarDay[] {
  const all = datesFrom(row.starts_on, row.min_stays.length);
  const first = range ? Math.max(0, toEpochDay(range.from) - toEpochDay(row.starts_on)) : 0;
  const end = range ? Math.max(first, toEpochDay(range.until) - toEpochDay(row.starts_on)) : all.length;
  return all.slice(first, end).map((date, at) => {
    const index = first + at;
    return {
      date,
      code: row.codes.slice(index * 2, index * 2 + 2) as AvailabilityCode,
      minStay: row.min_stays[index] ?? 1,
      maxStay: row.max_stays[index] ?? 365,
      priceCents: row.prices_cents[index] ?? null,
    };
  });
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

/** About 15 KB each in memory. */
const MOST_KEPT = 1_000;
const VERSION = rowVersion('calendars');
const selectCalendars = (db: Db | Tx, listingIds: readonly string[]) =>
  db.selectFrom('calendars').where('calendars.listing_id', 'in', listingIds);

/** Numbers of an array as the database writes it: `{1,NULL}`. Its driver would take four times as long for them. */
const parseNumbers = <T extends number | null>(text: string): T[] =>
  JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`) as T[];

const keptCalendars = new KeptRows<CalendarRow>(MOST_KEPT, async (db, ids) => {
  const rows = await selectCalendars(db, ids)
    .select([
      'listing_id as id',
      VERSION.as('version'),
      'starts_on',
      'codes',
      sql<string>`min_stays::text`.as('least'),
      sql<string>`max_stays::text`.as('most'),
      sql<string>`prices_cents::text`.as('prices'),
    ])
    .execute();
  return rows.map(({ id, version, least, most, prices, ...row }) => ({
    id,
    version,
    value: {
      ...row,
      listing_id: id,
      min_stays: parseNumbers(least),
      max_stays: parseNumbers(most),
      prices_cents: parseNumbers(prices),
    },
  }));
});

/** In a transaction rows are read as it sees them. */
async function readRows(db: Db | Tx, versions: readonly RowVersion[]): Promise<Map<string, CalendarRow>> {
  if (!db.isTransaction) return keptCalendars.take(db, versions);
  const ids = versions.map(({ id }) => id);
  const rows = ids.length > 0 ? await selectCalendars(db, ids).selectAll().execute() : [];
  return new Map(rows.map((row) => [row.listing_id, row]));
}

/**
 * The same of several listings at once, by id. Unknown ones are left out. Which nights are held and which version each
 * calendar has is read in one statement, and the owner's days of it only where that version is not kept.
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
  const rows = await db
    .selectFrom('calendars')
    .leftJoin('held_nights', (join) => {
      const held = join
        .onRef('held_nights.listing_id', '=', 'calendars.listing_id')
        .on('held_nights.stay_code', '!=', exceptStay);
      return read
        ? held.on('held_nights.end_date', '>', read.from).on('held_nights.start_date', '<', read.until)
        : held;
    })
    .select(['calendars.listing_id as id', VERSION.as('version'), 'start_date as checkIn', 'end_date as checkOut'])
    .where('calendars.listing_id', 'in', listingIds)
    .execute();
  const byId = Map.groupBy(rows, ({ id }) => id);
  const calendars = await readRows(
    db,
    [...byId.values()].flatMap(([first]) => first ?? []),
  );
  return new Map(
    [...calendars].map(([id, row]) => {
      const stays = (byId.get(id) ?? []).flatMap(({ checkIn, checkOut }) =>
        checkIn === null || checkOut === null ? [] : { checkIn, checkOut },
      );
      const days = applyStays(unpackCalendar(row, read), stays);
      return [id, range && days[0] && days[0].date < range.from ? days.slice(1) : days];
    }),
  );
}
