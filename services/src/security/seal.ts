/** Sealed text: nobody without the key reads it or changes it. For cookies whose content is a secret. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from './sign.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (purpose: string, key: string): Buffer =>
  createHmac('sha256', key).update(`seal:${purpose}`).digest();

/** Seals `text` for one purpose with the first of the keys. */
export function seal(text: string, purpose: string, keys: Keys): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(purpose, typeof keys === 'string' ? keys : keys[0]), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the text that any of the keys has sealed for this purpose, else null. */
export function unseal(sealed: string | undefined, purpose: string, keys: Keys): string | null {
  const bytes = Buffer.from(sealed ?? '', 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  for (const key of typeof keys === 'string' ? [keys] : keys) {
    const decipher = createDecipheriv(CIPHER, deriveKey(purpose, key), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key, for another purpose, or changed on the way.
    }
  }
  return null;
}
