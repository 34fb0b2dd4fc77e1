/**
 * Public pages while the primary is away (SCALE-3): the same routes on a replica, which goes on answering reads. Asked
 * only after the primary failed, so that in good times everybody reads what was written last. What must be true at this
 * moment is not read from a replica that is behind.
 */
import Fastify, { type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { openPostgres } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { cachedHome } from './listings/home.ts';
import { isForPage, withoutMoment } from './listings/home-page.ts';
import { listingRoutes } from './listings/routes.ts';
import { homeCounter } from './places/count-homes.ts';
import { createPlaces } from './places/places.ts';

const READS = new Set([
  '/home',
  '/listings/:id',
  '/listings/:id/calendar',
  '/listings/:id/similar',
  '/listings/:id/reviews',
]);
/**
 * Reads that are wrong when they are a minute old: nights that a guest has just booked would be free. The others may be
 * an hour old (`outage.ts`).
 */
const OF_NOW = new Set(['/listings/:id/calendar']);
const notBehind = (db: Db): Promise<boolean> =>
  isBehind(db).then(
    (behind) => !behind,
    () => false,
  );
/** Few: it helps out for seconds. */
const POOL_SIZE = 4;

/**
 * True when the replica shows less than it was sent. With a synchronous replica every commit that was confirmed has
 * been sent to it, so that nothing is missing when this is false. A server that is no replica (any more) is not behind;
 * one that does not know what it was sent may be.
 */
async function isBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() < pg_last_wal_receive_lsn(), true) as behind`.execute(
    db,
  );
  return rows[0]?.behind ?? true;
}

export type ReplicaReads = {
  /**
   * The replica's answer to a public read; null for any other request, while the replica is away too, and for a
   * calendar while it is behind.
   */
  answer: (request: FastifyRequest) => Promise<{ status: number; body: string } | null>;
  close: () => Promise<void>;
};

/** Opens the replica at `url` when it is first asked. */
export function replicaReads(url: string, now: () => Date): ReplicaReads {
  const { db, close } = openPostgres(url, { poolSize: POOL_SIZE });
  const app = Fastify({ logger: false, routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true } });
  // Names of destinations are our own.
  const maps = { geocode: async () => null, predictions: async () => [], getName: async () => null };
  const places = createPlaces({ db, maps: { ...maps, askedBy: () => maps }, now });
  const home = cachedHome(db, now, homeCounter(places));
  app.get('/home', () => home());
  listingRoutes(app, { db, now, places });
  return {
    async answer(request) {
      const route = request.routeOptions.url ?? '';
      if (request.method !== 'GET' || !READS.has(route)) return null;
      const isWhole = (!OF_NOW.has(route) && !isForPage(request)) || (await notBehind(db));
      if (!isWhole && !isForPage(request)) return null;
      const { statusCode, body } = await app.inject(request.url);
      if (statusCode >= 500) return null;
      return { status: statusCode, body: isWhole || statusCode !== 200 ? body : withoutMoment(body) };
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}
