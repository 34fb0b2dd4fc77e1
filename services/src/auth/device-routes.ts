/** Where the guest is signed in, and signing out one of these devices (SAFE-12). */
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/schema.ts';
import { wantsJson } from './auth-form.ts';
import { FORM, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { endSession, listSessions } from './session-list.ts';

export function deviceRoutes(
  app: FastifyInstance,
  { db, now }: { db: Db; now: () => Date },
  server: AuthServer,
  guarded: Guarded,
): void {
  app.get('/auth/sessions', { exposeHeadRoute: false }, async (request, reply) => {
    const { session } = await server.readContext(request);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send({ sessions: session ? await listSessions(db, session, now()) : [] });
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
      return server.goTo(reply, server.page('signout'), { json });
    }),
  );
}
