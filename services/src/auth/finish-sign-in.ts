/**
 * The end of signing in by a mailed link, its code, or the outside issuer: the session, and a password where one is
 * needed.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthDeps } from './auth-config.ts';
import { finish } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { rememberDevice } from './known-device.ts';
import { forgetPending, rememberReset } from './pending-cookies.ts';

/** The query of a request as it was sent. */
export const readQuery = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');

type Finish = { provider: string; query: URLSearchParams; json: boolean; deps: AuthDeps; server: AuthServer };

export async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, query, json, deps, server }: Finish,
): Promise<FastifyReply> {
  const context = await server.readContext(request);
  const before = context.session?.id;
  const answer = await server.call(request, context, { method: 'GET', path: `/callback/${provider}`, query });
  if (context.invite) forgetPending(reply);
  if (context.session && context.session.id !== before)
    rememberDevice(request, reply, context.session.guest.email, deps);
  if (context.needsPassword && context.session) {
    rememberReset(reply, await deps.tokens.issueReset(context.session.guest.email), deps);
    return server.goTo(reply, server.page('new-password', { callbackUrl: answer.url }), {
      json,
      cookies: answer.cookies,
    });
  }
  return finish(server, reply, answer, json);
}
