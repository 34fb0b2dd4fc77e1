/** Versions that are the same for every visitor, chosen once for each state of the registry. */
import { hasShares } from './choose.ts';
import type { PageVersions } from './page-versions.ts';
import type { RemoteTable } from './validate.ts';

/**
 * Returns a function that calls `choose` once for a table, and returns the same versions from then on. From a table
 * that serves some version to a share of the visitors, it chooses for each of them.
 */
export function createSameVersions(): (table: RemoteTable, choose: () => PageVersions) => PageVersions {
  const known = new WeakMap<RemoteTable, PageVersions>();
  return (table, choose) => {
    const same = known.get(table);
    if (same) return same;
    const versions = choose();
    if (!Object.values(table).some(hasShares)) known.set(table, versions);
    return versions;
  };
}
