/**
 * The bank's challenge window: what its page shows, and the cardholder's answer. Only the holder of the intent's client
 * secret can see or answer it, as with the real one.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { brandName } from './card-rules.ts';
import type { Ledger } from './ledger.ts';
import type { PaymentIntent } from './objects.ts';
import { answerChallenge } from './payment-intents.ts';

const askSchema = z.object({ client_secret: z.string() });
const answerSchema = z.object({ client_secret: z.string(), outcome: z.enum(['complete', 'fail']) });

export type ChallengeOptions = { ledger: Ledger; afterChange: () => void };

/** `POST /stripe/challenge/:id/details` and `/answer`, JSON, for the challenge page of the same origin. */
export function serveChallenge(app: FastifyInstance, { ledger, afterChange }: ChallengeOptions): void {
  const getIntent = (id: string, secret: string): PaymentIntent | null => {
    const intent = ledger.intent(id);
    return intent && intent.client_secret === secret ? intent : null;
  };

  app.post<{ Params: { id: string } }>('/stripe/challenge/:id/details', async (request, reply) => {
    const asked = askSchema.safeParse(request.body);
    const intent = asked.success ? getIntent(request.params.id, asked.data.client_secret) : null;
    if (!intent) return reply.code(404).send({ error: 'No such challenge.' });
    const card = intent.payment_method === null ? undefined : ledger.method(intent.payment_method)?.method.card;
    return reply.header('cache-control', 'no-store').send({
      waiting: intent.status === 'requires_action',
      amount: intent.amount,
      currency: intent.currency,
      brand: card ? brandName(card.brand) : 'Card',
      last4: card?.last4 ?? '',
    });
  });

  app.post<{ Params: { id: string } }>('/stripe/challenge/:id/answer', async (request, reply) => {
    const answered = answerSchema.safeParse(request.body);
    const intent = answered.success ? getIntent(request.params.id, answered.data.client_secret) : null;
    if (!intent || !answered.success) return reply.code(404).send({ error: 'No such challenge.' });
    const after = answerChallenge({ ledger, idempotencyKey: null }, intent, answered.data.outcome === 'complete');
    ledger.journal.commit();
    afterChange();
    return reply.header('cache-control', 'no-store').send({ status: after.status });
  });
}
