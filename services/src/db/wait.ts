/**
 * Waits for a database that is not there yet, or not there again, instead of giving up: it may be starting, or fail
 * over.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import { isDatabaseAway } from './errors.ts';
import type { Db } from './schema.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2_000;

/**
 * Resolves when the database answers. Rejects at once with any other error than being away: waiting mends no wrong
 * password.
 */
export async function waitForDatabase(db: Db, log: Log): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      if (tries > 0) log('database_back');
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log('database_waiting', { reason: 'The database at DATABASE_URL does not answer.', tries: tries + 1 });
      await sleep(Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    }
  }
}
