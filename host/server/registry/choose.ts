/** Chooses the version of a remote for a visitor (PLAT-3). Pure. */
import { createHash } from 'node:crypto';
import type { VersionEntry } from '@roost/shared/contracts/registry';

/**
 * Returns the visitor's bucket for one remote, a number from 0 up to but not including 100. It never changes, and each
 * remote has another one.
 */
export function getBucket(visitor: string, remote: string): number {
  return (createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

/**
 * Returns the entry for a bucket. The shares of the entries that are not default come first, in registry order; the
 * default has the rest. So 0 % is nobody, and raising a share by 5 moves 5 % of visitors and no one else.
 */
export function chooseEntry(entries: readonly VersionEntry[], bucket: number): VersionEntry | undefined {
  let limit = 0;
  for (const entry of entries) {
    if (entry.deployment.default || entry.extras.withdrawn) continue;
    limit += entry.deployment.traffic;
    if (bucket < limit) return entry;
  }
  return entries.find((entry) => entry.deployment.default && !entry.extras.withdrawn);
}

/**
 * Returns true when some version is served to a share of the visitors only, so that each visitor needs a number to get
 * the same version again.
 */
export const hasShares = (entries: readonly VersionEntry[]): boolean =>
  entries.some(({ deployment, extras }) => !deployment.default && !extras.withdrawn && deployment.traffic > 0);

/**
 * Returns the versions to try, best first (PLAT-3): the chosen one, the one that its `fallbackUrl` names, then the
 * default, each once.
 */
export function getFallbackChain(entries: readonly VersionEntry[], chosen: VersionEntry): VersionEntry[] {
  const fallback = entries.find((entry) => entry.url === chosen.fallbackUrl && !entry.extras.withdrawn);
  const main = entries.find((entry) => entry.deployment.default && !entry.extras.withdrawn);
  return [...new Set([chosen, fallback, main].filter((entry): entry is VersionEntry => entry !== undefined))];
}
