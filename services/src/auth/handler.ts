/**
 * Auth.js behind Fastify. It speaks the specification's dialect of the protocol where Auth.js' own differs: `json=true` alone
 * asks for `{url}`, wrong credentials are 401, `data` of a form is JSON text, an unknown provider leads to the sign-in page
 * (AUTH-1, AUTH-4).
 */
import { Auth } from '@auth/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_BASE, authPage, callbackPath } from '@roost/shared/domain/callback-address';
import { authConfig } from './auth-config.ts';
import type { AuthDeps } from './auth-config.ts';
import { browserHashOf, pendingOf } from './pending.ts';
import { EXTERNAL } from './providers.ts';
import { addressOf } from './request.ts';
import type { Fields } from './request.ts';
import { sessionCookieName } from './sessions.ts';
import { newTurn } from './turn.ts';
import type { Turn } from './turn.ts';

export type AuthCall = {
  method: 'GET' | 'POST';
  /** Below the auth base, e.g. `/callback/credentials`. */ path: string;
  query?: URLSearchParams;
  body?: Readonly<Record<string, unknown>>;
};
export type AuthAnswer = {
  status: number;
  /** Where the guest goes next, absolute. */ url: string | null;
  cookies: string[];
  body: string;
  contentType: string | null;
};
export type AuthServer = ReturnType<typeof authServer>;

/** Errors of Auth.js that mean that the issuer, not the guest and not our settings, failed. */
const ISSUER_FAILED: Readonly<Record<string, string>> = {
  '/signin/external': 'OAuthSignin',
  '/callback/external': 'OAuthCallbackError',
};
const STATUS_OF: Readonly<Record<string, number>> = {
  CredentialsSignin: 401,
  TooManyAttempts: 429,
  Busy: 503,
  MissingCSRF: 403,
};

/** The status a script gets with `{url}`: 200 unless the address says what went wrong. */
export function statusOf(url: string, siteUrl: string): number {
  const error = new URL(url, siteUrl).searchParams.get('error');
  return error === null ? 200 : (STATUS_OF[error] ?? 400);
}

export function authServer(deps: AuthDeps) {
  const { sessions, secret, siteUrl } = deps;
  const prefix = siteUrl.startsWith('https:') ? '__Secure-' : '';
  const callbackCookie = `${prefix}authjs.callback-url`;
  const passed = new Set([
    sessionCookieName(siteUrl),
    callbackCookie,
    ...['pkce.code_verifier', 'state', 'nonce'].map((name) => `${prefix}authjs.${name}`),
  ]);

  /** Only Auth.js' own cookies reach it, and a remembered callback only when it is still good: it would fail on others. */
  function cookieHeader(request: FastifyRequest): string {
    return Object.entries(request.cookies)
      .flatMap(([name, value]) => {
        if (!passed.has(name) || value === undefined) return [];
        if (name === callbackCookie) return [`${name}=${encodeURIComponent(siteUrl + callbackPath(value, siteUrl))}`];
        return [`${name}=${encodeURIComponent(value)}`];
      })
      .join('; ');
  }

  /** Names the failure where Auth.js only knows "Configuration", and why a password was not looked at. */
  function mended(url: string, path: string, turn: Turn): string {
    const target = new URL(url, siteUrl);
    const error = target.searchParams.get('error');
    if (turn.refused !== null && error !== null)
      return siteUrl + authPage('signin', { error: turn.refused === 'attempts' ? 'TooManyAttempts' : 'Busy' });
    const failed = error === 'Configuration' ? ISSUER_FAILED[path] : undefined;
    return failed === undefined ? target.href : siteUrl + authPage('signin', { error: failed });
  }

  return {
    /** What is known of the request. Rejects when the database does not answer: a guest is not signed out by that. */
    async turnOf(request: FastifyRequest): Promise<Turn> {
      const id = sessions.open(request.cookies[sessionCookieName(siteUrl)]);
      return newTurn({
        address: addressOf(request),
        session: id === null ? null : await sessions.find(id),
        browserHash: browserHashOf(pendingOf(request, secret)),
      });
    },

    /** Asks Auth.js. */
    async call(request: FastifyRequest, turn: Turn, { method, path, query, body }: AuthCall): Promise<AuthAnswer> {
      const search = query && query.size > 0 ? `?${query}` : '';
      const response = await Auth(
        new Request(`${siteUrl}${AUTH_BASE}${path}${search}`, {
          method,
          headers: { cookie: cookieHeader(request), 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
        }),
        authConfig(deps, turn),
      );
      const location = response.headers.get('location');
      const leavesSite = path === `/signin/${EXTERNAL}`;
      const url = location === null ? null : mended(location, path, turn);
      return {
        status: response.status,
        contentType: response.headers.get('content-type'),
        body: await response.text(),
        cookies: response.headers.getSetCookie(),
        // Only the issuer's own page is elsewhere; everything else that leads away is a mistake.
        url: url === null || leavesSite || new URL(url).origin === siteUrl ? url : siteUrl,
      };
    },

    /** Sends the guest on: `{url}` to a script, a redirect to a form. */
    goTo(
      reply: FastifyReply,
      url: string,
      { json, cookies = [] }: { json: boolean; cookies?: readonly string[] },
    ): FastifyReply {
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      reply.header('cache-control', 'no-store');
      return json ? reply.code(statusOf(url, siteUrl)).send({ url }) : reply.redirect(url, 303);
    },

    /** A page of ours with what was asked for, absolute. */
    page: (...page: Parameters<typeof authPage>): string => siteUrl + authPage(...page),

    /** Passed on to Auth.js: what its actions read. */
    bodyOf: (fields: Fields, callback: string | null): Record<string, string> => ({
      ...fields,
      ...(callback === null ? {} : { callbackUrl: callback }),
    }),
  };
}
