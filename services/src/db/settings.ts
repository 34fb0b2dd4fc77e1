/** Small facts about this database itself: its data version and the key that signs cookies. */
import { randomBytes } from 'node:crypto';
import type { Db, Tx } from './schema.ts';

type SettingName = 'data_version' | 'signing_key' | 'home_days' | 'test_clock' | 'auth_secret_proof';

export async function readSetting(db: Db | Tx, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Db | Tx, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * The key that signs cookies and mailed links where the environment names none (`SIGNING_KEYS`). Made once and kept in
 * the database, so that cookies outlive a restart and every process of a deployment accepts them.
 */
export async function signingKey(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'signing_key', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const key = await readSetting(db, 'signing_key');
  if (key === null) throw new Error('The signing key could not be stored.');
  return key;
}
