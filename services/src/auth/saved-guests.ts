/** People a guest books for (ACCT-1): names that the booking form offers. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/schema.ts';

export type SavedGuest = { id: string; firstName: string; lastName: string };

/** Saved guests of one account. */
export const MOST_SAVED_GUESTS = 20;

export async function listSavedGuests(db: Db, accountId: string): Promise<SavedGuest[]> {
  const rows = await db
    .selectFrom('account_guests')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, firstName: row.first_name, lastName: row.last_name }));
}

/** Saves a name once. Returns false when the account has as many as it may have. */
export async function saveGuest(
  db: Db,
  accountId: string,
  { firstName, lastName, now }: { firstName: string; lastName: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Locked, so that many at once are counted one after the other.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const known = await tx.selectFrom('account_guests').selectAll().where('account_id', '=', accountId).execute();
    if (known.some((row) => row.first_name === firstName && row.last_name === lastName)) return true;
    if (known.length >= MOST_SAVED_GUESTS) return false;
    await tx
      .insertInto('account_guests')
      .values({ id: randomUUID(), account_id: accountId, first_name: firstName, last_name: lastName, created_at: now })
      .execute();
    return true;
  });
}

/** Removes one of this account's. */
export async function removeSavedGuest(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('account_guests').where('account_id', '=', accountId).where('id', '=', id).execute();
}
