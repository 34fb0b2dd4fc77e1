/**
 * Cookies that say something about a guest (SAFE-11): no script reads them, no other site sends them along with a
 * write, and over https their names begin with `__Host-`, so that browsers take them from this very host alone and not
 * from another one of the domain.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toCookieName } from '@roost/shared/domain/own-cookies';

declare module 'fastify' {
  interface FastifyInstance {
    /** Public origin of the site. */
    siteUrl: string;
  }
}

/** Has to be called before a route reads or writes a cookie. */
export function guestCookies(app: FastifyInstance, siteUrl: string): void {
  app.decorate('siteUrl', siteUrl);
}

const options = (siteUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: siteUrl.startsWith('https:') }) as const;

export function readCookie({ cookies, server }: FastifyRequest, name: string): string | undefined {
  return cookies[toCookieName(name, server.siteUrl)];
}

/** `seconds` is how long the browser keeps it; without, until it is closed. */
export function writeCookie(reply: FastifyReply, name: string, value: string, seconds?: number): void {
  const { siteUrl } = reply.server;
  reply.setCookie(toCookieName(name, siteUrl), value, {
    ...options(siteUrl),
    ...(seconds === undefined ? {} : { maxAge: seconds }),
  });
}

export function dropCookie(reply: FastifyReply, name: string): void {
  const { siteUrl } = reply.server;
  reply.clearCookie(toCookieName(name, siteUrl), options(siteUrl));
}
