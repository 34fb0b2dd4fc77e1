/**
 * The time of the database. Leases, retries and expiries of several processes are compared with each other, so all of
 * them take the time from the one thing they share: a machine whose clock is wrong neither refuses a quote nor sends a
 * mail twice (decision 0035).
 */
import { setInterval } from 'node:timers';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

export type DatabaseClock = { now: () => Date; stop: () => void };

/** Milliseconds between two comparisons with the database. Between them the processor's own steady clock counts. */
const COMPARE_MS = 30_000;

/**
 * Milliseconds from the steady clock's zero to the database's epoch. Half of the round trip is taken as the way there.
 */
async function measureOffset(db: Db): Promise<number> {
  const before = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const after = performance.now();
  const ms = rows[0]?.ms;
  if (ms === undefined) throw new Error('The database did not tell the time.');
  return ms - (before + after) / 2;
}

/**
 * Starts a clock that follows the database. While the database is away the clock goes on by itself. Rejects when it is
 * away at the start.
 */
export async function databaseClock(db: Db, compareMs = COMPARE_MS): Promise<DatabaseClock> {
  let offset = await measureOffset(db);
  const timer = setInterval(() => {
    measureOffset(db).then(
      (measured) => {
        offset = measured;
      },
      () => undefined,
    );
  }, compareMs);
  timer.unref();
  return { now: () => new Date(offset + performance.now()), stop: () => clearInterval(timer) };
}
