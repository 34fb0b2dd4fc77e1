/** One-time tokens: sign-in links with their six-digit code, and password links. Only hashes are stored; a token works once and not for long (AUTH-7). */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { hashText } from './sessions.ts';
import type { SignUp } from './tables.ts';
import { isKeyedHash, keyedHash, type Keys } from '../security/sign.ts';

export const TOKEN_MINUTES = 60;
/** How long the six digits of a mail count: a code is short, and level 2 of ASVS gives one no longer (6.5.5). */
export const CODE_MINUTES = 10;
const MOST_WRONG_CODES = 5;

/** `recoveries` is that of the account when the link was used up; null while there is none. */
export type Invite = { email: string; signUp: SignUp | null; recoveries: number | null };
export type Tokens = ReturnType<typeof createTokens>;

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

type TokenDeps = { db: Db; secret: Keys; now: () => Date };

const getExpiry = (now: Date): Date => new Date(now.getTime() + TOKEN_MINUTES * 60_000);

export function createTokens(deps: TokenDeps) {
  return {
    ...createSignInTokens(deps),
    ...createResetTokens(deps),
    /** Ends every mailed link, code and password link of an address. */
    async endAll(email: string): Promise<void> {
      await deps.db.deleteFrom('account_tokens').where('email', '=', email).execute();
    },
  };
}

/** Hashed with the site's secret: otherwise a reader of the database could find the six digits by trying all of them. */
const describeCode = (email: string, code: string): string => `code:${email}:${code}`;

/** The hash that Auth.js makes of a link's token: without a secret, which would end links whenever it is replaced. The token is 32 random bytes. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type MailedCode = { email: string; code: string; tokenHash: string; browserHash: string };

/**
 * Replaces the token of a mailed link by `tokenHash` when the code of that mail is right, so that the code works like the
 * link. Returns false when the code is wrong, ten minutes old, or another browser asked for it; five wrong codes end it.
 */
async function exchangeCode(
  { email, code, tokenHash, browserHash }: MailedCode,
  { db, secret, now }: TokenDeps,
): Promise<boolean> {
  const waiting = db
    .updateTable('account_tokens')
    .where('email', '=', email)
    .where('purpose', '=', 'signin')
    .where('browser_hash', '=', browserHash)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', new Date(now().getTime() + (TOKEN_MINUTES - CODE_MINUTES) * 60_000))
    .where('wrong_codes', '<', MOST_WRONG_CODES);
  // Counted before it is compared, so that simultaneous requests get no extra tries.
  const counted = await waiting
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
    .returning(['token_hash', 'code_hash'])
    .execute();
  const match = counted.find((row) => isKeyedHash(row.code_hash ?? '', describeCode(email, code), secret));
  if (!match) return false;
  const taken = await db
    .updateTable('account_tokens')
    .set({ token_hash: hashText(tokenHash), code_hash: null })
    .where('token_hash', '=', match.token_hash)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** A sign-in token as it is read without using it: whom it signs in, and the hash of the browser that asked for it. */
type Peeked = { email: string; browserHash: string | null };

/** Looks at a sign-in token without using it up. Null when it is unknown, used or too old. */
async function peekSignIn(tokenHash: string, { db, now }: Pick<TokenDeps, 'db' | 'now'>): Promise<Peeked | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select(['email', 'browser_hash'])
    .where('token_hash', '=', hashText(tokenHash))
    .where('purpose', '=', 'signin')
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row ? { email: row.email, browserHash: row.browser_hash } : null;
}

/** Uses a sign-in token up and returns its invitation. Null when it is unknown, used or too old. */
async function takeSignIn(
  { email, tokenHash }: { email: string; tokenHash: string },
  { db, now }: Pick<TokenDeps, 'db' | 'now'>,
): Promise<Invite | null> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashText(tokenHash))
    .where('purpose', '=', 'signin')
    .where('email', '=', email)
    .returning((eb) => [
      'email',
      'sign_up',
      'expires_at',
      eb
        .selectFrom('accounts')
        .select('recoveries')
        .whereRef('accounts.email', '=', 'account_tokens.email')
        .as('recoveries'),
    ])
    .executeTakeFirst();
  return row && row.expires_at > now() ? { email: row.email, signUp: row.sign_up, recoveries: row.recoveries } : null;
}

