/**
 * A whole site on one machine as docs/production.md draws it: two of everything that answers, one background worker, a
 * primary and its replica.
 */
import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { freePort } from '../../testing/free-port.ts';
import { startBalancers, startPoolers } from './edge.ts';
import { answers, Keeper, type Spec } from './keeper.ts';
import { PostgresPair, type Database } from './postgres.ts';
import type { Programs } from './programs.ts';
import { storageSpec, storageVariables } from './storage.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const HOMES = { seed: 'cluster', count: 300 };
const DRAIN_MS = '1500';
const SECRET = 'a secret of the cluster, 32 characters';

export type ClusterSite = {
  keeper: Keeper;
  postgres: PostgresPair;
  primary: Database;
  replica: Database;
  /** Where guests come in: the CDN, and behind it the load balancer. */
  edges: string[];
  /** Where hosts get published remotes and their registry. */
  assets: string;
  stripe: Stripe;
  /** How this checkout's processes are started, by name. */
  newest: ReadonlyMap<string, Spec>;
  /** Runs this checkout's migrations, as the job before a release does. */
  migrate: () => Promise<void>;
  /** Gives requests the rights that this checkout says, once no process of an older one answers. */
  narrowRequests: () => Promise<void>;
  /** Points PgBouncer to another server. */
  useDatabase: (database: Database) => void;
  close: () => Promise<void>;
};

const names = [
  ...(['site', 'services', 'assets', 'pooler', 'cdn', 'sandbox', 'mail', 'primary', 'replica'] as const),
  ...(['background', 'storage', 'registry'] as const),
] as const;
type PortName = (typeof names)[number] | `${'host' | 'services' | 'assets'}${1 | 2}`;
const PORTS: readonly PortName[] = [
  ...names,
  ...(['host', 'services', 'assets'] as const).flatMap((name) => [`${name}1`, `${name}2`] as const),
];
type Ports = Readonly<Record<PortName, number>>;

type SiteOptions = {
  programs: Programs;
  /** A data directory with published remotes. */
  published: string;
  /** Another checkout whose processes are started in the place of this one's; null for this one's. */
  older: string | null;
  say: (line: string) => void;
};

