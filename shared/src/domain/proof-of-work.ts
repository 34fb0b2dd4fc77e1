/**
 * A small proof of work: who books often from one place has their computer do a second's arithmetic first, which costs
 * a person nothing and a script a lot. Nothing is asked of third parties. The browser solves it, services check it
 * (SAFE-3).
 */
import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

/** Hashes between two breaths for the page: about ten milliseconds of a slow phone. */
const BATCH = 2048;

/** Zero bits that a hash begins with. */
function countLeadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** True when the hash of puzzle and nonce begins with so many zero bits. */
export function isProof(puzzle: string, nonce: string, bits: number): boolean {
  return checkNonces(puzzle, bits)(nonce);
}

/** Returns what says whether a nonce solves the puzzle, which is hashed once: a third of the work of each nonce. */
function checkNonces(puzzle: string, bits: number): (nonce: string) => boolean {
  const begun = sha256.create().update(utf8ToBytes(`${puzzle}:`));
  return (nonce) => countLeadingZeros(begun.clone().update(utf8ToBytes(nonce)).digest()) >= bits;
}

/** Lets the page answer presses and draw. */
const breathe = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Finds a nonce: about 2^bits hashes. Null when the signal gives it up. The hashes are made here and not by
 * `crypto.subtle`, whose promise for each costs ten times the hash: 19 bits, the most that is asked for, would be half
 * a minute of a phone.
 */
export async function solveProof(puzzle: string, bits: number, signal?: AbortSignal): Promise<string | null> {
  const isSolution = checkNonces(puzzle, bits);
  for (let nonce = 0; ; nonce += 1) {
    if (nonce % BATCH === 0) {
      if (signal?.aborted) return null;
      if (nonce > 0) await breathe();
    }
    if (isSolution(String(nonce))) return String(nonce);
  }
}
