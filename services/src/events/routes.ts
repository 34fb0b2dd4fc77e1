/** `POST /t` (ANLT-2): stores an event of a visit, unless the visitor has not agreed to analytics. */
import type { FastifyInstance } from 'fastify';
import { visitEventSchema } from '@roost/shared/contracts/visit-event';
import { allows, CONSENT_COOKIE, parsePreferences } from '@roost/shared/domain/consent';
import { currentGuest } from '../auth/current-guest.ts';
import type { Db } from '../db/schema.ts';
import { readBody } from '../read-body.ts';
import { createMemoryLimiter } from '../security/memory-limiter.ts';
import { enforceRateLimits, HOUR_MS, TooManyError } from '../security/rate-limiter.ts';
import { saveVisitEvent } from './visit-events.ts';
import type { Keys } from '../security/sign.ts';

/** Events an hour from one network address; many guests may share one. */
const MOST_PER_HOUR = 5_000;
/** Events an hour of all of them in one process: who has many addresses fills no disk. */
const MOST_OF_ALL = 150_000;
const MOST_ADDRESSES = 50_000;

type Deps = { db: Db; now: () => Date; key: Keys; factor: number };

/** Counts an event of a network address in this process: 0, or the seconds until events are taken again. */
export const limitVisitEvents = ({ now, factor }: Pick<Deps, 'now' | 'factor'>): ((address: string) => number) =>
  createMemoryLimiter({
    name: 'visit-events-all',
    ofOne: Infinity,
    ofAll: MOST_OF_ALL * factor,
    windowMs: HOUR_MS,
    mostSenders: MOST_ADDRESSES,
    furtherSenders: 'unlimited',
    now,
  });

export function visitEventRoutes(app: FastifyInstance, { db, now, key, factor }: Deps): void {
  const countEvent = limitVisitEvents({ now, factor });
  app.post('/t', async (request, reply) => {
    const event = readBody(visitEventSchema, request.body);
    if (
      !allows(parsePreferences(request.cookies[CONSENT_COOKIE]), 'custom_analytics') ||
      request.headers['sec-gpc'] === '1'
    )
      return reply.code(202).send({ kept: false });
    const waitSeconds = countEvent(request.ip);
    if (waitSeconds > 0) throw new TooManyError(waitSeconds);
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
