/** Starts what watches versions of remotes in a page that is used: what fails, hangs, loops, hides the page or takes presses. */
import type { createBrowserRouter } from 'react-router-dom';
import type { FederationRuntime } from '@roost/shared/federation';
import type { ReportedError } from '@roost/shared/monitoring';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { tellOwner } from '../federation/report-failure.ts';
import { replaceable } from '../page/page-state.ts';
import type { PageState } from '../page/page-state.ts';
import type { PageData } from '../routing/page-data.ts';
import { avoid } from './avoid.ts';
import { watchBlocked } from './blocked-navigations.ts';
import { watchVeils } from './covered-page.ts';
import { watchEndless } from './endless-updates.ts';
import { watchHeavy } from './heavy-page.ts';
import { watchHistory } from './history-loops.ts';
import { releaseLeftLocks } from './left-locks.ts';
import { watchReact } from './live-react.ts';
import { loadWithoutNewest, watchPage } from './lost-page.ts';
import { watchNavigations } from './navigation-loops.ts';
import { regionAt } from './region.ts';
import { watchSaid } from './said-events.ts';
import { watchStuckDialogs } from './stuck-dialog.ts';
import { watchSuspended } from './suspended-regions.ts';
import { watchTakenNavigations } from './taken-navigations.ts';
import { watchTakenPresses } from './taken-presses.ts';
import { watchUncaught } from './uncaught-errors.ts';
import { watchUnreachedLinks } from './unreached-links.ts';
import { watchUse } from './use-watch.ts';

export type WatchedPage = {
  /** The element that React renders into, even after it was removed from the document. */
  root: Element;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  federation: FederationRuntime;
  /** Errors since the page began. */
  thrown: readonly ReportedError[];
  /** Names of remotes that failed on this page; it grows. */
  failed: Set<string>;
  /** Called when this module starts to watch for hangs. Until then the watch of the page's start goes on. */
  watched: () => void;
};

type Watched = WatchedPage & {
  made: Pick<PageState, 'remotes' | 'routes'>;
  /** Returns the remote of the page that is shown. */
  getRemote: () => string;
};

/** Returns the router's data of the remote's page; null while navigating to another. */
function wantedPage({ state }: WatchedPage['router'], remote: string) {
  const loaded = state.loaderData[state.matches.at(-1)?.route.id ?? ''] as PageData | undefined;
  return state.navigation.state === 'idle' && loaded?.state === 'ready' ? { remote, data: loaded.data } : null;
}

/** Returns the remote whose page has an address; null for the host's own pages. */
const remoteAt = (routes: PageState['routes'], pathname: string): RemoteName | null =>
  routes.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname))?.remote ?? null;

export function watchVersions({
  root,
  router,
  federation,
  thrown,
  made: { remotes, routes },
  failed,
  watched,
  getRemote,
}: Watched): void {
  const reload = () => location.reload();
  const isReplaceable = (name: string, version: string | null): boolean => {
    const { versions = [], standIns = [] } = isRemoteName(name) ? (remotes[name] ?? {}) : {};
    return versions[0]?.version === version && standIns.length > 0;
  };
  watchUncaught(tellOwner, failed, thrown);
  watchSuspended({ isReplaceable, wanted: () => wantedPage(router, getRemote()), reload });
  // Replaces the start's watch without a gap.
  watched();
  watchUse({
    isReplaceable,
    onHeading: (tell) =>
      void router.subscribe(({ navigation, location }) => {
        const remote = remoteAt(routes, (navigation.location ?? location).pathname);
        tell(remote && { remote, version: federation.getVersion(remote) });
      }),
    reload,
  });
  const hasOther = replaceable(remotes).length > 0;
  watchPage(root, hasOther, reload);
  watchReact(() => loadWithoutNewest(hasOther, reload));
  releaseLeftLocks(router, root);
  const getVersion = (remote: RemoteName) => federation.getVersion(remote);
  /** Goes on without a version, by default the one that its remote shows now, and tells its owner. */
  const goOnWithout = (remote: RemoteName | null | undefined, shown = remote ? getVersion(remote) : null): void => {
    if (!remote || !shown) return;
    failed.add(`${remote}:event`);
    tellOwner(remote, shown, 'event');
    if (isReplaceable(remote, shown) && avoid(`${remote}@${shown}`, document)) reload();
  };
  watchEndless((remote) => goOnWithout(remote));
  watchNavigations(router, (pathname) => goOnWithout(remoteAt(routes, pathname)));
  watchBlocked(router, () => goOnWithout(remoteAt(routes, router.state.location.pathname)));
  watchHistory(({ remote, version }) => goOnWithout(remote, version));
  watchSaid(({ remote, version }) => goOnWithout(remote, version));
  watchTakenPresses(({ remote, version }) => goOnWithout(remote, version), root);
  watchTakenNavigations(({ remote, version }) => goOnWithout(remote, version));
  watchHeavy(
    (remote, shown = getVersion(remote) ?? '') => tellOwner(remote, shown, 'heavy'),
    federation.getDraws?.() ?? [],
    getRemote,
  );
  /** Without the version whose element it is; where that is nobody's, without the newest. */
  const goOnUncovered = (cover: Element): void => {
    const remote = regionAt(cover)?.props.remote;
    if (remote) goOnWithout(remote);
    else loadWithoutNewest(hasOther, reload);
  };
  watchVeils(goOnUncovered);
  watchStuckDialogs(goOnUncovered);
  watchUnreachedLinks(() => loadWithoutNewest(hasOther, reload), root);
}
