/**
 * The clock of a site for tests (docs/test-data.md): the database's time, moved by a test. Where it stands is kept in
 * the database, so that every process has the same time. It goes back by itself, so that a test that died leaves no
 * site in another month.
 */
import { setInterval } from 'node:timers';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../db/schema.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { releaseFeederLease } from '../feeder/lease.ts';
import { turnDays } from '../listings/turn-days.ts';
import { endAllLeases } from '../reservations/leases.ts';

/** Milliseconds of the real time after which a moved clock goes back. */
const LONGEST_MS = 15 * 60_000;
const POLL_MS = 250;
const stored = z.object({ shiftMs: z.number(), until: z.number() });
type Moved = z.infer<typeof stored>;
const UNMOVED: Moved = { shiftMs: 0, until: 0 };

export type TestClock = {
  now: () => Date;
  /** The time that no test moves. */
  real: () => Date;
  /** Sets the clock, which goes on from there. Null: back to the real time, with calendars as they were. */
  moveTo: (instant: Date | null) => Promise<void>;
  /** Reads where another process has moved it to; done by itself a few times a second. */
  look: () => Promise<void>;
  stop: () => void;
};

async function readMoved(db: Db): Promise<Moved> {
  const text = await readSetting(db, 'test_clock');
  return text === null || text === '' ? UNMOVED : stored.parse(JSON.parse(text));
}

/** Keeps calendars as they are: a clock that goes ahead drops their first days, which nothing would bring back. */
async function keepCalendars(db: Db): Promise<void> {
  await sql`create table if not exists kept_calendars as select * from calendars`.execute(db);
}

async function bringCalendarsBack(db: Db): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kept_calendars') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  await db.transaction().execute(async (tx) => {
    await sql`
      update calendars as c set starts_on = k.starts_on, codes = k.codes, min_stays = k.min_stays, max_stays = k.max_stays,
        prices_cents = k.prices_cents from kept_calendars as k where k.listing_id = c.listing_id`.execute(tx);
    await sql`drop table kept_calendars`.execute(tx);
  });
}

/** Mails that belong to a day: those wait for it under any clock. */
const PLANNED_MAILS = ['arrival', 'rest-soon', 'review-guest', 'review-host'] as const;

/** What was to be tried again at a time that is not now any more is tried now. */
async function forgetTimes(db: Db, now: Date): Promise<void> {
  await endAllLeases(db);
  await releaseFeederLease(db);
  await db
    .updateTable('mail_outbox')
    .set({ next_at: now })
    .where('next_at', '>', now)
    .where('sent_at', 'is', null)
    .where('kind', 'not in', PLANNED_MAILS)
    .execute();
  await db.updateTable('stays').set({ next_try_at: now }).where('next_try_at', '>', now).execute();
  await db.deleteFrom('counted_tries').execute();
}

/** Starts a clock that follows `real` and every move of it, whichever process was asked for it. */
export async function startTestClock(db: Db, real: () => Date): Promise<TestClock> {
  let moved = await readMoved(db);
  // Moves that were begun, and those that are under way: what is read until they are stored is the place before.
  let moves = 0;
  let moving = 0;
  // One move after the other: calendars that come back must not meet days that the move before still writes.
  let moveBefore: Promise<unknown> = Promise.resolve();
  const now = () => new Date(real().getTime() + moved.shiftMs);

  async function moveTo(instant: Date | null): Promise<void> {
    moves += 1;
    moving += 1;
    const move = moveBefore.then(() => store(instant));
    moveBefore = move.catch(() => undefined);
    await move.finally(() => {
      moving -= 1;
    });
  }

  async function store(instant: Date | null): Promise<void> {
    if (instant !== null) await keepCalendars(db);
    const at = real().getTime();
    moved = instant === null ? UNMOVED : { shiftMs: instant.getTime() - at, until: at + LONGEST_MS };
    await writeSetting(db, 'test_clock', instant === null ? '' : JSON.stringify(moved));
    await forgetTimes(db, now());
    // A turn that is under way writes days of the time before, and this call waits for that one only.
    await turnDays(db, now());
    if (instant === null) await bringCalendarsBack(db);
    await turnDays(db, now());
  }

  async function look(): Promise<void> {
    const before = moves;
    const found = await readMoved(db);
    if (before !== moves || moving > 0) return;
    moved = found;
    if (found.until !== 0 && found.until < real().getTime()) await moveTo(null);
  }

  const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
  timer.unref();
  return { now, real, moveTo, look, stop: () => clearInterval(timer) };
}
