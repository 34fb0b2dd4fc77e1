/**
 * Idempotency of `POST /reservations` (BOOK-7). A key belongs to one body for ever; its final answer is stored and
 * repeated. Who works on a key holds its lease (`leases.ts`).
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import { LEASE_MS, takeOver, type Lease } from './leases.ts';

/** Thrown when a key is used again with another body. */
export class KeyReusedError extends Error {
  override name = 'KeyReusedError';
}

export type StoredAnswer = { status: number; body: object };
export type Claim =
  | { type: 'answered'; answer: StoredAnswer }
  | { type: 'busy' }
  /** The caller holds the lease. `stayCode` is set when an earlier try already wrote the stay. */
  | {
      type: 'claimed';
      stayCode: string | null;
      /** Of a request that changes a stay. */ changeId: string | null;
      lease: Lease;
    };

/** Returns a hash of all fields that does not depend on their order: equal requests have equal hashes. */
export function bodyHash(request: object): string {
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url');
}

/**
 * True when a request with this key is being worked on, or has come to something: it is sent again, whoever sends it.
 * One that a limit refused came to nothing, and is a new try each time (SAFE-3).
 */
export async function isKnownKey(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('reservation_requests')
    .select('idempotency_key')
    .where('idempotency_key', '=', key)
    .where((eb) =>
      eb.or([
        eb('answer_status', 'is not', null),
        eb('stay_code', 'is not', null),
        eb('change_id', 'is not', null),
        eb('lease_until', '>', now),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a key whose body never came: no body has this hash, so that one which comes later is refused. */
const NO_BODY = 'none';

/**
 * Takes a key for this request. Throws KeyReusedError when the key was used with another body.
 * @param hash null: whoever has the key asks how it ended, and no longer knows the body
 */
export async function claim(db: Db, key: string, hash: string | null, now: Date): Promise<Claim> {
  const lease = { key, owner: randomUUID() };
  const inserted = await db
    .insertInto('reservation_requests')
    .values({
      idempotency_key: key,
      body_hash: hash ?? NO_BODY,
      stay_code: null,
      answer_status: null,
      answer: null,
      lease_until: new Date(now.getTime() + LEASE_MS),
      lease_owner: lease.owner,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('idempotency_key')
    .executeTakeFirst();
  if (inserted) return { type: 'claimed', stayCode: null, changeId: null, lease };
  const known = await db
    .selectFrom('reservation_requests')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (hash !== null && known.body_hash !== hash)
    throw new KeyReusedError('This idempotency key was used with another body.');
  if (known.answer_status !== null && known.answer !== null)
    return { type: 'answered', answer: { status: known.answer_status, body: known.answer } };
  const taken = await takeOver(db, key, now);
  if (!taken) return { type: 'busy' };
  // Read again: the previous holder may have written the stay after the first read.
  const row = await db
    .selectFrom('reservation_requests')
    .select(['stay_code', 'change_id'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { type: 'claimed', stayCode: row.stay_code, changeId: row.change_id, lease: taken };
}

/** The stay that a request with this key has written; null while there is none. */
export async function findStayOfKey(db: Db, key: string): Promise<StayRow | null> {
  const row = await db
    .selectFrom('reservation_requests')
    .innerJoin('stays', 'stays.code', 'reservation_requests.stay_code')
    .selectAll('stays')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Milliseconds that a double click waits for the answer to the first one. Shorter than the 10 s that the host waits for
 * us.
 */
const BUSY_WAIT_MS = 8_000;
const BUSY_STEP_MS = 100;

/**
 * `claim`, which waits a while for another call with the same key. Throws KeyReusedError as it does.
 * @param request null where only its key is known
 */
export async function claimOrWait(
  db: Db,
  { key, request }: { key: string; request: object | null },
  { now, busyWaitMs = BUSY_WAIT_MS }: { now: () => Date; busyWaitMs?: number | undefined },
): Promise<Claim> {
  const hash = request && bodyHash(request);
  for (let waited = 0; ; waited += BUSY_STEP_MS) {
    const result = await claim(db, key, hash, now());
    if (result.type !== 'busy' || waited >= busyWaitMs) return result;
    await sleep(BUSY_STEP_MS);
  }
}

/** Stores the final answer of a key. */
export async function answer(db: Db | Tx, key: string, { status, body }: StoredAnswer): Promise<void> {
  await db
    .updateTable('reservation_requests')
    .set({ answer_status: status, answer: JSON.stringify(body) })
    .where('idempotency_key', '=', key)
    .execute();
}

export async function linkStay(tx: Tx, key: string, stayCode: string): Promise<void> {
  await tx
    .updateTable('reservation_requests')
    .set({ stay_code: stayCode })
    .where('idempotency_key', '=', key)
    .execute();
}

export async function linkChange(tx: Tx, key: string, changeId: string): Promise<void> {
  await tx
    .updateTable('reservation_requests')
    .set({ change_id: changeId })
    .where('idempotency_key', '=', key)
    .execute();
}
