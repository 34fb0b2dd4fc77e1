/** The browser's loader of remotes: a fallback chain over the versions that the page was given, with each module kept once. */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { RemoteError } from '@roost/shared/federation';
import type { Expose, FederationRuntime } from '@roost/shared/federation';
import type { Listed, PageRemote } from '../page/page-state.ts';
import { FALLBACK_RULES, FallbackError, fallenBack, loadWithFallback } from './fallback-chain.ts';
import type { FallbackRules } from './fallback-chain.ts';

type LoadVersion = (version: Listed, expose: Expose) => Promise<unknown>;

type BrowserRules = FallbackRules & {
  /** How much longer a module is waited for when there is nothing else to try: the guest may read what the server has rendered of it meanwhile. */
  getPatienceMs?: (module: string) => number;
};

const getName = (remote: RemoteName, expose: Expose): string => `${remote}/${expose.slice(2)}`;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function usedVersions(remotes: Readonly<Record<RemoteName, PageRemote>>) {
  /** Index of the version that each remote uses: after a fallback its other modules start there too. */
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

/** Modules by `remote/./expose`: those that are there, on their way, failed, and that may come after they were given up on. */
function createModules() {
  const promises = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();
  const failed = new Set<string>();
  const late = new Map<string, Promise<void>>();
  return {
    peek: (key: string): unknown => loaded.get(key),
    known: (key: string): Promise<unknown> | undefined => promises.get(key),
    late: (key: string): Promise<void> | undefined => late.get(key),

    /** Starts a load and stores its promise. The component that renders it handles a failure. */
    begin(key: string, run: () => Promise<unknown>): Promise<unknown> {
      const promise = run();
      promise.then(
        (module) => loaded.set(key, module),
        () => failed.add(key),
      );
      promises.set(key, promise);
      return promise;
    },

    /** Takes a failed load's module when it comes after all. Somebody who tried again may have had it sooner. */
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
 * @param remotes versions by remote, as the page's state lists them
 * @param loadVersion loads one module of one version; a new try on each call
 * @param report is told every failure that reached a visitor
 * @param waitTurn what a module waits for before anything of it is fetched; its time limit begins after that
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
    // The page is whole, and the owner is told all the same.
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
    load(remote, expose) {
      const key = getKey(remote, expose);
      return modules.known(key) ?? modules.begin(key, () => startOrFail(remote, expose));
    },
    fallBack(remote, failed) {
      const at = index.get(remote) ?? 0;
      const versions = getVersions(remote);
      // Another region of it may have gone on already.
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
    // Many places may fail for one reason: a page of hearts is one failure.
    report(error) {
      if (reported.has(error)) return;
      reported.add(error);
      report(error);
    },
  };
}
