/** The configuration of Auth.js for one request (AUTH-6, AUTH-7). */
import type { AuthConfig } from '@auth/core';
import { skipCSRFCheck } from '@auth/core';
import type { JWT } from '@auth/core/jwt';
import * as z from 'zod/mini';
import { AUTH_BASE, authPage, callbackPath } from '@roost/shared/domain/callback-address';
import { hasAddress } from '@roost/shared/domain/person-name';
import type { Log } from '../log.ts';
import { errorFields } from '../log.ts';
import { storableText } from '../storable-text.ts';
import { issueAccessToken } from './access-token.ts';
import { accountAdapter } from './adapter.ts';
import { emailProvider, EXTERNAL, externalProvider, passwordProvider } from './providers.ts';
import type { ProviderDeps } from './providers.ts';
import {
  AccountRecoveredError,
  hashText,
  PasskeyRemovedError,
  SESSION_SECONDS,
  flowCookieNames,
  sessionCookieName,
} from './sessions.ts';
import type { GuestSession, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import type { AuthRequestContext } from './auth-request-context.ts';
import type { Keys } from '../security/sign.ts';

export type AuthDeps = ProviderDeps & {
  sessions: Sessions;
  tokens: Tokens;
  siteUrl: string;
  secret: Keys;
  now: () => Date;
  log: Log;
};

/** What a guest may change about the session (`POST /session`). */
const updateSchema = z.object({ name: z.optional(storableText(100)), isNewUser: z.optional(z.literal(false)) });

/** The session as the client gets it. */
export function sessionAnswer(
  { guest, isNewUser, id, expiresAt }: GuestSession,
  { secret, now }: Pick<AuthDeps, 'secret' | 'now'>,
) {
  return {
    user: { name: guest.name, email: guest.email },
    expires: expiresAt.toISOString(),
    profileId: guest.profileId,
    accessToken: issueAccessToken({ profileId: guest.profileId, sessionHash: hashText(id), now: now(), secret }),
    isNewUser,
  };
}

/** Errors that guests cause; they are logged as refusals, not as failures. */
const OF_GUESTS: ReadonlySet<string> = new Set([
  'CredentialsSignin',
  'JWTSessionError',
  'Verification',
  'OAuthCallbackError',
  'OAuthAccountNotLinked',
  'AccessDenied',
  'InvalidCheck',
]);

/** Returns the original error inside of Auth.js' own. */
const unwrapCause = (error: Error): unknown =>
  typeof error.cause === 'object' && error.cause !== null && 'err' in error.cause ? error.cause.err : error;

const readSessionId = (token: JWT | null | undefined): string | null =>
  typeof token?.sid === 'string' ? token.sid : null;

/** Begins a session in this browser. Null when what has proven its guest counts no more: the owner has ended it since. */
async function beginSession(
  { accountId, isNewUser }: { accountId: string; isNewUser: boolean },
  { sessions, log }: Pick<AuthDeps, 'sessions' | 'log'>,
  context: AuthRequestContext,
): Promise<GuestSession | null> {
  const { session, device, proof } = context;
  try {
    return await sessions.find(await sessions.begin(accountId, isNewUser, session?.id ?? null, device, proof));
  } catch (error) {
    if (!(error instanceof AccountRecoveredError || error instanceof PasskeyRemovedError)) throw error;
    context.refused = 'ended';
    log('auth_refused', { kind: error.name });
    return null;
  }
}

export function authConfig(deps: AuthDeps, context: AuthRequestContext): AuthConfig {
  const { sessions, accounts, siteUrl, log } = deps;

  async function update(session: GuestSession, change: unknown): Promise<GuestSession | null> {
    const parsed = updateSchema.safeParse(change);
    if (!parsed.success) return session;
    if (parsed.data.name && !hasAddress(parsed.data.name))
      await accounts.rename(session.guest.profileId, parsed.data.name);
    if (parsed.data.isNewUser === false) await sessions.noLongerNew(session.id);
    return sessions.find(session.id);
  }

  return {
    basePath: AUTH_BASE,
    trustHost: true,
    secret: typeof deps.secret === 'string' ? deps.secret : [...deps.secret],
    useSecureCookies: siteUrl.startsWith('https:'),
    // Our own check covers all writes of the site and runs before Auth.js (security/csrf.ts).
    skipCSRFCheck,
    providers: [passwordProvider(deps, context), emailProvider(deps, context), externalProvider(deps)],
    adapter: accountAdapter(deps, context),
    pages: {
      signIn: authPage('signin'),
      error: authPage('error'),
      verifyRequest: authPage('verify-request'),
      signOut: authPage('signout'),
    },
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: Object.fromEntries(
      Object.entries({ sessionToken: sessionCookieName(siteUrl), ...flowCookieNames(siteUrl) }).map(([key, name]) => [
        key,
        { name },
      ]),
    ),
    jwt: {
      // The cookie is a signed id; the session itself is in the database, where it can be ended (docs/decisions/0011).
      encode: async ({ token }) => sessions.seal(readSessionId(token) ?? ''),
      decode: async ({ token }) => {
        const id = sessions.open(token);
        return id === null || id !== context.session?.id ? null : { sid: id, sub: context.session.guest.profileId };
      },
    },
    callbacks: {
      // An outside identity is matched by its e-mail address, so the issuer must have verified it.
      signIn: ({ account, profile }) =>
        account?.provider !== EXTERNAL ||
        profile?.email_verified === true ||
        siteUrl + authPage('signin', { error: 'EmailNotVerified' }),
      redirect: ({ url }) =>
        new URL(url, siteUrl).origin === siteUrl ? new URL(url, siteUrl).href : siteUrl + callbackPath(url, siteUrl),
      async jwt({ token, user, account, isNewUser, trigger, session }) {
        if (account && user?.id) {
          context.session = await beginSession({ accountId: user.id, isNewUser: isNewUser ?? false }, deps, context);
          if (context.session) log('signed_in', { by: account.provider });
        } else if (trigger === 'update' && context.session) {
          context.session = await update(context.session, session);
        }
        return context.session ? { ...token, sid: context.session.id } : null;
      },
      session: ({ session }) => (context.session ? sessionAnswer(context.session, deps) : session),
    },
    events: {
      async signOut(message) {
        const id = 'token' in message ? readSessionId(message.token) : null;
        if (id !== null) await sessions.end(id);
        log('signed_out');
      },
    },
    logger: {
      error: (error) => {
        if (OF_GUESTS.has(error.name)) log('auth_refused', { kind: error.name });
        else log('auth_error', { kind: error.name, ...errorFields(unwrapCause(error)) });
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}
