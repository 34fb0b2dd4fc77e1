/**
 * Leases of the keys of `POST /reservations` (BOOK-7). A process that works on a key holds a short lease and prolongs
 * it, so that a double click, a retry and the recovery never work at the same time. A lease that has expired belonged
 * to a process that died.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/schema.ts';

/**
 * How long a guest waits at most after the process at work on a booking died. A living one prolongs its lease long
 * before.
 */
export const LEASE_MS = 8_000;
const RENEW_MS = 2_000;

/** A claimed key. Only its owner may prolong it. */
export type Lease = { key: string; owner: string };

/** Takes the lease of a key whose last one has ended and that has no answer; null when it has not. */
export async function takeOver(db: Db, key: string, now: Date): Promise<Lease | null> {
  const owner = randomUUID();
  const result = await db
    .updateTable('reservation_requests')
    .set({ lease_until: new Date(now.getTime() + LEASE_MS), lease_owner: owner })
    .where('idempotency_key', '=', key)
    .where('lease_until', '<=', now)
    .where('answer_status', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? { key, owner } : null;
}

/** Prolongs a lease that has not ended. False when it has, or when another call took it over. */
export async function renewLease(db: Db, { key, owner }: Lease, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('reservation_requests')
    .set({ lease_until: new Date(now.getTime() + LEASE_MS) })
    .where('idempotency_key', '=', key)
    .where('lease_owner', '=', owner)
    .where('lease_until', '>', now)
    .where('answer_status', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Runs `work` and prolongs the lease until it ends. A lease that was lost is not taken again: every step of the work
 * stands that.
 */
export async function whileHolding<T>(lease: Lease, { db, now }: LeaseDeps, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    renewLease(db, lease, now()).then(
      (held) => {
        if (!held) clearInterval(timer);
      },
      // The database is away for a moment: the next renewal may come in time.
      () => undefined,
    );
  }, RENEW_MS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

type LeaseDeps = { db: Db; now: () => Date };

/** Takes the lease of a stay's request for the recovery. Null when another process holds it or it is answered. */
export async function claimStay(db: Db, stayCode: string, now: Date): Promise<Lease | null> {
  const row = await db
    .selectFrom('reservation_requests')
    .select('idempotency_key')
    .where('stay_code', '=', stayCode)
    .executeTakeFirst();
  return row ? takeOver(db, row.idempotency_key, now) : null;
}

/** Takes the lease of a change's request for the recovery, as `claimStay` does. */
export async function claimChange(db: Db, changeId: string, now: Date): Promise<Lease | null> {
  const row = await db
    .selectFrom('reservation_requests')
    .select('idempotency_key')
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  return row ? takeOver(db, row.idempotency_key, now) : null;
}

/**
 * Ends the lease without an answer, so that the same request may go on. Leaves a lease alone that another call has
 * taken over.
 */
export async function releaseLease(db: Db, { key, owner }: Lease): Promise<void> {
  await db
    .updateTable('reservation_requests')
    .set({ lease_until: new Date(0) })
    .where('idempotency_key', '=', key)
    .where('lease_owner', '=', owner)
    .where('answer_status', 'is', null)
    .execute();
}

/** When a lease ended whose process died: in the past, and not the epoch, at which a lease ends that was given back. */
const DIED = new Date(1);

/**
 * Ends every lease. Only for a process that has the database to itself: leases left there belonged to a process that
 * died, and its guests need not wait until they expire.
 */
export async function endAllLeases(db: Db): Promise<void> {
  await db.updateTable('reservation_requests').set({ lease_until: DIED }).where('answer_status', 'is', null).execute();
}
