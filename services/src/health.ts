/**
 * `GET /healthz`: whether this process can do its work, part by part. Answers 503 while any part cannot. `GET /readyz`:
 * whether to send it requests. What all processes share (the database) is no part of that: taking all of them away
 * helps nobody.
 */
import { metricsRoute } from '@roost/observe/metrics';
import { serverOptions, type OwnTls } from '@roost/observe/own-tls';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hasRoom } from './db/room.ts';
import type { Db } from './db/schema.ts';
import { wasDiskFull } from './outage.ts';

const TIMEOUT_MS = 2_000;
/** Milliseconds that the result of a third party's probe is reused. */
const CACHE_MS = 2_000;

export type HealthParts = { database: boolean; index: boolean; payments: boolean; disk: boolean };
export type HealthDeps = {
  db: Db;
  stripeUrl: string;
  /** Where the embedded database writes; null when the database is elsewhere. */
  dataDir: string | null;
  indexReachable: () => Promise<unknown>;
  indexReady: () => boolean;
  /** True once it was asked to stop. */
  draining: () => boolean;
  fetch?: typeof globalThis.fetch;
};

/** Returns true when the promise resolves within the limit. */
async function works(probe: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), TIMEOUT_MS);
  });
  try {
    await Promise.race([probe(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects when the disk is full, by its own count or because a write has just failed. */
async function checkDisk(dataDir: string | null): Promise<void> {
  if (wasDiskFull()) throw new Error('A write failed: the disk is full.');
  if (dataDir === null) return;
  if (!hasRoom(dataDir)) throw new Error('The disk is full.');
}

export function healthRoute(
  app: FastifyInstance,
  { db, stripeUrl, dataDir, indexReachable, indexReady, draining, fetch = globalThis.fetch }: HealthDeps,
): void {
  let asked = -Infinity;
  let latest: Promise<HealthParts> | null = null;

  const probe = async (): Promise<HealthParts> => {
    const [database, disk, index, payments] = await Promise.all([
      works(() => sql`select 1`.execute(db)),
      works(() => checkDisk(dataDir)),
      // An index that answers but is not filled yet would show guests an empty catalogue.
      indexReady() && works(indexReachable),
      // Any HTTP answer counts, refusals included: it proves that the server can be reached.
      works(() => fetch(new URL('/v1/', stripeUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) })),
    ]);
    return { database, index, payments, disk };
  };

  // What answers while it drains closes its connection: the next request on it would meet a closed one.
  app.addHook('onSend', async (_request, reply) => {
    if (draining()) reply.header('connection', 'close');
  });

  app.get('/readyz', async (_request, reply) =>
    reply
      .code(draining() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ok: !draining(), ...(draining() ? { reason: 'draining' } : {}) }),
  );

  app.get('/healthz', async (_request, reply) => {
    // By the steady clock: one that jumps back would keep an old answer for as long.
    if (!latest || performance.now() - asked > CACHE_MS) {
      asked = performance.now();
      latest = probe();
    }
    const parts = await latest;
    const ok = Object.values(parts).every(Boolean);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, parts });
  });
}

/** The server of a process that does background work only: nobody sends it anything but probes. */
export function buildHealthServer(
  deps: HealthDeps,
  { metricsToken, tls = null }: { metricsToken: string | null; tls?: OwnTls | null },
): FastifyInstance {
  const app: FastifyInstance = Fastify({ logger: false, forceCloseConnections: 'idle', ...serverOptions({}, tls) });
  metricsRoute(app, { token: metricsToken, refuse: (_request, reply) => reply.callNotFound() });
  healthRoute(app, deps);
  return app;
}
