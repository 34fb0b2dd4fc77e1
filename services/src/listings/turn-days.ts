/**
 * What a new day brings to a home: its calendar grows by a day at the far end, and its record in the index forgets
 * yesterday. Days turn at midnight where the home is, so each zone has its own turn. Until a record is written,
 * searches leave its home out of yesterday by `Day Ends` (docs/decisions/0031-today-at-the-home.md).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { IsoDate } from '@roost/shared/domain/dates';
import { dayIn, getTimeZone, TIME_ZONES } from '@roost/shared/domain/time-zone';
import type { Db } from '../db/schema.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { rollCalendars } from './roll-calendars.ts';

/** Homes read at a time, so that requests between them do not wait. */
const BATCH = 200;
/** Milliseconds that a start waits for the days of all homes. */
const LONGEST_TURN_MS = 10_000;
const daysSchema = z.record(z.string(), z.string());

/**
 * Turns the day of every home where it is another one than at the last call. The days are noted when all homes are
 * done, so that a process that ends in between leaves nothing out. Returns the number of homes. Asked again meanwhile
 * it does not begin anew.
 */
export function turnDays(db: Db, now: Date): Promise<number> {
  const running = turning.get(db) ?? turnAll(db, now).finally(() => turning.delete(db));
  turning.set(db, running);
  return running;
}

/**
 * Before the first request: a site that was off for months would show calendars that have ended. A catalogue so large
 * that it takes longer is turned while guests are served; where a process does background work beside this one, its
 * days are that one's.
 */
export async function turnDaysFirst(db: Db, now: Date): Promise<void> {
  const turned = turnDays(db, now);
  // What fails later fails for the worker that waits for the same.
  turned.catch(() => undefined);
  await Promise.race([turned, sleep(LONGEST_TURN_MS, undefined, { ref: false })]);
}

const turning = new WeakMap<Db, Promise<number>>();

async function turnAll(db: Db, now: Date): Promise<number> {
  const days = new Map(TIME_ZONES.map((zone) => [zone, dayIn(zone, now)]));
  const noted = await readDays(db);
  const turned = new Map([...days].filter(([zone, day]) => noted[zone] !== day));
  if (turned.size === 0) return 0;
  let homes = 0;
  for await (const batch of allHomes(db)) {
    const byDay = Map.groupBy(batch, (home) => turned.get(getTimeZone(home)));
    for (const [day, group] of byDay) {
      if (day === undefined) continue;
      await turnHomes(
        db,
        day,
        group.map(({ id }) => id),
      );
      homes += group.length;
    }
  }
  await writeSetting(db, 'home_days', JSON.stringify(Object.fromEntries(days)));
  return homes;
}

async function readDays(db: Db): Promise<Record<string, IsoDate>> {
  const text = await readSetting(db, 'home_days');
  return text === null ? {} : daysSchema.parse(JSON.parse(text));
}

/** All homes with what their zone depends on, a batch at a time. */
async function* allHomes(db: Db) {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; country: string | null; state: string | null; lng: number }>`
      select id, document->>'country' as country, document->>'state' as state, lng from listings
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ lng, ...row }) => ({ ...row, location: { lng } }));
    after = last.id;
  }
}

async function turnHomes(db: Db, today: IsoDate, ids: readonly string[]): Promise<void> {
  const rolled = await rollCalendars(db, today, ids);
  // The database has told the index of those already.
  const others = ids.filter((id) => !rolled.has(id));
  if (others.length > 0)
    await db
      .insertInto('index_outbox')
      .values(others.map((listing_id) => ({ listing_id })))
      .execute();
}

const QUARTER_MS = 900_000;

/**
 * Milliseconds until the next look. Every clock of the earth turns its day on a quarter of an hour; a second later it
 * surely has.
 */
export function untilNextTurn(now: Date): number {
  return QUARTER_MS - (now.getTime() % QUARTER_MS) + 1_000;
}
