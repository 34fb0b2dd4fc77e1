/**
 * The site that a campaign breaks: services as a process of their own, with breakable lines to the database and to all
 * third parties.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toIsoDate } from '@roost/shared/domain/dates';
import { openPglite, openPostgres, type OpenDatabase } from '../../db/open.ts';
import type { DatabaseKind } from '../../testing/databases.ts';
import { freePort } from '../../testing/free-port.ts';
import { offeredStays, type OfferedStay } from '../../testing/offers.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { startSandbox, type TestSandbox } from '../../testing/sandbox.ts';
import { startServicesProcess, type ServicesProcess } from '../../testing/services-process.ts';
import { openLine, type Line } from './line.ts';
import { LogBook } from './log-book.ts';
import { startSite, type Site } from './site.ts';
import { startTime, type SiteTime } from './time.ts';

const HOMES = { seed: 'chaos', count: 40 };
/** Half of them are far enough away to be paid in two parts. */
const STAYS_EACH = 24;
export const CHAOS_SECRET = 'a secret of tests, 32 characters long';

/** What goes wrong inside the machine of services (`inside.ts`). */
export type Inside = {
  /** How far its clock is ahead. */
  clockMs: number;
  /** `known`: there is no room, and the system says so; `sudden`: nobody could know before a write fails. */
  diskFull: 'known' | 'sudden' | null;
};
const SOUND: Inside = { clockMs: 0, diskFull: null };

export type ChaosWorld = {
  kind: DatabaseKind;
  url: string;
  sandbox: TestSandbox;
  services: () => ServicesProcess;
  /** Starts services again after their process has died. */
  restart: () => Promise<void>;
  /** What all processes have logged so far, also those that are gone. */
  log: LogBook;
  /** The processes of the site that are there now, and this one. */
  pids: () => Record<string, number | undefined>;
  /** Changes what is wrong inside; what is not named is sound. A process that starts later begins with it. */
  inside: (change: Partial<Inside>) => void;
  /** The time of the whole site, as a test moves it. */
  time: SiteTime;
  /** What works beside requests, where the database is shared: else services do it themselves. */
  background: {
    kill: () => Promise<void>;
    signal: (signal: NodeJS.Signals) => void;
    restart: () => Promise<void>;
  } | null;
  /** Host and remotes; null where none are published for the campaign. */
  site: Site | null;
  /** Line to the third parties. */
  outside: Line;
  /** Line to the mail server. */
  post: Line;
  /** Line to the database; null where it lives inside of services. */
  database: Line | null;
  /** Stays that homes offer, each once. */
  offers: OfferedStay[];
  /** Opens the database beside services, or, where it lives inside of them, after they have stopped. */
  lookAtBooks: <T>(look: (db: OpenDatabase['db']) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** @param published data directory with published remotes; without it the campaign has no host */
export async function startChaosWorld(kind: DatabaseKind, published?: string): Promise<ChaosWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roost-chaos-'));
  // Browsers reach the third parties by the breakable line too, and their frames have its address.
  const sandboxPort = await freePort();
  const outside = await openLine(sandboxPort);
  const port = await freePort();
  const sandbox = await startSandbox({
    port: sandboxPort,
    publicUrl: `http://127.0.0.1:${outside.port}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
  });
  const post = await openLine(Number(new URL(sandbox.environment['SMTP_URL'] ?? '').port));
  const postgres = kind === 'postgresql' ? await testPostgres() : null;
  const database = postgres ? await openLine(Number(new URL(postgres.url).port)) : null;
  const through = new URL(postgres?.url ?? 'postgres://localhost/x');
  if (database) through.port = String(database.port);
  const siteUrl = `http://127.0.0.1:${await freePort()}`;
  const insideFile = join(dataDir, 'inside.json');
  writeFileSync(insideFile, JSON.stringify(SOUND));
  const environment: Record<string, string> = {
    NODE_OPTIONS: `--import=${new URL('inside.ts', import.meta.url).href}`,
    CHAOS_INSIDE: insideFile,
    ...sandbox.environment,
    ROOST_SANDBOX_URL: `http://127.0.0.1:${outside.port}`,
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    ROOST_SERVICES_PORT: String(port),
    ROOST_SITE_URL: siteUrl,
    ROOST_DATA_DIR: dataDir,
    ROOST_LISTINGS: String(HOMES.count),
    ROOST_SEED: HOMES.seed,
    BOOKING_LIMITS: '100000',
    REQUEST_LIMITS: '100000',
    AUTH_SECRET: CHAOS_SECRET,
    TEST_DATA_TOKEN: CHAOS_SECRET,
    ...(postgres ? { DATABASE_URL: through.href, SERVICES_WORK: 'requests' } : {}),
  };
  const beside = { ...environment, SERVICES_WORK: 'background', ROOST_SERVICES_PORT: '0' };
  const log = new LogBook();
  let work: ServicesProcess | null = null;
  let services: ServicesProcess | null = null;
  let site: Site | null = null;
  const restart = async (): Promise<void> => {
    services = await startServicesProcess(environment, log.listen());
  };
  const getServices = (): ServicesProcess => {
    if (services === null) throw new Error('Services have not been started.');
    return services;
  };

  const abandon = (): void => {
    site?.abandon();
    services?.signal('SIGKILL');
    work?.signal('SIGKILL');
    for (const directory of [dataDir, sandbox.dataDir]) rmSync(directory, { recursive: true, force: true });
  };
  const close = async (): Promise<void> => {
    process.removeListener('exit', abandon);
    await site?.close();
    await Promise.all([services?.kill(), work?.kill()]);
    await Promise.all([outside.close(), post.close(), database?.close()]);
    await sandbox.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  try {
    // The first one makes and fills the database; the other finds it done.
    if (postgres) work = await startServicesProcess(beside, log.listen());
    await restart();
    if (published)
      site = await startSite(published, siteUrl, `http://127.0.0.1:${port}`, `http://127.0.0.1:${outside.port}`);
  } catch (error) {
    // What has started by now ends with what has not.
    await close();
    throw error;
  }
  for (const file of site?.logFiles ?? []) log.follow(file);

  async function lookAtBooks<T>(look: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
    if (!postgres) await getServices().stop();
    const opened = postgres ? openPostgres(postgres.url) : await openPglite(join(dataDir, 'db'));
    try {
      return await look(opened.db);
    } finally {
      await opened.close();
      if (!postgres) await restart();
    }
  }
  return {
    kind,
    url: `http://127.0.0.1:${port}`,
    sandbox,
    services: getServices,
    restart,
    log,
    pids: () => ({
      campaign: process.pid,
      services: services?.pid,
      background: work?.pid,
      host: site?.getPid('host'),
      assets: site?.getPid('assets'),
    }),
    time: startTime(`http://127.0.0.1:${port}`, CHAOS_SECRET),
    inside: (change) => {
      writeFileSync(insideFile, JSON.stringify({ ...SOUND, ...change }));
      getServices().signal('SIGUSR2');
    },
    background: work && {
      kill: async () => work?.kill(),
      signal: (signal) => work?.signal(signal),
      restart: async () => {
        work = await startServicesProcess(beside, log.listen());
      },
    },
    site,
    outside,
    post,
    database,
    offers: offeredStays({ ...HOMES, today: toIsoDate(new Date()) }, STAYS_EACH),
    lookAtBooks,
    close,
  };
}
