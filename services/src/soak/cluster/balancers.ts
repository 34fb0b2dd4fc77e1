/** The files of `deploy/edge` with the addresses of one machine in the place of those of production. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_ROLE, REQUESTS_ROLE } from '../../testing/roles.ts';

export const EDGE = fileURLToPath(new URL('../../../../deploy/edge', import.meta.url));
export const HAPROXY_FILE = join(EDGE, 'haproxy.cfg');
/** For asset servers older than `/readyz`: a release begins from an older checkout. */
export const olderHaproxySettings = (): string =>
  fillIn('haproxy.cfg', {
    'backend assets\n  balance roundrobin\n  option httpchk GET /readyz':
      'backend assets\n  balance roundrobin\n  option httpchk GET /healthz',
  });

/**
 * Replaces each text by its value. @throws an error when one is not there: the file and what is put into it have grown
 * apart
 */
export function fillIn(file: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [piece, value]) => {
      if (!text.includes(piece)) throw new Error(`${file} has no "${piece}" any more.`);
      return text.replace(piece, value);
    },
    readFileSync(join(EDGE, file), 'utf8'),
  );
}

/** Who comes in by PgBouncer, for its list of users. */
export const poolerUsers = (): string => [APP_ROLE, REQUESTS_ROLE].map((role) => `"${role}" ""\n`).join('');

/** PgBouncer on this machine, without passwords; `users` is the path of its list. Two of them may listen on one port. */
export const pgbouncerSettings = ({
  port,
  database,
  users,
}: Record<'port' | 'database', number> & { users: string }): string =>
  fillIn('pgbouncer.ini', {
    'host=postgres-primary port=5432 dbname=roost': `host=127.0.0.1 port=${database} dbname=roost`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/userlist.txt': `auth_type = trust\nauth_file = ${users}`,
  });

/** Varnish before the load balancer of this machine. */
export const varnishSettings = (site: number): string =>
  fillIn('site.vcl', { '.host = "load-balancer"; .port = "8080"': `.host = "127.0.0.1"; .port = "${site}"` });

const PAIRS = ['host', 'services', 'assets'] as const;
export type EdgePorts = Readonly<
  Record<'site' | 'services' | 'assets' | 'registry' | `${(typeof PAIRS)[number]}${1 | 2}`, number>
>;

/** Variables for haproxy.cfg, which runs as it is: where it listens, and where the processes are. */
export function haproxyVariables(ports: EdgePorts): Record<string, string> {
  const at = (port: number): string => `127.0.0.1:${port}`;
  return {
    SITE: at(ports.site),
    SERVICES: at(ports.services),
    ASSETS: at(ports.assets),
    REGISTRY: at(ports.registry),
    ...Object.fromEntries(
      PAIRS.flatMap((name) =>
        ([1, 2] as const).map((number) => [`${name.toUpperCase()}_${number}`, at(ports[`${name}${number}`])]),
      ),
    ),
  };
}
