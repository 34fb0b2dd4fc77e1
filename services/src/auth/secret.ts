/** The secret that signs sessions and tokens: from the environment, or made once beside the local database. Never in the repository. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keys } from '../security/sign.ts';

const FILE = 'auth-secret';

/** Reads the keys of the environment, else the secret of the data directory, making it at the first start. Throws when the directory cannot be written. */
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
