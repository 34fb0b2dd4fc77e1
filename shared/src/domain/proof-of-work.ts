/**
 * A small proof of work: who books often from one place has their computer do a second's arithmetic first, which costs a person nothing
 * and a script a lot. Nothing is asked of third parties. The browser solves it, services check it (SAFE-3).
 */

/** Hashes that are under way at the same time: few enough that the page stays quick. */
const BATCH = 256;

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Zero bits that a hash begins with. */
function countLeadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** True when the hash of puzzle and nonce begins with so many zero bits. */
export async function isProof(puzzle: string, nonce: string, bits: number): Promise<boolean> {
  return countLeadingZeros(await digest(`${puzzle}:${nonce}`)) >= bits;
}

/** Finds a nonce: about 2^bits hashes. Null when the signal gives it up. */
export async function solveProof(puzzle: string, bits: number, signal?: AbortSignal): Promise<string | null> {
  for (let start = 0; ; start += BATCH) {
    if (signal?.aborted) return null;
    const hits = await Promise.all(
      Array.from({ length: BATCH }, (_, index) => isProof(puzzle, String(start + index), bits)),
    );
    const hit = hits.indexOf(true);
    if (hit !== -1) return String(start + hit);
  }
}
