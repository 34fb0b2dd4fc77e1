/**
 * Changing the e-mail address of an account (ACCT-1). A code in a mail to the new address proves it; it counts in the
 * account's own sessions only, five times, for ten minutes. The old address is told. Other devices are signed out, and
 * every mailed link of either address ends (decision 0067).
 */
import { sql } from 'kysely';
import { isDatabaseError, UNIQUE_VIOLATION } from '../db/errors.ts';
import type { Db, Tx } from '../db/schema.ts';
import { hashText } from './sessions.ts';
import { CODE_MINUTES } from './tokens.ts';
import { isKeyedHash, keyedHash, type Keys } from '../security/sign.ts';

const MOST_WRONG_CODES = 5;

type Deps = { db: Db; secret: Keys; now: () => Date };
type Change = { accountId: string; oldEmail: string; sessionId: string; code: string };

const describeCode = (accountId: string, email: string, code: string): string =>
  `email-change:${accountId}:${email}:${code}`;

/** The address that waits for its code; null when none does. */
export async function findEmailChange(db: Db, accountId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('account_email_changes')
    .select('new_email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Stores that this address waits for `code`. The one before waits no longer. */
export async function keepEmailChange(
  { accountId, email, code }: { accountId: string; email: string; code: string },
  { db, secret, now }: Deps,
): Promise<void> {
  const row = {
    new_email: email,
    code_hash: keyedHash(describeCode(accountId, email, code), secret),
    wrong_codes: 0,
    expires_at: new Date(now().getTime() + CODE_MINUTES * 60_000),
  };
  await db
    .insertInto('account_email_changes')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Forgets the address that waits, with its code. */
export async function dropEmailChange(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('account_email_changes').where('account_id', '=', accountId).execute();
}

type Confirmed = { email: string } | { error: 'WrongCode' | 'CodeOver' };

/**
 * Gives the account its new address when the code is right, and returns it. A code is over after ten minutes or five
 * wrong ones; it counts as wrong when the address is taken by now.
 */
export async function confirmEmailChange(change: Change, { db, secret, now }: Deps): Promise<Confirmed> {
  const { accountId, code } = change;
  // Counted before it is compared, so that simultaneous requests get no extra tries.
  const counted = await db
    .updateTable('account_email_changes')
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now())
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .returning(['new_email', 'code_hash'])
    .executeTakeFirst();
  if (!counted) return { error: 'CodeOver' };
  const { new_email: email, code_hash: codeHash } = counted;
  if (!isKeyedHash(codeHash, describeCode(accountId, email, code), secret)) return { error: 'WrongCode' };
  try {
    return (await db.transaction().execute((tx) => changeEmail(tx, change, codeHash, now())))
      ? { email }
      : { error: 'CodeOver' };
  } catch (error) {
    // Somebody has made an account with it meanwhile: they have proven it too.
    if (isDatabaseError(error, UNIQUE_VIOLATION)) return { error: 'WrongCode' };
    throw error;
  }
}

async function changeEmail(
  tx: Tx,
  { accountId, oldEmail, sessionId }: Change,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  // Held first, as by an owner who is taking the account back (`recover-account.ts`), so that neither waits for the
  // other for ever.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const taken = await tx
    .deleteFrom('account_email_changes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('new_email')
    .executeTakeFirst();
  if (!taken) return false;
  const email = taken.new_email;
  await tx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
  // What the old address had proven to be theirs stays theirs.
  await tx
    .updateTable('stays')
    .set({ profile_id: accountId })
    .where('guest_email', '=', oldEmail)
    .where('profile_id', 'is', null)
    .execute();
  await tx
    .updateTable('inquiries')
    .set({ profile_id: accountId })
    .where(sql<string>`lower(contact->>'email')`, '=', oldEmail)
    .where('profile_id', 'is', null)
    .execute();
  await takeAlong(tx, { accountId, oldEmail, email, now });
  await tx.deleteFrom('account_tokens').where('email', 'in', [oldEmail, email]).execute();
  await tx
    .deleteFrom('account_sessions')
    .where('account_id', '=', accountId)
    .where('id_hash', '!=', hashText(sessionId))
    .execute();
  return true;
}

/**
 * Gives what the account has sent and booked the new address: mails and answers go there, a code for each guest once
 * stays used, and whoever has the old address later, or a link that went there, is nobody's guest.
 */
async function takeAlong(
  tx: Tx,
  { accountId, oldEmail, email, now }: { accountId: string; oldEmail: string; email: string; now: Date },
): Promise<void> {
  await sql`
    update promo_uses set guest_email = ${email} from stays
    where stays.code = promo_uses.stay_code and stays.profile_id = ${accountId} and promo_uses.guest_email = ${oldEmail}
    and not exists (select 1 from promo_uses other where other.code = promo_uses.code and other.guest_email = ${email})`.execute(
    tx,
  );
  await tx
    .updateTable('stays')
    .set({ guest_email: email, guest: sql`jsonb_set(guest, '{email}', to_jsonb(${email}::text))`, proofs_since: now })
    .where('profile_id', '=', accountId)
    .where('guest_email', '=', oldEmail)
    .execute();
  await tx
    .updateTable('inquiries')
    .set({ contact: sql`jsonb_set(contact, '{email}', to_jsonb(${email}::text))`, proofs_since: now })
    .where('profile_id', '=', accountId)
    .where(sql<string>`lower(contact->>'email')`, '=', oldEmail)
    .execute();
  await tx
    .updateTable('listing_questions')
    .set({ email, profile_id: accountId })
    .where((eb) => eb.or([eb('profile_id', '=', accountId), eb('profile_id', 'is', null)]))
    .where(sql<string>`lower(email)`, '=', oldEmail)
    .execute();
}
