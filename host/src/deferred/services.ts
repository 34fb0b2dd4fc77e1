/**
 * Starts what runs beside every page once it has settled: the cookie cleaner and the fraud collector (essential),
 * analytics and monitoring (with consent). A chunk of its own that nobody needs to use the site.
 */
import type { createBrowserRouter } from 'react-router-dom';
import { consentGate } from '@roost/shared/consent';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { FederationRuntime } from '@roost/shared/federation';
import type { bufferEvents } from '@roost/shared/analytics/event-buffer';
import { announceCollection, browserTools, startCollector } from '@roost/shared/fraud';
import { forgetClient, loadClient } from '@roost/shared/monitoring/client';
import type { bufferErrors } from '@roost/shared/monitoring/error-buffer';
import type { ReportedError } from '@roost/shared/monitoring';
import { startMonitoring } from '@roost/shared/monitoring/start';
import type { AppStore } from '@roost/shared/state';
import { showInDeveloperTools } from '../federation/developer-tools.ts';
import { tellOwner } from '../federation/report-failure.ts';
import { replaceable } from '../page/page-state.ts';
import type { PageState } from '../page/page-state.ts';
import type { PageData } from '../routing/page-data.ts';
import { startDeferredAnalytics } from './analytics.ts';
import { startDeferredExperiments } from './experiments.ts';
import { watchEndless } from './endless-updates.ts';
import { keepFocus } from './keep-focus.ts';
import { keepStyles } from './keep-styles.ts';
import { monitoredPage } from './monitored-page.ts';
import { watchGoals } from './page-goals.ts';
import { sayHowItWent } from './page-health.ts';
import { inTasks } from './in-tasks.ts';
import { askForPicturesAgain } from './pictures-again.ts';
import { regionAt } from './region.ts';
import { watchSuspended } from './suspended-regions.ts';
import { watchUncaught } from './uncaught-errors.ts';
import { watchUse } from './use-watch.ts';
import { avoid } from './avoid.ts';
import { watchVeils } from './covered-page.ts';
import { loadWithoutNewest, watchPage } from './lost-page.ts';
import { watchNavigations } from './navigation-loops.ts';

export type DeferredServices = {
  /** The element that React renders into, even after it was removed from the document. */
  root: Element;
  config: Pick<
    PublicConfig,
    'siteUrl' | 'fraud' | 'monitoring' | 'experiments' | 'analytics' | 'search' | 'cookieDomain'
  >;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  federation: FederationRuntime;
  errors: ReturnType<typeof bufferErrors>;
  /** Errors since the page began. */
  thrown: readonly ReportedError[];
  events: ReturnType<typeof bufferEvents>;
  store: AppStore;
  /** How the server made this page: its remotes, and what it reports while a version is in rollout. */
  made: Pick<PageState, 'remotes' | 'routes' | 'used' | 'ticket' | 'goals'>;
  /** Names of events that were tracked since the visitor's first interaction. */
  early: readonly string[];
  /** Names of remotes that failed on this page; it grows. */
  failed: Set<string>;
  /** Called when this module starts to watch for hangs. Until then the watch of the page's start goes on. */
  watched: () => void;
};

/** Returns the host's build, the directory that its scripts came from. */
function shellVersion(): string {
  return (
    /\/_host\/([^/]+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/_host/"]')?.src ?? '')?.[1] ??
    'unknown'
  );
}

/** Returns the router's data of the remote's page; null while navigating to another. */
function wantedPage({ state }: DeferredServices['router'], remote: string) {
  const loaded = state.loaderData[state.matches.at(-1)?.route.id ?? ''] as PageData | undefined;
  return state.navigation.state === 'idle' && loaded?.state === 'ready' ? { remote, data: loaded.data } : null;
}

/** Returns the remote whose page has an address; null for the host's own pages. */
const remoteAt = (routes: PageState['routes'], pathname: string): RemoteName | null =>
  routes.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname))?.remote ?? null;

/**
 * Starts what is configured, one after the other: each takes up to 50 ms of a slow phone's processor, and a press can
 * be handled in between.
 */
export function startDeferredServices({
  root,
  config,
  router,
  federation,
  errors,
  thrown,
  events,
  store,
  made: { remotes, routes, used, ticket, goals = {} },
  early,
  failed,
  watched,
}: DeferredServices): void {
  const version = shellVersion();
  const page = () => monitoredPage(router.state.matches, federation, version);
  const { fraud, monitoring: settings, siteUrl } = config;
  const reload = () => location.reload();
  const isReplaceable = (name: string, version: string | null): boolean => {
    const { versions = [], standIns = [] } = isRemoteName(name) ? (remotes[name] ?? {}) : {};
    return versions[0]?.version === version && standIns.length > 0;
  };
  inTasks([
    () => void [askForPicturesAgain(), keepFocus()],
    () => {
      showInDeveloperTools(remotes);
      watchUncaught(tellOwner, failed, thrown);
      watchSuspended({ isReplaceable, wanted: () => wantedPage(router, page().remote), reload });
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
      /** Goes on without what a remote shows now, and tells its owner. */
      const goOnWithout = (remote: RemoteName | null | undefined): void => {
        const shown = remote && federation.getVersion(remote);
        if (!remote || !shown) return;
        failed.add(`${remote}:event`);
        tellOwner(remote, shown, 'event');
        if (isReplaceable(remote, shown) && avoid(`${remote}@${shown}`, document)) reload();
      };
      watchEndless(goOnWithout);
      watchNavigations(router, (pathname) => goOnWithout(remoteAt(routes, pathname)));
      watchVeils((veil) => {
        const remote = regionAt(veil)?.props.remote;
        if (remote) goOnWithout(remote);
        else loadWithoutNewest(hasOther, reload);
      });
      if (ticket === undefined) return;
      sayHowItWent(ticket, failed);
      const onShown = (tell: (remotes: readonly string[]) => void): void => {
        tell([...used.map((module) => module.split('/')[0] ?? ''), page().remote]);
        router.subscribe(({ navigation }) => {
          if (navigation.state === 'idle') tell([page().remote]);
        });
      };
      watchGoals({ ticket, goals, onShown, early: [...early] });
    },
    () => startDeferredAnalytics({ config, store, events, pageName: () => page().page }),
    () => startDeferredExperiments(config.experiments, store),
    () => fraud && startCollector(fraud, browserTools(consentGate), announceCollection),
    () => {
      if (!settings) return;
      const tools = { gate: consentGate, errors, load: loadClient, forget: forgetClient, page };
      const monitoring = startMonitoring({ settings, siteUrl, version, ...tools });
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') monitoring.pageChanged();
      });
    },
    () => void keepStyles(),
  ]);
}
