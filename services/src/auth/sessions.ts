/**
 * Sessions of signed-in guests. The cookie carries a signed random id; the database says whose it is, so that signing
 * out, here or everywhere, takes effect at once (AUTH-7).
 */
import type { Insertable } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { SESSION_COOKIE, toCookieName } from '@roost/shared/domain/own-cookies';
import { isDiskFull } from '../db/errors.ts';
import type { Db, Tx } from '../db/schema.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import type { AccountSessionsTable } from './tables.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

export const SESSION_SECONDS = 30 * 86_400;
/** However much it is used, a session ends this long after signing in. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;

/** Sessions of one account; the oldest of more end. All of them stand in the list that a guest sees. */
export const MOST_SESSIONS = 50;

export type Guest = {
  profileId: string;
  email: string;
  name: string | null;
  /** Always true: an account exists only for a proven address. */
  emailVerified: true;
};

export type GuestSession = { id: string; guest: Guest; isNewUser: boolean; beganAt: Date; expiresAt: Date };

/** How long after signing in a guest may change how they sign in. */
const FRESH_MS = 3_600_000;

/** True within an hour of signing in. */
export const isFreshSession = ({ beganAt }: GuestSession, now: Date): boolean =>
  now.getTime() - beganAt.getTime() < FRESH_MS;

/** The session cookie: by Auth.js's name, `__Host-` where the site has https. */
export function sessionCookieName(siteUrl: string): string {
  return toCookieName(SESSION_COOKIE, siteUrl);
}

/** Auth.js's other cookies, which live while a guest is at the outside issuer: of this host alone too (SAFE-11). */
export const flowCookieNames = (siteUrl: string) => ({
  callbackUrl: toCookieName('authjs.callback-url', siteUrl),
  pkceCodeVerifier: toCookieName('authjs.pkce.code_verifier', siteUrl),
  state: toCookieName('authjs.state', siteUrl),
  nonce: toCookieName('authjs.nonce', siteUrl),
});

export const hashText = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Thrown instead of beginning a session: since its guest was proven, the owner has taken the account back. */
export class AccountRecoveredError extends Error {
  override name = 'AccountRecoveredError';
}

/** Thrown instead of beginning a session: the passkey that has proven its guest was removed meanwhile. */
export class PasskeyRemovedError extends Error {
  override name = 'PasskeyRemovedError';
}

/** What proved a guest, for looking once more at the moment at which the session begins. */
export type Proof = {
  /** How often the account had been recovered then; null for a proof that a recovery does not end. */
  recoveries: number | null;
  /** The passkey that was used. */
  passkeyId?: string | null;
};

/**
 * Throws PasskeyRemovedError when the passkey is gone. Waits for a removal that is under way, which otherwise would not
 * see the new session.
 */
async function holdPasskey(tx: Tx, id: string): Promise<void> {
  const passkey = await tx
    .selectFrom('account_passkeys')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!passkey) throw new PasskeyRemovedError('The passkey was removed while its guest signed in.');
}

/**
 * Throws AccountRecoveredError when the account was recovered meanwhile. Waits for a recovery that is under way, which
 * otherwise would not see the new session.
 */
async function holdUnlessRecovered(tx: Tx, accountId: string, provenAfter: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('recoveries')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  if (account?.recoveries !== provenAfter)
    throw new AccountRecoveredError('The account was recovered while its guest signed in.');
}

async function insertSession(
  db: Db,
  session: Insertable<AccountSessionsTable>,
  { recoveries, passkeyId = null }: Proof,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (recoveries !== null) await holdUnlessRecovered(tx, session.account_id, recoveries);
    if (passkeyId !== null) await holdPasskey(tx, passkeyId);
    await tx.insertInto('account_sessions').values(session).execute();
  });
}

/** A full disk signs nobody out: the next visit extends the session. */
const ignoreFullDisk = (error: unknown): void => {
  if (!isDiskFull(error)) throw error;
};

/** Ends the oldest sessions of an account that has too many: nobody fills the table by signing in again and again. */
async function endOldest(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('account_sessions')
    .where('id_hash', 'in', (eb) =>
      eb
        .selectFrom('account_sessions')
        .select('id_hash')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .offset(MOST_SESSIONS),
    )
    .execute();
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, secret, now }: { db: Db; secret: Keys; now: () => Date }) {
  const expiry = () => new Date(now().getTime() + SESSION_SECONDS * 1000);

  return {
    /** The text of the cookie for a session. */
    seal: (id: string): string => sign(id, 'session', secret),

    /** Returns the session id of a cookie that we signed, else null. The session may have ended. */
    open: (cookie: string | undefined): string | null => verify(cookie, 'session', secret),

    /**
     * Begins a session and ends the previous one of this browser, so that an id known before signing in is useless afterwards.
     * @param proof what proved the guest
     * @throws AccountRecoveredError, PasskeyRemovedError
     */
    async begin(
      accountId: string,
      isNewUser: boolean,
      previousId: string | null,
      device = '',
      proof: Proof = { recoveries: null },
    ): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      const session = { id_hash: hashText(id), account_id: accountId, is_new_user: isNewUser, device };
      await insertSession(db, { ...session, created_at: now(), expires_at: expiry() }, proof);
      if (previousId !== null)
        await db.deleteFrom('account_sessions').where('id_hash', '=', hashText(previousId)).execute();
      await endOldest(db, accountId);
      return id;
    },

    /** The session and its guest, or null when it has ended. Extends it, once a day at most. */
    async find(id: string): Promise<GuestSession | null> {
      const row = await db
        .selectFrom('account_sessions as session')
        .innerJoin('accounts as account', 'account.id', 'session.account_id')
        .select([
          'account.id',
          'account.email',
          'account.name',
          'session.is_new_user',
          'session.created_at',
          'session.expires_at',
        ])
        .where('session.id_hash', '=', hashText(id))
        .where('session.expires_at', '>', now())
        .where('session.created_at', '>', new Date(now().getTime() - LONGEST_SESSION_MS))
        .executeTakeFirst();
      if (!row) return null;
      if (expiry().getTime() - row.expires_at.getTime() > DAY_MS) {
        await db
          .updateTable('account_sessions')
          .set({ expires_at: expiry() })
          .where('id_hash', '=', hashText(id))
          .execute()
          .catch(ignoreFullDisk);
      }
      const guest: Guest = { profileId: row.id, email: row.email, name: row.name, emailVerified: true };
      return { id, guest, isNewUser: row.is_new_user, beganAt: row.created_at, expiresAt: row.expires_at };
    },

    async end(id: string): Promise<void> {
      await db.deleteFrom('account_sessions').where('id_hash', '=', hashText(id)).execute();
    },

    /** Signs an account out on every device. */
    async endAll(accountId: string): Promise<void> {
      await db.deleteFrom('account_sessions').where('account_id', '=', accountId).execute();
    },

    /** Marks the guest as no longer new, e.g. after the welcome was shown. */
    async noLongerNew(id: string): Promise<void> {
      await db
        .updateTable('account_sessions')
        .set({ is_new_user: false })
        .where('id_hash', '=', hashText(id))
        .execute();
    },
  };
}
