/** `/api/auth`: the calls of section 7 (AUTH-1), answered by Auth.js, and what it has none for: making an account, codes and passwords. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail } from '@roost/shared/domain/email';
import { formTokenMatches } from '../security/csrf.ts';
import { normalEmail } from './accounts.ts';
import { sessionAnswer } from './auth-config.ts';
import type { AuthDeps } from './auth-config.ts';
import { authServer } from './handler.ts';
import type { AuthAnswer } from './handler.ts';
import { logBeacon } from './log-beacon.ts';
import { passwordRoutes } from './password-routes.ts';
import { forgetPending, pendingOf, rememberPending, rememberReset } from './pending.ts';
import { EXTERNAL, PROVIDER_IDS } from './providers.ts';
import { addressOf, callbackOf, fieldsOf, parseForm, wantsJson } from './request.ts';
import type { Fields } from './request.ts';
import { signUpRoutes } from './sign-up-routes.ts';

export type AuthRoutesDeps = AuthDeps & { csrfKey: string };

/** Checks a form's token (AUTH-7) and hands its fields on; a wrong one goes back to the sign-in page. */
export type Guarded = (
  handle: (request: FastifyRequest, reply: FastifyReply, fields: Fields) => Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const FORM = { config: { csrfInForm: true } };
/** No HEAD beside these: a mail scanner's look at a link must not use it up. */
const QUIET = { exposeHeadRoute: false };
const HINTS = ['prompt', 'login_hint'] as const;

type ProviderRoute = { Params: { provider: string } };

export async function authRoutes(app: FastifyInstance, deps: AuthRoutesDeps): Promise<void> {
  const { siteUrl, sessions, attempts, tokens, log, csrfKey, secret } = deps;
  const server = authServer(deps);
  const { turnOf, call, goTo, page, bodyOf } = server;

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(body as string)),
  );
  // A beacon may say that it is text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(body as string)),
  );

  const guarded: Guarded = (handle) => async (request, reply) => {
    const fields = fieldsOf(request.body);
    if (formTokenMatches(request, fields.csrfToken, { key: csrfKey, siteUrl })) return handle(request, reply, fields);
    return goTo(reply, page('signin', { error: 'MissingCSRF', callbackUrl: callbackOf(fields, request, siteUrl) }), {
      json: wantsJson(fields),
    });
  };

  const finish = (reply: FastifyReply, answer: AuthAnswer, json: boolean): FastifyReply =>
    goTo(reply, answer.url ?? page('error', { error: 'Configuration' }), { json, cookies: answer.cookies });

  app.get('/auth/session', async (request, reply) => {
    const turn = await turnOf(request);
    const answer = await call(request, turn, { method: 'GET', path: '/session' });
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
      const turn = await turnOf(request);
      const answer = await call(request, turn, {
        method: 'POST',
        path: '/session',
        body: { data: dataOf(request.body, fields) },
      });
      for (const cookie of answer.cookies) reply.header('set-cookie', cookie);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(turn.session ? sessionAnswer(turn.session, deps) : 'null');
    }),
  );

  app.get('/auth/providers', async (request, reply) => {
    const answer = await call(request, await turnOf(request), { method: 'GET', path: '/providers' });
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer.body);
  });

  const toSignIn = (request: FastifyRequest, reply: FastifyReply, fields: Fields = {}) =>
    goTo(reply, page('signin', { callbackUrl: callbackOf(fields, request, siteUrl) }), { json: wantsJson(fields) });
  app.get('/auth/signin/*', QUIET, async (request, reply) => toSignIn(request, reply));
  app.post(
    '/auth/signin',
    FORM,
    guarded(async (request, reply, fields) => toSignIn(request, reply, fields)),
  );

  app.post<ProviderRoute>(
    '/auth/signin/:provider',
    FORM,
    guarded(async (request, reply, fields) => {
      const { provider } = request.params as ProviderRoute['Params'];
      if (!PROVIDER_IDS.has(provider) || provider === 'credentials') return toSignIn(request, reply, fields);
      const json = wantsJson(fields);
      const callback = callbackOf(fields, request, siteUrl);
      const turn = await turnOf(request);
      if (provider === 'email') {
        const email = normalEmail(fields.email ?? '');
        if (!isEmail(email))
          return goTo(reply, page('signin', { error: 'EmailSignin', callbackUrl: callback }), { json });
        if (!(await attempts.allow({ 'mail:account': email, 'mail:address': turn.address })))
          return goTo(reply, page('signin', { error: 'TooManyAttempts', callbackUrl: callback }), { json });
        rememberPending(request, reply, { email, kind: 'signin', callback: callback ?? siteUrl }, { secret, siteUrl });
      }
      // Of what a page adds to the address only hints go on to the issuer: anything else could change the request.
      const asked = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
      const query = new URLSearchParams(
        provider === EXTERNAL
          ? HINTS.flatMap((name) => {
              const hint = asked.get(name);
              return hint ? [[name, hint.slice(0, 254)]] : [];
            })
          : [],
      );
      return finish(
        reply,
        await call(request, turn, {
          method: 'POST',
          path: `/signin/${provider}`,
          query,
          body: bodyOf(fields, callback),
        }),
        json,
      );
    }),
  );

  app.get<ProviderRoute>('/auth/callback/:provider', QUIET, async (request, reply) => {
    const { provider } = request.params;
    if (!PROVIDER_IDS.has(provider) || provider === 'credentials') return toSignIn(request, reply);
    const query = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
    const callback = callbackOf({}, request, siteUrl);
    if (callback !== null) query.set('callbackUrl', callback);
    const turn = await turnOf(request);
    const answer = await call(request, turn, { method: 'GET', path: `/callback/${provider}`, query });
    if (turn.invite) forgetPending(reply, deps);
    if (turn.needsPassword && turn.session) {
      rememberReset(reply, await tokens.issueReset(turn.session.guest.email), deps);
      return goTo(reply, page('new-password', { callbackUrl: answer.url }), { json: false, cookies: answer.cookies });
    }
    return finish(reply, answer, false);
  });

  app.post<ProviderRoute>(
    '/auth/callback/:provider',
    FORM,
    guarded(async (request, reply, fields) => {
      const { provider } = request.params as ProviderRoute['Params'];
      if (provider !== 'credentials') return toSignIn(request, reply, fields);
      const callback = callbackOf(fields, request, siteUrl);
      const answer = await call(request, await turnOf(request), {
        method: 'POST',
        path: '/callback/credentials',
        body: bodyOf(fields, callback),
      });
      const failed = answer.url !== null && new URL(answer.url).searchParams.get('error') !== null;
      if (failed && answer.url !== null && callback !== null) {
        const url = new URL(answer.url);
        url.searchParams.set('callbackUrl', callback);
        return finish(reply, { ...answer, url: url.href }, wantsJson(fields));
      }
      return finish(reply, answer, wantsJson(fields));
    }),
  );

  app.post(
    '/auth/signout',
    FORM,
    guarded(async (request, reply, fields) => {
      const turn = await turnOf(request);
      if (fields.everywhere === 'true' && turn.session) await sessions.endAll(turn.session.guest.profileId);
      return finish(
        reply,
        await call(request, turn, {
          method: 'POST',
          path: '/signout',
          body: bodyOf(fields, callbackOf(fields, request, siteUrl)),
        }),
        wantsJson(fields),
      );
    }),
  );

  app.post('/auth/_log', FORM, async (request, reply) => {
    if (await attempts.allow({ 'log:address': addressOf(request) })) logBeacon(fieldsOf(request.body), log);
    return reply.code(204).send();
  });

  // Whom a mail was sent to, for the page that says so.
  app.get('/auth/pending', async (request, reply) => {
    const pending = pendingOf(request, secret);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(pending ? { email: pending.email, kind: pending.kind } : 'null');
  });

  signUpRoutes(app, deps, server, guarded);
  passwordRoutes(app, deps, server, guarded);
}

/** What `update` sends: an object in a JSON body, JSON text in a form. */
function dataOf(body: unknown, fields: Fields): unknown {
  if (typeof fields.data !== 'string')
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  try {
    return JSON.parse(fields.data) as unknown;
  } catch {
    return undefined;
  }
}
