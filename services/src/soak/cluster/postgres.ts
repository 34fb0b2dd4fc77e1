/**
 * PostgreSQL of a cluster: a primary that archives its log, a synchronous streaming replica, base backups, failover and
 * restore.
 */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { getServerUser } from '../../testing/postgres.ts';
import { APP_ROLE, REQUESTS_ROLE, requestsRoleStatements, roleStatements } from '../../testing/roles.ts';
import type { Spec } from './keeper.ts';
import { readCommand, readSettings, type CommandName } from './runbook.ts';

const run = promisify(execFile);
const WAIT_MS = 60_000;
const USER = 'roost';

export type Database = { name: string; directory: string; port: number };

export class PostgresPair {
  private readonly binaries: string;
  private readonly root: string;
  private readonly user = getServerUser();
  readonly archive: string;

  /** `root` is a directory of ours that the server's user may pass through. */
  constructor(binaries: string, root: string) {
    this.binaries = binaries;
    this.root = this.directory(join(root, 'postgres'));
    this.archive = this.directory(join(this.root, 'archive'));
  }

  private directory(path: string): string {
    mkdirSync(path, { recursive: true });
    if (this.user) chownSync(path, this.user.uid, this.user.gid);
    chmodSync(path, 0o700);
    return path;
  }

  /** Runs a shell command of the runbook as the server's user does. Rejects with what it said. */
  private async runCommand(name: CommandName, variables: Readonly<Record<string, string>>): Promise<void> {
    await run('/bin/sh', ['-euc', readCommand(name)], {
      cwd: this.root,
      env: { PATH: `${this.binaries}${delimiter}${process.env['PATH']}`, ARCHIVE: this.archive, ...variables },
      ...this.user,
    });
  }

  /** For processes that serve: each side of services has a role of its own. */
  servingUrl = (port: number, work: 'requests' | 'background'): string =>
    this.url(port).replace(`${USER}@`, `${work === 'requests' ? REQUESTS_ROLE : APP_ROLE}@`);

  url = (port: number, database = 'roost'): string => `postgresql://${USER}@127.0.0.1:${port}/${database}`;

  async query<Row extends pg.QueryResultRow>(port: number, text: string, database = 'roost'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(port, database), connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  private isUp = (port: number): Promise<boolean> =>
    this.query(port, 'select 1', 'postgres').then(
      () => true,
      () => false,
    );

  /** How a server on `directory` is run. */
  spec({ name, directory, port }: Database): Spec {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.root,
      shared_buffers: '64MB',
      max_connections: '100',
      wal_level: 'replica',
      max_wal_senders: '5',
      hot_standby: 'on',
      ...readSettings('archive', { ARCHIVE: this.archive }),
      // Every minute would be too seldom for a trial of minutes.
      archive_timeout: '10',
    };
    return {
      name,
      command: join(this.binaries, 'postgres'),
      args: [
        '-D',
        directory,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      user: this.user,
      stopSignal: 'SIGINT',
      probe: () => this.isUp(port),
    };
  }

  /** An empty primary. */
  initialise(database: Database): void {
    execFileSync(join(this.binaries, 'initdb'), ['-D', database.directory, '-U', USER, '-A', 'trust', '-E', 'UTF8'], {
      cwd: this.root,
      ...this.user,
      stdio: 'ignore',
    });
  }

  at = (name: string, port: number): Database => ({ name, port, directory: join(this.root, name) });

  /** The site's database, with the role of background work and the two time limits that a pooler does not pass on. */
  async createDatabase(port: number): Promise<void> {
    await this.query(port, 'create database roost', 'postgres');
    await this.query(port, `alter database roost set statement_timeout = '30s'`);
    for (const statement of roleStatements(USER).split(';'))
      if (statement.replaceAll(/^--.*$/gm, '').trim()) await this.query(port, statement);
    await this.query(port, `alter database roost set idle_in_transaction_session_timeout = '60s'`);
  }

  /** Gives services that answer requests their role, with the rights that the checkout at `root` says. */
  async narrowRequests(port: number, root?: string): Promise<void> {
    await this.query(port, requestsRoleStatements(USER, root));
  }

  /** Runs the statements of a command of the runbook. @returns the rows of the last */
  async command<Row extends pg.QueryResultRow>(port: number, name: CommandName): Promise<Row[]> {
    let rows: Row[] = [];
    for (const statement of readCommand(name).split(';')) rows = await this.query<Row>(port, statement, 'postgres');
    return rows;
  }

  /** A base backup, of which the site's database is told. */
  backUp(port: number, directory: string): Promise<void> {
    return this.runCommand('backup', { PRIMARY: this.url(port, 'postgres'), SITE: this.url(port), BACKUP: directory });
  }

  /** A replica that streams from a running server once it is started. */
  rebuild(port: number, replica: Database): Promise<void> {
    return this.runCommand('rebuild', { PRIMARY: this.url(port, 'postgres'), PGDATA: replica.directory });
  }

  /** From now on a commit waits until the replica has it on disk. */
  async makeSynchronous(port: number): Promise<void> {
    await this.command(port, 'commit-with-replica');
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [row] = await this.command<{ sync_state: string }>(port, 'replicas');
      if (row?.sync_state === 'sync') return;
      if (performance.now() > until) throw new Error('The replica does not stream.');
      await sleep(200);
    }
  }

  /** Whether a server answers, by the runbook's question. */
  isAlive = (port: number): Promise<boolean> =>
    this.command(port, 'is-alive').then(
      () => true,
      () => false,
    );

  /** Keeps an old primary from accepting writes, however it is started again. */
  fence({ directory }: Database): Promise<void> {
    return this.runCommand('fence', { PGDATA: directory });
  }

  /** Makes a replica the primary, which commits alone until it has a replica. */
  async promote(port: number): Promise<void> {
    await this.command(port, 'promote');
    await this.command(port, 'commit-alone');
  }

  /** Marks a moment to which a restore can go. */
  async markMoment(port: number, name: string): Promise<void> {
    await this.query(port, `select pg_create_restore_point('${name}')`, 'postgres');
  }

  /** Closes the newest piece of the log, so that the archive has it, and waits until it is there. */
  async archiveAll(port: number): Promise<void> {
    const [row] = await this.query<{ file: string }>(
      port,
      'select pg_walfile_name(pg_switch_wal()) as file',
      'postgres',
    );
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [state] = await this.command<{ last_archived_wal: string | null }>(port, 'archived');
      const last = state?.last_archived_wal ?? null;
      if (last && row && last.slice(8) >= row.file.slice(8)) return;
      if (performance.now() > until) throw new Error(`The archive does not get ${row?.file}: ${last}`);
      await sleep(200);
    }
  }

  /**
   * Puts a backup into an empty directory for a restore: to a moment, or to the end of the archive. The server that
   * starts on it does the rest.
   */
  async prepareRestore(
    { directory }: Database,
    backup: string,
    moment: { mark: string } | { time: string } | null,
  ): Promise<void> {
    await this.runCommand('restore', { BACKUP: backup, PGDATA: this.directory(directory) });
    if (moment === null) return;
    const [name, value]: [CommandName, string] =
      'mark' in moment ? ['restore-to-mark', moment.mark] : ['restore-to-time', moment.time];
    await this.runCommand(name, { PGDATA: directory, MOMENT: value });
  }

  /** Waits until a restore is over and the server takes writes. */
  async restored(port: number): Promise<void> {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [row] = await this.command<{ on: boolean }>(port, 'recovering').catch(() => []);
      if (row?.on === false) return;
      if (performance.now() > until) throw new Error('The restore does not end.');
      await sleep(200);
    }
  }
}
