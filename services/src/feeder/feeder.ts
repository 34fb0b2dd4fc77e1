/**
 * Keeps the search index equal to the database: written anew when it holds other data, then every change within a second
 * from the outbox. While the index cannot be reached, changes wait and are tried again.
 */
import type { Algoliasearch } from 'algoliasearch';
import { isoDateOf } from '@roost/shared/domain/dates';
import type { Db } from '../db/schema.ts';
import { readSetting } from '../db/settings.ts';
import type { Log } from '../log.ts';
import { isMissingIndex } from './index-client.ts';
import { giveFeederLease, takeFeederLease } from './lease.ts';
import { indexRecord } from './record.ts';
import { INDEX_SETTINGS, RECORD_VERSION, replicaSettings } from './settings.ts';
import { allListings, countActive, readListings, type SourceListing } from './source.ts';

/** Records in one request: about 1 MB. */
const REFRESH_BATCH = 50;
const OUTBOX_BATCH = 200;

export type FeederDeps = {
  db: Db;
  client: Algoliasearch;
  index: string;
  horizonDays: number;
  now: () => Date;
  log: Log;
  /** How often to look for changes that another process wrote. */
  pollMs: number;
  /** Called after the index was written anew. */
  onRefreshed?: () => void;
};

export type Feeder = {
  /** One turn: refresh when needed, then deliver what waits. Answers the milliseconds until the next turn. Throws while the index is away. */
  turn: (signal: AbortSignal) => Promise<number>;
  /** True once the index is known to hold this database's data. */
  isReady: () => boolean;
};

type IndexState = { version: string | null; records: number };

export function createFeeder({ db, client, index, horizonDays, now, log, pollMs, onRefreshed }: FeederDeps): Feeder {
  let ready = false;
  const records = (batch: readonly SourceListing[]): Record<string, unknown>[] =>
    batch.map(({ listing, days }) => indexRecord(listing, days, { today: isoDateOf(now()), horizonDays }));

  async function readIndex(): Promise<IndexState> {
    try {
      const { userData } = await client.getSettings({ indexName: index });
      const { nbHits } = await client.searchSingleIndex({ indexName: index, searchParams: { query: '', hitsPerPage: 0, analytics: false } });
      const version = typeof userData === 'object' && userData !== null && 'roost' in userData ? String(userData.roost) : null;
      return { version, records: nbHits ?? 0 };
    } catch (error) {
      if (isMissingIndex(error)) return { version: null, records: 0 };
      throw error;
    }
  }

  async function applySettings(): Promise<void> {
    const replicas = replicaSettings(index);
    const { taskID } = await client.setSettings({
      indexName: index, indexSettings: { ...INDEX_SETTINGS, replicas: replicas.map((replica) => replica.indexName) }, forwardToReplicas: true,
    });
    await client.waitForTask({ indexName: index, taskID });
    for (const { indexName, ranking } of replicas) {
      const task = await client.setSettings({ indexName, indexSettings: { ...INDEX_SETTINGS, ranking } });
      await client.waitForTask({ indexName, taskID: task.taskID });
    }
  }

  /**
   * What the client's `replaceAllObjects` does (copy settings to a temporary index, fill it, move it over), but with records made a
   * batch at a time: a parsed record with its day maps takes about 100 kB of memory, and all at once would be hundreds of megabytes.
   */
  async function refresh(version: string, total: number, signal: AbortSignal): Promise<void> {
    await applySettings();
    const temporary = `${index}_tmp_feeder`;
    const copy = await client.operationIndex({
      indexName: index, operationIndexParams: { operation: 'copy', destination: temporary, scope: ['settings', 'rules', 'synonyms'] },
    });
    await client.waitForTask({ indexName: temporary, taskID: copy.taskID });
    const cleared = await client.clearObjects({ indexName: temporary });
    await client.waitForTask({ indexName: temporary, taskID: cleared.taskID });
    let done = 0;
    for await (const batch of allListings(db, REFRESH_BATCH)) {
      signal.throwIfAborted();
      await client.saveObjects({ indexName: temporary, objects: records(batch), waitForTasks: true });
      await takeFeederLease(db, now(), true);
      done += batch.length;
      log('index_refresh', { done, of: total });
    }
    const move = await client.operationIndex({ indexName: temporary, operationIndexParams: { operation: 'move', destination: index } });
    await client.waitForTask({ indexName: index, taskID: move.taskID });
    // Last, so that an index that was not filled to the end never says it was.
    const marked = await client.setSettings({ indexName: index, indexSettings: { userData: { roost: version } } });
    await client.waitForTask({ indexName: index, taskID: marked.taskID });
  }

  /** Writes changed listings anew, and takes withdrawn ones out. Their outbox rows go when the index has answered. */
  async function deliver(): Promise<boolean> {
    const rows = await db.selectFrom('index_outbox').selectAll().orderBy('id').limit(OUTBOX_BATCH).execute();
    if (rows.length === 0) return false;
    const ids = [...new Set(rows.map((row) => row.listing_id))];
    const found = await readListings(db, ids);
    const gone = ids.filter((id) => !found.some(({ listing }) => listing.id === id));
    if (found.length > 0) await client.saveObjects({ indexName: index, objects: records(found) });
    if (gone.length > 0) await client.deleteObjects({ indexName: index, objectIDs: gone });
    await db.deleteFrom('index_outbox').where('id', 'in', rows.map((row) => row.id)).execute();
    log('index_updated', { listings: found.length, removed: gone.length });
    return rows.length === OUTBOX_BATCH;
  }

  async function turn(signal: AbortSignal): Promise<number> {
    if (!(await takeFeederLease(db, now()))) return pollMs;
    try {
      if (!ready) {
        const version = `${await readSetting(db, 'data_version')}:${RECORD_VERSION}:${horizonDays}`;
        const [state, total] = [await readIndex(), await countActive(db)];
        if (state.version !== version || state.records !== total) {
          await refresh(version, total, signal);
          onRefreshed?.();
        }
        ready = true;
        log('index_ready', { records: total });
      }
      while (!signal.aborted && (await deliver()));
      return pollMs;
    } finally {
      await giveFeederLease(db);
    }
  }

  return { turn, isReady: () => ready };
}
