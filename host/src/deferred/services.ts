/**
 * Starts what runs beside every page once it has settled: the cookie cleaner and the fraud collector (essential),
 * analytics and monitoring (with consent). A chunk of its own that nobody needs to use the site.
 */
import { consentGate } from '@roost/shared/consent';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { bufferEvents } from '@roost/shared/analytics/event-buffer';
import { announceCollection, browserTools, startCollector } from '@roost/shared/fraud';
import { forgetClient, loadClient } from '@roost/shared/monitoring/client';
import type { bufferErrors } from '@roost/shared/monitoring/error-buffer';
import { startMonitoring } from '@roost/shared/monitoring/start';
import type { AppStore } from '@roost/shared/state';
import { showInDeveloperTools } from '../federation/developer-tools.ts';
import { importPreviews } from '../navigation/import-previews.ts';
import type { PageState } from '../page/page-state.ts';
import { startDeferredAnalytics } from './analytics.ts';
import { startDeferredExperiments } from './experiments.ts';
import { keepFocus } from './keep-focus.ts';
import { keepStyles } from './keep-styles.ts';
import { monitoredPage } from './monitored-page.ts';
import { watchGoals } from './page-goals.ts';
import { sayHowItWent } from './page-health.ts';
import { inTasks } from './in-tasks.ts';
import { layOutCards } from './lay-out-cards.ts';
import { askForPicturesAgain } from './pictures-again.ts';
import { watchVersions } from './watch-versions.ts';
import type { WatchedPage } from './watch-versions.ts';

export type DeferredServices = WatchedPage & {
  config: Pick<
    PublicConfig,
    'siteUrl' | 'fraud' | 'monitoring' | 'experiments' | 'analytics' | 'search' | 'cookieDomain'
  >;
  errors: ReturnType<typeof bufferErrors>;
  events: ReturnType<typeof bufferEvents>;
  store: AppStore;
  /** How the server made this page: its remotes, and what it reports while a version is in rollout. */
  made: Pick<PageState, 'remotes' | 'routes' | 'used' | 'ticket' | 'goals'>;
  /** Names of events that were tracked since the visitor's first interaction. */
  early: readonly string[];
};

/** Returns the host's build, the directory that its scripts came from. */
function shellVersion(): string {
  return (
    /\/_host\/([^/]+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/_host/"]')?.src ?? '')?.[1] ??
    'unknown'
  );
}

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
  const getRemote = () => page().remote;
  inTasks([
    () => void [layOutCards(), askForPicturesAgain(), keepFocus(), importPreviews(router)],
    () => {
      showInDeveloperTools(remotes);
      watchVersions({ root, router, federation, thrown, made: { remotes, routes }, failed, watched, getRemote });
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
