/** `POST /t` (ANLT-2): stores an event of a visit, unless the visitor has not agreed to analytics. */
import type { FastifyInstance } from 'fastify';
import { visitEventSchema } from '@roost/shared/contracts/visit-event';
import { allows, CONSENT_COOKIE, parsePreferences } from '@roost/shared/domain/consent';
import { currentGuest } from '../auth/current-guest.ts';
import type { Db } from '../db/schema.ts';
import { readBody } from '../read-body.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { saveVisitEvent } from './visit-events.ts';
import type { Keys } from '../security/sign.ts';

/** Events an hour from one network address; many guests may share one. */
const MOST_PER_HOUR = 5_000;

export function visitEventRoutes(app: FastifyInstance, { db, now, key }: { db: Db; now: () => Date; key: Keys }): void {
  app.post('/t', async (request, reply) => {
    const event = readBody(visitEventSchema, request.body);
    if (
      !allows(parsePreferences(request.cookies[CONSENT_COOKIE]), 'custom_analytics') ||
      request.headers['sec-gpc'] === '1'
    )
      return reply.code(202).send({ kept: false });
    await enforceRateLimits(
      db,
      [{ name: 'visit-events', whose: request.ip, times: MOST_PER_HOUR, windowMs: HOUR_MS }],
      {
        key,
        now: now(),
      },
    );
    const guest = await currentGuest(request);
    await saveVisitEvent(db, event, { now: now(), profileId: guest?.profileId ?? null });
    return reply.code(202).send({ kept: true });
  });
}
