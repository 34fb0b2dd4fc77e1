/**
 * `POST /guests/export`, `/guests/forget` and `/guests/signout` for `npm run guests` (SAFE-15, SAFE-12): for guests who
 * ask by mail, with an account or without.
 */
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
import { endProofs } from './end-proofs.ts';
import { forgetGuest } from './forget-guest.ts';
import { tellNewOwners } from './tell-new-owners.ts';
import type { Mailer } from '../auth/mailer.ts';
import type { GuestKey } from './guest-rows.ts';
import type { Keys } from '../security/sign.ts';

export const GUESTS_HEADER = 'x-operator';
export const guestSchema = z.object({ email: storableText(254) });

export type GuestRoutesDeps = {
  db: Db;
  now: () => Date;
  log: Log;
  secret: Keys;
  siteUrl: string;
  mailer: Mailer;
  wake: (work: 'reviews') => void;
};

export function guestRoutes(
  app: FastifyInstance,
  { db, now, log, secret, siteUrl, mailer, wake }: GuestRoutesDeps,
): void {
  async function findGuest(header: unknown, body: unknown): Promise<GuestKey> {
    requireOperator(header, { purpose: 'guests', secret, now: now() });
    const email = normalEmail(readBody(guestSchema, body).email);
    if (!isEmail(email)) throw new Refusal(400, apiError('bad_request', 'This is no email address.', 'email'));
    const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    return { email, accountId: account?.id ?? null };
  }

  app.post('/guests/export', { config: { ownToken: true, operator: true } }, async (request, reply) => {
    const guest = await findGuest(request.headers[GUESTS_HEADER], request.body);
    log('guest_exported', { by: 'operator' });
    return reply.header('cache-control', 'no-store').send(await exportGuest(db, guest, now()));
  });

  app.post('/guests/forget', { config: { ownToken: true, operator: true } }, async (request, reply) => {
    const guest = await findGuest(request.headers[GUESTS_HEADER], request.body);
    const done = await forgetGuest(db, guest, now());
    reply.header('cache-control', 'no-store');
    if (done.type === 'open') return reply.send(done);
    const { handedOver, ...counts } = done;
    log('guest_deleted', { by: 'operator', stays: counts.stays });
    wake('reviews');
    tellNewOwners(handedOver, { mailer, siteUrl });
    return reply.send(counts);
  });

  // For a guest whose browser or mailbox somebody else has: sessions end, and so do the links that were mailed.
  app.post('/guests/signout', { config: { ownToken: true, operator: true } }, async (request, reply) => {
    const { email, accountId } = await findGuest(request.headers[GUESTS_HEADER], request.body);
    const ended = await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('account_tokens').where('email', '=', email).execute();
      await endProofs(tx, { email, accountId }, now());
      const gone = await tx
        .deleteFrom('account_sessions')
        .where('account_id', '=', accountId ?? '')
        .returning('id_hash')
        .execute();
      return gone.length;
    });
    log('guest_signed_out', { by: 'operator', sessions: ended });
    return reply.header('cache-control', 'no-store').send({ sessions: ended });
  });
}
