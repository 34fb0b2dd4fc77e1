/**
 * Forgets bookings that came to nothing, and the answers of old requests. Stays that took place or were cancelled are
 * kept.
 */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** A refusal is repeated under its key for a day, as the payment provider does. */
const REFUSED_DAYS = 1;
/** A stay that failed is kept for questions about its payment. */
const FAILED_DAYS = 30;
/**
 * Rows that one statement deletes, and statements of a run: a large leftover goes in several runs and never blocks
 * bookings.
 */
const BATCH = 500;
const MOST_BATCHES = 20;

async function deleteRefused(db: Db, before: Date, now: Date): Promise<number> {
  const result = await sql`
    delete from reservation_requests where idempotency_key in (
      select idempotency_key from reservation_requests
      where created_at < ${before} and stay_code is null and change_id is null and lease_until < ${now} limit ${BATCH})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}

async function deleteFailed(db: Db, before: Date): Promise<number> {
  const rows = await db
    .selectFrom('stays')
    .select('code')
    .where('status', '=', 'failed')
    .where('updated_at', '<', before)
    .where('release_due', '=', false)
    .where('customer_id', 'is', null)
    .limit(BATCH)
    .execute();
  const codes = rows.map((row) => row.code);
  if (codes.length === 0) return 0;
  await db.deleteFrom('reservation_requests').where('stay_code', 'in', codes).execute();
  await db.deleteFrom('stays').where('code', 'in', codes).where('status', '=', 'failed').execute();
  return codes.length;
}

/** Deletes what is older than its time. Returns how many requests and stays went. */
export async function deleteOldBookings(db: Db, now: Date): Promise<number> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  let gone = 0;
  for (const run of [
    () => deleteRefused(db, daysAgo(REFUSED_DAYS), now),
    () => deleteFailed(db, daysAgo(FAILED_DAYS)),
  ]) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const count = await run();
      gone += count;
      if (count < BATCH) break;
    }
  }
  return gone;
}
