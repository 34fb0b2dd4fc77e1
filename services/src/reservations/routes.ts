/** `POST /reservations` and `GET /reservations/:code`. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PROOF_HEADER } from '@roost/shared/contracts/proof';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import { forgetDraft } from '../drafts/draft-cookie.ts';
import { countBooking, countBookingAnswer } from '../metrics.ts';
import { countPromoBooking, returnPromoBooking } from '../promos/promo-tries.ts';
import { readBody } from '../read-body.ts';
import { csrfToken } from '../security/csrf.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { isProven, rememberStay } from '../security/stays-cookie.ts';
import { enforceBookingLimits, hashSender, type Sender } from './booking-limits.ts';
import { checkRequest, reservationRequestSchema } from './request-schema.ts';
import { isKnownKey } from './requests.ts';
import { findAskedCode, reserve } from './reserve.ts';
import type { SettleDeps } from './settle.ts';
import { toReservation } from './show-stays.ts';
import { findStay } from './stays.ts';
import type { Keys } from '../security/sign.ts';

export type ReservationDeps = SettleDeps & { key: Keys; siteUrl: string; limitFactor: number };
/** Look-ups by code and e-mail address that one network address may make in an hour. */
const TRIES_PER_ADDRESS = 30;

type ByCode = { Params: { code: string }; Querystring: Record<string, string | string[] | undefined> };

export function reservationRoutes(app: FastifyInstance, deps: ReservationDeps): void {
  const { db, key } = deps;

  const onResponse = async (_request: unknown, { statusCode }: FastifyReply) => countBookingAnswer(statusCode);
  app.post('/reservations', { onResponse }, async (request, reply) => {
    const body = readBody(reservationRequestSchema, request.body);
    const guest = await currentGuest(request);
    const sender: Sender = {
      browser: csrfToken(request, key),
      address: request.ip,
      profileId: guest?.profileId ?? null,
    };
    const checked = checkRequest(body);
    const limits = { ...deps, factor: deps.limitFactor };
    let isPromoTry = false;
    let provenBits = 0;
    if (!(await isKnownKey(db, checked.idempotencyKey, deps.now()))) {
      countBooking('asked');
      provenBits = await enforceBookingLimits(sender, checked.guest.email, request.headers[PROOF_HEADER], limits);
      // Whether an address has used a code is told to who books, a few times (SAFE-9).
      isPromoTry = (await findAskedCode(db, checked)) !== '';
      if (isPromoTry) await countPromoBooking(sender.address, deps);
    }
    const result = await reserve(checked, deps, hashSender(sender, limits, provenBits));
    if (isPromoTry && result.status === 200) await returnPromoBooking(sender.address, deps);
    if ('reservation' in result.body) {
      rememberStay(request, reply, (result.body.reservation as { code: string }).code, {
        key,
        now: deps.now(),
      });
      forgetDraft(reply);
    }
    return reply.code(result.status).send(result.body);
  });

  app.get<ByCode>('/reservations/:code', async (request, reply) => {
    const code = request.params.code.toUpperCase();
    const stay = await findStay(db, code);
    const { email } = request.query;
    const booked = stay !== null && isProven(request, stay, key);
    if (!booked && typeof email === 'string') {
      await enforceRateLimits(
        db,
        [{ name: 'stay-by-email', whose: request.ip, times: TRIES_PER_ADDRESS, windowMs: HOUR_MS }],
        { key, now: deps.now() },
      );
    }
    const allowed =
      booked || (typeof email === 'string' && sameText(email.trim().toLowerCase(), stay?.guest_email ?? ''));
    // A wrong code and a wrong e-mail get the same answer, so that neither can be guessed separately.
    if (!stay || stay.forgotten_at !== null || !allowed)
      throw new Refusal(404, apiError('not_found', 'There is no booking with this code and e-mail address.'));
    return reply.header('cache-control', 'no-store').send(await toReservation(db, stay));
  });
}
