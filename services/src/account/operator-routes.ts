/** `POST /guests/export` and `POST /guests/forget` for `npm run guests` (SAFE-15): for guests who ask by mail, with an account or without. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isEmail } from '@roost/shared/domain/email';
import { apiError, Refusal } from '../api-error.ts';
import { normalEmail } from '../auth/accounts.ts';
import type { Db } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { readBody } from '../read-body.ts';
import { requireOperator } from '../security/operator.ts';
import { storableText } from '../storable-text.ts';
import { exportGuest } from './export-guest.ts';
import { forgetGuest } from './forget-guest.ts';
import type { GuestKey } from './guest-rows.ts';

export const GUESTS_HEADER = 'x-operator';
export const guestSchema = z.object({ email: storableText(254) });

export type GuestRoutesDeps = { db: Db; now: () => Date; log: Log; secret: string; wake: (outbox: 'index') => void };

export function guestRoutes(app: FastifyInstance, { db, now, log, secret, wake }: GuestRoutesDeps): void {
  async function findGuest(header: unknown, body: unknown): Promise<GuestKey> {
    requireOperator(header, { purpose: 'guests', secret, now: now() });
    const email = normalEmail(readBody(guestSchema, body).email);
    if (!isEmail(email)) throw new Refusal(400, apiError('bad_request', 'This is no e-mail address.', 'email'));
    const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    return { email, accountId: account?.id ?? null };
  }

  app.post('/guests/export', { config: { ownToken: true } }, async (request, reply) => {
    const guest = await findGuest(request.headers[GUESTS_HEADER], request.body);
    log('guest_exported', { by: 'operator' });
    return reply.header('cache-control', 'no-store').send(await exportGuest(db, guest, now()));
  });

  app.post('/guests/forget', { config: { ownToken: true } }, async (request, reply) => {
    const guest = await findGuest(request.headers[GUESTS_HEADER], request.body);
    const done = await forgetGuest(db, guest, now());
    if (done.type === 'done') {
      log('guest_deleted', { by: 'operator', stays: done.stays });
      wake('index');
    }
    return reply.header('cache-control', 'no-store').send(done);
  });
}
