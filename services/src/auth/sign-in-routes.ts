/** Signing in: where each of the three ways begins, and where it comes back to (AUTH-1, AUTH-6). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail } from '@roost/shared/domain/email';
import { normalEmail } from './accounts.ts';
import { FORM, finish, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { readCallback, wantsJson } from './auth-form.ts';
import type { Fields } from './auth-form.ts';
import { accountLimits } from './auth-rate-limiter.ts';
import { finishSignIn, readQuery } from './finish-sign-in.ts';
import { rememberDevice } from './known-device.ts';
import { openLink } from './link-routes.ts';
import { rememberPending } from './pending-cookies.ts';
import { EXTERNAL, PROVIDER_IDS } from './providers.ts';

/** No HEAD route beside these: a mail scanner that looks at a link must not use it up. */
const NO_HEAD = { exposeHeadRoute: false };
/** Query keys that a page may pass on to the outside issuer. Any other key could change the request. */
const HINTS = ['prompt', 'login_hint'] as const;
const LONGEST_HINT = 254;

type ProviderRoute = { Params: { provider: string } };

export function signInRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { goTo, page } = server;
  const toSignIn = (request: FastifyRequest, reply: FastifyReply, fields: Fields = {}) =>
    goTo(reply, page('signin', { callbackUrl: readCallback(fields, request, deps.siteUrl) }), {
      json: wantsJson(fields),
    });
  app.get('/auth/signin/*', NO_HEAD, async (request, reply) => toSignIn(request, reply));
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
      return startSignIn(request, reply, { fields, provider, deps, server });
    }),
  );

  app.get<ProviderRoute>('/auth/callback/:provider', NO_HEAD, async (request, reply) => {
    const { provider } = request.params;
    // A mailed link signs nobody in by being looked at: mail scanners do that, and so does who follows a stranger's
    // link (SAFE-4).
    if (provider === 'email') return openLink(request, reply, { deps, server });
    if (!PROVIDER_IDS.has(provider) || provider === 'credentials') return toSignIn(request, reply);
    const query = readQuery(request);
    const callback = readCallback({}, request, deps.siteUrl);
    if (callback !== null) query.set('callbackUrl', callback);
    return finishSignIn(request, reply, { provider, query, json: false, deps, server });
  });

  app.post<ProviderRoute>(
    '/auth/callback/:provider',
    FORM,
    guarded(async (request, reply, fields) => {
      const { provider } = request.params as ProviderRoute['Params'];
      if (provider !== 'credentials') return toSignIn(request, reply, fields);
      return signInWithPassword(request, reply, { fields, deps, server });
    }),
  );
}

type Parts = { deps: AuthRoutesDeps; server: AuthServer };

/** Mails a link, or sends the guest to the outside issuer. */
async function startSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, provider, deps, server }: Parts & { fields: Fields; provider: string },
): Promise<FastifyReply> {
  const { siteUrl, secret, rateLimiter } = deps;
  const { readContext, call, goTo, page, getBody } = server;
  const json = wantsJson(fields);
  const callback = readCallback(fields, request, siteUrl);
  const context = await readContext(request);
  const refuse = (error: string) => goTo(reply, page('signin', { error, callbackUrl: callback }), { json });
  if (provider === 'email') {
    const email = normalEmail(fields.email ?? '');
    if (!isEmail(email)) return refuse('EmailSignin');
    if (
      !(await rateLimiter.allow(
        accountLimits('mail', email, { address: context.address, device: context.deviceFor(email) }),
      ))
    )
      return refuse('TooManyAttempts');
    context.browserHash = rememberPending(
      request,
      reply,
      { email, kind: 'signin', callback: callback ?? siteUrl },
      { secret },
    );
  }
  const answer = await call(request, context, {
    method: 'POST',
    path: `/signin/${provider}`,
    query: provider === EXTERNAL ? readHints(request) : new URLSearchParams(),
    body: getBody(fields, callback),
  });
  return finish(server, reply, answer, json);
}

function readHints(request: FastifyRequest): URLSearchParams {
  const asked = readQuery(request);
  return new URLSearchParams(
    HINTS.flatMap((name) => {
      const hint = asked.get(name);
      return hint ? [[name, hint.slice(0, LONGEST_HINT)]] : [];
    }),
  );
}

async function signInWithPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, deps, server }: Parts & { fields: Fields },
): Promise<FastifyReply> {
  const callback = readCallback(fields, request, deps.siteUrl);
  const context = await server.readContext(request);
  const answer = await server.call(request, context, {
    method: 'POST',
    path: '/callback/credentials',
    body: server.getBody(fields, callback),
  });
  const failed = answer.url !== null && new URL(answer.url).searchParams.has('error');
  if (!failed && context.session) rememberDevice(request, reply, context.session.guest.email, deps);
  const json = wantsJson(fields);
  if (answer.url === null || callback === null || new URL(answer.url).searchParams.get('error') === null)
    return finish(server, reply, answer, json);
  // A failed try comes back to the sign-in page, which must still know where the guest wanted to go.
  const url = new URL(answer.url);
  url.searchParams.set('callbackUrl', callback);
  return finish(server, reply, { ...answer, url: url.href }, json);
}