/** Mails to one address that are asked for at the same moment wait for each other, else each would leave the other's link and code alive (SAFE-4). It may have no account yet. */
async function holdAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mailed:${email}`}, 0))`.execute(tx);
}

/** Sign-in links, each with a six-digit code that stands for it. */
function createSignInTokens({ db, secret, now }: TokenDeps) {
  return {
    /**
     * `tokenHash` is what Auth.js made of the token that went into the link. A new link ends the ones before; of a sign-up and a sign-in that
     * wait side by side, the newer mail's code alone counts.
     */
    async keepSignIn({
      tokenHash,
      email,
      code,
      signUp,
      browserHash,
    }: {
      browserHash: string | null;
      tokenHash: string;
      email: string;
      code: string;
      signUp: SignUp | null;
    }): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await holdAddress(tx, email);
        await tx
          .deleteFrom('account_tokens')
          .where('email', '=', email)
          .where('purpose', '=', 'signin')
          .where('sign_up', signUp ? 'is not' : 'is', null)
          .execute();
        await tx
          .updateTable('account_tokens')
          .set({ code_hash: null })
          .where('email', '=', email)
          .where('purpose', '=', 'signin')
          .execute();
        await tx
          .insertInto('account_tokens')
          .values({
            token_hash: hashText(tokenHash),
            browser_hash: browserHash,
            purpose: 'signin',
            email,
            code_hash: keyedHash(describeCode(email, code), secret),
            sign_up: signUp && JSON.stringify(signUp),
            expires_at: getExpiry(now()),
          })
          .execute();
      });
    },

    /** The sign-up of an address that is not proven yet, for the browser it was typed in; null for any other browser. */
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

    peekSignIn: (tokenHash: string): Promise<Peeked | null> => peekSignIn(tokenHash, { db, now }),

    takeSignIn: (email: string, tokenHash: string): Promise<Invite | null> =>
      takeSignIn({ email, tokenHash }, { db, now }),

    exchangeCode: (code: MailedCode): Promise<boolean> => exchangeCode(code, { db, secret, now }),
  };
}

/** Links to set a password. */
function createResetTokens({ db, now }: Omit<TokenDeps, 'secret'>) {
  return {
    /** Returns the token of a new link; earlier links of the address stop working. */
    async issueReset(email: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db.transaction().execute(async (tx) => {
        await holdAddress(tx, email);
        await tx.deleteFrom('account_tokens').where('email', '=', email).where('purpose', '=', 'reset').execute();
        await tx
          .insertInto('account_tokens')
          .values({
            token_hash: hashText(token),
            purpose: 'reset',
            email,
            code_hash: null,
            sign_up: null,
            expires_at: getExpiry(now()),
          })
          .execute();
      });
      return token;
    },

    /** Returns the address whose password a link may set, without using the link up; null when it is used or too old. */
    async peekReset(token: string): Promise<string | null> {
      const row = await db
        .selectFrom('account_tokens')
        .select('email')
        .where('token_hash', '=', hashText(token))
        .where('purpose', '=', 'reset')
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.email ?? null;
    },

    /** Uses a password link up and returns its address; null when it is used or too old. */
    async takeReset(token: string): Promise<string | null> {
      const row = await db
        .deleteFrom('account_tokens')
        .where('token_hash', '=', hashText(token))
        .where('purpose', '=', 'reset')
        .returning(['email', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > now() ? row.email : null;
    },
  };
}

/** Deletes expired tokens, sessions and counts. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_email_changes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_attempts').where('resets_at', '<=', now).execute();
}
