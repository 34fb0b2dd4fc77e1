/** `POST /webhooks/stripe`: what the payment provider tells of payments, refunds and disputes. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { apiError, Refusal } from '../api-error.ts';
import { followRefund } from '../cancellation/pay-refund.ts';
import { errorFields } from '../log.ts';
import { PaymentUnavailableError } from '../reservations/payments.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { resumePayment } from './recovery.ts';

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

export function webhookRoutes(app: FastifyInstance, deps: SettleDeps): void {
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
