/** PostgreSQL of a cluster: a primary that archives its log, a synchronous streaming replica, base backups, failover and restore. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { getServerUser } from '../../testing/postgres.ts';
import type { Spec } from './keeper.ts';

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

  private tool(name: string, args: readonly string[]): Promise<unknown> {
    return run(join(this.binaries, name), [...args], { cwd: this.root, ...this.user });
  }

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
      archive_mode: 'on',
      archive_command: `test -f ${this.archive}/%f || cp %p ${this.archive}/%f`,
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

  /** The site's database, with the two time limits that a pooler does not pass on. */
  async createDatabase(port: number): Promise<void> {
    await this.query(port, 'create database roost', 'postgres');
    await this.query(port, `alter database roost set statement_timeout = '30s'`);
    await this.query(port, `alter database roost set idle_in_transaction_session_timeout = '60s'`);
  }

  /** A copy of a running server: to restore from, or, with `follow`, to stream from it. */
  async copy(port: number, to: Database, follow: boolean): Promise<void> {
    const streaming = follow ? ['-R', '-C', '-S', 'replica'] : [];
    await this.tool('pg_basebackup', [
      ...['-D', to.directory, '-d', this.url(port, 'postgres'), '-X', 'stream', '-c', 'fast'],
      ...streaming,
    ]);
  }

  /** From now on a commit waits until the replica has it on disk. */
  async makeSynchronous(port: number): Promise<void> {
    await this.query(port, `alter system set synchronous_standby_names = '*'`, 'postgres');
    await this.query(port, 'select pg_reload_conf()', 'postgres');
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [row] = await this.query<{ sync_state: string }>(
        port,
        'select sync_state from pg_stat_replication',
        'postgres',
      );
      if (row?.sync_state === 'sync') return;
      if (performance.now() > until) throw new Error('The replica does not stream.');
      await sleep(200);
    }
  }

  /** Makes a replica the primary. */
  async promote(port: number): Promise<void> {
    await this.query(port, 'select pg_promote(true, 30)', 'postgres');
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
      const [state] = await this.query<{ last: string | null }>(
        port,
        'select last_archived_wal as last from pg_stat_archiver',
        'postgres',
      );
      if (state?.last && row && state.last.slice(8) >= row.file.slice(8)) return;
      if (performance.now() > until) throw new Error(`The archive does not get ${row?.file}: ${state?.last}`);
      await sleep(200);
    }
  }

  /** Prepares a copy for a restore: to a marked moment, or to the end of the archive. The server that starts on it does the rest. */
  prepareRestore({ directory }: Database, moment: string | null): void {
    const settings = [
      `restore_command = 'cp ${this.archive}/%f %p'`,
      `recovery_target_timeline = 'latest'`,
      `synchronous_standby_names = ''`,
      ...(moment === null ? [] : [`recovery_target_name = '${moment}'`, `recovery_target_action = 'promote'`]),
    ];
    writeFileSync(join(directory, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    writeFileSync(join(directory, 'recovery.signal'), '');
    for (const name of ['postgresql.auto.conf', 'recovery.signal'])
      if (this.user) chownSync(join(directory, name), this.user.uid, this.user.gid);
  }

  /** Waits until a restore is over and the server takes writes. */
  async restored(port: number): Promise<void> {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [row] = await this.query<{ on: boolean }>(port, 'select pg_is_in_recovery() as on', 'postgres').catch(
        () => [],
      );
      if (row?.on === false) return;
      if (performance.now() > until) throw new Error('The restore does not end.');
      await sleep(200);
    }
  }
}
