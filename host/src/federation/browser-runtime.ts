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
  patienceMsOf?: (module: string) => number;
};

const nameOf = (remote: RemoteName, expose: Expose): string => `${remote}/${expose.slice(2)}`;

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
  const versionsOf = (remote: RemoteName): readonly Listed[] => all.get(remote) ?? [];
  const versionOf = (remote: RemoteName): string | null => versionsOf(remote)[index.get(remote) ?? 0]?.version ?? null;
  return { index, versionsOf, versionOf };
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
  const promises = new Map<string, Promise<unknown>>();
  const modules = new Map<string, unknown>();
  const failed = new Set<string>();
  /** Modules that were given up on and may come after all. */
  const late = new Map<string, Promise<void>>();
  const reported = new WeakSet<Error>();
  const { index, versionsOf, versionOf } = usedVersions(remotes);

  async function start(remote: RemoteName, expose: Expose): Promise<unknown> {
    const module = nameOf(remote, expose);
    await waitTurn(module);
    const versions = versionsOf(remote);
    const load = (version: Listed) => loadVersion(version, expose);
    const candidates = versions.slice(index.get(remote) ?? 0);
    const patienceMs = rules.patienceMsOf?.(module) ?? 0;
    const { value, version, attempts } = await loadWithFallback(candidates, load, { ...rules, patienceMs }, wait);
    // The page is whole, and the owner is told all the same.
    for (const failed of fallenBack(attempts, version))
      report(new RemoteError(remote, failed.version, 'load', failed.error));
    index.set(remote, versions.indexOf(version));
    return value;
  }

  /** Keeps what comes after it was given up on, for whoever shows that it is not there. */
  function waitOn(remote: RemoteName, expose: Expose, cause: unknown): void {
    const key = `${remote}/${expose}`;
    if (!(cause instanceof FallbackError) || !cause.late) return;
    const coming = cause.late as Promise<{ value: unknown; version: Listed }>;
    const kept = coming.then(({ value, version }) => {
      // Somebody who tried again may have had it sooner.
      if (modules.has(key)) return;
      index.set(remote, versionsOf(remote).indexOf(version));
      modules.set(key, value);
      promises.set(key, Promise.resolve(value));
      failed.delete(key);
    });
    kept.catch(() => undefined);
    late.set(key, kept);
  }

  return {
    peek: (remote, expose) => modules.get(`${remote}/${expose}`),
    versionOf,
    placed,
    load(remote, expose) {
      const key = `${remote}/${expose}`;
      const known = promises.get(key);
      if (known) return known;
      const promise = start(remote, expose).then(
        (module) => {
          modules.set(key, module);
          return module;
        },
        (cause: unknown) => {
          failed.add(key);
          waitOn(remote, expose, cause);
          throw new RemoteError(remote, versionOf(remote), 'load', cause);
        },
      );
      // Whoever renders it handles the failure; a page that never does must not see an unhandled rejection.
      promise.catch(() => undefined);
      promises.set(key, promise);
      return promise;
    },
    fallBack(remote, failed) {
      const at = index.get(remote) ?? 0;
      const versions = versionsOf(remote);
      // Another region of it may have gone on already.
      if (versions[at]?.version !== failed) return versions.slice(0, at).some(({ version }) => version === failed);
      if (!versions[at + 1]) return false;
      index.set(remote, at + 1);
      for (const kept of [promises, modules])
        for (const key of kept.keys()) if (key.startsWith(`${remote}/`)) kept.delete(key);
      return true;
    },
    standIn(remote) {
      const next = versionsOf(remote)[(index.get(remote) ?? 0) + 1];
      return next ? (expose) => loadVersion(next, expose) : null;
    },
    late: (remote, expose) => late.get(`${remote}/${expose}`),
    retry(remote, expose) {
      const key = `${remote}/${expose}`;
      if (failed.delete(key)) promises.delete(key);
    },
    // Many places may fail for one reason: a page of hearts is one failure.
    report(error) {
      if (reported.has(error)) return;
      reported.add(error);
      report(error);
    },
  };
}
