/** `POST /reservations`, `GET /reservations/:code` and the payment provider's webhook. */
import type { FastifyInstance } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import { followRefund } from '../cancellation/pay-refund.ts';
import { errorFields } from '../log.ts';
import { readBody } from '../read-body.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { readStays, rememberStay } from '../security/stays-cookie.ts';
import { resumePayment } from './recovery.ts';
import { checkRequest, reservationRequestSchema } from './request-schema.ts';
import { reserve } from './reserve.ts';
import type { SettleDeps } from './settle.ts';
import { findStay, toReservation } from './stays.ts';

export type ReservationDeps = SettleDeps & { key: string; siteUrl: string };
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

export function reservationRoutes(app: FastifyInstance, deps: ReservationDeps): void {
  const { db, key, siteUrl } = deps;

  app.post('/reservations', async (request, reply) => {
    const body = readBody(reservationRequestSchema, request.body);
    const guest = await currentGuest(request);
    const result = await reserve(checkRequest(body), deps, guest?.profileId ?? null);
    if ('reservation' in result.body) {
      rememberStay(request, reply, (result.body.reservation as { code: string }).code, {
        key,
        secure: siteUrl.startsWith('https:'),
      });
    }
    return reply.code(result.status).send(result.body);
  });

  app.get<ByCode>('/reservations/:code', async (request, reply) => {
    const code = request.params.code.toUpperCase();
    const stay = await findStay(db, code);
    const { email } = request.query;
    const booked = stay !== null && readStays(request, key).includes(code);
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
    if (!stay || !allowed)
      throw new Refusal(404, apiError('not_found', 'There is no booking with this code and e-mail address.'));
    return reply.header('cache-control', 'no-store').send(await toReservation(db, stay));
  });

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
      const { id } = event.data.object as { id: string };
      if (EVENTS.has(event.type)) await resumePayment(id, deps);
      if (REFUND_EVENTS.has(event.type)) await followRefund(id, deps);
      // People answer disputes at the provider; the stay stays confirmed until then.
      if (event.type.startsWith('charge.dispute.')) deps.log('payment_disputed', { type: event.type, dispute: id });
      return reply.send({ received: true });
    });
  });
}
