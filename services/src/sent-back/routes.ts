/**
 * `GET` and `POST /refunds/sent-back` for `npm run refunds`: refunds that the bank sent back, and how each was paid in
 * the end.
 */
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { readBody } from '../read-body.ts';
import { requireOperator } from '../security/operator.ts';
import type { Keys } from '../security/sign.ts';
import { listSentBack } from './list-sent-back.ts';
import { paymentSchema, recordPayment } from './record-payment.ts';

export const REFUNDS_HEADER = 'x-operator';

export type SentBackDeps = { db: Db; now: () => Date; log: Log; secret: Keys; wake: (outbox: 'mail') => void };

export function sentBackRoutes(app: FastifyInstance, { db, now, log, secret, wake }: SentBackDeps): void {
  const check = (header: unknown): void => requireOperator(header, { purpose: 'refunds', secret, now: now() });

  app.get('/refunds/sent-back', { config: { operator: true } }, async (request, reply) => {
    check(request.headers[REFUNDS_HEADER]);
    return reply.header('cache-control', 'no-store').send({ stays: await listSentBack(db) });
  });

  app.post('/refunds/sent-back', { config: { ownToken: true, operator: true } }, async (request, reply) => {
    check(request.headers[REFUNDS_HEADER]);
    const payment = readBody(paymentSchema, request.body);
    const done = await recordPayment(db, payment, now());
    if (done.type === 'recorded') {
      log('refund_paid_otherwise', { stay: done.code, method: payment.method, amountCents: done.amountCents });
      wake('mail');
    }
    return reply.header('cache-control', 'no-store').send(done);
  });
}
