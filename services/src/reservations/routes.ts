/** `POST /reservations` and `GET /reservations/:code`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_HEADER } from '@roost/shared/contracts/proof';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import { forgetDraft } from '../drafts/draft-cookie.ts';
import { countBooking, countBookingAnswer } from '../metrics.ts';
import { countPromoBooking, returnPromoBooking } from '../promos/promo-tries.ts';
import { readBody } from '../read-body.ts';
import { csrfToken } from '../security/csrf.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { isProven, rememberStay } from '../security/stays-cookie.ts';
import type { StayRow } from '../db/schema.ts';
import { enforceBookingLimits, hashSender, isBookedInBrowser, type Sender } from './booking-limits.ts';
import { checkRequest, reservationRequestSchema, resumeSchema } from './request-schema.ts';
import { findStayOfKey, isKnownKey, type StoredAnswer } from './requests.ts';
import { findAskedCode, noSuchBooking, reserve, resumeReservation } from './reserve.ts';
import type { SettleDeps } from './settle.ts';
import { toReservation } from './show-stays.ts';
import { findStay, isOwnStay } from './stays.ts';
import type { Keys } from '../security/sign.ts';

export type ReservationDeps = SettleDeps & { key: Keys; siteUrl: string; limitFactor: number };
/** Look-ups by code and e-mail address that one network address may make in an hour. */
const TRIES_PER_ADDRESS = 30;

/** Keys that nobody has booked with, in an hour: each is kept for a day, so that it books nothing any more. */
const UNKNOWN_KEYS = { browser: 60, address: 1_200 };

const limitUnknownKeys = (browser: string, address: string, { db, key, now, limitFactor }: ReservationDeps) =>
  enforceRateLimits(
    db,
    [
      { name: 'resume-browser', whose: browser, times: UNKNOWN_KEYS.browser * limitFactor, windowMs: HOUR_MS },
      { name: 'resume-address', whose: address, times: UNKNOWN_KEYS.address * limitFactor, windowMs: HOUR_MS },
    ],
    { key, now: now() },
  );

/** True when this request may be told of a stay: it was booked in this browser, or by who is signed in. */
async function isOwn(request: FastifyRequest, stay: StayRow, key: Keys): Promise<boolean> {
  if (isBookedInBrowser(stay.browser_hash, csrfToken(request, key), key) || isProven(request, stay, key)) return true;
  const guest = await currentGuest(request);
  return guest !== null && guest.profileId === stay.profile_id;
}

type ByCode = { Params: { code: string }; Querystring: Record<string, string | string[] | undefined> };

export function reservationRoutes(app: FastifyInstance, deps: ReservationDeps): void {
  const { db, key } = deps;

  /** Sends an answer. A browser that is told of its stay may see it from now on, and needs no draft of it. */
  const sendResult = (request: FastifyRequest, reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply => {
    if ('reservation' in body) {
      rememberStay(request, reply, (body.reservation as { code: string }).code, { key, now: deps.now() });
      forgetDraft(reply);
    }
    return reply.code(status).send(body);
  };

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
    return sendResult(request, reply, result);
  });

  app.post('/reservations/resume', { onResponse }, async (request, reply) => {
    const { idempotencyKey } = readBody(resumeSchema, request.body);
    // The key alone shows nobody's stay: it is asked for where it was booked.
    const isForeign = async (): Promise<boolean> => {
      const booked = await findStayOfKey(db, idempotencyKey);
      return booked !== null && !(await isOwn(request, booked, key));
    };
    if (await isForeign()) throw noSuchBooking();
    if (!(await isKnownKey(db, idempotencyKey, deps.now())))
      await limitUnknownKeys(csrfToken(request, key), request.ip, deps);
    const result = await resumeReservation(idempotencyKey, deps);
    // The stay may have been written meanwhile.
    if (!('error' in result.body) && (await isForeign())) throw noSuchBooking();
    return sendResult(request, reply, result);
  });

  app.get<ByCode>('/reservations/:code', COUNTED, async (request, reply) => {
    const code = request.params.code.toUpperCase();
    const stay = await findStay(db, code);
    const { email } = request.query;
    const guest = await currentGuest(request);
    const booked = stay !== null && (isProven(request, stay, key) || (guest !== null && isOwnStay(guest, stay)));
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
      throw new Refusal(404, apiError('not_found', 'There is no booking with this code and email address.'));
    return reply.header('cache-control', 'no-store').send(await toReservation(db, stay));
  });
}
