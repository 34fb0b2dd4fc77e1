/**
 * What a soak run plays on: a fresh database with homes and codes, the sandbox's Stripe, and a clock that only the run
 * moves.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { parseConfig } from '../config.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { seedWhenEmpty } from '../db/seed.ts';
import { silentLog } from '../log.ts';
import { stripePayments, type Payments } from '../reservations/payments.ts';
import { freshDatabase, type DatabaseKind } from '../testing/databases.ts';
import { testHome } from '../testing/homes.ts';
import { startSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { TestClock } from '../testing/world.ts';

export const SOAK_TODAY = '2026-06-01';
export const SOAK_HOMES = ['1', '2', '3'] as const;
export const SOAK_CODES = ['SOAKTWO', 'SOAKGUEST', 'SOAKFREE'] as const;
/** Days of calendar the run books in: few, so that guests meet. */
export const SOAK_DAYS = 90;

export type SoakWorld = {
  db: Db;
  payments: Payments;
  stripe: Stripe;
  clock: TestClock;
  sandbox: TestSandbox;
  /** Webhook events as the provider sent them, oldest first. */
  events: { type: string; id: string }[];
  close: () => Promise<void>;
};

/** Takes webhooks and keeps them; the run decides when, in what order and how often services hear of them. */
async function listenForEvents(events: SoakWorld['events']): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const event = JSON.parse(body) as { type: string; data: { object: { id: string } } };
      events.push({ type: event.type, id: event.data.object.id });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

export async function startSoakWorld(kind: DatabaseKind): Promise<SoakWorld> {
  const events: SoakWorld['events'] = [];
  const listener = await listenForEvents(events);
  const sandbox = await startSandbox({
    webhookUrl: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
  });
  const database: OpenDatabase = await freshDatabase(kind);
  const { db } = database;
  const policies = [
    [
      { daysBefore: 14, refundPercent: 100 },
      { daysBefore: 7, refundPercent: 50 },
    ],
    [{ daysBefore: 30, refundPercent: 100 }],
    [{ daysBefore: 60, refundPercent: 33 }],
  ];
  const homes = SOAK_HOMES.map((id, index) =>
    testHome({
      id,
      from: SOAK_TODAY,
      days: SOAK_DAYS + 20,
      priceCents: (day) => 9_900 + 37 * day + index,
      cancellationPolicy: { name: 'Firm', steps: policies[index] ?? [] },
    }),
  );
  await seedWhenEmpty(db, () => homes, homes.length, silentLog);
  const none = { amount_cents: null, percent: null, starts_at: null, ends_at: null, max_uses: null };
  await db
    .insertInto('promos')
    .values([
      { ...none, code: 'SOAKTWO', amount_cents: 2_000, max_uses: 2 },
      { ...none, code: 'SOAKGUEST', percent: 7, once_per_guest: true },
      { ...none, code: 'SOAKFREE', percent: 13 },
    ])
    .execute();
  return {
    db,
    sandbox,
    events,
    stripe: sandbox.stripe,
    payments: stripePayments(parseConfig(sandbox.environment).stripe),
    clock: new TestClock(`${SOAK_TODAY}T12:00:00Z`),
    close: async () => {
      await sandbox.close();
      await new Promise((resolve) => {
        listener.close(resolve);
        listener.closeAllConnections();
      });
      await database.close();
    },
  };
}
