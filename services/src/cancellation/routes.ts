/** `GET` and `POST /trips/:code/cancellation` (BOOK-12). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { followStayLanguage } from '../account/follow-language.ts';
import { apiError, Refusal } from '../api-error.ts';
import { readBody } from '../read-body.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { mayChange, visibleStay, type AccessDeps } from '../trips/access.ts';
import { mailTripLink } from '../trips/mail-link.ts';
import { noSuchTrip } from '../trips/routes.ts';
import { toTrip } from '../trips/trip.ts';
import { cancelStay } from './cancel.ts';

/** The refund that was shown. */
export const cancellationSchema = z.object({ refundCents: z.int().check(z.minimum(0)) });
/** Presses of one stay in an hour: while a refund is due, each asks the provider for it. */
const PRESSES = 60;
type ByCode = { Params: { code: string } };

export function cancellationRoutes(app: FastifyInstance, deps: SettleDeps & AccessDeps): void {
  const { db, now, key } = deps;

  app.get<ByCode>('/trips/:code/cancellation', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send((await toTrip(db, stay, now())).cancellation);
  });

  app.post<ByCode>('/trips/:code/cancellation', async (request, reply) => {
    const { refundCents } = readBody(cancellationSchema, request.body);
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    if (stay.status === 'confirmed' && !(await mayChange(request, stay, deps))) {
      await mailTripLink(stay.code, deps);
      throw new Refusal(
        403,
        apiError(
          'proof_needed',
          'For your safety we have just mailed a link to the address of this booking. Open it in this browser, and you can cancel within an hour.',
        ),
      );
    }
    await enforceRateLimits(db, [{ name: 'cancel-stay', whose: stay.code, times: PRESSES, windowMs: HOUR_MS }], {
      key,
      now: now(),
    });
    await followStayLanguage(db, stay);
    const cancelled = await cancelStay(stay.code, refundCents, deps);
    // Accepted: the stay is cancelled, and the refund is still on its way to the provider.
    return reply.code(cancelled.refund_status === 'due' ? 202 : 200).send(await toTrip(db, cancelled, now()));
  });
}
