/** Chooses the versions of a page; those that are the same for every visitor once for each state of the registry. */
import { hasShares } from './choose.ts';
import { pageVersions } from './page-versions.ts';
import type { PageVersions } from './page-versions.ts';
import type { Pins } from './pins.ts';
import type { VersionAddresses } from './served-version.ts';
import type { RemoteTable } from './validate.ts';

export type Chooser = {
  table: RemoteTable;
  /** Null for who gets what everybody gets. */
  visitor: string | null;
  pins: Pins;
  /** Server bundles of developers whose versions are pinned. */
  developer: VersionAddresses['developer'];
  /** Versions that failed this visitor, as `mfe-search@1.0.1`. */
  without: ReadonlySet<string>;
};

/** Returns a function that chooses the versions of a page. */
export function createVersionChoice(
  addresses: Omit<VersionAddresses, 'developer'>,
): (chooser: Chooser) => PageVersions {
  const same = new WeakMap<RemoteTable, PageVersions>();
  return ({ table, visitor, pins, developer, without }) => {
    const isOrdinary = without.size === 0 && Object.keys(pins).length === 0;
    const known = isOrdinary ? same.get(table) : undefined;
    if (known) return known;
    const versions = pageVersions(table, visitor ?? '', pins, { ...addresses, developer }, without);
    // Of a version with a share of the visitors, each visitor has an own choice.
    if (isOrdinary && !Object.values(table).some(hasShares)) same.set(table, versions);
    return versions;
  };
}
