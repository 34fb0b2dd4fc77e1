/**
 * What stands between guests, processes and database: PgBouncer, HAProxy and Varnish, each by its file of
 * `deploy/edge`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getServerUser } from '../../testing/postgres.ts';
import {
  HAPROXY_FILE,
  haproxyVariables,
  olderHaproxySettings,
  pgbouncerSettings,
  poolerUsers,
  varnishSettings,
  type EdgePorts,
} from './balancers.ts';
import type { Keeper } from './keeper.ts';
import type { Database } from './postgres.ts';
import type { Programs } from './programs.ts';

type Edge = {
  directory: string;
  ports: EdgePorts & Readonly<Record<'pooler' | 'primary' | 'cdn', number>>;
  keeper: Keeper;
};

/**
 * Two PgBouncers on one port. Without the program services use the primary itself, and nothing can move them. @returns
 * points them to another server
 */
export function startPoolers(programs: Programs, { directory, ports, keeper }: Edge): (database: Database) => void {
  const file = join(directory, 'pgbouncer.ini');
  const users = join(directory, 'userlist.txt');
  writeFileSync(users, poolerUsers(), { mode: 0o644 });
  const write = (database: number): void =>
    writeFileSync(file, pgbouncerSettings({ port: ports.pooler, database, users }), { mode: 0o644 });
  write(ports.primary);
  const { pgbouncer } = programs;
  if (pgbouncer === null) return () => undefined;
  const poolers = ['pgbouncer1', 'pgbouncer2'];
  for (const name of poolers)
    void keeper.start({
      name,
      command: pgbouncer,
      args: [file],
      user: getServerUser(),
      probe: () => Promise.resolve(true),
    });
  return (database) => {
    write(database.port);
    for (const name of poolers) keeper.tell(name, 'SIGHUP');
  };
}

/** Two HAProxies on the same ports, as two machines behind one floating address, and Varnish in front. */
export async function startBalancers(
  programs: Programs,
  { directory, ports, keeper }: Edge,
  isOlder: boolean,
): Promise<void> {
  const olderFile = join(directory, 'haproxy.cfg');
  if (isOlder) writeFileSync(olderFile, olderHaproxySettings());
  // Any answer will do: which servers are there is not the balancer's health.
  const probe = (port: number) => () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => false,
    );
  for (const name of ['haproxy1', 'haproxy2'])
    await keeper.start({
      name,
      command: programs.haproxy ?? '',
      args: ['-db', '-f', isOlder ? olderFile : HAPROXY_FILE],
      environment: haproxyVariables(ports),
      probe: probe(ports.site),
    });
  if (programs.varnishd === null) return;
  const vcl = join(directory, 'site.vcl');
  writeFileSync(vcl, varnishSettings(ports.site));
  const own = ['-F', '-j', 'none', '-n', join(directory, 'varnish')];
  await keeper.start({
    name: 'varnish',
    command: programs.varnishd,
    args: [...own, '-a', `127.0.0.1:${ports.cdn}`, '-f', vcl, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
    probe: probe(ports.cdn),
  });
}
