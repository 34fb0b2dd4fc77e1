/** Where the guest is signed in, and signing out one of these devices (SAFE-12). */
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { readCallback, wantsJson } from './auth-form.ts';
import { FORM, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { endSession, listSessions } from './session-list.ts';
import { isFreshSession } from './sessions.ts';

export function deviceRoutes(
  app: FastifyInstance,
  { db, now, passkeys, siteUrl }: AuthRoutesDeps,
  server: AuthServer,
  guarded: Guarded,
): void {
  app.get('/auth/sessions', { exposeHeadRoute: false }, async (request, reply) => {
    const { session } = await server.readContext(request);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send({
        sessions: session ? await listSessions(db, session, now()) : [],
        passkeys: session ? await passkeys.list(session.guest.profileId) : [],
        fresh: session !== null && isFreshSession(session, now()),
      });
  });

  // Another device: this one signs out by its own button.
  app.post(
    '/auth/sessions/end',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const { session } = await server.readContext(request);
      if (!session) return server.goTo(reply, server.page('signin', { error: 'SessionRequired' }), { json });
      await endSession(db, session.guest.profileId, fields.session ?? '');
      const from = readCallback(fields, request, siteUrl);
      return server.goTo(reply, from === siteUrl + ACCOUNT_PAGE ? from : server.page('signout'), { json });
    }),
  );
}
