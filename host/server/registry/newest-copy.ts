/** The newest registry that may be used, and what it takes for another to replace it (PLAT-2, SAFE-10). */
import type { Trust } from './trust.ts';
import { validateRegistry } from './validate.ts';
import type { RemoteTable } from './validate.ts';
import { countRegistry } from '../metrics.ts';

export type NewestCopy = {
  /** Puts a copy to use. @returns for the log @throws Error that says why it may not be used */
  take: (document: unknown) => { revision: number; problems: string[] };
  /** Empty until there was one. */
  table: () => RemoteTable;
  /** What of it was built for another contract than this host's. */
  unfit: () => readonly string[];
  /** True once there was one. */
  isThere: () => boolean;
};

/** @param url address of the registry, with which it was signed */
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
      // An older one was signed too: it may bring back a version that was withdrawn since.
      if (revision < newest) throw new Error(`the registry went back from revision ${newest} to ${revision}`);
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
