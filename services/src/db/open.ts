/**
 * Opens the database: PGlite in this process by default, PostgreSQL when an address is given. Everything above sees the
 * same.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { recordChild } from '@roost/observe/spans';
import { Kysely, PGliteDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { LastingPglite } from './lasting-pglite.ts';
import { takeLock } from './lock.ts';
import { PooledPostgresDialect } from './postgres-dialect.ts';
import { hasRoom } from './room.ts';
import type { Database, Db } from './schema.ts';

export type OpenDatabase = { db: Db; kind: 'pglite' | 'postgresql'; close: () => Promise<void> };

const DATE = 1082;
const INT8 = 20;
/** Both drivers answer dates as ISO text and 64-bit counts as numbers; by themselves they differ. */
const PARSERS = { [DATE]: (value: string) => value, [INT8]: Number };

/** For a small catalogue in one process: PostgreSQL's own defaults would reserve 128 MB for pages alone. */
const PGLITE_SETTINGS = ['shared_buffers = 16MB', 'max_wal_size = 64MB', 'min_wal_size = 32MB', 'wal_buffers = 1MB'];

const LONGEST_QUERY = 500;
/** Tells the trace of a request about a query. Its text has no values: those are parameters. */
function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const ended = Date.now();
  recordChild({
    name: `SQL ${query.sql.trimStart().split(/\s/, 1)[0] ?? ''}`,
    kind: 'client',
    begun: ended - queryDurationMillis,
    ended,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, LONGEST_QUERY) },
    failed: level === 'error',
  });
}

/**
 * PGlite with our settings. @param options.loadDataDir files of another one, as tests keep them: starting with them is
 * much quicker
 */
export function createPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { btree_gist }, parsers: PARSERS, postgresqlconf: PGLITE_SETTINGS });
}

/**
 * PGlite in `directory` (in memory without one), with an exclusive lock. `empty` removes what an earlier try left
 * there. Throws DatabaseInUseError when a live process holds it.
 */
export async function openPglite(directory?: string, { empty = false } = {}): Promise<OpenDatabase> {
  let release = (): void => undefined;
  if (directory) {
    release = takeLock(`${directory}.lock`);
    if (empty) rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
  }
  try {
    const open = (): Promise<PGlite> => createPglite(directory ? { dataDir: directory } : {});
    const pglite = await open();
    if (!directory) return fromPglite(pglite, release);
    return fromPglite(new LastingPglite(pglite, { open, hasRoom: () => hasRoom(directory) }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database on a PGlite that runs. @param release called once it is closed */
export function fromPglite(pglite: PGlite | LastingPglite, release: () => void = () => undefined): OpenDatabase {
  const db: Db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log: traceQuery });
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    release();
  };
  return { db, kind: 'pglite', close };
}

const SLOW_MS = 2_000;
const SLOW_AGAIN_MS = 10_000;
/** Milliseconds that a statement took with its way, and its beginning, which has no values. */
export type SlowQuery = { ms: number; query: string };

function createSlowLog(onSlow: (query: SlowQuery) => void): (event: LogEvent) => void {
  let lastMs = -Infinity;
  return ({ query, queryDurationMillis }) => {
    if (queryDurationMillis < SLOW_MS || performance.now() - lastMs < SLOW_AGAIN_MS) return;
    lastMs = performance.now();
    onSlow({ ms: Math.round(queryDurationMillis), query: query.sql.slice(0, LONGEST_QUERY) });
  };
}

/** Milliseconds of one statement. */
const STATEMENT_MS = 30_000;
/**
 * Milliseconds more until an answer is not waited for: a server that is stopped or cut off answers nothing, not even
 * that the statement took too long.
 */
const ANSWER_MS = 5_000;

/**
 * PostgreSQL 15 or newer at `url`, through a pool. Connecting and each statement have a time limit.
 * @param options.connectMs 5 s, unless given
 * @param options.onSlow told of a statement that took longer than two seconds, once in ten seconds: a server that is
 *   slow or badly reached fails nothing by itself
 * @param options.mayTakeLong no limit on statements from this side: for the job that migrates, beside which nobody
 *   waits
 */
export function openPostgres(
  url: string,
  options: {
    poolSize?: number;
    connectMs?: number;
    mayTakeLong?: boolean;
    onError?: (error: Error) => void;
    onSlow?: (query: SlowQuery) => void;
  } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 5_000,
    keepAlive: true,
    ...(!options.mayTakeLong && { statement_timeout: STATEMENT_MS, query_timeout: STATEMENT_MS + ANSWER_MS }),
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (oid, format) => PARSERS[oid as keyof typeof PARSERS] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks, idle or at work, is replaced by the pool. Each one needs a listener of its own: the
  // pool's hears of idle connections only, and an `error` that nobody hears ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onError?.(error));
  });
  // The same errors again, for connections that were idle.
  pool.on('error', () => undefined);
  const tellSlow = options.onSlow ? createSlowLog(options.onSlow) : () => undefined;
  const log = (event: LogEvent): void => {
    traceQuery(event);
    tellSlow(event);
  };
  const db: Db = new Kysely<Database>({ dialect: new PooledPostgresDialect({ pool }), log });
  return { db, kind: 'postgresql', close: () => db.destroy() };
}
