/**
 * Routes of passkeys (SAFE-12): signing in with one, adding one and removing one. The last two take a session of the
 * last hour.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { getClientAddress, readCallback, wantsJson } from './auth-form.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './auth-mail-templates.ts';
import { FORM, finish, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { rememberDevice } from './known-device.ts';
import { forgetSignIn } from './pending-cookies.ts';
import { isFreshSession } from './sessions.ts';

type Options = { Querystring: { for?: unknown } };

export function passkeyRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { accounts, passkeys, rateLimiter, siteUrl, now } = deps;
  const { readContext, call, goTo, page } = server;

  // Gives a challenge, to be answered within five minutes.
  app.get<Options>('/auth/passkey/options', { exposeHeadRoute: false }, async (request, reply) => {
    const answer = (status: number, body: object) =>
      reply.code(status).header('cache-control', 'private, no-store').send(body);
    if (!(await rateLimiter.allow({ 'passkey:address': getClientAddress(request) })))
      return answer(429, { error: 'TooManyAttempts' });
    if (request.query.for !== 'register') return answer(200, await passkeys.askSignIn(reply));
    const { session } = await readContext(request);
    if (!session || !isFreshSession(session, now())) return answer(403, { error: 'SessionStale' });
    return answer(200, await passkeys.askRegistration(reply, session.guest));
  });

  app.post(
    '/auth/passkey/signin',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const callback = readCallback(fields, request, siteUrl);
      const refuse = (error: string) => goTo(reply, page('signin', { error, callbackUrl: callback }), { json });
      if (!(await rateLimiter.allow({ 'passkey:address': getClientAddress(request) })))
        return refuse('TooManyAttempts');
      const proof = await passkeys.signIn(request, reply, fields.answer ?? '');
      const account = proof && (await accounts.byId(proof.accountId));
      if (!account) return refuse('Passkey');
      const context = await readContext(request);
      context.proven = { ...account, recoveries: proof.recoveries, passkeyId: proof.passkeyId };
      const body = { callbackUrl: callback ?? siteUrl };
      const answer = await call(request, context, { method: 'POST', path: '/callback/credentials', body });
      if (context.refused !== null) return refuse('Passkey');
      if (context.session) {
        rememberDevice(request, reply, account.email, deps);
        forgetSignIn(reply);
      }
      return finish(server, reply, answer, json);
    }),
  );

  changeRoutes(app, deps, server, guarded);
}

/** Adding and removing. The owner hears of both by mail. */
function changeRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { passkeys, mailer, siteUrl, now } = deps;
  const account = (error?: string): string => `${siteUrl}${ACCOUNT_PAGE}${error ? `?error=${error}` : ''}`;
  const stale = (reply: FastifyReply, json: boolean) => server.goTo(reply, account('SessionStale'), { json });

  app.post(
    '/auth/passkey/register',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const { session, device } = await server.readContext(request);
      if (!session || !isFreshSession(session, now())) return stale(reply, json);
      const { guest } = session;
      if (
        !(await passkeys.register(request, reply, {
          guest,
          sessionId: session.id,
          answer: fields.answer ?? '',
          device,
        }))
      )
        return server.goTo(reply, account('Passkey'), { json });
      mailer.send(guest.email, passkeyAddedMail(device, account()));
      return server.goTo(reply, account(), { json });
    }),
  );

  app.post(
    '/auth/passkey/remove',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const { session } = await server.readContext(request);
      if (!session || !isFreshSession(session, now())) return stale(reply, json);
      if (await passkeys.remove(session.guest.profileId, fields.passkey ?? ''))
        mailer.send(session.guest.email, passkeyRemovedMail(account()));
      return server.goTo(reply, account(), { json });
    }),
  );
}
