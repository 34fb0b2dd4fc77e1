/** The guest of a request, for every route that shows or writes what belongs to one guest. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { readAccessToken } from './access-token.ts';
import { LONGEST_SESSION_MS, sessionCookieName } from './sessions.ts';
import type { Guest, Sessions } from './sessions.ts';
import type { Keys } from '../security/sign.ts';

type Identity = {
  currentGuest: (request: FastifyRequest) => Promise<Guest | null>;
  favoritesProfile: (header: string | undefined) => Promise<{ profileId: string } | null>;
};

declare module 'fastify' {
  interface FastifyInstance {
    identity: Identity;
  }
}

export type IdentityDeps = { db: Db; sessions: Sessions; secret: Keys; siteUrl: string; now: () => Date };

const BEARER = /^Bearer (\S{1,500})$/;

/** Adds `server.identity`. Register it before the routes that use it. */
export function identity(app: FastifyInstance, { db, sessions, secret, siteUrl, now }: IdentityDeps): void {
  const cookie = sessionCookieName(siteUrl);
  app.decorate('identity', {
    async currentGuest(request) {
      const id = sessions.open(request.cookies[cookie]);
      return id === null ? null : ((await sessions.find(id))?.guest ?? null);
    },
    async favoritesProfile(header) {
      const token = BEARER.exec(header ?? '')?.[1];
      const claims = token ? readAccessToken(token, { now: now(), secret }) : null;
      if (!claims) return null;
      const row = await db
        .selectFrom('account_sessions')
        .select('account_id')
        .where('id_hash', '=', claims.sessionHash)
        .where('account_id', '=', claims.profileId)
        .where('expires_at', '>', now())
        .where('created_at', '>', new Date(now().getTime() - LONGEST_SESSION_MS))
        .executeTakeFirst();
      return row ? { profileId: row.account_id } : null;
    },
  });
}

/**
 * The signed-in guest of a request, by its session cookie; null for everybody else. `emailVerified` is always true: an
 * account exists only for an address that was proven. Rejects when the database does not answer.
 */
export function currentGuest(request: FastifyRequest): Promise<Guest | null> {
  return request.server.identity.currentGuest(request);
}

/**
 * The profile that a request to the favorites service speaks for, by its AuthToken header (`Bearer …`); null when the
 * token is missing, forged, too old, or its session has ended (FAV-7: "Session expired or invalid").
 */
export function verifyFavoritesToken(request: FastifyRequest): Promise<{ profileId: string } | null> {
  const header = request.headers.authtoken;
  return request.server.identity.favoritesProfile(typeof header === 'string' ? header : undefined);
}
