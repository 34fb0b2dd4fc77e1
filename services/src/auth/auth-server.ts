/**
 * Auth.js behind Fastify. It follows the specification where that differs from Auth.js' own protocol: `json=true` alone
 * asks for `{url}`, wrong credentials are 401, `data` of a form is JSON text, an unknown provider leads to the sign-in
 * page (AUTH-1, AUTH-4).
 */
import { Auth } from '@auth/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_BASE, authPage, callbackPath } from '@roost/shared/domain/callback-address';
import { authConfig } from './auth-config.ts';
import type { AuthDeps } from './auth-config.ts';
import { toDeviceName } from './device-name.ts';
import { getDevice } from './known-device.ts';
import { hashPendingBrowser, readPending } from './pending-cookies.ts';
import { EXTERNAL } from './providers.ts';
import { getClientAddress } from './auth-form.ts';
import type { Fields } from './auth-form.ts';
import { flowCookieNames, sessionCookieName } from './sessions.ts';
import { createAuthContext } from './auth-request-context.ts';
import type { AuthRequestContext } from './auth-request-context.ts';

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
  Passkey: 401,
  SessionStale: 403,
  UpcomingStays: 409,
  MoneyOnItsWay: 409,
};

/** The status a script gets with `{url}`: 200 unless the address says what went wrong. */
export function getStatus(url: string, siteUrl: string): number {
  const error = new URL(url, siteUrl).searchParams.get('error');
  return error === null ? 200 : (STATUS_OF[error] ?? 400);
}

function authCookies(siteUrl: string): { callbackCookie: string; passed: ReadonlySet<string> } {
  const flow = flowCookieNames(siteUrl);
  return { callbackCookie: flow.callbackUrl, passed: new Set([sessionCookieName(siteUrl), ...Object.values(flow)]) };
}

/**
 * The cookies that Auth.js gets: its own, and the remembered callback mended, because Auth.js fails on a foreign one.
 */
function cookieHeader(request: FastifyRequest, siteUrl: string): string {
  const { callbackCookie, passed } = authCookies(siteUrl);
  return Object.entries(request.cookies)
    .flatMap(([name, value]) => {
      if (!passed.has(name) || value === undefined) return [];
      if (name === callbackCookie) return [`${name}=${encodeURIComponent(siteUrl + callbackPath(value, siteUrl))}`];
      return [`${name}=${encodeURIComponent(value)}`];
    })
    .join('; ');
}

/**
 * Names the error in an address that Auth.js calls "Configuration", and says why a password was not checked, or a right
 * one signed nobody in.
 */
function nameFailure(url: string, path: string, context: AuthRequestContext, siteUrl: string): string {
  const target = new URL(url, siteUrl);
  const error = target.searchParams.get('error');
  if (context.refused === 'ended')
    return (
      siteUrl +
      (path === '/callback/email'
        ? authPage('error', { error: 'Verification' })
        : authPage('signin', { error: 'CredentialsSignin' }))
    );
  if (context.refused !== null && error !== null)
    return siteUrl + authPage('signin', { error: context.refused === 'attempts' ? 'TooManyAttempts' : 'Busy' });
  const failed = error === 'Configuration' ? ISSUER_FAILED[path] : undefined;
  return failed === undefined ? target.href : siteUrl + authPage('signin', { error: failed });
}

export function authServer(deps: AuthDeps) {
  const { sessions, secret, siteUrl } = deps;
  return {
    /**
     * Reads the session and browser of a request. Rejects when the database does not answer, so that nobody is signed
     * out by an outage.
     */
    async readContext(request: FastifyRequest): Promise<AuthRequestContext> {
      const id = sessions.open(request.cookies[sessionCookieName(siteUrl)]);
      return createAuthContext({
        address: getClientAddress(request),
        deviceFor: getDevice(request, secret),
        device: toDeviceName(request.headers['user-agent']),
        session: id === null ? null : await sessions.find(id),
        browserHash: hashPendingBrowser(readPending(request, secret)),
      });
    },

    /** Asks Auth.js. */
    async call(
      request: FastifyRequest,
      context: AuthRequestContext,
      { method, path, query, body }: AuthCall,
    ): Promise<AuthAnswer> {
      const search = query && query.size > 0 ? `?${query}` : '';
      const response = await Auth(
        new Request(`${siteUrl}${AUTH_BASE}${path}${search}`, {
          method,
          headers: { cookie: cookieHeader(request, siteUrl), 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
        }),
        authConfig(deps, context),
      );
      const location = response.headers.get('location');
      const leavesSite = path === `/signin/${EXTERNAL}`;
      const url = location === null ? null : nameFailure(location, path, context, siteUrl);
      return {
        status: response.status,
        contentType: response.headers.get('content-type'),
        body: await response.text(),
        cookies: response.headers.getSetCookie(),
        // Only the issuer's own page may be on another site.
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
      return json ? reply.code(getStatus(url, siteUrl)).send({ url }) : reply.redirect(url, 303);
    },

    /** A page of ours with what was asked for, absolute. */
    page: (...page: Parameters<typeof authPage>): string => siteUrl + authPage(...page),

    /** The body that Auth.js' actions read. */
    getBody: (fields: Fields, callback: string | null): Record<string, string> => ({
      ...fields,
      ...(callback === null ? {} : { callbackUrl: callback }),
    }),
  };
}
