/** Signed text: `value.signature`. For cookies whose content is not secret but must not be forged. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyList } from '@roost/shared/domain/signing-keys';

/** What signs: one key, or several of which the first signs and any verifies (shared/domain/signing-keys). */
export type Keys = string | KeyList;

const listKeys = (keys: Keys): KeyList => (typeof keys === 'string' ? [keys] : keys);

const hashWith = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** The keyed hash of a text as it is stored from now on. */
export const keyedHash = (text: string, keys: Keys): string => hashWith(text, listKeys(keys)[0]);

function isSame(given: string, expected: string): boolean {
  // Compares the text, not the decoded bytes: several texts decode to the same bytes.
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** True when a hash is that of the text, by any of the keys. */
export const isKeyedHash = (hash: string, text: string, keys: Keys): boolean =>
  listKeys(keys).some((key) => isSame(hash, hashWith(text, key)));

const LOWER_CASE_SIGNS = 32;
const hashLowerCase = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('hex').slice(0, LOWER_CASE_SIGNS);

/**
 * Signs `value` where letters may lose their case and length is short, as in an address of mail: 128 bits, after a
 * hyphen.
 */
export function signLowerCase(value: string, purpose: string, keys: Keys): string {
  return `${value}-${hashLowerCase(`${purpose}:${value}`, listKeys(keys)[0])}`;
}

/** The value of `signLowerCase` when its signature is ours, by any of the keys, else null. */
export function verifyLowerCase(signed: string, purpose: string, keys: Keys): string | null {
  const value = signed.slice(0, -LOWER_CASE_SIGNS - 1);
  const signature = signed.slice(value.length);
  return listKeys(keys).some((key) => isSame(signature, `-${hashLowerCase(`${purpose}:${value}`, key)}`))
    ? value
    : null;
}

/** Signs `value` for one purpose; a signature of another purpose does not count. */
export function sign(value: string, purpose: string, keys: Keys): string {
  return `${value}.${keyedHash(`${purpose}:${value}`, keys)}`;
}

/** The value when its signature is ours, by any of the keys, else null. */
export function verify(signed: string | undefined, purpose: string, keys: Keys): string | null {
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (!signed || dot < 0) return null;
  const value = signed.slice(0, dot);
  return isKeyedHash(signed.slice(dot + 1), `${purpose}:${value}`, keys) ? value : null;
}
