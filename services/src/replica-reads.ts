/**
 * Public pages while the primary is away (SCALE-3): the same routes on a replica, which goes on answering reads. Asked only after the primary failed, so that in
 * good times everybody reads what was written last.
 */
import Fastify, { type FastifyRequest } from 'fastify';
import { openPostgres } from './db/open.ts';
import { cachedHome } from './listings/home.ts';
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
/** Few: it helps out for seconds. */
const POOL_SIZE = 4;

export type ReplicaReads = {
  /** The replica's answer to a public read; null for any other request, and while the replica is away too. */
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
      if (request.method !== 'GET' || !READS.has(request.routeOptions.url ?? '')) return null;
      const { statusCode, body } = await app.inject(request.url);
      return statusCode < 500 ? { status: statusCode, body } : null;
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}
