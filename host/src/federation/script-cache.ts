/** Runs each file of a remote's version once in a page, however many modules need it. */
import type { PageVersion } from '../page/page-state.ts';
import { getHash } from './integrity.ts';
import { runScript } from './remote-script.ts';

type Run = (url: string, integrity: string | null) => Promise<void>;

export function createScriptCache(run: Run = runScript) {
  const started = new Map<string, Promise<void>>();
  const tries = new Map<string, number>();
  return {
    /** Runs a file, or waits for its first run. A failed file is fetched again at the next call. */
    run(version: Pick<PageVersion, 'baseUrl' | 'integrity'>, file: string): Promise<void> {
      const address = `${version.baseUrl}${file}`;
      const known = started.get(address);
      if (known) return known;
      const count = (tries.get(address) ?? 0) + 1;
      tries.set(address, count);
      // Another address, so that the retry does not get the failed answer from a cache.
      const promise = run(count > 1 ? `${address}?try=${count}` : address, getHash(version, file));
      started.set(address, promise);
      promise.catch(() => started.delete(address));
      return promise;
    },
  };
}
