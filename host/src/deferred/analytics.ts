/**
 * Sets up analytics, third-party scripts, the campaign and the cookie cleaner for the browser. Part of the deferred
 * chunk.
 */
import { browserAnonymousId } from '@roost/shared/analytics/anonymous-id';
import { sendInsights } from '@roost/shared/analytics/insights';
import type { bufferEvents } from '@roost/shared/analytics/event-buffer';
import { keepMarketing } from '@roost/shared/analytics/marketing';
import { reportedPage } from '@roost/shared/analytics/reported-page';
import { scriptSlots, startScriptSlots } from '@roost/shared/analytics/script-slots';
import { startAnalytics } from '@roost/shared/analytics/start';
import type { AnalyticsUser } from '@roost/shared/analytics/start';
import { PAGE_EVENT } from '@roost/shared/analytics/track';
import { browserStores } from '@roost/shared/analytics/visit-storage';
import { visitPoster } from '@roost/shared/analytics/visit-post';
import { consentGate } from '@roost/shared/consent';
import { startCookieCleaner } from './cookie-cleaner.ts';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { AppStore } from '@roost/shared/state';

export type DeferredAnalytics = {
  config: Pick<PublicConfig, 'analytics' | 'search' | 'cookieDomain'>;
  store: Pick<AppStore, 'getState' | 'subscribe'>;
  events: ReturnType<typeof bufferEvents>;
  pageName: () => string;
};

/** Returns the signed-in user; null when signed out; undefined while unknown. */
function getUser(store: DeferredAnalytics['store']): AnalyticsUser {
  const { status, data } = store.getState().session;
  if (status === 'loading') return undefined;
  return data?.profileId ? { id: data.profileId, isNew: data.isNewUser === true } : null;
}

export function startDeferredAnalytics({ config, store, events, pageName }: DeferredAnalytics): void {
  const { analytics, search, cookieDomain } = config;
  startCookieCleaner({ gate: consentGate, domain: cookieDomain });
  startScriptSlots(scriptSlots(analytics), consentGate);
  const campaign = () => {
    if (consentGate.allows('custom_advertising')) keepMarketing(window.location.search);
  };
  campaign();
  consentGate.subscribe(campaign);

  const { intakeUrl } = analytics;
  const { insightsUrl } = search;
  if (!intakeUrl) return;
  const page = () =>
    reportedPage({ address: window.location.href, title: document.title, referrer: document.referrer });
  const handle = startAnalytics({
    gate: consentGate,
    events,
    page,
    pageName,
    id: browserAnonymousId,
    stores: browserStores,
    user: () => getUser(store),
    window,
    agent: navigator,
    now: Date.now,
    load: async (anonymousId) =>
      (await import(/* webpackChunkName: "analytics" */ '@roost/shared/analytics/library')).loadLibrary({
        cdnUrl: analytics.cdnUrl,
        writeKey: analytics.writeKey,
        intakeUrl,
        anonymousId,
        preferences: consentGate.preferences,
        page,
      }),
    post: visitPoster(),
    index: search.index,
    insights: insightsUrl
      ? (event) => sendInsights(event, { insightsUrl, appId: search.appId, apiKey: search.apiKey, index: search.index })
      : null,
  });
  window.addEventListener(PAGE_EVENT, handle.pageShown);
  let user = getUser(store);
  store.subscribe(() => {
    const now = getUser(store);
    if (now?.id === user?.id && (now === undefined) === (user === undefined)) return;
    user = now;
    handle.sessionChanged();
  });
}
