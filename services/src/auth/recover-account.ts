/**
 * A new password by a mailed link is how an owner takes an account back (AUTH-7, SAFE-16). In one transaction that
 * holds the account: the password is set, every session and mailed link ends, and of the passkeys only those stay that
 * the owner has ticked. Whoever else had the account has no way left to sign in: a passkey that was being added
 * meanwhile is refused (`passkeys.ts`), and so is a sign-in whose password, passkey or link was found right a moment
 * before, since the account counts its recoveries (`sessions.ts`) (decision 0120).
 */
import type { Tx } from '../db/schema.ts';

type Recovery = {
  accountId: string;
  email: string;
  passwordHash: string;
  /** Ids of the passkeys that the owner knows. */
  keep: readonly string[];
};

/** Returns how many passkeys were removed, how many still sign in, and how often the account has been recovered now. */
export async function recoverAccount(
  tx: Tx,
  { accountId, email, passwordHash, keep }: Recovery,
): Promise<{ removed: number; kept: number; recoveries: number }> {
  const { recoveries } = await tx
    .updateTable('accounts')
    .set((eb) => ({ password_hash: passwordHash, recoveries: eb('recoveries', '+', 1) }))
    .where('id', '=', accountId)
    .returning('recoveries')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('account_sessions').where('account_id', '=', accountId).execute();
  // A link that somebody asked for before would still sign in, and an address that waits for its code would take the
  // account along.
  await tx.deleteFrom('account_tokens').where('email', '=', email).execute();
  await tx.deleteFrom('account_email_changes').where('account_id', '=', accountId).execute();
  const passkeys = await tx.selectFrom('account_passkeys').select('id').where('account_id', '=', accountId).execute();
  const unknown = passkeys.map(({ id }) => id).filter((id) => !keep.includes(id));
  if (unknown.length > 0)
    await tx.deleteFrom('account_passkeys').where('account_id', '=', accountId).where('id', 'in', unknown).execute();
  return { removed: unknown.length, kept: passkeys.length - unknown.length, recoveries };
}
