/**
 * Keeps calendars open: owners plan a fixed time ahead, so with every day that passes a day is added at the far end. A
 * home that nobody looked after for months can still be booked.
 */
import { sql } from 'kysely';
import { addDays, type IsoDate } from '@roost/shared/domain/dates';
import type { Db } from '../db/schema.ts';

/** Days from today on that every calendar holds. */
export const OPEN_DAYS = 400;
/** Days gone by that stay: a calendar page shows the whole of the running month. */
const KEPT_DAYS = 31;
/** 52 weeks: a new day takes the code, limits and price of the same weekday a year before. */
const YEAR_DAYS = 364;
/** Calendars in one statement, so that bookings never wait long for their row. */
const BATCH = 200;

/**
 * Extends the calendars of these homes that end before `today` plus `OPEN_DAYS`; the database tells the index of each.
 * A day is copied from a year before it, from whole weeks before it in a shorter calendar; what depends on stays is
 * laid over when the calendar is read, and is not copied. Returns the homes whose calendars were extended. Safe to run
 * in several processes at once.
 */
export async function rollCalendars(db: Db, today: IsoDate, homes: readonly string[]): Promise<Set<string>> {
  const rolled = new Set<string>();
  for (;;) {
    const batch = await rollBatch(db, today, homes);
    if (batch.length === 0) return rolled;
    for (const id of batch) rolled.add(id);
  }
}

/**
 * One step for at most `BATCH` calendars: as many days as one period has. Answers their listings; none when all reach
 * far enough.
 */
async function rollBatch(db: Db, today: IsoDate, homes: readonly string[]): Promise<string[]> {
  const [until, kept] = [addDays(today, OPEN_DAYS), addDays(today, -KEPT_DAYS)];
  const { rows } = await sql<{ listing_id: string }>`
    with short as (
      select listing_id, starts_on, cardinality(min_stays) as days from calendars
      where starts_on + cardinality(min_stays) < ${until}::date and cardinality(min_stays) > 0
        and listing_id = any(${homes}::text[])
      order by listing_id limit ${sql.lit(BATCH)} for update
    ), period as (
      select *, case when days < 7 then days else least(${sql.lit(YEAR_DAYS)}, days - days % 7) end as period from short
    ), step as (
      select *, days - period as copied, least(period, ${until}::date - (starts_on + days)) as added from period
    ), trimmed as (
      select *, greatest(0, least(${kept}::date - starts_on, days + added - ${sql.lit(OPEN_DAYS)})) as dropped from step
    ), rolled as (
      update calendars as c set
        starts_on = c.starts_on + dropped,
        codes = substr(c.codes || substr(c.codes, 2 * copied + 1, 2 * added), 2 * dropped + 1),
        min_stays = (c.min_stays || c.min_stays[copied + 1 : copied + added])[dropped + 1 :],
        max_stays = (c.max_stays || c.max_stays[copied + 1 : copied + added])[dropped + 1 :],
        prices_cents = (c.prices_cents || c.prices_cents[copied + 1 : copied + added])[dropped + 1 :]
      from trimmed where c.listing_id = trimmed.listing_id
      returning c.listing_id
    )
    select listing_id from rolled`.execute(db);
  return rows.map((row) => row.listing_id);
}
