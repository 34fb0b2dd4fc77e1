/**
 * Protection of writes against other sites (BOOK-11): a signed token in a cookie that scripts cannot read, and the same
 * token in a header that other origins cannot set. The browser's own headers about the sender are checked first.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError, Refusal } from '../api-error.ts';
import { readCookie, writeCookie } from './guest-cookie.ts';
import { sign, verify, type Keys } from './sign.ts';

export const CSRF_COOKIE = 'roost.csrf';
export const CSRF_HEADER = 'x-csrf-token';
/** Webhooks come from servers, carry no cookie and are signed by their sender. */
const EXEMPT = new Set(['/webhooks/stripe']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type CsrfOptions = { key: Keys; siteUrl: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route checks a token in its form with `formTokenMatches`, because pages must work without JavaScript
     * (AUTH-7).
     */
    csrfInForm?: boolean;
    /** The route reads no cookie: its callers send a token of their own in a header that other sites cannot set. */
    ownToken?: boolean;
  }
}

function comesFromOurSite(request: FastifyRequest, siteUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = request.headers.origin;
  // Every current browser sends one of the two headers. Without them the token alone must match.
  return origin === undefined || origin === siteUrl;
}

/** The token of this browser, which also tells browsers apart; empty text without one. */
export const csrfToken = (request: FastifyRequest, key: Keys): string =>
  verify(readCookie(request, CSRF_COOKIE), 'csrf', key) ?? '';

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** True when a form's token is this browser's and the form stood on our own page. */
export function formTokenMatches(
  request: FastifyRequest,
  token: string | undefined,
  { key, siteUrl }: CsrfOptions,
): boolean {
  const known = verify(readCookie(request, CSRF_COOKIE), 'csrf', key);
  return comesFromOurSite(request, siteUrl) && known !== null && token !== undefined && sameText(token, known);
}

/** Adds `GET /auth/csrf` and refuses every write without a matching token (403, code `csrf`). */
export function csrfProtection(app: FastifyInstance, { key, siteUrl }: CsrfOptions): void {
  app.get('/auth/csrf', async (request, reply) => {
    const known = verify(readCookie(request, CSRF_COOKIE), 'csrf', key);
    const token = known ?? randomBytes(24).toString('base64url');
    if (!known) writeCookie(reply, CSRF_COOKIE, sign(token, 'csrf', key));
    return reply.header('cache-control', 'no-store').send({ csrfToken: token });
  });

  app.addHook('onRequest', async (request) => {
    if (
      SAFE_METHODS.has(request.method) ||
      EXEMPT.has(request.routeOptions.url ?? '') ||
      request.routeOptions.config?.csrfInForm ||
      request.routeOptions.config?.ownToken
    )
      return;
    const header = request.headers[CSRF_HEADER];
    const token = verify(readCookie(request, CSRF_COOKIE), 'csrf', key);
    if (
      !comesFromOurSite(request, siteUrl) ||
      token === null ||
      typeof header !== 'string' ||
      !sameText(header, token)
    ) {
      throw new Refusal(
        403,
        apiError('csrf', 'Your session on this page has ended. Please reload the page and try again.'),
      );
    }
  });
}
