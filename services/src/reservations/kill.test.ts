import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Quote, ReservationRequest } from '@roost/shared/contracts/booking';
import type { Trip } from '@roost/shared/contracts/trips';
import { parseConfig } from '../config.ts';
import { openPglite, openPostgres } from '../db/open.ts';
import { silentLog } from '../log.ts';
import { watchCalm, type Calm } from '../soak/calm.ts';
import { checkAlways, checkAtRest } from '../soak/invariants.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { offeredStays } from '../testing/offers.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { eventually } from '../testing/world.ts';
import { startServicesProcess, type ServicesProcess } from '../testing/services-process.ts';
import { stripePayments } from './payments.ts';
import { recover } from '../recovery/recovery.ts';

const GUESTS = 50;
const HOMES = { seed: 'kill', count: 30 };
/** Milliseconds after the crash by which the recovery has decided every booking, on a machine that is calm. */
const DECIDED_MS = 15_000;
/** What the next start may take of the processor, with the embedded database that was killed. */
const RESTART_CPU_MS = 3_000;
/** On a machine that is slower than the one of that figure: so many times what the first start of this run took. */
const RESTART_OF_FIRST = 1.5;
/** However busy the machine is, it may take no more than so many times as long. */
const MOST_BUSY = 6;

type Booking = { guest: TestGuest; request: ReservationRequest; code: string | null };

describe.each(databaseKinds())('BOOK-7: kill -9 in the middle of 50 bookings, on %s', (kind) => {
  let dataDir: string;
  let sandbox: TestSandbox;
  let postgres: TestPostgres | null = null;
  let services: ServicesProcess | null = null;
  let calm: Calm;
  const environment = (): Record<string, string> => ({
    ...sandbox.environment,
    ROOST_DATA_DIR: dataDir,
    ROOST_LISTINGS: String(HOMES.count),
    ROOST_SEED: HOMES.seed,
    BOOKING_LIMITS: '1000',
    ...(postgres ? { DATABASE_URL: postgres.url, AUTH_SECRET: 'a secret of tests, 32 characters long' } : {}),
  });

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'roost-kill-'));
    sandbox = await startSandbox();
    if (kind === 'postgresql') postgres = await testPostgres();
    calm = watchCalm();
  }, 300_000);
  afterAll(async () => {
    await calm?.close();
    await services?.kill();
    await sandbox?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);

  async function prepared({ url, seededOn }: ServicesProcess): Promise<Booking[]> {
    const stays = offeredStays({ ...HOMES, today: seededOn() }, 3).slice(0, GUESTS);
    expect(stays).toHaveLength(GUESTS);
    return Promise.all(
      stays.map(async (stay) => {
        const guest = new TestGuest(url);
        const quote = await guest.quote({ ...stay, adults: 1 });
        expect([quote.status, stay]).toEqual([200, stay]);
        return { guest, request: reservationRequest(quote.body as Quote), code: null };
      }),
    );
  }

  /** Everybody presses the button; the process dies once some have heard their answer. */
  async function bookUntilKilled(bookings: Booking[], { kill }: ServicesProcess, answers: number): Promise<void> {
    let heard = 0;
    let killing: Promise<void> | null = null;
    await Promise.all(
      bookings.map(async (booking) => {
        try {
          const answer = await booking.guest.post<{ reservation?: { code: string } }>('/reservations', booking.request);
          booking.code = answer.body.reservation?.code ?? null;
          heard += 1;
          if (heard >= answers) killing ??= kill();
        } catch {
          // The connection broke: this guest does not know what became of the booking.
        }
      }),
    );
    await killing;
  }

  test('no stay a guest was told of is lost, and none is half done after the next start', async () => {
    services = await startServicesProcess(environment());
    const firstCpuMs = services.cpuMs() ?? 0;
    const bookings = await prepared(services);
    await bookUntilKilled(bookings, services, 15);
    const crashed = { at: performance.now(), factor: calm.factor() };
    const told = bookings.filter((booking) => booking.code !== null);
    const untold = bookings.filter((booking) => booking.code === null);
    expect(told.length).toBeGreaterThanOrEqual(15);
    expect(untold.length).toBeGreaterThan(0);

    services = await startServicesProcess(environment());
    // SAFE-13: by the processor and not by the clock, which a busy machine stretches.
    if (kind === 'pglite')
      expect(services.cpuMs() ?? 0).toBeLessThan(Math.max(RESTART_CPU_MS, firstCpuMs * RESTART_OF_FIRST));
    for (const { guest, code } of told) {
      guest.moveTo(services.url);
      expect((await guest.get<Trip>(`/trips/${code}`)).body.reservation).toMatchObject({ code, status: 'confirmed' });
    }
    // Guests who press again hear what became of their booking (SCALE-3): at once where the process knows that the old
    // leases are of the dead, because the database is its own (crash.test.ts), else when they have run out.
    const again = untold.slice(0, Math.ceil(untold.length / 2));
    await Promise.all(
      again.map(async (booking) => {
        booking.guest.moveTo(services?.url ?? '');
        const answer = await eventually(
          () => booking.guest.post<{ error?: { code: string } }>('/reservations', booking.request),
          ({ status }) => status !== 409 && status !== 503,
          90_000,
        );
        expect([200, 422]).toContain(answer.status);
      }),
    );

    // SAFE-13: what nobody comes back for is decided by the recovery within 15 seconds of the crash.
    const { db: watched, close: stopWatching } = postgres
      ? openPostgres(postgres.url)
      : { db: null, close: async () => undefined };
    if (watched) {
      await eventually(
        () => watched.selectFrom('stays').select('code').where('status', '=', 'pending').execute(),
        (rows) => rows.length === 0,
        DECIDED_MS * MOST_BUSY,
      );
      // The start of the next process is part of it, and takes as many times longer as the machine is busy.
      const busy = Math.min(MOST_BUSY, Math.max(crashed.factor, calm.factor()));
      expect(performance.now() - crashed.at).toBeLessThanOrEqual(DECIDED_MS * busy);
    }
    await stopWatching();
    await services.stop();
    services = null;

    // Nothing is left for later; on PGlite, whose database only one process may open, it is looked at from here.
    const { db, close } = postgres ? openPostgres(postgres.url) : await openPglite(join(dataDir, 'db'));
    const deps = {
      db,
      payments: stripePayments(parseConfig(environment()).stripe),
      now: () => new Date(Date.now() + 180_000),
      phone: '',
      log: silentLog,
      wake: () => undefined,
    };
    await recover(deps);
    await checkAlways(db);
    const books = await checkAtRest(db, sandbox.stripe);
    expect(books.confirmed).toBeGreaterThanOrEqual(told.length);
    expect(books.confirmed + books.failed).toBeLessThanOrEqual(GUESTS);
    const charged = (await sandbox.stripe.charges.list({ limit: 100 })).data.filter(
      (charge) => charge.captured && charge.amount_refunded === 0,
    );
    expect(charged).toHaveLength(books.confirmed);
    await close();
  }, 300_000);
});
