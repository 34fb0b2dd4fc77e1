/**
 * Tells pages which remotes cannot be used before a guest goes there (PLAT-5): those without a usable version when the
 * server made this page, and those whose pages did not load in this browser.
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { AwayRemotes, FederationRuntime } from '@roost/shared/federation';
import type { RouteEntry } from '../page/page-state.ts';

/** Returns whether the registry had no usable version of the remote when the page was made. */
const isListedAway = (routes: readonly RouteEntry[], remote: RemoteName): boolean =>
  routes.some((route) => route.away && route.remote === remote);

/** Returns what the server knows while it renders: nothing changes meanwhile. */
export function awayAtFirst(routes: readonly RouteEntry[]): AwayRemotes {
  const atFirst = (remote: RemoteName) => isListedAway(routes, remote);
  return {
    atFirst,
    getStatus: (remote) => (atFirst(remote) ? 'away' : 'here'),
    ask: () => Promise.resolve(),
    watch: () => () => undefined,
  };
}

/** The code that asks comes when somebody does: nearly always every remote is there. */
const askHost = async (): Promise<unknown[]> =>
  (await import(/* webpackChunkName: "ask-away" */ './ask-away-remotes.ts')).askAwayRemotes();

/** Returns the runtime with `away`, which changes with what is loaded and with what the host answers. */
export function withAwayRemotes(
  runtime: FederationRuntime,
  routes: readonly RouteEntry[],
  ask = askHost,
): FederationRuntime {
  const first = awayAtFirst(routes);
  const failed = new Set<RemoteName>();
  const back = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const load: FederationRuntime['load'] = (remote, expose) => {
    const loading = runtime.load(remote, expose);
    if (expose === './routes')
      loading.then(
        () => failed.delete(remote) && tell(),
        () => {
          // Without a connection nothing loads, which says nothing about a remote.
          if (!navigator.onLine) return;
          failed.add(remote);
          tell();
        },
      );
    return loading;
  };
  const askFor = async (remote: RemoteName): Promise<void> => {
    if (first.atFirst(remote)) {
      if ((await ask()).includes(remote)) back.delete(remote);
      else back.add(remote);
      return tell();
    }
    runtime.retry(remote, './routes');
    await load(remote, './routes');
  };
  return {
    ...runtime,
    load,
    away: {
      atFirst: first.atFirst,
      getStatus: (remote) => (back.has(remote) ? 'back' : failed.has(remote) ? 'away' : first.getStatus(remote)),
      ask: (remote) => askFor(remote).catch(() => undefined),
      watch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
