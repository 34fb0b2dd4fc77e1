/** Services as they run in production, started inside a test on a real database, against the real sandbox. */
import type { OpenDatabase } from '../db/open.ts';
import { parseConfig } from '../config.ts';
import type { Log, LogFields } from '../log.ts';
import type { SeedListing } from '../seed/seed-listing.ts';
import { startServices, type Services } from '../start.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

/** A clock that stands still until it is moved. */
export class TestClock {
  private instant: number;

  constructor(instant: string) {
    this.instant = Date.parse(instant);
  }

  readonly now = (): Date => new Date(this.instant);

  moveTo(instant: Date): void {
    this.instant = instant.getTime();
  }

  advance(minutes: number): void {
    this.instant += minutes * 60_000;
  }
}

export type TestWorld = {
  sandbox: TestSandbox;
  clock: TestClock;
  events: { event: string; fields: LogFields }[];
  /** The running services; another object after `restart`. */
  services: () => Services;
  url: () => string;
  /** Stops services and starts them again on the same database, with more settings where they are given. */
  restart: (more?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
};

type WorldOptions = {
  database: OpenDatabase;
  homes: readonly SeedListing[];
  today: string;
  environment?: Record<string, string>;
};

export async function startWorld({ database, homes, today, environment = {} }: WorldOptions): Promise<TestWorld> {
  const clock = new TestClock(`${today}T12:00:00Z`);
  const events: TestWorld['events'] = [];
  const log: Log = (event, fields = {}) => {
    events.push({ event, fields });
  };
  const sandbox = await startSandbox();
  const start = (more: Record<string, string> = {}): Promise<Services> =>
    startServices({
      config: parseConfig({
        ...sandbox.environment,
        ROOST_SERVICES_PORT: '0',
        ROOST_PHONE: '555',
        AUTH_SECRET: 'a secret of tests, 32 characters long',
        AUTH_PASSWORD_COST: '10',
        BOOKING_LIMITS: '1000',
        REQUEST_LIMITS: '1000',
        ...environment,
        ...more,
      }),
      log,
      now: clock.now,
      generate: () => homes,
      database,
    });
  let services = await start();
  return {
    sandbox,
    clock,
    events,
    services: () => services,
    url: () => services.url,
    restart: async (more) => {
      await services.close();
      services = await start(more);
    },
    close: async () => {
      await services.close();
      await sandbox.close();
    },
  };
}

/**
 * Asks again until the answer is wanted; fails with the last answer after `limitMs`. For work that goes on beside
 * requests.
 */
export async function eventually<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
  limitMs = 90_000,
): Promise<T> {
  const until = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (Date.now() > until) throw new Error(`Still not so after ${limitMs} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
