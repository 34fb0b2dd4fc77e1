/** The browser's entry: reads the page's state, starts the remotes it needs, hydrates. */
import './page/trusted-types.ts';
import { startTransition } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '@roost/shared/ui/base.css';
import { bufferEvents } from '@roost/shared/analytics/event-buffer';
import { TRACK_EVENT } from '@roost/shared/analytics/track';
import { consentGate } from '@roost/shared/consent';
import { FIRST_LANGUAGE } from '@roost/shared/domain/language';
import { currentLanguage } from '@roost/shared/texts';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { FederationRuntime } from '@roost/shared/federation';
import { reportError } from '@roost/shared/monitoring';
import type { ReportedError } from '@roost/shared/monitoring';
import { bufferErrors } from '@roost/shared/monitoring/error-buffer';
import { createAppStore, isSharedWithTabs, syncTabs } from '@roost/shared/state';
import { App } from './App.tsx';
import { withAwayRemotes } from './federation/away-remotes.ts';
import { createBrowserRuntime } from './federation/browser-runtime.ts';
import { FALLBACK_RULES } from './federation/fallback-chain.ts';
import { takeHotModules } from './federation/hot-modules.ts';
import { keepEarlyTyping } from './federation/early-typing.ts';
import { createRemoteLoader } from './federation/remote-loader.ts';
import { limitLoops } from './federation/loop-limit.ts';
import { offerRemoteRuntime } from './federation/remote-runtime.ts';
import { failedRemotes, reportFailure } from './federation/report-failure.ts';
import { holdPresses, PRESSED, restingSlots, wakeWithVisitor } from './federation/resting-slots.ts';
import { slotQueue } from './federation/slot-queue.ts';
import type { SlotQueue } from './federation/slot-queue.ts';
import { guardElements, guardWindow } from './federation/window-guard.ts';
import { watchStart } from './federation/start-watch.ts';
import type { DeferredServices } from './deferred/services.ts';
import { startWhenIdle } from './deferred/start-when-idle.ts';
import { completeCampaignLinks } from './navigation/campaign-links.ts';
import { drawKnownAtOnce } from './navigation/known-pages.ts';
import { forgiveLeftOutTransitions } from './navigation/view-transitions.ts';
import { preserveQueryParams } from './navigation/preserve-query-params.ts';
import { importPreviews } from './navigation/import-previews.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { showFileNotice } from './navigation/file-notice.ts';
import { EARLY_BUTTONS, takeEarlyPresses } from './page/early-presses.ts';
import { addDeferredFont } from './page/deferred-font.ts';
import { holdFarPictures } from './page/far-pictures.ts';
import { browserLoaderBase } from './routing/loader-base.ts';
import { getPlaced, neededFirst, PAGE_STATE_ID, placedSlots, replaceable, ROOT_ID } from './page/page-state.ts';
import type { PageState } from './page/page-state.ts';
import { checkChain } from './routing/redirect-chain.ts';
import { siteRoutes } from './routing/routes.tsx';
import { standInAfter } from './routing/time-limit.ts';

/** The build writes it in: what is for developers is left out of what guests get. */
declare const process: { env: { NODE_ENV?: string } };

const LOADER_LIMIT_MS = 20_000;

/** Returns the limits of loaders. How fast the line is, is known by this page itself. */
function getLoaderRules() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answerMs = page ? page.responseEnd - page.requestStart : 0;
  return { loaderLimitMs: LOADER_LIMIT_MS, standInMs: standInAfter(answerMs) };
}

/**
 * On a slow line the code of what the server has rendered may take its time: the page can be read, and its links and
 * forms work.
 */
const SHOWN_PATIENCE_MS = 60_000;
const isShown = (page: PageState, module: string): boolean =>
  page.rendered && (page.used.includes(module) || neededFirst(page).includes(module));

/** Code that has come is hydrated within this time, also on a slow phone. */
const HOLD_AFTER_LOAD_MS = 3000;

/** What was thrown since the page began. */
const thrown: ReportedError[] = [];

/** Lets each navigation by an address keep the parameters that belong to the visit. */
function keepQueryParams(router: ReturnType<typeof createBrowserRouter>): void {
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: Parameters<typeof navigate>[0], options) =>
    navigate(
      typeof to === 'string' ? (preserveQueryParams(location.search, to) as typeof to) : to,
      options,
    )) as typeof router.navigate;
}

/**
 * Starts the slots around the page, each when its turn comes, and shows what left line and processor to the first
 * screen and its hydration. For who was here before that is at once: a reload may have to scroll there.
 */
function startSlots(
  page: PageState,
  queue: SlotQueue,
  resting: readonly string[],
  pressed: readonly HTMLElement[],
  needed: Promise<unknown>,
  load: (module: string) => Promise<unknown> | null,
): void {
  const hold = holdPresses(pressed);
  const stopEarly = hold(EARLY_BUTTONS);
  const { dataset } = document.documentElement;
  const showAll = () => void (dataset['ready'] ??= 'all');
  const start = () => {
    const later = placedSlots(page.places).filter((slot) => slot.prefetch);
    for (const module of [...page.used, ...later.map((slot) => slot.module)]) void load(module);
    const stop = resting.length > 0 ? hold(PRESSED) : stopEarly;
    if (stop !== stopEarly) stopEarly();
    void Promise.allSettled(resting.map(load)).then(() => setTimeout(stop, HOLD_AFTER_LOAD_MS));
  };
  queue.openAfter(needed, start, () => {
    // Marked first: what is laid out then is styled once.
    if (!('ready' in dataset)) holdFarPictures();
    dataset['ready'] ??= '';
  });
  if (resting.length === 0) showAll();
  wakeWithVisitor(needed, () => {
    showAll();
    queue.wake();
  });
}

