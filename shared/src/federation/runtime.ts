/**
 * What components need of the loader of remotes. The host injects the real one; tests and standalone pages a small one.
 */
import type { RemoteName } from '../contracts/remotes.ts';
import type { PlaceName } from '../contracts/slots.ts';
import type { RemoteError } from './errors.ts';

export type Expose = `./${string}`;

/** Whether a remote can be used: `back` when it can again, but only by a page that is loaded anew. */
export type RemoteStatus = 'here' | 'away' | 'back';

/** Knows which remotes with pages of their own cannot be used now, before anybody goes to such a page (PLAT-5). */
export type AwayRemotes = {
  /** Returns whether the remote could not be used when the server made this page. */
  atFirst: (remote: RemoteName) => boolean;
  getStatus: (remote: RemoteName) => RemoteStatus;
  /** Finds out whether the remote can be used by now. Never rejects. */
  ask: (remote: RemoteName) => Promise<void>;
  /** Calls the listener after each change, until the function it returns is called. */
  watch: (listener: () => void) => () => void;
};

/** When parts of remotes began to be drawn, by `performance.now()`, in that order. */
export type Draws = (readonly [RemoteName, number])[];

export type FederationRuntime = {
  /** Loads an exposed module. Returns the same promise for a module until `retry`. Rejects with a RemoteError. */
  load: (remote: RemoteName, expose: Expose) => Promise<unknown>;
  /** Returns the module when it is loaded, so that rendering needs no suspension; else undefined. */
  peek: (remote: RemoteName, expose: Expose) => unknown;
  /** Returns the version that this page uses (after fallbacks); null when there is none. */
  getVersion: (remote: RemoteName) => string | null;
  /**
   * Switches to the next version of the chain when `failed` threw while rendering (PLAT-3). The next `load` returns its
   * modules.
   * @returns false when there is no other version
   */
  fallBack?: (remote: RemoteName, failed: string | null) => boolean;
  /**
   * Returns a function that loads a module of the next version without switching to it, for use beside one that does
   * not answer (PLAT-3).
   * @returns null when there is no other version
   */
  standIn?: (remote: RemoteName) => ((expose: Expose) => Promise<unknown>) | null;
  /**
   * Resolves when a module that was given up as too slow has come after all: `load` then returns it. Rejects when it
   * fails.
   * @returns undefined when it is not loading
   */
  late?: (remote: RemoteName, expose: Expose) => Promise<void> | undefined;
  /** Forgets a failed load, so that the next `load` tries again. */
  retry: (remote: RemoteName, expose: Expose) => void;
  /** Returns the slots of a place of the page, as `remote/expose`. */
  placed: (place: PlaceName) => readonly string[];
  /** Called once for each failure that a boundary caught. */
  report: (error: RemoteError) => void;
  /** Left out where all remotes count as usable. */
  away?: AwayRemotes;
  /** Called when a region begins to be drawn, so that a part that takes seconds is known by name. Left out on servers. */
  drawn?: (remote: RemoteName) => void;
  getDraws?: () => Draws;
};

/**
 * Creates a runtime over loaded modules: for component tests, and for a remote alone on its own page. Any other module
 * fails like a remote that is down.
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
