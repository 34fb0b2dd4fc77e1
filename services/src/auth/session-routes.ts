/**
 * The session itself: who is signed in, changes to it, signing out, and what pages ask while a mail is on its way
 * (AUTH-1).
 */
import type { FastifyInstance } from 'fastify';
import { sessionAnswer } from './auth-config.ts';
import { FORM, finish, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { getClientAddress, readCallback, readTextFields, wantsJson } from './auth-form.ts';
import type { Fields } from './auth-form.ts';
import { logBeacon } from './log-beacon.ts';
import { forgetSignIn, readPending } from './pending-cookies.ts';
import { forgetDraft } from '../drafts/draft-cookie.ts';
import { forgetStays } from '../security/stays-cookie.ts';

export function sessionRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { siteUrl, sessions, rateLimiter, log, secret, tokens } = deps;
  const { readContext, call, getBody } = server;

  app.get('/auth/session', async (request, reply) => {
    const context = await readContext(request);
    const answer = await call(request, context, { method: 'GET', path: '/session' });
    for (const cookie of answer.cookies) reply.header('set-cookie', cookie);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(answer.body === '' ? 'null' : answer.body);
  });

  app.post(
    '/auth/session',
    FORM,
    guarded(async (request, reply, fields) => {
      const context = await readContext(request);
      const answer = await call(request, context, {
        method: 'POST',
        path: '/session',
        body: { data: readUpdateData(request.body, fields) },
      });
      for (const cookie of answer.cookies) reply.header('set-cookie', cookie);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(context.session ? sessionAnswer(context.session, deps) : 'null');
    }),
  );

  app.get('/auth/providers', async (request, reply) => {
    const answer = await call(request, await readContext(request), { method: 'GET', path: '/providers' });
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer.body);
  });

  app.post(
    '/auth/signout',
    FORM,
    guarded(async (request, reply, fields) => {
      const context = await readContext(request);
      // The next person at this browser sees and cancels nothing, and sets no password (SAFE-5).
      forgetStays(reply);
      forgetDraft(reply);
      forgetSignIn(reply);
      // A script deletes the trip that was saved for the door; a form that was sent before it was there, or without one, leaves that to the browser (STAY-1).
      if (!wantsJson(fields)) reply.header('clear-site-data', '"storage"');
      if (fields.everywhere === 'true' && context.session) {
        await sessions.endAll(context.session.guest.profileId);
        await tokens.endAll(context.session.guest.email);
      }
      return finish(
        server,
        reply,
        await call(request, context, {
          method: 'POST',
          path: '/signout',
          body: getBody(fields, readCallback(fields, request, siteUrl)),
        }),
        wantsJson(fields),
      );
    }),
  );

  app.post('/auth/_log', FORM, async (request, reply) => {
    if (await rateLimiter.allow({ 'log:address': getClientAddress(request) }))
      logBeacon(readTextFields(request.body), log);
    return reply.code(204).send();
  });

  // The address that a mail was sent to, for the page that shows it.
  app.get('/auth/pending', async (request, reply) => {
    const pending = readPending(request, secret);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(pending ? { email: pending.email, kind: pending.kind } : 'null');
  });
}

/** Returns the `data` of a session update: an object in a JSON body, JSON text in a form. */
function readUpdateData(body: unknown, fields: Fields): unknown {
  if (typeof fields.data !== 'string')
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  try {
    return JSON.parse(fields.data) as unknown;
  } catch {
    return undefined;
  }
}
