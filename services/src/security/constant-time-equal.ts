/** Compares a secret with a guess in a time that does not reveal how close the guess was. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True for the same text. Texts of any two lengths take the same time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}
