/** Holds the newest valid registry, and decides whether another one may replace it (PLAT-2, SAFE-10). */
import type { Trust } from './trust.ts';
import { validateRegistry } from './validate.ts';
import type { RemoteTable } from './validate.ts';
import { countRegistry } from '../metrics.ts';

export type NewestCopy = {
  /**
   * Replaces the registry.
   * @returns revision and problems for the log
   * @throws Error that says why the registry may not be used
   */
  take: (document: unknown) => { revision: number; problems: string[] };
  /** Returns the table of the registry; empty until there is one. */
  table: () => RemoteTable;
  /** Returns problems of versions that were built for another contract than this host's. */
  unfit: () => readonly string[];
  /** Returns true once there is a registry. */
  isThere: () => boolean;
};

/**
 * Creates the holder.
 * @param url address of the registry, which its signature covers
 */
export function createNewestCopy(url: string, trust: Trust): NewestCopy {
  let table: RemoteTable = {};
  let alien: readonly string[] = [];
  let newest = -1;
  let had = false;
  return {
    take(document) {
      const distrust = trust.getProblem(document, url);
      if (distrust !== null) throw new Error(distrust);
      const { revision, remotes, problems, unfit } = validateRegistry(document, table, trust.origins);
      // An older registry has a valid signature too, but it may bring back a version that was withdrawn since.
      if (revision < newest)
        throw new Error(
          `the registry went back from revision ${newest} to ${revision}: where it was put back on purpose, remove registry-copy of the hosts' data directory and restart them`,
        );
      newest = revision;
      countRegistry(had ? table : null, remotes);
      table = remotes;
      alien = unfit;
      had = true;
      return { revision, problems };
    },
    table: () => table,
    unfit: () => alien,
    isThere: () => had,
  };
}
