/** `POST /reservations`, `GET /reservations/:code` and the payment provider's webhook. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { PROOF_HEADER } from '@roost/shared/contracts/proof';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import { followRefund } from '../cancellation/pay-refund.ts';
import { errorFields } from '../log.ts';
import { forgetDraft } from '../drafts/draft-cookie.ts';
import { countBooking, countBookingAnswer } from '../metrics.ts';
import { countPromoBooking, returnPromoBooking } from '../promos/promo-tries.ts';
import { readBody } from '../read-body.ts';
import { csrfToken } from '../security/csrf.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { isProven, rememberStay } from '../security/stays-cookie.ts';
import { enforceBookingLimits, hashSender, type Sender } from './booking-limits.ts';
import { PaymentUnavailableError } from './payments.ts';
import { resumePayment } from './recovery.ts';
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

/** Events that can change the state of a stay. */
const EVENTS = new Set([
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);
const REFUND_EVENTS = new Set(['refund.created', 'refund.updated', 'refund.failed']);

/** What we read of an event. A signature proves who sent it, not that it has the shape we expect. */
export const webhookSchema = z.object({
  type: z.string().check(z.maxLength(200)),
  data: z.object({ object: z.object({ id: z.string().check(z.regex(/^[\w-]{1,255}$/)) }) }),
});

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

  webhookRoute(app, deps);
}

/** The payment provider's events. */
function webhookRoute(app: FastifyInstance, deps: ReservationDeps): void {
  async function follow(type: string, id: string): Promise<void> {
    if (EVENTS.has(type)) await resumePayment(id, deps);
    if (REFUND_EVENTS.has(type)) await followRefund(id, deps);
    // People answer disputes at the provider; the stay stays confirmed until then.
    if (type.startsWith('charge.dispute.')) deps.log('payment_disputed', { type, dispute: id });
  }

  // In a scope of its own: the signature covers the raw bytes, so this body must not be parsed first.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>('/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      let event;
      try {
        event = await deps.payments.readEvent(request.body, typeof signature === 'string' ? signature : '');
      } catch (error) {
        deps.log('webhook_refused', errorFields(error));
        throw new Refusal(400, apiError('bad_signature', 'The signature does not match.'));
      }
      const parsed = webhookSchema.safeParse(event);
      if (!parsed.success) throw new Refusal(400, apiError('bad_request', 'This is not an event.'));
      const { id } = parsed.data.data.object;
      try {
        await follow(parsed.data.type, id);
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        // The provider sends the event again.
        throw new Refusal(503, apiError('unavailable', 'The payment provider does not answer.'));
      }
      return reply.send({ received: true });
    });
  });
}
