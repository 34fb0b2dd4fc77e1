/**
 * The secret that signs sessions and tokens: from the environment, or made once beside the local database. Never in the
 * repository.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { Db } from '../db/schema.ts';
import { sign, verify, type Keys } from '../security/sign.ts';

const FILE = 'auth-secret';

/**
 * Reads the keys of the environment, else the secret of the data directory, making it at the first start. Throws when
 * the directory cannot be written.
 */
export function authSecret(config: { authSecret: Keys | null; dataDir: string }): Keys {
  if (config.authSecret !== null) return config.authSecret;
  const path = join(config.dataDir, FILE);
  try {
    const known = readFileSync(path, 'utf8').trim();
    if (known.length >= 32) return known;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  mkdirSync(config.dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(path, `${made}\n`, { mode: 0o600 });
  return made;
}

const PURPOSE = 'auth-secret-proof';

/**
 * Returns whether these keys accept what the process signs that started here before. Where they do not, guests who
 * signed in at one process are signed out at the other, again and again. What is kept in the database is a signature,
 * which tells nothing of the key.
 */
export async function acceptsEarlierSecret(db: Db, keys: Keys): Promise<boolean> {
  const proof = await readSetting(db, 'auth_secret_proof');
  const own = sign('1', PURPOSE, keys);
  if (proof !== own) await writeSetting(db, 'auth_secret_proof', own);
  return proof === null || verify(proof, PURPOSE, keys) !== null;
}