/** Starts all of it. Rejects with the log of what did not start. */
export async function startClusterSite({ programs, published, older, say }: SiteOptions): Promise<ClusterSite> {
  const directory = mkdtempSync(join(tmpdir(), 'roost-cluster-'));
  // Servers that run as other users pass through it.
  chmodSync(directory, 0o755);
  const logs = join(directory, 'logs');
  mkdirSync(logs);
  const found: Partial<Record<PortName, number>> = {};
  for (const name of PORTS) found[name] = await freePort();
  const ports = found as Ports;
  const keeper = new Keeper(logs);
  const close = async (): Promise<void> => {
    await keeper.close();
    if (!process.env['CLUSTER_KEEP']) rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', () => {
    keeper.abandon();
    if (!process.env['CLUSTER_KEEP']) rmSync(directory, { recursive: true, force: true });
  });
  try {
    const postgres = new PostgresPair(programs.postgres, directory);
    const [primary, replica] = [postgres.at('primary', ports.primary), postgres.at('replica', ports.replica)];
    postgres.initialise(primary);
    await keeper.start(postgres.spec(primary));
    await postgres.createDatabase(primary.port);
    const useDatabase = startPoolers(programs, { directory, ports, keeper });
    const processes = await startProcesses(programs, { directory, published, older, ports, keeper, postgres, say });
    await postgres.rebuild(primary.port, replica);
    await keeper.start(postgres.spec(replica));
    await postgres.makeSynchronous(primary.port);
    say('the replica streams; commits wait for it');
    return {
      keeper,
      postgres,
      primary,
      replica,
      edges: [...(programs.varnishd ? [ports.cdn] : []), ports.site].map((port) => `http://localhost:${port}`),
      assets: `http://127.0.0.1:${ports.assets}`,
      stripe: new Stripe('sk_test_local', {
        host: '127.0.0.1',
        port: ports.sandbox,
        protocol: 'http',
        telemetry: false,
      }),
      ...processes,
      useDatabase,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = {
  directory: string;
  published: string;
  older: string | null;
  ports: Ports;
  keeper: Keeper;
  postgres: PostgresPair;
  say: (line: string) => void;
};

async function startProcesses(
  programs: Programs,
  { directory, published, older, ports, keeper, postgres, say }: Parts,
): Promise<Pick<ClusterSite, 'newest' | 'migrate' | 'narrowRequests'>> {
  const newest = new Map<string, Spec>();
  const site = `http://localhost:${programs.varnishd ? ports.cdn : ports.site}`;
  const common = {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    ROOST_BIND: '127.0.0.1',
    ROOST_DRAIN_MS: DRAIN_MS,
    ROOST_SITE_URL: site,
    ROOST_SANDBOX_PORT: String(ports.sandbox),
    ROOST_SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    ROOST_MAIL_PORT: String(ports.mail),
    ROOST_SERVICES_URL: `http://localhost:${ports.services}`,
    ROOST_ASSETS_URL: `http://localhost:${ports.assets}`,
  };
  const node = (name: string, entry: string, probe: string, environment: Record<string, string>): Spec => {
    const dataDir = join(directory, name);
    mkdirSync(dataDir, { recursive: true });
    const from = (root: string): Spec => ({
      name,
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', join(root, entry)],
      environment: { ...common, ROOST_DATA_DIR: dataDir, ...environment },
      probe: () => answers(probe),
    });
    newest.set(name, from(ROOT));
    return from(older ?? ROOT);
  };
  const at = (port: number, path: string): string => `http://127.0.0.1:${port}${path}`;
  const services = (name: 'services1' | 'services2' | 'background'): Spec => {
    const work = name === 'background' ? 'background' : 'requests';
    return node(name, 'services/src/main.ts', at(ports[name], '/readyz'), {
      ROOST_SERVICES_PORT: String(ports[name]),
      SERVICES_WORK: work,
      DATABASE_URL: postgres.servingUrl(programs.pgbouncer ? ports.pooler : ports.primary, work),
      DATABASE_REPLICA_URL: postgres.servingUrl(ports.replica, work),
      AUTH_SECRET: SECRET,
      BOOKING_LIMITS: '1000000',
      REQUEST_LIMITS: '1000000',
      ROOST_LISTINGS: String(HOMES.count),
      ROOST_SEED: HOMES.seed,
    });
  };
  const host = (name: 'host1' | 'host2'): Spec => {
    const spec = node(name, 'host/server/main.ts', at(ports[name], '/readyz'), {
      ROOST_HOST_PORT: String(ports[name]),
      ROOST_RENDERERS: '1',
    });
    copyFileSync(join(published, 'registry-key.pub'), join(directory, name, 'registry-key.pub'));
    return spec;
  };
  // Files come out of the storage; the registry is the one that has the publisher's key too.
  const files = (name: 'assets1' | 'assets2' | 'registry'): Spec =>
    node(name, 'platform/src/assets/main.ts', at(ports[name], '/healthz'), {
      ROOST_ASSETS_PORT: String(ports[name]),
      ...storageVariables(ports.storage),
      ...(name === 'registry' && {
        ROOST_REGISTRY_KEY_FILE: join(published, 'registry-key.pem'),
        ROOST_HOSTS: [ports.host1, ports.host2].map((port) => `http://127.0.0.1:${port}`).join(','),
      }),
    });
  const sandbox = node('sandbox', 'sandbox/src/main.ts', at(ports.sandbox, '/healthz'), {
    STRIPE_WEBHOOK_URL: at(ports.services, '/webhooks/stripe'),
  });

  // As in production a job makes the tables, with a role of its own; those that serve may not.
  const migrate = async (root: string): Promise<void> => {
    const owner = postgres.url(ports.primary);
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'services/src/migrate-main.ts')], {
      env: {
        PATH: process.env['PATH'],
        ...services('background').environment,
        DATABASE_URL: owner,
        MIGRATE_DATABASE_URL: owner,
      },
    });
  };
  await keeper.start(sandbox);
  await keeper.start(storageSpec({ directory, published, port: ports.storage }));
  say('the object storage has the published remotes');
  await migrate(older ?? ROOT);
  await postgres.narrowRequests(ports.primary, older ?? ROOT);
  await keeper.start(services('background'));
  say('database made and filled by the job, background work runs');
  await startBalancers(programs, { directory, ports, keeper }, older !== null);
  for (const name of ['services1', 'services2'] as const) await keeper.start(services(name));
  for (const name of ['assets1', 'assets2', 'registry'] as const) await keeper.start(files(name));
  for (const name of ['host1', 'host2'] as const) await keeper.start(host(name));
  say('hosts, services and asset servers answer');
  await keeper.ready('site');
  return { newest, migrate: () => migrate(ROOT), narrowRequests: () => postgres.narrowRequests(ports.primary) };
}
