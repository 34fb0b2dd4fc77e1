/**
 * Puts services together: database, seed, workers, server. `main.ts` calls it with the real environment, tests with
 * their own. This file is long because it is the one place that knows all of them, and the function `startServices` is
 * long because they start in one order.
 */
import type { Algoliasearch } from 'algoliasearch';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { measureDisk } from '@roost/observe/metrics';
import type { OwnTls } from '@roost/observe/own-tls';
import { createDrain } from '@roost/shared/domain/drain';
import { earliestToday } from '@roost/shared/domain/home-day';
import { createMailer, type Mailer } from './auth/mailer.ts';
import { acceptsEarlierSecret, authSecret } from './auth/secret.ts';
import { startBackground } from './background.ts';
import type { ServicesConfig } from './config.ts';
import { databaseDirectory } from './create-database.ts';
import { databaseClock } from './db/clock.ts';
import { migrate } from './db/migrations.ts';
import { openPglite, openPostgres, type OpenDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { seedWhenEmpty } from './db/seed.ts';
import { signingKey } from './db/settings.ts';
import { waitForDatabase } from './db/wait.ts';
import { createFeeder, type Feeder } from './feeder/feeder.ts';
import { indexClient } from './feeder/index-client.ts';
import { releaseFeederLease } from './feeder/lease.ts';
import { buildHealthServer, type HealthDeps } from './health.ts';
import { turnDaysFirst } from './listings/turn-days.ts';
import { errorFields, type Log } from './log.ts';
import { pictureLoader } from './mail/home-picture.ts';
import { mailOutbox } from './mail/outbox.ts';
import { measureQueues } from './metrics.ts';
import { googlePlaces } from './places/google.ts';
import { createPlaces } from './places/places.ts';
import { understandSearch } from './places/understand-search.ts';
import { replicaReads } from './replica-reads.ts';
import { stripePayments } from './reservations/payments.ts';
import { endAllLeases } from './reservations/leases.ts';
import type { SettleDeps } from './reservations/settle.ts';
import type { SeedListing, SeedOptions } from './seed/seed-listing.ts';
import { measureServer } from './server-metrics.ts';
import { buildServer } from './server.ts';
import { startTestClock } from './test-data/test-clock.ts';
import type { TestData } from './test-data/routes.ts';
import type { Worker } from './worker.ts';
import type { Keys } from './security/sign.ts';

export type StartOptions = {
  config: ServicesConfig;
  log: Log;
  /** What the HTTP server itself logs with; nothing by default. */
  serverLog?: FastifyBaseLogger;
  /** Speaks TLS with it; null by default. */
  tls?: OwnTls | null;
  generate: (options: SeedOptions) => Iterable<SeedListing>;
  /** For tests; otherwise the database's time. */
  now?: () => Date;
  /** Opened by the caller, for tests; services then leave it open. */
  database?: OpenDatabase;
  /**
   * Gives memory back after the one-time work of a start; nothing by default, where the process is not for services
   * alone.
   */
  freeMemory?: () => void;
};

export type Services = { app: FastifyInstance; db: Db; url: string; close: () => Promise<void> };

/**
 * How often the outbox is read for changes that this process was not told of: those of another process, or made by
 * hand.
 */
const POLL_MS = 500;
/**
 * Migrates the database and fills it when it is empty. True when it was filled now.
 * @param options.mayTakeLong for the job before a release, whose statements have no time limit
 */
export async function prepareDatabase(
  db: Db,
  {
    config,
    log,
    generate,
    now = () => new Date(),
    mayTakeLong = false,
  }: Omit<StartOptions, 'database'> & { mayTakeLong?: boolean },
): Promise<boolean> {
  for (const name of await migrate(db, { mayTakeLong, onWait: () => log('migration_waiting') }))
    log('migrated', { name });
  const { listings: count, seed } = config.seed;
  return seedWhenEmpty(db, () => generate({ seed, count, today: earliestToday(now().toISOString()) }), count, log);
}

async function open(config: ServicesConfig, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openPglite(databaseDirectory(config));
  const opened = openPostgres(config.databaseUrl, {
    onError: (error) => log('database_connection_lost', errorFields(error)),
    onSlow: (query) => log('database_slow', { level: 'error', ...query }),
  });
  try {
    await waitForDatabase(opened.db, log);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Reads every table, and asks no other service. */
const FIRST_SEARCH = 'cabin with a hot tub';

type AppDeps = Pick<HealthDeps, 'dataDir' | 'draining'> &
  Pick<StartOptions, 'serverLog' | 'tls'> & {
    config: ServicesConfig;
    key: Keys;
    settleDeps: SettleDeps;
    mailer: Mailer;
    feeder: Feeder;
    client: Algoliasearch;
    testData: TestData | null;
  };

/** The server that suits the work of this process. */
async function buildApp({
  config,
  serverLog,
  tls = null,
  key,
  settleDeps,
  mailer,
  feeder,
  client,
  dataDir,
  draining,
  testData,
}: AppDeps) {
  const { db, now, log } = settleDeps;
  const health: HealthDeps = {
    db,
    stripeUrl: config.stripe.apiUrl,
    dataDir,
    draining,
    // A process that does not feed the index asks the index itself whether it is filled.
    indexReady: config.work === 'requests' ? () => true : feeder.isReady,
    indexReachable:
      config.work === 'requests' ? feeder.mustBeFilled : () => client.getSettings({ indexName: config.search.index }),
  };
  measureQueues({ db, now, isIndexReady: health.indexReady });
  if (config.work === 'background') return buildHealthServer(health, { metricsToken: config.metricsToken, tls });
  const secret = authSecret(config);
  if (config.databaseUrl !== null && !(await acceptsEarlierSecret(db, secret)))
    log('auth_secret_differs', {
      level: 'error',
      reason:
        'AUTH_SECRET has no key of the process that started on this database before. If that one still runs, guests are signed out by turns: give all of them the same.',
    });
  const replica = config.replicaUrl === null ? null : replicaReads(config.replicaUrl, now);
  const places = createPlaces({ db, maps: googlePlaces({ maps: config.maps, now, log }), now });
  const app = await buildServer({
    ...settleDeps,
    serverLog,
    tls,
    key,
    siteUrl: config.siteUrl,
    inquiryLimits: config.inquiries,
    mail: config.mail,
    limitFactor: config.bookingLimits,
    requestFactor: config.requestLimits,
    favoritesApiKey: config.favoritesApiKey,
    trustedProxies: config.trustedProxies,
    hostTokens: config.hostTokens,
    metricsToken: config.metricsToken,
    auth: { secret, passwordCost: config.passwordCost, oidc: config.oidc, mailer },
    places,
    visitorPosition: config.visitorPosition,
    replica,
    health,
    testData,
  });
  app.addHook('onClose', async () => replica?.close());
  // The first search finds places and words read: it waits for its meaning no longer than a guest would. What fails
  // here fails for that search.
  app.addHook('onListen', () => void understandSearch(FIRST_SEARCH, { places, now }).catch(() => undefined));
  return app;
}

/** What tests may do to this site, when a token for it is set. */
async function startTestData(
  db: Db,
  { testDataToken: token }: ServicesConfig,
  real: () => Date,
): Promise<TestData | null> {
  return token === null ? null : { token, clock: await startTestClock(db, real) };
}

/**
 * Opens and fills the database, then listens. The index is filled in the background (`/healthz` says when it is), so
 * that it may start later than services. Throws when the database cannot be opened or the port is taken.
 */
export async function startServices(options: StartOptions): Promise<Services> {
  const { config, log, generate, now: givenNow, database, freeMemory = () => undefined } = options;
  const opened = database ?? (await open(config, log));
  const { db, kind } = opened;
  const drain = createDrain(config.drainMs);
  let workers: Worker[] = [];
  const closers: (() => void | Promise<void>)[] = [];
  try {
    const clock = givenNow ? { now: givenNow, stop: () => undefined } : await databaseClock(db);
    closers.push(clock.stop);
    if (await prepareDatabase(db, { config, log, generate, now: clock.now })) freeMemory();
    const testData = await startTestData(db, config, clock.now);
    if (testData) closers.push(testData.clock.stop);
    const now = testData?.clock.now ?? clock.now;
    if (config.work !== 'requests') await turnDaysFirst(db, now());

    // The lock of the data directory proves that no other process runs here, so any lease left belongs to one that was
    // killed.
    if (kind === 'pglite') await Promise.all([endAllLeases(db), releaseFeederLease(db)]);
    const key = config.signingKeys ?? (await signingKey(db));
    const client = indexClient(config.search);
    const feeder = createFeeder({
      db,
      client,
      index: config.search.index,
      size: config.search.record,
      now,
      log,
      pollMs: POLL_MS,
      onRefreshed: freeMemory,
    });
    const mail = mailOutbox({
      db,
      now,
      log,
      mail: config.mail,
      siteUrl: config.siteUrl,
      phone: config.phone,
      key,
      loadPicture: pictureLoader(config.siteUrl, log),
    });
    const mailer = createMailer({ mail: config.mail, log });
    closers.push(mail.close, mailer.close);
    const dataDir = kind === 'pglite' && !database ? config.dataDir : null;
    measureDisk(dataDir);
    let wake: SettleDeps['wake'] = () => undefined;
    const settleDeps: SettleDeps = {
      db,
      payments: stripePayments(config.stripe),
      now,
      phone: config.phone,
      splits: config.splits,
      log,
      wake: (work) => wake(work),
    };
    const { draining } = drain;
    const app = await buildApp({ ...options, key, settleDeps, mailer, feeder, client, dataDir, draining, testData });
    if (config.work !== 'requests') {
      measureServer(kind === 'postgresql' ? db : null);
      const background = startBackground({
        settleDeps,
        feeder,
        mail,
        alone: config.work === 'background',
        realNow: clock.now,
        log,
      });
      workers = background.workers;
      wake = background.wake;
    }

    const url = await app.listen({ port: config.port, host: config.bind });
    // Background work ends first, so that another process takes it over while this one still answers.
    const close = async (): Promise<void> => {
      await Promise.all([drain.begin(), ...workers.map((worker) => worker.stop())]);
      await app.close();
      await stopAll();
    };
    return { app, db, url, close };
  } catch (error) {
    await stopAll();
    throw error;
  }

  async function stopAll(): Promise<void> {
    await Promise.all(workers.map((worker) => worker.stop()));
    for (const close of closers) await close();
    if (!database) await opened.close();
  }
}
