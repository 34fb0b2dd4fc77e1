/** Puts accounts, sessions and the routes of sign-in together for the server. */
import type { FastifyInstance } from 'fastify';
import { guestRoutes } from '../account/operator-routes.ts';
import type { ServicesConfig } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { createAccounts } from './accounts.ts';
import { createAuthRateLimiter } from './auth-rate-limiter.ts';
import { identity } from './current-guest.ts';
import type { Mailer } from './mailer.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { authRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';
import type { Keys } from '../security/sign.ts';

export type AccountSettings = { secret: Keys; passwordCost: number; oidc: ServicesConfig['oidc']; mailer: Mailer };
export type AuthPluginDeps = AccountSettings & {
  db: Db;
  now: () => Date;
  log: Log;
  siteUrl: string;
  phone: string;
  csrfKey: Keys;
  wake: (work: 'reviews') => void;
};

/**
 * Adds `server.identity` (current-guest.ts) and the routes below `/auth`. Register it before routes that ask for the
 * guest.
 */
export async function authPlugin(
  app: FastifyInstance,
  { db, now, log, siteUrl, phone, csrfKey, wake, secret, passwordCost, oidc, mailer }: AuthPluginDeps,
): Promise<void> {
  const sessions = createSessions({ db, secret, now });
  identity(app, { db, sessions, secret, siteUrl, now });
  guestRoutes(app, { db, now, log, secret, siteUrl, mailer, wake });
  await app.register(authRoutes, {
    db,
    sessions,
    secret,
    siteUrl,
    phone,
    csrfKey,
    wake,
    now,
    log,
    oidc,
    mailer,
    passkeys: createPasskeys({ db, secret, now, siteUrl, log }),
    passwords: createPasswords(passwordCost),
    accounts: createAccounts(db),
    rateLimiter: createAuthRateLimiter({ db, now }),
    tokens: createTokens({ db, secret, now }),
  });
}
