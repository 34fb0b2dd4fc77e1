/**
 * Passkeys (SAFE-12): a key pair in the guest's device, whose public half we keep. A challenge is for one purpose and
 * one browser, lives five minutes and is used up by the first answer, right or wrong. The device has to ask the guest
 * for a finger, a face or a PIN (decision 0051).
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/schema.ts';
import { errorFields, type Log } from '../log.ts';
import { dropCookie, readCookie, writeCookie } from '../security/guest-cookie.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { hashText, type Guest } from './sessions.ts';
import type { AccountPasskeysTable } from './tables.ts';
import { readAuthentication, readRegistration } from './passkey-answer.ts';

const CHALLENGE_COOKIE = 'roost.passkey';
const LIFE_MS = 5 * 60_000;
/** Passkeys of one account. */
const MOST_PASSKEYS = 20;
const SITE_NAME = 'Roost';
/** Ed25519, ECDSA with P-256, RSA: what devices have. */
const ALGORITHMS = [-8, -7, -257];

/** `id` names the passkey; it is no secret. */
export type PasskeyEntry = { id: string; device: string; since: string; lastUsed: string | null };

type Deps = { db: Db; secret: Keys; now: () => Date; siteUrl: string; log: Log };
export type Passkeys = ReturnType<typeof createPasskeys>;

/** What a challenge is for: signing in, or a passkey for one account. */
type Purpose = 'signin' | `register-${string}`;

/** `sessionId` is that of the browser which adds it. */
type NewPasskey = { guest: Guest; sessionId: string; answer: string; device: string };

/** What passkeys are bound to: the site's host. */
const toRpId = (siteUrl: string): string => new URL(siteUrl).hostname;

const getPasskeys = (db: Db | Tx, accountId: string) =>
  db.selectFrom('account_passkeys').selectAll().where('account_id', '=', accountId).orderBy('created_at', 'desc');

export function createPasskeys(deps: Deps) {
  const { db, siteUrl } = deps;
  const rpID = toRpId(siteUrl);

  return {
    /**
     * Options for `navigator.credentials.get`: any passkey of this site, so that they tell nothing about an account.
     */
    async askSignIn(reply: FastifyReply) {
      const challenge = giveChallenge(reply, 'signin', deps);
      return generateAuthenticationOptions({ rpID, challenge, timeout: LIFE_MS, userVerification: 'required' });
    },

    /** Options for `navigator.credentials.create`. */
    async askRegistration(reply: FastifyReply, guest: Guest) {
      const known = await getPasskeys(db, guest.profileId).execute();
      return generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID,
        userID: new TextEncoder().encode(guest.profileId),
        userName: guest.email,
        userDisplayName: guest.name ?? guest.email,
        challenge: giveChallenge(reply, `register-${guest.profileId}`, deps),
        timeout: LIFE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    signIn: (request: FastifyRequest, reply: FastifyReply, answer: string) => signIn(request, reply, answer, deps),
    register: (request: FastifyRequest, reply: FastifyReply, given: NewPasskey) =>
      register(request, reply, given, deps),

    async list(accountId: string): Promise<PasskeyEntry[]> {
      return (await getPasskeys(db, accountId).execute()).map((row) => ({
        id: row.id,
        device: row.device,
        since: row.created_at.toISOString(),
        lastUsed: row.used_at?.toISOString() ?? null,
      }));
    },

    /** Removes a passkey of this account. Returns whether there was one. */
    async remove(accountId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('account_passkeys')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
  };
}

/** Whom an answer signs in by which passkey, and how often the account had been recovered when its key was read. */
export type PasskeyProof = { accountId: string; recoveries: number; passkeyId: string };

/** The account that an answer signs in, or null. */
async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string,
  deps: Deps,
): Promise<PasskeyProof | null> {
  const { db, siteUrl, now, log } = deps;
  const challenge = await takeChallenge(request, reply, 'signin', deps);
  const response = readAuthentication(answer);
  if (challenge === null || response === null) return null;
  const key = await db
    .selectFrom('account_passkeys as passkey')
    .innerJoin('accounts as account', 'account.id', 'passkey.account_id')
    .selectAll('passkey')
    .select('account.recoveries')
    .where('passkey.id', '=', response.id)
    .executeTakeFirst();
  if (!key || toAccountId(response.response.userHandle) !== key.account_id) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: siteUrl,
      expectedRPID: toRpId(siteUrl),
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: Number(key.counter),
      },
    });
    if (!verified) return null;
    await db
      .updateTable('account_passkeys')
      .set({ counter: String(authenticationInfo.newCounter), used_at: now() })
      .where('id', '=', key.id)
      .execute();
    return { accountId: key.account_id, recoveries: key.recoveries, passkeyId: key.id };
  } catch (error) {
    // A copied key is behind its counter; everything else is an answer to another question.
    log('passkey_refused', errorFields(error));
    return null;
  }
}

