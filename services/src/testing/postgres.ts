/**
 * A PostgreSQL for tests: the server of TEST_DATABASE_URL, else a temporary cluster from the installed server package.
 * Each user gets a database of its own.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type TestPostgres = { url: string; close: () => Promise<void> };

/**
 * Directory with `initdb` and `postgres`: in PATH, or where Debian's packages put it. Null when no server is installed.
 */
export function findPostgresBinaries(): string | null {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...versions.map((version) => join('/usr/lib/postgresql', version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

/** True when PostgreSQL is installed. */
export const hasPostgres = (): boolean => Boolean(process.env.TEST_DATABASE_URL) || findPostgresBinaries() !== null;

/** PostgreSQL refuses to run as root: a root shell (a container) runs it as the package's own user, or as nobody. */
export function getServerUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  return null;
}

/**
 * Milliseconds that a connection may take: a limit for what hangs. A busy machine starts the server's process for it
 * late.
 */
export const CONNECT_LIMIT_MS = 60_000;
const CONNECT_TRIES = 3;

/**
 * A connection. One that took too long is tried again: all processes may have stood still meanwhile. What is refused is
 * refused at once.
 */
async function connect(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const tookTooLong = error instanceof Error && error.message === 'timeout expired';
      if (!tookTooLong || attempt === CONNECT_TRIES) throw error;
    }
  }
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs a server until the shell's input ends, which happens too when the test process is killed: it leaves no server
 * behind. SIGINT is PostgreSQL's "fast shutdown": it does not wait for clients.
 */
const UNTIL_INPUT_ENDS = '"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server';

/**
 * Starts a server of its own from the installed package, with its files below `parent`. @throws when it does not start
 */
export async function startCluster(binaries: string, parent = tmpdir()): Promise<TestPostgres> {
  const directory = mkdtempSync(join(parent, 'roost-postgres-'));
  const user = getServerUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const port = await freePort();
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'roost', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  const server: ChildProcess = spawn(
    '/bin/sh',
    [
      '-c',
      UNTIL_INPUT_ENDS,
      join(binaries, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${directory}`,
      '-c',
      'fsync=off',
      '-c',
      'shared_buffers=32MB',
    ],
    { ...user, cwd: directory, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const url = `postgresql://roost@127.0.0.1:${port}/postgres`;
  const close = async (): Promise<void> => {
    server.stdin?.end();
    await exited;
    rmSync(directory, { recursive: true, force: true });
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return { url, close };
    } catch (error) {
      if (attempt > 100 || server.exitCode !== null) {
        await close();
        throw new Error('The temporary PostgreSQL did not start.', { cause: error });
      }
      await sleep(100);
    }
  }
}

/** The server of TEST_DATABASE_URL, else one of its own. Throws when there is no PostgreSQL. */
async function findServer(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const binaries = findPostgresBinaries();
  if (given) return { url: given, close: () => Promise.resolve() };
  if (binaries === null) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install the server package.');
  return startCluster(binaries);
}

/** Another database of the same server. */
function getAddress(server: TestPostgres, name: string): string {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(server: TestPostgres, template = 'template1'): Promise<TestPostgres> {
  const name = `roost_test_${randomBytes(6).toString('hex')}`;
  await withClient(server.url, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: getAddress(server, name),
    close: async () => {
      if (process.env.TEST_DATABASE_URL)
        await withClient(server.url, (client) => client.query(`drop database if exists ${name} with (force)`));
      await server.close();
    },
  };
}

/**
 * An empty database; `close` drops it, and stops the server when it was started here. Throws when there is no
 * PostgreSQL.
 */
export const testPostgres = async (): Promise<TestPostgres> => createDatabase(await findServer());

/** Any number that nothing else locks in the database of TEST_DATABASE_URL. */
const TEMPLATE_LOCK = 727_003;

/**
 * A database as `prepare` leaves one. Where a run has named a template (`shared-postgres.ts`), its first test prepares
 * that and all others copy it.
 * @param prepare told the address of an empty database
 */
export async function copyOfTemplate(prepare: (url: string) => Promise<void>): Promise<TestPostgres> {
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  const server = await findServer();
  if (!template) {
    const database = await createDatabase(server);
    await prepare(database.url);
    return database;
  }
  await withClient(server.url, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    // Under another name until it is whole; a process that was killed may have left one.
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await prepare(getAddress(server, unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
  return createDatabase(server, template);
}

/** Removes a template from the server of TEST_DATABASE_URL. */
export const dropTemplate = (url: string, template: string): Promise<unknown> =>
  withClient(url, (client) => client.query(`drop database if exists ${template} with (force)`));
