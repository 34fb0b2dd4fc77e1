/**
 * Keeps the search index equal to the database: written anew when it holds other data, then every change within a
 * second from the outbox. While the index cannot be reached, changes wait and are tried again. `createFeeder` is
 * long because its steps share the state of one lease.
 */
import type { Algoliasearch } from 'algoliasearch';
import { sql } from 'kysely';
import { dayAt } from '@roost/shared/domain/time-zone';
import type { Db } from '../db/schema.ts';
import { readSetting } from '../db/settings.ts';
import type { Log } from '../log.ts';
import { newFeederHolder, takeFeederLease, whileFeeding } from './lease.ts';
import { indexRecord, type RecordSize } from './record.ts';
import { RECORD_VERSION } from './settings.ts';
import { allListings, countActive, readListings, type SourceListing } from './source.ts';
import { indexTarget } from './target.ts';

/** Records in one request: about 1 MB. */
const REFRESH_BATCH = 50;
const OUTBOX_BATCH = 200;
/** How often a quiet feeder looks whether the index still says that it is filled; milliseconds. */
const CHECK_MS = 60_000;

export type FeederDeps = {
  db: Db;
  client: Algoliasearch;
  index: string;
  /** How much of a listing's calendar goes into its record. */
  size: RecordSize;
  now: () => Date;
  log: Log;
  /** How often to look for changes that were not announced: of another process, or made in the database itself. */
  pollMs: number;
  checkMs?: number;
  /** Called after the index was written anew. */
  onRefreshed?: () => void;
};

export type Feeder = {
  /**
   * One turn: refresh when needed, then deliver what waits. Answers the milliseconds until the next turn. Throws while
   * the index is away.
   */
  turn: (signal: AbortSignal) => Promise<number>;
  /** True once the index is known to hold this database's data. */
  isReady: () => boolean;
  /** Rejects unless the index says that it holds this database's data: for a process that does not feed it. */
  mustBeFilled: () => Promise<void>;
};

export function createFeeder({
  db,
  client,
  index,
  size,
  now,
  log,
  pollMs,
  checkMs = CHECK_MS,
  onRefreshed,
}: FeederDeps): Feeder {
  const target = indexTarget(client, index);
  const holder = newFeederHolder();
  let ready = false;
  let checkedAt = -Infinity;
  const toRecord = ({ listing, days }: SourceListing) =>
    indexRecord(listing, days, { today: dayAt(listing, now()), ...size });
  const waiting = () => db.selectFrom('index_outbox').selectAll().orderBy('id').limit(OUTBOX_BATCH).execute();

  /** The data and the shape of records that the index has to hold. */
  const wantedVersion = async (): Promise<string> =>
    [
      await readSetting(db, 'data_version'),
      RECORD_VERSION,
      size.horizonDays,
      size.nightPrices ? 'prices' : 'no-prices',
      size.recordBytes,
    ].join(':');

  /**
   * What the client's `replaceAllObjects` does (copy settings to a temporary index, fill it, move it over), but with
   * records made a batch at a time: a parsed record with its day maps takes about 100 kB of memory, and all at once
   * would be hundreds of megabytes. Searches go on in the old index; what changes meanwhile is written to both.
   */
  async function refresh(
    version: string,
    total: number,
    held: string | null | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    // What waited until now is read below, so an index of other data need not hear of it.
    if (held !== version && held !== null)
      await sql`delete from index_outbox where id <= (select max(id) from index_outbox)`.execute(db);
    await target.applySettings();
    await target.beginReplacement();
    let done = 0;
    for await (const batch of allListings(db, REFRESH_BATCH)) {
      signal.throwIfAborted();
      await target.write(target.temporary, batch.map(toRecord), []);
      await deliverAll(held === undefined ? [target.temporary] : [index, target.temporary], signal);
      done += batch.length;
      log('index_refresh', { done, of: total });
    }
    await target.finishReplacement(version);
    onRefreshed?.();
  }

  /** Writes changed listings anew, and takes withdrawn ones out. Their outbox rows go when every index holds them. */
  async function deliver(indices: readonly string[]): Promise<boolean> {
    const rows = await waiting();
    if (rows.length === 0) return false;
    const ids = [...new Set(rows.map((row) => row.listing_id))];
    const found = await readListings(db, ids);
    const gone = ids.filter((id) => !found.some(({ listing }) => listing.id === id));
    const records = found.map(toRecord);
    for (const each of indices) await target.write(each, records, gone);
    await db
      .deleteFrom('index_outbox')
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    log('index_updated', { listings: found.length, removed: gone.length });
    return rows.length === OUTBOX_BATCH;
  }

  async function deliverAll(indices: readonly string[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await deliver(indices)));
  }

  /**
   * An index that lost its data (a wiped disk, a deleted index) or is of other data is written anew; the first time its
   * records are counted too.
   */
  async function check(signal: AbortSignal): Promise<void> {
    const [version, held] = [await wantedVersion(), await target.version()];
    const total = await countActive(db);
    const complete = held === version && (ready || (await target.count()) === total);
    if (!complete) {
      ready = false;
      await refresh(version, total, held, signal);
    }
    checkedAt = performance.now();
    if (ready) return;
    ready = true;
    log('index_ready', { records: total });
  }

  async function turn(signal: AbortSignal): Promise<number> {
    // Most turns find nothing: one small read, and nothing written.
    const due = performance.now() - checkedAt >= checkMs;
    if (ready && !due && (await waiting()).length === 0) return pollMs;
    if (!(await takeFeederLease(db, now(), holder))) return pollMs;
    return whileFeeding({ db, now, holder }, async (lost) => {
      const either = AbortSignal.any([signal, lost]);
      await check(either);
      await deliverAll([index], either);
      return pollMs;
    });
  }

  async function mustBeFilled(): Promise<void> {
    if ((await target.version()) !== (await wantedVersion())) throw new Error('The index is not filled.');
  }

  return { turn, isReady: () => ready, mustBeFilled };
}
