/**
 * What background work tells of the database's server: its replicas, the archive of its log and the age of its backup.
 * Absent on the embedded database, and where the server does not say.
 */
import { Gauge, registry } from '@roost/observe/metrics';
import { sql } from 'kysely';
import { ReplicaLag } from './db/replica-lag.ts';
import type { Db } from './db/schema.ts';

type ServerState = {
  replicas: number | null;
  position: number;
  replayed: number | null;
  archive_age: number | null;
  backup_age: number | null;
};

/** A server that does not answer within this many milliseconds costs a scrape these numbers, not all of them. */
const LIMIT_MS = 2_000;
let source: Db | null = null;
let asked: { atMs: number; state: Promise<ServerState | null> } | null = null;
let lag = new ReplicaLag();

/**
 * What others replay is told to members of `pg_read_all_stats` only; to anybody else each replica is there without a
 * state.
 */
const readState = (db: Db) =>
  sql<ServerState>`
    select (select case when count(*) = count(state) then count(*) filter (where state = 'streaming') end
              from pg_stat_replication where application_name is distinct from 'pg_basebackup') as replicas,
           pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position,
           (select pg_wal_lsn_diff(min(replay_lsn), '0/0')::float8 from pg_stat_replication where state = 'streaming') as replayed,
           (select case when current_setting('archive_mode') <> 'off' then
                     extract(epoch from now() - greatest(last_archived_time, pg_postmaster_start_time()))::float8 end
              from pg_stat_archiver) as archive_age,
           (select extract(epoch from now() - value::timestamptz)::float8 from settings where name = 'base_backup_at') as backup_age
    where not pg_is_in_recovery()`.execute(db);

async function read(db: Db): Promise<ServerState | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, null);
  });
  try {
    return (await Promise.race([readState(db), late]))?.rows[0] ?? null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** All gauges of one scrape share one read. */
function getState(): Promise<ServerState | null> {
  if (source === null) return Promise.resolve(null);
  if (asked === null || performance.now() - asked.atMs > 1_000)
    asked = { atMs: performance.now(), state: read(source) };
  return asked.state;
}

function serverGauge(name: string, help: string, pick: (state: ServerState) => number | null): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const state = await getState();
      const value = state === null ? null : pick(state);
      if (value === null) this.remove();
      else this.set(Number(value));
    },
  });
}
serverGauge('roost_database_replicas', 'Replicas that stream from the database server.', (state) => state.replicas);
serverGauge('roost_database_replica_lag_seconds', 'How far the slowest replica is behind.', ({ position, replayed }) =>
  replayed === null ? null : lag.note(position, replayed, performance.now()),
);
serverGauge(
  'roost_database_archive_age_seconds',
  'How long ago a piece of the log was archived.',
  (state) => state.archive_age,
);
serverGauge(
  'roost_database_backup_age_seconds',
  'How long ago a base backup was recorded (docs/runbooks/database.md); infinite when none ever was.',
  (state) => state.backup_age ?? Infinity,
);

/** Says which server the gauges ask: a PostgreSQL. */
export function measureServer(db: Db | null): void {
  source = db;
  asked = null;
  lag = new ReplicaLag();
}
