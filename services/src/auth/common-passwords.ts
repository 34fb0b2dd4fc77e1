/**
 * The most common passwords (SAFE-12), as a Bloom filter: 100,000 of any length and all of the first million with 12
 * characters or more. The filter takes 340 KB, knows every one of them, and takes about one other password in five
 * thousand for common. `testing/common-passwords-build.ts` makes its file.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordProblem, type PasswordProblem } from '@roost/shared/domain/password';

export const FILTER_FILE = join(import.meta.dirname, 'common-passwords.bin');
/** Bits set for each password: the best number for 19 bits a password. */
const PROBES = 13;
/** Words shorter than this may stand in a good password. */
const SHORTEST_WORD = 4;
/** Added to a common word to make it longer. */
const ENDING = /[\d\W_]+$/;

/** The bits of a password in a filter of so many bits. */
export function probes(password: string, bits: number): number[] {
  const digest = createHash('sha256').update(password).digest();
  const [first, step] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0];
  return Array.from({ length: PROBES }, (_, index) => (first + index * step) % bits);
}

let filter: Buffer | null = null;

function isListed(password: string): boolean {
  filter ??= readFileSync(FILTER_FILE);
  const bytes = filter;
  return probes(password, bytes.length * 8).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True for a listed password in any case, and for a listed word with digits and signs after it (`summer2026!!`). */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  const word = text.replace(ENDING, '');
  // Words apart are a phrase: the last of them is not the whole password.
  return isListed(text) || (word.length >= SHORTEST_WORD && !/\s/.test(text) && isListed(word));
}

/** True for a password that is little more than the guest's own address or the site's name. */
function isOwnName(password: string, email: string): boolean {
  const letters = plain(password).replace(/[^\p{L}]+/gu, '');
  const names = [email.split('@', 1)[0] ?? '', email, 'roost'].map((name) => plain(name).replace(/[^\p{L}]+/gu, ''));
  return names.some((name) => name.length >= SHORTEST_WORD && letters.replaceAll(name, '') === '');
}

/** Why a new password of this address is not taken, or null: the rule that pages know too, and then the long list. */
export function newPasswordProblem(password: string, email: string): PasswordProblem | null {
  const problem = passwordProblem(password);
  if (problem) return problem;
  return isCommonPassword(password) || isOwnName(password, email) ? 'common' : null;
}
