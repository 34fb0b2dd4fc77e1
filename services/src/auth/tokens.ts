/** One-time tokens: sign-in links with their six-digit code, and password links. Only hashes are stored; a token works once and not for long (AUTH-7). */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import { hashOf } from './sessions.ts';
import type { SignUp } from './tables.ts';

export const TOKEN_MINUTES = 60;
const MOST_WRONG_CODES = 5;

export type Invite = { email: string; signUp: SignUp | null };
export type Tokens = ReturnType<typeof createTokens>;

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

export function createTokens({ db, secret, now }: { db: Db; secret: string; now: () => Date }) {
  const expiry = () => new Date(now().getTime() + TOKEN_MINUTES * 60_000);
  /** Six digits can be tried out; without our secret their hash cannot. */
  const codeHash = (email: string, code: string): string =>
    createHmac('sha256', secret).update(`code:${email}:${code}`).digest('base64url');

  return {
    /** `tokenHash` is what Auth.js made of the token that went into the link. A new link ends the ones before. */
    async keepSignIn({
      tokenHash,
      email,
      code,
      signUp,
    }: {
      tokenHash: string;
      email: string;
      code: string;
      signUp: SignUp | null;
    }): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('account_tokens')
          .where('email', '=', email)
          .where('purpose', '=', 'signin')
          .where('sign_up', signUp ? 'is not' : 'is', null)
          .execute();
        await tx
          .insertInto('account_tokens')
          .values({
            token_hash: hashOf(tokenHash),
            purpose: 'signin',
            email,
            code_hash: codeHash(email, code),
            sign_up: signUp && JSON.stringify(signUp),
            expires_at: expiry(),
          })
          .execute();
      });
    },

    /** What a browser wrote when making an account that still waits to be proven. */
    async waitingSignUp(email: string, browserHash: string): Promise<SignUp | null> {
      const row = await db
        .selectFrom('account_tokens')
        .select('sign_up')
        .where('email', '=', email)
        .where('purpose', '=', 'signin')
        .where('sign_up', 'is not', null)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.sign_up?.browserHash === browserHash ? row.sign_up : null;
    },

    /** Uses a sign-in token up. Null when it is unknown, used or too old. */
    async takeSignIn(email: string, tokenHash: string): Promise<Invite | null> {
      const row = await db
        .deleteFrom('account_tokens')
        .where('token_hash', '=', hashOf(tokenHash))
        .where('purpose', '=', 'signin')
        .where('email', '=', email)
        .returning(['email', 'sign_up', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > now() ? { email: row.email, signUp: row.sign_up } : null;
    },

    /**
     * Gives the sign-in that a code belongs to the token `tokenHash` stands for, so that it can be used like its link.
     * False when the code is wrong; a few wrong ones end the sign-in.
     */
    async exchangeCode({
      email,
      code,
      tokenHash,
    }: {
      email: string;
      code: string;
      tokenHash: string;
    }): Promise<boolean> {
      const waiting = db
        .updateTable('account_tokens')
        .where('email', '=', email)
        .where('purpose', '=', 'signin')
        .where('expires_at', '>', now())
        .where('wrong_codes', '<', MOST_WRONG_CODES);
      // Counted before it is compared: requests at once cannot try more than they should.
      const counted = await waiting
        .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
        .returning(['token_hash', 'code_hash'])
        .execute();
      const match = counted.find((row) => row.code_hash === codeHash(email, code));
      if (!match) return false;
      const taken = await db
        .updateTable('account_tokens')
        .set({ token_hash: hashOf(tokenHash), code_hash: null })
        .where('token_hash', '=', match.token_hash)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },

    /** A link to set a password; the ones before it end. */
    async issueReset(email: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('account_tokens').where('email', '=', email).where('purpose', '=', 'reset').execute();
        await tx
          .insertInto('account_tokens')
          .values({
            token_hash: hashOf(token),
            purpose: 'reset',
            email,
            code_hash: null,
            sign_up: null,
            expires_at: expiry(),
          })
          .execute();
      });
      return token;
    },

    /** Whose password a link may set, without using it up; null when it is not good any more. */
    async peekReset(token: string): Promise<string | null> {
      const row = await db
        .selectFrom('account_tokens')
        .select('email')
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', 'reset')
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.email ?? null;
    },

    /** Uses a password link up. */
    async takeReset(token: string): Promise<string | null> {
      const row = await db
        .deleteFrom('account_tokens')
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', 'reset')
        .returning(['email', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > now() ? row.email : null;
    },
  };
}

/** Removes what has ended: tokens, sessions, counts. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_attempts').where('resets_at', '<=', now).execute();
}
