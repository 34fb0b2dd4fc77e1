/**
 * The work that goes on beside requests: index, mails, recovery and cleaning, days that turn. Several processes may do
 * it at once.
 */
import { deleteEnded } from './auth/tokens.ts';
import { deleteOldVisitEvents } from './events/visit-events.ts';
import type { Feeder } from './feeder/feeder.ts';
import { turnDays, untilNextTurn } from './listings/turn-days.ts';
import type { Log } from './log.ts';
import type { MailOutbox } from './mail/outbox.ts';
import { deleteOldQuotes } from './quotes/store.ts';
import { chargeRests } from './split-payments/charge-rests.ts';
import { recover } from './recovery/recovery.ts';
import { deleteOldBookings } from './reservations/retention.ts';
import type { SettleDeps } from './reservations/settle.ts';
import { countWithoutTakenBack } from './reviews/count-reviews.ts';
import { showReviews } from './reviews/show-reviews.ts';
import { askForReviews } from './reviews/stay-reviews.ts';
import { deleteOldReplies } from './mail-replies/each-once.ts';
import { deleteExpiredLimits } from './security/rate-limiter.ts';
import { startWorker, type Worker } from './worker.ts';

const RECOVERY_MS = 2_000;
const RESTS_MS = 10_000;
const CLEANING_MS = 60_000;
const LONGEST_MAIL_SLEEP_MS = 60_000;
/** The same where other processes put mails into the outbox, which cannot wake this one. */
const BACKGROUND_MAIL_SLEEP_MS = 1_000;

export type BackgroundDeps = {
  settleDeps: SettleDeps;
  feeder: Feeder;
  mail: MailOutbox;
  /** True where other processes answer requests: they cannot wake this one. */
  alone: boolean;
  /** The time that no test moves. */
  realNow: () => Date;
  log: Log;
};

/** Starts it. `wake` tells it of work that was just stored. */
export function startBackground({ settleDeps, feeder, mail, alone, realNow, log }: BackgroundDeps): {
  workers: Worker[];
  wake: SettleDeps['wake'];
} {
  const { db, now } = settleDeps;
  const longestMailSleepMs = alone ? BACKGROUND_MAIL_SLEEP_MS : LONGEST_MAIL_SLEEP_MS;
  const indexWorker = startWorker({ name: 'index', log, run: feeder.turn });
  const mailWorker = startWorker({
    name: 'mail',
    log,
    run: async () => {
      const next = await mail.deliver();
      return Math.min(next ? Math.max(0, next.getTime() - now().getTime()) : longestMailSleepMs, longestMailSleepMs);
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
  const restWorker = startWorker({
    name: 'rests',
    log,
    run: async () => {
      await chargeRests(settleDeps);
      return RESTS_MS;
    },
  });
  const cleaningWorker = startWorker({
    name: 'cleaning',
    log,
    run: async () => {
      // What a clock of tests that is ahead would delete, such as sessions, would be missing when it is back.
      const old = new Date(Math.min(now().getTime(), realNow().getTime()));
      await deleteOldQuotes(db, old);
      await deleteOldBookings(db, old);
      await deleteExpiredLimits(db, old);
      await deleteOldReplies(db, old);
      await deleteEnded(db, old);
      await deleteOldVisitEvents(db, old);
      return CLEANING_MS;
    },
  });
  const reviewWorker = startWorker({
    name: 'reviews',
    log,
    run: async () => {
      if ((await askForReviews(db, now())) > 0) mailWorker.wake();
      if ((await showReviews(db, now())) + (await countWithoutTakenBack(db)) > 0) indexWorker.wake();
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
  return {
    workers: [indexWorker, mailWorker, recoveryWorker, restWorker, cleaningWorker, reviewWorker, dayWorker],
    wake: (work) => ({ index: indexWorker, mail: mailWorker, reviews: reviewWorker, rests: restWorker })[work].wake(),
  };
}
