/**
 * Keys that sign and verify, as a setting names them: several with commas between, so that one is replaced by another
 * and nobody notices. The first signs, any of them verifies; the old one goes when nothing that it signed is alive any
 * more (docs/security.md).
 */
/** The first signs, any verifies. */
export type KeyList = readonly [string, ...string[]];

const LEAST_LENGTH = 32;

export const KEYS_PROBLEM = `each key must have ${LEAST_LENGTH} characters or more, with commas between several`;

/**
 * Returns the keys of a setting, the one that signs first; null when one is too short, or there twice. A text whose
 * parts would all be too short is one key with a comma in it.
 */
export function readKeys(text: string): KeyList | null {
  const parts = text.split(',').map((part) => part.trim());
  const isLong = (part: string): boolean => part.length >= LEAST_LENGTH;
  const keys = parts.some(isLong) ? parts : [text];
  const [first, ...others] = keys;
  return first !== undefined && keys.every(isLong) && new Set(keys).size === keys.length ? [first, ...others] : null;
}
