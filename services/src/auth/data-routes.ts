/**
 * What is stored of a guest, as a file and deleted (SAFE-15). Both take a session of the last hour, as changing how one
 * signs in does.
 */
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { exportGuest } from '../account/export-guest.ts';
import { forgetGuest } from '../account/forget-guest.ts';
import { tellNewOwners } from '../account/tell-new-owners.ts';
import { normalEmail } from './accounts.ts';
import { wantsJson } from './auth-form.ts';
import { accountDeletedMail } from './auth-mail-templates.ts';
import { FORM, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { forgetSignIn } from './pending-cookies.ts';
import { isFreshSession } from './sessions.ts';
import { forgetDraft } from '../drafts/draft-cookie.ts';
import { forgetStays } from '../security/stays-cookie.ts';

export function dataRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { db, now, log, siteUrl, rateLimiter } = deps;
  const account = (query: Record<string, string> = {}): string =>
    `${siteUrl}${ACCOUNT_PAGE}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`;

  // A form and no link: no other site can make a guest's browser fetch it.
  app.post(
    '/auth/account/export',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const { session } = await server.readContext(request);
      if (!session || !isFreshSession(session, now()))
        return server.goTo(reply, account({ error: 'SessionStale' }), { json });
      const { profileId, email } = session.guest;
      if (!(await rateLimiter.allow({ 'export:account': profileId })))
        return server.goTo(reply, account({ error: 'TooManyAttempts' }), { json });
      const file = await exportGuest(db, { email, accountId: profileId }, now());
      log('guest_exported', { by: 'guest' });
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="roost-my-data.json"')
        .type('application/json; charset=utf-8')
        .send(`${JSON.stringify(file, null, 2)}\n`);
    }),
  );

  deleteRoute(app, deps, server, guarded, account);
}

type AccountUrl = (query?: Record<string, string>) => string;

function deleteRoute(
  app: FastifyInstance,
  deps: AuthRoutesDeps,
  server: AuthServer,
  guarded: Guarded,
  account: AccountUrl,
): void {
  const { db, now, log, mailer, phone, siteUrl, wake } = deps;
  app.post(
    '/auth/account/delete',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const refuse = (error: string) => server.goTo(reply, account({ error }), { json });
      const context = await server.readContext(request);
      const { session } = context;
      if (!session || !isFreshSession(session, now())) return refuse('SessionStale');
      const { profileId, email } = session.guest;
      // Typed once more, so that no slip of a finger does it.
      if (normalEmail(fields.email ?? '') !== email) return refuse('OtherEmail');
      const done = await forgetGuest(db, { email, accountId: profileId }, now());
      if (done.type === 'open')
        return refuse(done.stays.some(({ reason }) => reason === 'upcoming') ? 'UpcomingStays' : 'MoneyOnItsWay');
      log('guest_deleted', { by: 'guest', stays: done.stays });
      wake('reviews');
      mailer.send(email, accountDeletedMail(phone));
      tellNewOwners(done.handedOver, { mailer, siteUrl });
      forgetStays(reply);
      forgetDraft(reply);
      forgetSignIn(reply);
      // Favorites, drafts and trips that were kept in this browser.
      reply.header('clear-site-data', '"storage"');
      const { cookies } = await server.call(request, context, { method: 'POST', path: '/signout' });
      return server.goTo(reply, account({ done: 'deleted' }), { json, cookies });
    }),
  );
}
