/**
 * Many guests who want few homes at the same moment (BOOK-7): services as a process of their own, everybody presses the
 * button at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Quote } from '@roost/shared/contracts/booking';
import { openPglite, openPostgres } from '../db/open.ts';
import type { DatabaseKind } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { offeredStays } from '../testing/offers.ts';
import { testPostgres } from '../testing/postgres.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { startServicesProcess } from '../testing/services-process.ts';
import { eventually } from '../testing/world.ts';
import { checkAlways, checkAtRest, type Books } from './invariants.ts';

export type RushResult = {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Milliseconds from the press of the button to the answer. */
  p50: number;
  p95: number;
  slowest: number;
  /** Processor time of services for all of it, milliseconds; null where the system does not tell. */
  cpuMs: number | null;
  /**
   * The same for the quotes that the guests asked for before, one after the other: what this machine takes for as many
   * plain answers.
   */
  quotesCpuMs: number | null;
  homes: number;
  books: Books;
};

/** What a guest presses again for: services that have no time now, and a booking that is still being made. */
const isNotYet = ({ status, body }: { status: number; body: { error?: { code: string } } }): boolean =>
  status === 503 || status === 408 || (status === 409 && body.error?.code === 'in_progress');
/** Milliseconds until nobody waits any longer, on a machine that is busy with other work. */
const PATIENCE_MS = 150_000;

/**
 * `guests` book `homes` homes at once, as many each; nights of the same home overlap. Throws when a rule about stays or
 * money is broken.
 * @param options.patient guests press again when they are told to, so that the answers do not depend on what else the
 *   machine does
 */
export async function rush({
  kind,
  guests,
  homes,
  patient = false,
}: {
  kind: DatabaseKind;
  guests: number;
  homes: number;
  patient?: boolean;
}): Promise<RushResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roost-rush-'));
  const sandbox = await startSandbox();
  const postgres = kind === 'postgresql' ? await testPostgres() : null;
  const seed = { seed: 'rush', count: homes + 10 };
  const environment = {
    ...sandbox.environment,
    ROOST_DATA_DIR: dataDir,
    ROOST_LISTINGS: String(seed.count),
    ROOST_SEED: seed.seed,
    BOOKING_LIMITS: '1000',
    REQUEST_LIMITS: '1000',
    ...(postgres ? { DATABASE_URL: postgres.url, AUTH_SECRET: 'a secret of soak runs, 32 characters' } : {}),
  };
  const services = await startServicesProcess(environment);
  try {
    const stays = offeredStays({ ...seed, today: services.seededOn() }, 1).slice(0, homes);
    const cpuAtFirst = services.cpuMs();
    const ready: { guest: TestGuest; quote: Quote }[] = [];
    for (let index = 0; index < guests; index += 1) {
      const guest = new TestGuest(services.url);
      const stay = stays[index % stays.length];
      if (!stay) throw new Error('No home offers a stay.');
      const answer = await guest.quote({ ...stay, adults: 1 });
      if (answer.status !== 200) throw new Error(`No quote: ${JSON.stringify(answer.body)}`);
      ready.push({ guest, quote: answer.body });
    }
    const cpuBefore = services.cpuMs();
    const answers = await Promise.all(
      ready.map(async ({ guest, quote }) => {
        const begun = performance.now();
        const request = reservationRequest(quote);
        const { status } = await eventually(
          () => guest.post<{ error?: { code: string } }>('/reservations', request),
          (answer) => !patient || !isNotYet(answer),
          PATIENCE_MS,
        );
        return { status, ms: performance.now() - begun };
      }),
    );
    const cpuAfter = services.cpuMs();
    await services.stop();
    const times = answers.map((answer) => answer.ms).toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
    const { db, close } = postgres ? openPostgres(postgres.url) : await openPglite(join(dataDir, 'db'));
    await checkAlways(db);
    const books = await checkAtRest(db, sandbox.stripe);
    await close();
    const statuses = Object.fromEntries(
      [...Map.groupBy(answers, (answer) => String(answer.status))].map(([status, of]) => [status, of.length]),
    );
    return {
      statuses,
      p50: at(0.5),
      p95: at(0.95),
      slowest: at(1),
      cpuMs: getDifference(cpuBefore, cpuAfter),
      quotesCpuMs: getDifference(cpuAtFirst, cpuBefore),
      homes: stays.length,
      books,
    };
  } finally {
    await services.kill();
    await sandbox.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const getDifference = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;
