/** The three ways to sign in (AUTH-6): password, link by e-mail, and any OpenID Connect issuer. */
import { randomBytes } from 'node:crypto';
import { customFetch } from '@auth/core';
import Credentials from '@auth/core/providers/credentials';
import type { EmailConfig, OIDCConfig } from '@auth/core/providers';
import * as z from 'zod/mini';
import type { ServicesConfig } from '../config.ts';
import type { Accounts } from './accounts.ts';
import { normalEmail } from './accounts.ts';
import { toAdapterUser } from './adapter.ts';
import { accountLimits, type AuthRateLimiter } from './auth-rate-limiter.ts';
import type { Mailer } from './mailer.ts';
import { accountExistsMail, signInMail, signUpMail } from './auth-mail-templates.ts';
import { TooBusyError } from './passwords.ts';
import type { Passwords } from './passwords.ts';
import { newCode, TOKEN_MINUTES } from './tokens.ts';
import type { AuthRequestContext } from './auth-request-context.ts';

export const EXTERNAL = 'external';
export const PROVIDER_IDS: ReadonlySet<string> = new Set(['credentials', 'email', EXTERNAL]);

export type ProviderDeps = {
  accounts: Accounts;
  rateLimiter: AuthRateLimiter;
  passwords: Passwords;
  mailer: Mailer;
  oidc: ServicesConfig['oidc'];
};

const credentialsSchema = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
const ISSUER_LIMIT_MS = 8_000;

/**
 * E-mail and password. A wrong password, an unknown address and an account without a password get the same answer after
 * the same time.
 */
export function passwordProvider({ accounts, rateLimiter, passwords }: ProviderDeps, context: AuthRequestContext) {
  return Credentials({
    id: 'credentials',
    name: 'Email and password',
    credentials: { email: { label: 'Email', type: 'email' }, password: { label: 'Password', type: 'password' } },
    async authorize(given) {
      if (context.proven) {
        const { recoveries, passkeyId = null } = context.proven;
        context.proof = { recoveries, passkeyId };
        return toAdapterUser(context.proven);
      }
      const parsed = credentialsSchema.safeParse(given);
      if (!parsed.success) return null;
      const email = normalEmail(parsed.data.email);
      if (
        !(await rateLimiter.allow(
          accountLimits('password', email, { address: context.address, device: context.deviceFor(email) }),
        ))
      ) {
        context.refused = 'attempts';
        return null;
      }
      const account = await accounts.byEmail(email);
      try {
        if (!(await passwords.verify(parsed.data.password, account?.passwordHash ?? null)) || !account) return null;
      } catch (error) {
        if (!(error instanceof TooBusyError)) throw error;
        context.refused = 'busy';
        return null;
      }
      await rateLimiter.forget('password:account-address', `${email} ${context.address}`);
      context.proof = { recoveries: account.recoveries };
      return toAdapterUser(account);
    },
  });
}

/** A link and a code by mail. */
export function emailProvider({ accounts, mailer }: ProviderDeps, context: AuthRequestContext): EmailConfig {
  return {
    id: 'email',
    type: 'email',
    name: 'Email',
    maxAge: TOKEN_MINUTES * 60,
    options: {},
    // Hashes of links are `hashLinkToken`.
    secret: '',
    normalizeIdentifier: normalEmail,
    generateVerificationToken: () => {
      context.code = newCode();
      return randomBytes(32).toString('base64url');
    },
    // Auth.js waits for this function, so the mail is sent in the background.
    async sendVerificationRequest({ identifier, url: address }) {
      // The token says whom it signs in: no log on the way has to know the address (SAFE-11).
      const link = new URL(address);
      link.searchParams.delete('email');
      const url = link.href;
      const { signUp, code } = context;
      mailer.later('sign_in_mail', async () => {
        const known = signUp !== null && (await accounts.byEmail(identifier)) !== null;
        mailer.send(
          identifier,
          !signUp ? signInMail(url, code) : known ? accountExistsMail(url, code) : signUpMail(url, code),
        );
      });
    },
  };
}

type Claims = { sub: string; name?: string; email?: string; email_verified?: boolean };

/**
 * Any OpenID Connect issuer with discovery: authorization code with PKCE, state and nonce. Each call to it has a time
 * limit.
 */
export function externalProvider({ oidc }: ProviderDeps): OIDCConfig<Claims> {
  return {
    id: EXTERNAL,
    type: 'oidc',
    name: oidc.name,
    issuer: oidc.issuer,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    checks: ['pkce', 'state', 'nonce'],
    profile: (claims) => ({ id: claims.sub, name: claims.name ?? null, email: claims.email ?? null }),
    [customFetch]: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(ISSUER_LIMIT_MS) }),
  };
}