function mount(root: HTMLElement, isRendered: boolean, app: ReactNode): void {
  const options = {
    // Boundaries report what a remote broke, with its name; only errors outside all regions arrive here.
    onCaughtError: () => undefined,
    onRecoverableError: (error: unknown, { componentStack: stack }: ErrorInfo) =>
      reportError(error, { phase: 'hydrate', stack }),
  };
  keepEarlyTyping();
  // As a transition React hydrates in slices: a press does not wait for the whole page.
  if (isRendered) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}

/** Creates the page's loader of remotes. */
function createFederation(page: PageState, queue: SlotQueue): FederationRuntime {
  const runtime = createBrowserRuntime(
    page.remotes,
    createRemoteLoader(page.remotes),
    reportFailure,
    { ...FALLBACK_RULES, getPatienceMs: (module) => (isShown(page, module) ? SHOWN_PATIENCE_MS : 0) },
    queue.waitTurn,
    (place) => getPlaced(page.places, place),
  );
  return withAwayRemotes(runtime, page.routes);
}

/** Without them the site is the same. */
function importServices(deferred: DeferredServices): void {
  import(/* webpackChunkName: "services" */ './deferred/services.ts').then(
    (services) => services.startDeferredServices(deferred),
    () => undefined,
  );
}

function start(): void {
  const root = document.getElementById(ROOT_ID);
  const state = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!root || !state) throw new Error('The page came without its state');
  if (location.protocol === 'file:') return showFileNotice(root);

  guardElements(root);
  const errors = bufferErrors(thrown);
  const events = bufferEvents(() => consentGate.allows('custom_analytics'));
  const page = JSON.parse(state) as PageState;
  const first = neededFirst(page);
  const pressed = takeEarlyPresses();
  // A visitor who has pressed something waits for it.
  const resting = pressed.length > 0 ? [] : restingSlots(page, first);
  const queue = slotQueue(first, resting);
  offerRemoteRuntime();
  limitLoops();
  const federation = createFederation(page, queue);
  // Before rendering: a remote that is on its way when React gets there costs no round trip of its own.
  const load = (module: string) => {
    const [remote, expose] = module.split('/');
    return isRemoteName(remote) ? federation.load(remote, `./${expose}`) : null;
  };
  const started = watchStart(replaceable(page.remotes));
  if (!started) return location.reload();
  const needed = Promise.allSettled(first.map(load));
  startSlots(page, queue, resting, pressed, needed, load);

  const routes = siteRoutes(
    { federation, base: browserLoaderBase(page), check: checkChain(), ...getLoaderRules() },
    page.routes,
  );
  forgiveLeftOutTransitions();
  const router = createBrowserRouter(
    routes,
    page.loaderData ? { hydrationData: { loaderData: page.loaderData } } : undefined,
  );
  keepQueryParams(router);
  drawKnownAtOnce(router);
  if (process.env.NODE_ENV === 'development') takeHotModules(federation, () => router.revalidate());
  prefetchOnIntent(document, routes, federation, () => importPreviews(router));

  const store = createAppStore(page.store, (error) => reportError(error, { phase: 'effect' }));
  if ('BroadcastChannel' in window) syncTabs(store, new BroadcastChannel('roost-state'), isSharedWithTabs);
  const app = (
    <App store={store} federation={federation} config={page.config} pins={page.pins}>
      <RouterProvider router={router} />
    </App>
  );
  const early: string[] = [];
  const keepEvent = (event: Event) => early.push((event as CustomEvent<{ name: string }>).detail.name);
  const keepEvents = () => addEventListener(TRACK_EVENT, keepEvent);
  // A quick visitor's press may lead to a goal while the page still loads.
  addEventListener('click', keepEvents, { capture: true, once: true });
  mount(root, page.rendered, app);
  const { owners } = page.config;
  if (owners)
    completeCampaignLinks([owners.signupUrl, owners.trialUrl], () => consentGate.allows('custom_advertising'));
  const startServices = () =>
    importServices({
      root,
      config: page.config,
      router,
      federation,
      errors,
      thrown,
      events,
      store,
      made: page,
      early,
      failed: failedRemotes,
      watched: started,
    });
  // A quick visitor is on the next page before the services are here.
  startWhenIdle(needed, startServices, keepEvents);
}

guardWindow();
addDeferredFont(new URL('@roost/shared/ui/display-face.woff2', import.meta.url).href);
// A task of its own: a press may come in between.
setTimeout(() => {
  if (currentLanguage() === FIRST_LANGUAGE) return start();
  // Without its texts the page is read in English.
  void import('./texts-es.ts')
    .then(
      ({ addSpanish }) => addSpanish(),
      () => undefined,
    )
    .then(start);
});
