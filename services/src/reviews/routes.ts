/**
 * `GET` and `POST /trips/:code/review` by the guest, `POST /reviews/host/…` by the host, `/reviews/queue` for
 * `npm run reviews` (TALK-2).
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { readBody } from '../read-body.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { storableLines, storableText } from '../storable-text.ts';
import { visibleStay, type AccessDeps } from '../trips/access.ts';
import { noSuchTrip } from '../trips/routes.ts';
import { openHostReviewLink } from './host-link.ts';
import { judgeReview, listQueue, MODERATOR_HEADER, requireModerator } from './moderation.ts';
import { readHostReview, readStayReview, writeHostReview, writeStayReview } from './stay-reviews.ts';
import type { Keys } from '../security/sign.ts';

type ByCode = { Params: { code: string } };
/** Times an hour that one stay's review may be written. */
const WRITES_PER_STAY = 20;

const stars = z.optional(z.int().check(z.minimum(1), z.maximum(5)));
const reviewSchema = z.object({
  // 0 is a form without stars, refused with its own words.
  rating: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  topics: z._default(
    z.object({
      cleanliness: stars,
      accuracy: stars,
      checkIn: stars,
      communication: stars,
      location: stars,
      value: stars,
    }),
    {},
  ),
  text: storableLines,
  note: storableLines,
});
/** What each route takes. */
export const REVIEW_BODIES = {
  guest: reviewSchema,
  open: z.object({ token: storableText(500) }),
  host: z.object({ token: storableText(500), text: storableLines }),
  judge: z.object({
    id: storableText(64),
    reason: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  }),
} as const;

export type ReviewDeps = AccessDeps & { now: () => Date; secret: Keys; log: Log };

export function reviewRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  const { db, now, key, secret, log } = deps;

  app.get<ByCode>('/trips/:code/review', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send(await readStayReview(db, stay.code, now()));
  });

  app.post<ByCode>('/trips/:code/review', async (request, reply) => {
    const review = readBody(REVIEW_BODIES.guest, request.body);
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    await enforceRateLimits(db, [{ name: 'review', whose: stay.code, times: WRITES_PER_STAY, windowMs: HOUR_MS }], {
      key,
      now: now(),
    });
    return reply.header('cache-control', 'no-store').send(await writeStayReview(db, stay.code, review, now()));
  });

  app.post('/reviews/host/open', async (request, reply) => {
    const { token } = readBody(REVIEW_BODIES.open, request.body);
    const code = await openHostReviewLink(token, request.ip, deps);
    return reply.header('cache-control', 'no-store').send(await readHostReview(db, code, now()));
  });

  app.post('/reviews/host/answer', async (request, reply) => {
    const { token, text } = readBody(REVIEW_BODIES.host, request.body);
    const code = await openHostReviewLink(token, request.ip, deps);
    return reply.header('cache-control', 'no-store').send(await writeHostReview(db, code, text, now()));
  });

  app.get('/reviews/queue', { config: { operator: true } }, async (request, reply) => {
    requireModerator(request.headers[MODERATOR_HEADER], secret, now());
    return reply.header('cache-control', 'no-store').send({ reviews: await listQueue(db) });
  });

  app.post('/reviews/queue', { config: { ownToken: true, operator: true } }, async (request, reply) => {
    requireModerator(request.headers[MODERATOR_HEADER], secret, now());
    const { id, reason } = readBody(REVIEW_BODIES.judge, request.body);
    await judgeReview(db, id, reason);
    log('review_judged', { review: id.split('.')[0], approved: reason === null });
    return reply.header('cache-control', 'no-store').send({ done: true });
  });
}
