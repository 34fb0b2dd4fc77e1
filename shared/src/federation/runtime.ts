/** What components need of the module loader. The host injects the real one; tests and standalone pages a small one. */
import type { RemoteName } from '../contracts/remotes.ts';
import type { PlaceName } from '../contracts/slots.ts';
import type { RemoteError } from './errors.ts';

export type Expose = `./${string}`;

export type FederationRuntime = {
  /** Loads an exposed module. The same promise for the same module until `retry`; rejects with a RemoteError. */
  load: (remote: RemoteName, expose: Expose) => Promise<unknown>;
  /** The module when it is there already, so that rendering needs no suspension; else undefined. */
  peek: (remote: RemoteName, expose: Expose) => unknown;
  /** Version this page uses (after fallbacks), null when there is none. */
  getVersion: (remote: RemoteName) => string | null;
  /**
   * Goes on to the version before when `failed` threw while it rendered (PLAT-3). The next `load` gives modules of that one.
   * @returns false when there is no other version
   */
  fallBack?: (remote: RemoteName, failed: string | null) => boolean;
  /**
   * The version that would be next, to be asked beside one that does not answer (PLAT-3): loads a module of it, without making it the page's.
   * @returns null when there is no other version
   */
  standIn?: (remote: RemoteName) => ((expose: Expose) => Promise<unknown>) | null;
  /**
   * Resolves when a module whose load failed because it took too long has come after all: `load` then gives it. Rejects when it does not come.
   * @returns undefined when it is not on its way
   */
  late?: (remote: RemoteName, expose: Expose) => Promise<void> | undefined;
  /** Forgets a failed load, so that the next `load` tries again. */
  retry: (remote: RemoteName, expose: Expose) => void;
  /** Slots that belong in a place of the page, as `remote/expose`. */
  placed: (place: PlaceName) => readonly string[];
  /** Called once for each failure that a boundary caught. */
  report: (error: RemoteError) => void;
};

/**
 * A runtime over modules that are already there: for component tests, and for a remote alone on its own page.
 * A module that is not given fails like a remote that is down.
 * @param modules by `remote/Expose`, e.g. `{ 'mfe-favorites/FavoriteButton': { FavoriteButton } }`
 * @param places slots by place, e.g. `{ 'header-search': ['mfe-search/SearchBox'] }`
 */
export function createStaticRuntime(
  modules: Readonly<Record<string, unknown>>,
  report: FederationRuntime['report'] = () => undefined,
  places: Readonly<Partial<Record<PlaceName, readonly string[]>>> = {},
): FederationRuntime {
  const key = (remote: RemoteName, expose: Expose) => `${remote}/${expose.slice(2)}`;
  const failures = new Map<string, Promise<never>>();
  return {
    peek: (remote, expose) => modules[key(remote, expose)],
    load: (remote, expose) => {
      const id = key(remote, expose);
      const found = modules[id];
      if (found !== undefined) return Promise.resolve(found);
      const failure = failures.get(id) ?? Promise.reject<never>(new Error(`${id} is not part of this page`));
      failure.catch(() => undefined);
      failures.set(id, failure);
      return failure;
    },
    getVersion: () => null,
    placed: (place) => places[place] ?? [],
    retry: (remote, expose) => {
      failures.delete(key(remote, expose));
    },
    report,
  };
}
