/**
 * Analytics of a page (ANLT-2, ANLT-3, SRCH-20): nothing of it is loaded, stored or sent until the visitor agreed, and
 * all of it stops and is forgotten when they take that back. Each event goes to the library, to our services, to the
 * tag manager's data layer and to the index; one that is down does not stop the others.
 */
import type { ConsentGate } from '../consent/gate.ts';
import type { TrackedEvent } from '../contracts/events.ts';
import { resultTrail } from '../contracts/result-trail.ts';
import { PAGE_VIEWED } from '../contracts/page-viewed.ts';
import type { VisitEvent } from '../contracts/visit-event.ts';
import { anonymousId } from './anonymous-id.ts';
import type { AnonymousIdTools } from './anonymous-id.ts';
import { pushToDataLayer } from './data-layer.ts';
import { insightsEvent } from './insights.ts';
import type { InsightsEvent } from './insights.ts';
import type { AnalyticsLibrary } from './library.ts';
import type { ReportedPage } from './reported-page.ts';
import { forgetVisit, knownUser, rememberUser, visitNumber } from './visit-storage.ts';
import type { VisitStores } from './visit-storage.ts';
import { visitEvent } from './visit-post.ts';

/** Somebody signed in, nobody (null), or not known yet (undefined). */
export type AnalyticsUser = { id: string; isNew: boolean } | null | undefined;

export type AnalyticsTools = {
  gate: Pick<ConsentGate, 'allows' | 'subscribe'>;
  /** Loads the library for a visitor; rejects when it fails to load. */
  load: (anonymousId: string) => Promise<AnalyticsLibrary>;
  events: (listener: (event: TrackedEvent) => void) => () => void;
  post: (event: VisitEvent) => unknown;
  insights: ((event: InsightsEvent) => unknown) | null;
  index: string;
  id: AnonymousIdTools;
  stores: VisitStores;
  user: () => AnalyticsUser;
  page: () => ReportedPage;
  /** What kind of page it is, e.g. `Listing`. */
  pageName: () => string;
  /** Where the data layer is, and what the browser says of itself. */
  window: object;
  agent: object;
  now: () => number;
};

export type AnalyticsHandle = { pageShown: () => void; sessionChanged: () => void; stop: () => void };

type Running = { anonymousId: string; library: Promise<AnalyticsLibrary | null>; stopEvents: () => void };

/** Sends an event to our own services (`POST /api/t`). */
function postVisit(
  tools: AnalyticsTools,
  anonymousId: string,
  name: string,
  properties: object,
  withoutPrefix: boolean,
) {
  const visit = {
    anonymousId,
    userId: tools.user()?.id ?? null,
    analyticsSessionId: visitNumber(tools.stores, tools.now()),
  };
  void tools.post(visitEvent(name, properties, { visit, page: tools.page(), agent: tools.agent, withoutPrefix }));
}

/** Tells the index of an event that concerns it (SRCH-20). */
function tellIndex(tools: AnalyticsTools, event: TrackedEvent, userToken: string): void {
  const told = insightsEvent(event, resultTrail(tools.stores.session).read(), { index: tools.index, userToken });
  if (told) void tools.insights?.(told);
}

export function startAnalytics(tools: AnalyticsTools): AnalyticsHandle {
  const { gate, stores } = tools;
  let running: Running | null = null;
  let path: string | null = null;

  const withLibrary = (use: (library: AnalyticsLibrary) => void) =>
    void running?.library.then((library) => {
      if (library && allowed()) use(library);
    });
  const allowed = () => gate.allows('custom_analytics');

  function send(event: TrackedEvent): void {
    if (!running || !allowed()) return;
    withLibrary((library) => library.track(event.name, event.properties));
    postVisit(tools, running.anonymousId, event.name, event.properties, false);
    pushToDataLayer(tools.window, { event: event.name, ...event.properties });
    tellIndex(tools, event, running.anonymousId);
  }

  function pageShown(): void {
    if (!running || !allowed()) return;
    const shown = tools.page().path;
    if (shown === path) return;
    path = shown;
    const name = tools.pageName();
    withLibrary((library) => library.page(name));
    postVisit(tools, running.anonymousId, PAGE_VIEWED, { page: name }, true);
  }

  /** Identifies on sign-in, once; on later pages the library is only told. */
  function sessionChanged(): void {
    const user = tools.user();
    if (!running || !allowed() || user === undefined) return;
    const known = knownUser(stores);
    if (user === null) {
      if (known === null) return;
      rememberUser(stores, null);
      withLibrary((library) => library.forgetUser());
      return;
    }
    const { id, isNew } = user;
    withLibrary((library) => library.identify(id, { isNewUser: isNew }, known !== id));
    if (known === id) return;
    rememberUser(stores, id);
    // A new account is tracked by mfe-favorites, which knows what the guest had saved (FAV-2).
    if (!isNew) send({ name: 'Signed In', properties: {} });
  }

  function follow(): void {
    if (!allowed()) {
      running?.stopEvents();
      running = null;
      forgetVisit(stores);
      return;
    }
    if (running) return;
    const id = anonymousId(tools.id);
    // A library that does not come is not asked for again on this page; our own services still hear.
    running = { anonymousId: id, library: tools.load(id).catch(() => null), stopEvents: () => undefined };
    sessionChanged();
    pageShown();
    running.stopEvents = tools.events(send);
  }

  const stopFollowing = gate.subscribe(follow);
  follow();
  return {
    pageShown,
    sessionChanged,
    stop() {
      stopFollowing();
      running?.stopEvents();
      running = null;
    },
  };
}
