/**
 * The link of a sign-in mail (SAFE-4). Opening it uses nothing up and signs nobody in: its token moves into a cookie,
 * and a page asks "Continue as …?". The button of that page signs in. The page says when another browser asked for the
 * link (decision 0126).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callbackPath } from '@roost/shared/domain/callback-address';
import type { AuthDeps } from './auth-config.ts';
import { wantsJson } from './auth-form.ts';
import { FORM, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { finishSignIn, readQuery } from './finish-sign-in.ts';
import { hashLinkToken } from './tokens.ts';
import { forgetLink, hashPendingBrowser, readLink, readPending, rememberLink, type Link } from './pending-cookies.ts';

const LONGEST_TOKEN = 100;

/** Whom a link signs in and which browser asked for it; null when it is unknown, used or too old. */
function peek(
  { token }: Pick<Link, 'token'>,
  { tokens }: AuthDeps,
): Promise<{ email: string; browserHash: string | null } | null> {
  return tokens.peekSignIn(hashLinkToken(token));
}

export async function openLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, server }: { deps: AuthDeps; server: AuthServer },
): Promise<FastifyReply> {
  const query = readQuery(request);
  const token = (query.get('token') ?? '').slice(0, LONGEST_TOKEN);
  const callback = deps.siteUrl + callbackPath(query.get('callbackUrl'), deps.siteUrl);
  const known = await peek({ token }, deps);
  if (known === null) return server.goTo(reply, server.page('error', { error: 'Verification' }), { json: false });
  rememberLink(reply, { token, email: known.email, callback }, deps);
  return server.goTo(reply, server.page('continue'), { json: false });
}

export function linkRoutes(app: FastifyInstance, deps: AuthDeps, server: AuthServer, guarded: Guarded): void {
  // Whom the opened link signs in, and whether this browser asked for it.
  app.get('/auth/link', { exposeHeadRoute: false }, async (request, reply) => {
    const link = readLink(request, deps.secret);
    const known = link && (await peek(link, deps));
    const browser = hashPendingBrowser(readPending(request, deps.secret));
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(known ? { email: link.email, here: browser !== null && browser === known.browserHash } : 'null');
  });

  app.post(
    '/auth/continue',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const link = readLink(request, deps.secret);
      if (!link) return server.goTo(reply, server.page('error', { error: 'Verification' }), { json });
      forgetLink(reply);
      const query = new URLSearchParams({ callbackUrl: link.callback, token: link.token, email: link.email });
      return finishSignIn(request, reply, { provider: 'email', query, json, deps, server });
    }),
  );
}
