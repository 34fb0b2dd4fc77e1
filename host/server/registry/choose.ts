/** Which version of a remote a visitor gets (PLAT-3). Pure. */
import { createHash } from 'node:crypto';
import type { VersionEntry } from '@roost/shared/contracts/registry';

/** A visitor's place for one remote, from 0 up to but not including 100. The same for ever, and another for each remote. */
export function getBucket(visitor: string, remote: string): number {
  return (createHash('sha256').update(`${visitor}:${remote}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

/**
 * The entry for a bucket: shares of the entries that are not default come first, in registry order, the default has the
 * rest. So 0 % is nobody, and raising a share by 5 moves 5 % of visitors and no one else.
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

/** Whether only a share of the visitors gets some version, so that each needs a number to get the same one again. */
export const hasShares = (entries: readonly VersionEntry[]): boolean =>
  entries.some(({ deployment, extras }) => !deployment.default && !extras.withdrawn && deployment.traffic > 0);

/**
 * What to load, best first (PLAT-3): the chosen version, the one its `fallbackUrl` names, then the default. Without
 * repetition.
 */
export function getFallbackChain(entries: readonly VersionEntry[], chosen: VersionEntry): VersionEntry[] {
  const fallback = entries.find((entry) => entry.url === chosen.fallbackUrl && !entry.extras.withdrawn);
  const main = entries.find((entry) => entry.deployment.default && !entry.extras.withdrawn);
  return [...new Set([chosen, fallback, main].filter((entry): entry is VersionEntry => entry !== undefined))];
}
