/**
 * Bounds what one visitor's pages count for while a version is in rollout (PLAT-3, decision 0192): a scraper that keeps
 * cookies and runs no script could be alone in a small share, and each of its pages would be one that is never heard of.
 * Visitors are 256 groups; a group says nothing about who is in it, is only in memory, and forgotten with the rollout.
 */
import { createHash, randomBytes } from 'node:crypto';

const GROUPS = 256;
/** Pages of a group that count whatever others load, and the part of all pages that it may be beyond them. */
const FIRST_PAGES = 6;
const LARGEST_PART = 1 / 50;

export function createVisitorGroups() {
  /** Another one in each process, so that nobody can look for numbers of other groups. */
  const secret = randomBytes(16);
  const versions = new Map<string, { counts: Uint32Array; all: number }>();

  return {
    /**
     * Counts a page of a visitor. Returns false when its group has had its part of the pages with this version.
     * @param visitor the number by which a visitor gets the same version again; null when nobody needs one
     */
    mayCount(version: string, visitor: string | null): boolean {
      if (visitor === null) return true;
      const known = versions.get(version) ?? { counts: new Uint32Array(GROUPS), all: 0 };
      versions.set(version, known);
      const group = createHash('sha256').update(secret).update(`${visitor}:${version}`).digest()[0] ?? 0;
      const count = known.counts[group] ?? 0;
      if (count >= FIRST_PAGES + known.all * LARGEST_PART) return false;
      known.counts[group] = count + 1;
      known.all += 1;
      return true;
    },
    /** Forgets versions that are not in rollout any more. */
    keep(isWatched: (version: string) => boolean): void {
      for (const version of versions.keys()) if (!isWatched(version)) versions.delete(version);
    },
  };
}
