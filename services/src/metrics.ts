/**
 * What services count of their own: the steps of booking, refusals by a limit, and what waits in the outboxes. See
 * docs/observing.md.
 */
import { Counter, createBound, Gauge, registry } from '@roost/observe/metrics';
import { sql } from 'kysely';
import type { Db } from './db/schema.ts';

/** A guest's way to a stay. `confirmed` and `cancelled` count stays, each once; the others count answers. */
export const BOOKING_STEPS = [
  'quoted',
  'asked',
  'challenged',
  'declined',
  'refused',
  'limited',
  'failed',
  'confirmed',
  'cancelled',
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

const bookings = new Counter({
  name: 'roost_booking_steps_total',
  help: 'Steps of booking: quotes given, bookings asked for, how they were answered, stays confirmed and cancelled.',
  labelNames: ['step'],
  registers: [registry],
});
// A rate needs a beginning: each step is there before it first happens.
for (const step of BOOKING_STEPS) bookings.inc({ step }, 0);

/** Counts one step. */
export const countBooking = (step: BookingStep): void => bookings.inc({ step });

/** Counts the answer to a booking by its status; the ones that are a success are counted where the stay is. */
export function countBookingAnswer(status: number): void {
  if (status >= 500) countBooking('failed');
  else if (status === 429) countBooking('limited');
  else if (status === 402) countBooking('declined');
  else if (status >= 400) countBooking('refused');
}

const limited = new Counter({
  name: 'roost_rate_limited_total',
  help: 'Requests refused because something was tried too often, by the limit that refused.',
  labelNames: ['limit'],
  registers: [registry],
});
const toLimit = createBound(60);

/** Counts a refusal by the limit's name. */
export const countLimited = (limit: string): void => limited.inc({ limit: toLimit(limit) });

type Queues = { index_waiting: number; index_oldest: number | null; mail_due: number; stays_pending: number };
type Source = { db: Db; now: () => Date; isIndexReady: () => boolean };

/** A database that does not answer within this many milliseconds costs a scrape these numbers, not all of them. */
const LIMIT_MS = 2_000;
let source: Source | null = null;
let asked: { at: number; queues: Promise<Queues | null> } | null = null;
/** The change that has waited longest, and since when this process sees it wait. */
let oldest: { id: number; since: number } | null = null;

async function readQueues({ db, now }: Source): Promise<Queues | null> {
  const query = sql<Queues>`
    select (select count(*) from index_outbox) as index_waiting,
           (select min(id) from index_outbox) as index_oldest,
           (select count(*) from mail_outbox where sent_at is null and next_at <= ${now()}::timestamptz) as mail_due,
           (select count(*) from stays where status = 'pending') as stays_pending`.execute(db);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, null);
  });
  try {
    const result = await Promise.race([query, late]);
    return result?.rows[0] ?? null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** All gauges of one scrape share one read. */
function queues(): Promise<Queues | null> {
  if (source === null) return Promise.resolve(null);
  if (asked === null || performance.now() - asked.at > 1_000)
    asked = { at: performance.now(), queues: readQueues(source) };
  return asked.queues;
}

/** Seconds that the oldest change waits for the index. */
function indexLag(found: Queues): number {
  if (found.index_oldest === null) oldest = null;
  else if (oldest?.id !== Number(found.index_oldest))
    oldest = { id: Number(found.index_oldest), since: performance.now() };
  return oldest === null ? 0 : (performance.now() - oldest.since) / 1000;
}

/** Gauges that ask the database. Without an answer they are absent, which an alert tells from zero. */
function queueGauge(name: string, help: string, read: (found: Queues) => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const found = await queues();
      if (found === null) this.remove();
      else this.set(read(found));
    },
  });
}
queueGauge('roost_index_outbox_waiting', 'Changes of homes that wait for the search index.', (found) =>
  Number(found.index_waiting),
);
queueGauge('roost_index_lag_seconds', 'How long the oldest change has waited for the search index.', indexLag);
queueGauge('roost_mail_outbox_waiting', 'Mails that are due and not sent.', (found) => Number(found.mail_due));
queueGauge('roost_stays_pending', 'Stays whose payment is not decided.', (found) => Number(found.stays_pending));
new Gauge({
  name: 'roost_database_up',
  help: '1 while the database answers.',
  registers: [registry],
  async collect() {
    this.set((await queues()) === null ? 0 : 1);
  },
});
new Gauge({
  name: 'roost_index_ready',
  help: '1 once the search index is known to hold this database.',
  registers: [registry],
  collect() {
    this.set(source?.isIndexReady() ? 1 : 0);
  },
});

/** Says which database the gauges ask. */
export function measureQueues(next: Source): void {
  source = next;
  asked = null;
  oldest = null;
}
