/**
 * What services answer while the database is away or cannot write: the last answers of public pages, and for everything
 * else a clear refusal.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedCache } from './bounded-cache.ts';
import { isForPage, withoutMoment } from './listings/home-page.ts';
import { isDatabaseAway, isDiskFull, isStatementEnded } from './db/errors.ts';

/** A refusal of the moment: nothing was stored, and the same call may work later. */
type Outage = { code: 'unavailable' | 'storage_full'; message: string };

let fullAt = -Infinity;
/** Milliseconds that a full disk is remembered for `/healthz` after a write failed on it. */
const FULL_MS = 15_000;

/** Names the outage that made a call fail; null for any other error. */
export function findOutage(error: unknown): Outage | null {
  if (isDiskFull(error)) {
    fullAt = performance.now();
    return { code: 'storage_full', message: 'We cannot save anything right now. Please try again a little later.' };
  }
  return isDatabaseAway(error) || isStatementEnded(error)
    ? { code: 'unavailable', message: 'This is not working right now. Please try again in a moment.' }
    : null;
}

/** True when a write has just failed because the disk was full. */
export const wasDiskFull = (): boolean => performance.now() - fullAt < FULL_MS;

/** Reads that are the same for every guest and bear an hour's age. Prices and calendars are not among them. */
const KEPT = new Set(['/home', '/listings/:id', '/listings/:id/similar', '/listings/:id/reviews']);
const KEPT_ANSWERS = 200;
const KEPT_MS = 3_600_000;
/** Longer answers are not kept, so that all of them together have at most 20 MB. */
const LONGEST_KEPT = 100_000;

/** Headers of an answer that is not from the database of now. */
export const STALE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  age: '1',
};

type Kept = { body: string; headers: Record<string, string> };

/** Of a home's page all requests have one answer, whatever days and stay they are for: both are left out of it. */
const getKey = (request: FastifyRequest): string =>
  isForPage(request) ? `${request.url.split('?', 1)[0]}?with=page` : request.url;

/** Keeps the newest answers of public reads. The returned function gives the one for a request, or null. */
export function keepAnswers(app: FastifyInstance, now: () => Date): (request: FastifyRequest) => Kept | null {
  const answers = new BoundedCache<string>(KEPT_ANSWERS, KEPT_MS);
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      reply.statusCode === 200 &&
      request.method === 'GET' &&
      KEPT.has(request.routeOptions.url ?? '') &&
      typeof payload === 'string' &&
      payload.length <= LONGEST_KEPT
    )
      answers.set(getKey(request), payload, now());
    return payload;
  });
  return (request) => {
    const body = request.method === 'GET' ? answers.get(getKey(request), now()) : undefined;
    if (body === undefined) return null;
    return { body: isForPage(request) ? withoutMoment(body) : body, headers: STALE_HEADERS };
  };
}
