/** Everything about accounts, put together for the server. */
import type { FastifyInstance } from 'fastify';
import type { ServicesConfig } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { createAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { identity } from './current-guest.ts';
import type { Mailer } from './mailer.ts';
import { createPasswords } from './passwords.ts';
import { authRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

export type AccountSettings = { secret: string; passwordCost: number; oidc: ServicesConfig['oidc']; mailer: Mailer };
export type AccountsPartDeps = AccountSettings & {
  db: Db;
  now: () => Date;
  log: Log;
  siteUrl: string;
  csrfKey: string;
};

/** Teaches the server who is asking (current-guest.ts) and adds `/auth`. Register it before routes that ask. */
export async function accountsPart(
  app: FastifyInstance,
  { db, now, log, siteUrl, csrfKey, secret, passwordCost, oidc, mailer }: AccountsPartDeps,
): Promise<void> {
  const sessions = createSessions({ db, secret, now });
  identity(app, { db, sessions, secret, siteUrl, now });
  await app.register(authRoutes, {
    sessions,
    secret,
    siteUrl,
    csrfKey,
    now,
    log,
    oidc,
    mailer,
    passwords: createPasswords(passwordCost),
    accounts: createAccounts(db),
    attempts: createAttempts({ db, now }),
    tokens: createTokens({ db, secret, now }),
  });
}