/**
 * Keeps a new passkey. Returns false when the answer is not to our question, the account has too many, or the session
 * has ended meanwhile.
 */
async function register(
  request: FastifyRequest,
  reply: FastifyReply,
  { guest, sessionId, answer, device }: NewPasskey,
  deps: Deps,
): Promise<boolean> {
  const { db, siteUrl, now, log } = deps;
  const challenge = await takeChallenge(request, reply, `register-${guest.profileId}`, deps);
  const response = readRegistration(answer);
  if (challenge === null || response === null) return false;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: siteUrl,
      expectedRPID: toRpId(siteUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return false;
    const { credential } = registrationInfo;
    const passkey = {
      id: credential.id,
      account_id: guest.profileId,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: String(credential.counter),
      device,
      created_at: now(),
      used_at: null,
    };
    return await db.transaction().execute((tx) => keep(tx, passkey, sessionId));
  } catch (error) {
    log('passkey_refused', errorFields(error));
    return false;
  }
}

/**
 * Stores a passkey unless there are too many, or the session has ended: its owner may be taking the account back right
 * now (`recover-account.ts`).
 */
async function keep(tx: Tx, passkey: Insertable<AccountPasskeysTable>, sessionId: string): Promise<boolean> {
  // Locked, so that many at once are counted one after the other.
  await tx.selectFrom('accounts').select('id').where('id', '=', passkey.account_id).forUpdate().execute();
  const session = await tx
    .selectFrom('account_sessions')
    .select('id_hash')
    .where('id_hash', '=', hashText(sessionId))
    .executeTakeFirst();
  if (!session) return false;
  if ((await getPasskeys(tx, passkey.account_id).execute()).length >= MOST_PASSKEYS) return false;
  const kept = await tx
    .insertInto('account_passkeys')
    .values(passkey)
    // The id of another account's passkey stays theirs.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The account that a passkey says it is for. */
const toAccountId = (userHandle: string): string => Buffer.from(userHandle, 'base64url').toString('utf8');

/** Gives this browser a challenge, which only it can answer. */
function giveChallenge(reply: FastifyReply, purpose: Purpose, { secret, now }: Deps): Uint8Array<ArrayBuffer> {
  const challenge = new Uint8Array(randomBytes(32));
  const value = [Buffer.from(challenge).toString('base64url'), now().getTime() + LIFE_MS, purpose].join('~');
  writeCookie(reply, CHALLENGE_COOKIE, sign(value, 'passkey', secret), LIFE_MS / 1000);
  return challenge;
}

/**
 * The challenge of this browser, used up now; null when there is none, it is too old, for something else or was used.
 */
async function takeChallenge(
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: Purpose,
  { db, secret, now }: Deps,
): Promise<string | null> {
  dropCookie(reply, CHALLENGE_COOKIE);
  const [challenge, until, given] = verify(readCookie(request, CHALLENGE_COOKIE), 'passkey', secret)?.split('~') ?? [];
  if (!challenge || given !== purpose || Number(until) <= now().getTime()) return null;
  const used = await db
    .insertInto('counted_tries')
    .values({ key: `passkey:${challenge}`, count: 1, resets_at: new Date(Number(until)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return used ? challenge : null;
}
