/** Accounts and the outside identities that open them. E-mail addresses are kept in lower case. */
import { randomUUID } from 'node:crypto';
import { UNIQUE_VIOLATION, isDatabaseError } from '../db/errors.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { AccountsTable } from './tables.ts';

/**
 * `recoveries` counts how often the owner has set a new password by mail. A proof that was checked under a smaller
 * number signs nobody in (`recover-account.ts`).
 */
export type Account = {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string | null;
  recoveries: number;
};
export type Accounts = ReturnType<typeof createAccounts>;

const COLUMNS = ['id', 'email', 'name', 'password_hash', 'recoveries'] as const;
type Row = Pick<Selectable<AccountsTable>, (typeof COLUMNS)[number]>;
const toAccount = (row: Row | undefined): Account | null =>
  row
    ? {
        id: row.id,
        email: row.email,
        name: row.name,
        passwordHash: row.password_hash,
        recoveries: row.recoveries,
      }
    : null;

export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

export function createAccounts(db: Db) {
  const all = db.selectFrom('accounts').select(COLUMNS);
  const byEmail = async (email: string): Promise<Account | null> =>
    toAccount(await all.where('email', '=', normalEmail(email)).executeTakeFirst());

  return {
    byEmail,
    byId: async (id: string): Promise<Account | null> => toAccount(await all.where('id', '=', id).executeTakeFirst()),

    async byIdentity(provider: string, providerAccountId: string): Promise<Account | null> {
      const row = await db
        .selectFrom('account_identities as identity')
        .innerJoin('accounts', 'accounts.id', 'identity.account_id')
        .select(COLUMNS.map((column) => `accounts.${column}` as const))
        .where('identity.provider', '=', provider)
        .where('identity.provider_account_id', '=', providerAccountId)
        .executeTakeFirst();
      return toAccount(row);
    },

    /** Creates the account of a proven address, or returns the one that another process has just created. */
    async create({ email, name, passwordHash }: Omit<Account, 'id' | 'recoveries'>): Promise<Account> {
      const account = { id: randomUUID(), email: normalEmail(email), name, password_hash: passwordHash };
      try {
        await db.insertInto('accounts').values(account).execute();
        return { id: account.id, email: account.email, name, passwordHash, recoveries: 0 };
      } catch (error) {
        const known = isDatabaseError(error, UNIQUE_VIOLATION) ? await byEmail(email) : null;
        if (!known) throw error;
        return known;
      }
    },

    async link(
      accountId: string,
      identity: { provider: string; providerAccountId: string; type: string },
    ): Promise<void> {
      await db
        .insertInto('account_identities')
        .values({
          provider: identity.provider,
          provider_account_id: identity.providerAccountId,
          type: identity.type,
          account_id: accountId,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'provider_account_id']).doNothing())
        .execute();
    },

    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    },
  };
}
