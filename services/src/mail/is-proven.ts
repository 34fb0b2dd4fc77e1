import type { Db } from '../db/schema.ts';

/** Returns true when the writer was signed in with this address (SAFE-8). */
export async function isProven(db: Db, profileId: string | null, email: string): Promise<boolean> {
  if (profileId === null) return false;
  const account = await db.selectFrom('accounts').select('email').where('id', '=', profileId).executeTakeFirst();
  return account?.email === email.trim().toLowerCase();
}
