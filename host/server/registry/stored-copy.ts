/**
 * Stores the last good registry on this machine's disk, for a host that starts while the registry is down (PLAT-2). It
 * is signed and checked like a fetched one.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../log.ts';

export type StoredCopy = {
  /** Resolves to the stored registry, or to null when there is none that can be read. */
  read: () => Promise<unknown>;
  /** Stores a registry. Never rejects: a host works without a disk. */
  write: (registry: unknown) => Promise<void>;
};

/**
 * Creates the store.
 * @param file its path, the same for all hosts of a data directory
 */
export function createStoredCopy(file: string, log: Log): StoredCopy {
  let last = Promise.resolve();
  async function save(registry: unknown): Promise<void> {
    try {
      const temporary = `${file}.${process.pid}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, JSON.stringify(registry));
      await rename(temporary, file);
    } catch (error) {
      log('registry_not_kept', { problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    read: async () => {
      try {
        return JSON.parse(await readFile(file, 'utf8')) as unknown;
      } catch {
        return null;
      }
    },
    // Writes run one after the other, so that the newest one stays.
    write: (registry) => (last = last.then(() => save(registry))),
  };
}
