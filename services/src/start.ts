/** Puts services together: database, seed, workers, server. `main.ts` calls it with the real environment, tests with their own. */
import type { FastifyInstance } from 'fastify';
import { toIsoDate } from '@roost/shared/domain/dates';
import { createMailer } from './auth/mailer.ts';
import { authSecret } from './auth/secret.ts';
import { deleteEnded } from './auth/tokens.ts';
import type { ServicesConfig } from './config.ts';
import { databaseDirectory } from './create-database.ts';
import { databaseClock } from './db/clock.ts';
import { migrate } from './db/migrations.ts';
import { openPglite, openPostgres, type OpenDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { seedWhenEmpty } from './db/seed.ts';
import { signingKey } from './db/settings.ts';
import { waitForDatabase } from './db/wait.ts';
import { deleteOldVisitEvents } from './events/visit-events.ts';
import { createFeeder } from './feeder/feeder.ts';
import { indexClient } from './feeder/index-client.ts';
import { releaseFeederLease } from './feeder/lease.ts';
import { turnDays, untilNextTurn } from './listings/turn-days.ts';
import { errorFields, type Log } from './log.ts';
import { mailOutbox, type MailOutbox } from './mail/outbox.ts';
import { collectGarbage } from './memory.ts';
import { googlePlaces } from './places/google.ts';
import { createPlaces } from './places/places.ts';
import { deleteOldQuotes } from './quotes/store.ts';
import { deleteExpiredLimits } from './security/rate-limiter.ts';
import { stripePayments } from './reservations/payments.ts';
import { recover } from './reservations/recovery.ts';
import { deleteOldBookings } from './reservations/retention.ts';
import { endAllLeases } from './reservations/requests.ts';
import type { SettleDeps } from './reservations/settle.ts';
import type { SeedListing, SeedOptions } from './seed/seed-listing.ts';
import { buildServer } from './server.ts';
import { startWorker, type Worker } from './worker.ts';

export type StartOptions = {
  config: ServicesConfig;
  log: Log;
  generate: (options: SeedOptions) => Iterable<SeedListing>;
  /** For tests; otherwise the database's time. */
  now?: () => Date;
  /** Opened by the caller, for tests; services then leave it open. */
  database?: OpenDatabase;
};

export type Services = { app: FastifyInstance; db: Db; url: string; close: () => Promise<void> };

/** How often the outbox is read for changes that this process was not told of: those of another process, or made by hand. */
const POLL_MS = 500;
const RECOVERY_MS = 2_000;
const CLEANING_MS = 60_000;
const LONGEST_MAIL_SLEEP_MS = 60_000;

/** Migrates the database and fills it when it is empty. True when it was filled now. */
export async function prepareDatabase(
  db: Db,
  { config, log, generate, now = () => new Date() }: Omit<StartOptions, 'database'>,
): Promise<boolean> {
  for (const name of await migrate(db)) log('migrated', { name });
  const { listings: count, seed } = config.seed;
  return seedWhenEmpty(db, () => generate({ seed, count, today: toIsoDate(now()) }), count, log);
}

async function open(config: ServicesConfig, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openPglite(databaseDirectory(config));
  const opened = openPostgres(config.databaseUrl, {
    onError: (error) => log('database_connection_lost', errorFields(error)),
  });
  try {
    await waitForDatabase(opened.db, log);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type WorkerDeps = {
  settleDeps: SettleDeps;
  feeder: ReturnType<typeof createFeeder>;
  mail: MailOutbox;
  log: Log;
};

/** Starts the work that goes on beside requests: index, mails, recovery and cleaning, days that turn. */
function startWorkers({ settleDeps, feeder, mail, log }: WorkerDeps) {
  const { db, now } = settleDeps;
  const indexWorker = startWorker({ name: 'index', log, run: feeder.turn });
  const mailWorker = startWorker({
    name: 'mail',
    log,
    run: async () => {
      const next = await mail.deliver();
      return Math.min(
        next ? Math.max(0, next.getTime() - now().getTime()) : LONGEST_MAIL_SLEEP_MS,
        LONGEST_MAIL_SLEEP_MS,
      );
    },
  });
  const recoveryWorker = startWorker({
    name: 'recovery',
    log,
    run: async () => {
      await recover(settleDeps);
      return RECOVERY_MS;
    },
  });
  const cleaningWorker = startWorker({
    name: 'cleaning',
    log,
    run: async () => {
      await deleteOldQuotes(db, now());
      await deleteOldBookings(db, now());
      await deleteExpiredLimits(db, now());
      await deleteEnded(db, now());
      await deleteOldVisitEvents(db, now());
      return CLEANING_MS;
    },
  });
  const dayWorker = startWorker({
    name: 'days',
    log,
    run: async () => {
      const homes = await turnDays(db, now());
      if (homes > 0) {
        log('days_turned', { homes });
        indexWorker.wake();
      }
      return untilNextTurn(now());
    },
  });
  return { indexWorker, mailWorker, others: [recoveryWorker, cleaningWorker, dayWorker] };
}

/**
 * Opens and fills the database, then listens. The index is filled in the background (`/healthz` says when it is), so that it may start
 * later than services. Throws when the database cannot be opened or the port is taken.
 */
export async function startServices({
  config,
  log,
  generate,
  now: givenNow,
  database,
}: StartOptions): Promise<Services> {
  const opened = database ?? (await open(config, log));
  const { db, kind } = opened;
  const workers: Worker[] = [];
  const closers: (() => void | Promise<void>)[] = [];
  try {
    const clock = givenNow ? { now: givenNow, stop: () => undefined } : await databaseClock(db);
    const { now } = clock;
    closers.push(clock.stop);
    if (await prepareDatabase(db, { config, log, generate, now })) collectGarbage();
    // Before the first request: a site that was off for months would show calendars that have ended.
    await turnDays(db, now());

    // The lock of the data directory proves that no other process runs here, so any lease left belongs to one that was killed.
    if (kind === 'pglite') await Promise.all([endAllLeases(db), releaseFeederLease(db)]);
    const key = await signingKey(db);
    const client = indexClient(config.search);
    const feeder = createFeeder({
      db,
      client,
      index: config.search.index,
      size: config.search.record,
      now,
      log,
      pollMs: POLL_MS,
      onRefreshed: collectGarbage,
    });
    const mail = mailOutbox({ db, now, log, mail: config.mail, siteUrl: config.siteUrl, phone: config.phone, key });
    const mailer = createMailer({ mail: config.mail, log });
    closers.push(mail.close, mailer.close);
    const settleDeps: SettleDeps = {
      db,
      payments: stripePayments(config.stripe),
      now,
      phone: config.phone,
      log,
      wake: (outbox) => (outbox === 'index' ? indexWorker : mailWorker).wake(),
    };
    const app = await buildServer({
      ...settleDeps,
      key,
      siteUrl: config.siteUrl,
      inquiryLimits: config.inquiries,
      limitFactor: config.bookingLimits,
      favoritesApiKey: config.favoritesApiKey,
      trustedProxies: config.trustedProxies,
      auth: { secret: authSecret(config), passwordCost: config.passwordCost, oidc: config.oidc, mailer },
      places: createPlaces({ db, maps: googlePlaces({ maps: config.maps, now, log }), now }),
      visitorPosition: config.visitorPosition,
      health: {
        stripeUrl: config.stripe.apiUrl,
        dataDir: kind === 'pglite' && !database ? config.dataDir : null,
        indexReady: feeder.isReady,
        indexReachable: () => client.getSettings({ indexName: config.search.index }),
      },
    });

    const { indexWorker, mailWorker, others } = startWorkers({ settleDeps, feeder, mail, log });
    workers.push(indexWorker, mailWorker, ...others);

    const url = await app.listen({ port: config.port, host: config.bind });
    return { app, db, url, close: () => app.close().then(stopAll) };
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
