/** Loads remotes in the browser: follows the fallback chain of the page's versions and caches each module. */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { RemoteError } from '@roost/shared/federation';
import type { Draws, Expose, FederationRuntime } from '@roost/shared/federation';
import type { Listed, PageRemote } from '../page/page-state.ts';
import { FALLBACK_RULES, FallbackError, fallenBack, loadWithFallback } from './fallback-chain.ts';
import type { FallbackRules } from './fallback-chain.ts';

type LoadVersion = (version: Listed, expose: Expose) => Promise<unknown>;

type BrowserRules = FallbackRules & {
  /**
   * Returns for how many more milliseconds a module is waited for when no version is left to try. The guest may read
   * the server's HTML meanwhile.
   */
  getPatienceMs?: (module: string) => number;
};

const getName = (remote: RemoteName, expose: Expose): string => `${remote}/${expose.slice(2)}`;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function usedVersions(remotes: Readonly<Record<RemoteName, PageRemote>>) {
  /** Index of the version that each remote uses. After a fallback its other modules start there too. */
  const index = new Map<RemoteName, number>();
  const all = new Map<RemoteName, readonly Listed[]>(
    Object.entries(remotes).map(([name, { versions, standIns = [] }]) => {
      const remote = name as RemoteName;
      return [remote, [...versions, ...standIns.map((version) => ({ remote, version }))]];
    }),
  );
  const getVersions = (remote: RemoteName): readonly Listed[] => all.get(remote) ?? [];
  const getVersion = (remote: RemoteName): string | null =>
    getVersions(remote)[index.get(remote) ?? 0]?.version ?? null;
  return { index, getVersions, getVersion };
}

/** Keeps when regions began to be drawn. */
function createDraws(): Pick<FederationRuntime, 'drawn' | 'getDraws'> {
  const draws: Draws = [];
  return { drawn: (remote) => void draws.push([remote, performance.now()]), getDraws: () => draws };
}

/** Keeps modules by `remote/./expose`: loaded, loading, failed, and given up but still loading. */
function createModules() {
  const promises = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();
  const failed = new Set<string>();
  const late = new Map<string, Promise<void>>();
  return {
    peek: (key: string): unknown => loaded.get(key),
    known: (key: string): Promise<unknown> | undefined => promises.get(key),
    late: (key: string): Promise<void> | undefined => late.get(key),

    /** Starts a load and stores its promise. The component that renders the module handles a failure. */
    begin(key: string, run: () => Promise<unknown>): Promise<unknown> {
      const promise = run();
      promise.then(
        (module) => loaded.set(key, module),
        () => failed.add(key),
      );
      promises.set(key, promise);
      return promise;
    },

    /** Stores the module of a load that was given up when it arrives after all, unless a retry loaded it sooner. */
    takeLate(key: string, coming: Promise<unknown>): void {
      const taken = coming.then((module) => {
        if (loaded.has(key)) return;
        loaded.set(key, module);
        promises.set(key, Promise.resolve(module));
        failed.delete(key);
      });
      taken.catch(() => undefined);
      late.set(key, taken);
    },

    /** Forgets a failed load. */
    retry(key: string): void {
      if (failed.delete(key)) promises.delete(key);
    },

    /** Forgets all modules of a remote. */
    drop(remote: RemoteName): void {
      for (const kept of [promises, loaded])
        for (const key of kept.keys()) if (key.startsWith(`${remote}/`)) kept.delete(key);
    },
  };
}

/**
 * Creates the runtime.
 * @param remotes versions by remote, as in the page's state
 * @param loadVersion loads one module of one version; a new try on each call
 * @param report called with every failure that reached a visitor
 * @param waitTurn resolves when a module may be fetched; its time limit begins then
 * @param placed slots of a place of this page
 */
export function createBrowserRuntime(
  remotes: Readonly<Record<RemoteName, PageRemote>>,
  loadVersion: LoadVersion,
  report: FederationRuntime['report'],
  rules: BrowserRules = FALLBACK_RULES,
  waitTurn: (module: string) => Promise<unknown> | null = () => null,
  placed: FederationRuntime['placed'] = () => [],
): FederationRuntime {
  const modules = createModules();
  const reported = new WeakSet<Error>();
  const { index, getVersions, getVersion } = usedVersions(remotes);
  const getKey = (remote: RemoteName, expose: Expose): string => `${remote}/${expose}`;

  async function start(remote: RemoteName, expose: Expose): Promise<unknown> {
    const module = getName(remote, expose);
    await waitTurn(module);
    const versions = getVersions(remote);
    const load = (version: Listed) => loadVersion(version, expose);
    const candidates = versions.slice(index.get(remote) ?? 0);
    const patienceMs = rules.getPatienceMs?.(module) ?? 0;
    const { value, version, attempts } = await loadWithFallback(candidates, load, { ...rules, patienceMs }, wait);
    // The page is complete; the owner is still told.
    for (const failed of fallenBack(attempts, version))
      report(new RemoteError(remote, failed.version, 'load', failed.error));
    index.set(remote, versions.indexOf(version));
    return value;
  }

  async function startOrFail(remote: RemoteName, expose: Expose): Promise<unknown> {
    try {
      return await start(remote, expose);
    } catch (cause) {
      const { late } = cause instanceof FallbackError ? (cause as FallbackError<Listed>) : { late: null };
      const key = getKey(remote, expose);
      if (late)
        modules.takeLate(
          key,
          late.then(({ value, version }) => {
            if (modules.peek(key) === undefined) index.set(remote, getVersions(remote).indexOf(version));
            return value;
          }),
        );
      throw new RemoteError(remote, getVersion(remote), 'load', cause);
    }
  }

  return {
    peek: (remote, expose) => modules.peek(getKey(remote, expose)),
    getVersion,
    placed,
    ...createDraws(),
    load(remote, expose) {
      const key = getKey(remote, expose);
      return modules.known(key) ?? modules.begin(key, () => startOrFail(remote, expose));
    },
    fallBack(remote, failed) {
      const at = index.get(remote) ?? 0;
      const versions = getVersions(remote);
      // Another region of this remote may have moved on already.
      if (versions[at]?.version !== failed) return versions.slice(0, at).some(({ version }) => version === failed);
      if (!versions[at + 1]) return false;
      index.set(remote, at + 1);
      modules.drop(remote);
      return true;
    },
    standIn(remote) {
      const next = getVersions(remote)[(index.get(remote) ?? 0) + 1];
      return next ? (expose) => loadVersion(next, expose) : null;
    },
    late: (remote, expose) => modules.late(getKey(remote, expose)),
    retry: (remote, expose) => modules.retry(getKey(remote, expose)),
    // Many places may fail for one reason: a page full of hearts is one failure.
    report(error) {
      if (reported.has(error)) return;
      reported.add(error);
      report(error);
    },
  };
}
