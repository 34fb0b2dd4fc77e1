/** PostgreSQL as a server of its own with the usual indices, from the installed package (`initdb` and `postgres`). */
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ask, fill, type Database } from './sql.ts';
import type { Engine } from './engine.ts';

const PACKAGES = '/usr/lib/postgresql';
const START_TRIES = 100;
/**
 * All of the table fits into its memory; one process answers a query, so that its processor time is that of the query.
 */
const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '1GB',
  work_mem: '64MB',
  fsync: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** Directory of the newest installed server; null when there is none. */
export function postgresBinaries(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const places = versions.map((version) => join(PACKAGES, version, 'bin'));
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as the package's own user. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Its own folder; one that is kept is made anew unless it was filled to the end. */
function getFolder(kept: string | null): { directory: string; filled: string; isFilled: boolean } {
  const directory = kept ?? mkdtempSync(join(tmpdir(), 'roost-bench-postgres-'));
  const filled = join(directory, 'filled');
  const isFilled = existsSync(filled);
  if (kept !== null && !isFilled) {
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept);
  }
  return { directory, filled, isFilled };
}

/**
 * Starts the server, with what an earlier run left in the folder `kept`; null has it make and remove one of its own.
 */
export async function openPostgres(days: number, kept: string | null): Promise<Engine> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed');
  const { directory, filled, isFilled } = getFolder(kept);
  const user = serverUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const as = { ...user, cwd: directory, stdio: 'ignore' } as const;
  if (!isFilled)
    execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: directory }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], as);
  const exited = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  const client = await connected(directory);
  const backend = Number((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid);
  // A statement with a name is parsed once.
  const db: Database = {
    query: (text, values) =>
      client.query(text.includes('with hit') ? { name: 'search', text, values } : { text, values }),
  };
  return {
    load: async (homes) => {
      if (isFilled) return;
      await fill(db, homes, days);
      writeFileSync(filled, '');
    },
    ask: (query) => ask(db, query),
    cpuMs: () => backendCpuMs(backend),
    residentBytes: () => residentBytes(server.pid ?? 0, backend),
    close: async () => {
      await client.end();
      // SIGINT is its fast shutdown.
      server.kill('SIGINT');
      await exited;
      if (kept === null) rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function connected(directory: string): Promise<pg.Client> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ host: directory, user: 'bench', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === START_TRIES) throw error;
      await sleep(100);
    }
  }
}

/** Processor time of the server's process for this connection: nanoseconds it ran, as the kernel counts them. */
const backendCpuMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * Memory of the server and of the connection's process; pages they share are counted once, with the connection that
 * read them.
 */
function residentBytes(server: number, backend: number): number {
  const kilobytes = (pid: number, field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return (kilobytes(backend, 'VmRSS') + kilobytes(server, 'RssAnon')) * 1024;
}
