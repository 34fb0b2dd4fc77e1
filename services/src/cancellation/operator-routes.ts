/** `POST /stays/cancel` for `npm run stays`: the host or we cancel a stay, and its guest gets everything back. */
import type { FastifyInstance } from 'fastify';
import { readBody } from '../read-body.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { requireOperator } from '../security/operator.ts';
import type { Keys } from '../security/sign.ts';
import { cancelForGuest, cancelForGuestSchema } from './cancel-for-guest.ts';

export const STAYS_HEADER = 'x-operator';

export function cancelForGuestRoutes(app: FastifyInstance, secret: Keys, deps: SettleDeps): void {
  app.post('/stays/cancel', { config: { ownToken: true, operator: true } }, async (request, reply) => {
    requireOperator(request.headers[STAYS_HEADER], { purpose: 'stays', secret, now: deps.now() });
    const done = await cancelForGuest(readBody(cancelForGuestSchema, request.body), deps);
    return reply.header('cache-control', 'no-store').send(done);
  });
}
