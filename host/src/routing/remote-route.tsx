import { useEffect } from 'react';
import { redirect, redirectDocument, useLoaderData, useRevalidator } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { RemotePage, toRemoteError } from '@roost/shared/federation';
import type { FederationRuntime, RemoteError } from '@roost/shared/federation';
import type { LoaderContext, RemoteRoute, RouteHead, RoutesModule } from '@roost/shared/contracts/remote-module';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { RouteEntry } from '../page/page-state.ts';
import { headElements } from '../page/head.ts';
import { PageFailed } from '../pages/PageFailed.tsx';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { createPrefetchCache } from '../navigation/prefetch-cache.ts';
import type { RouteHandle } from '../navigation/prefetch.ts';
import { limitRequests } from './request-limit.ts';
import { isPageData } from './page-data.ts';
import type { PageData } from './page-data.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';
import type { TimeLimit } from './time-limit.ts';

/** What the host's loaders need; made once for a page in the browser, once for each request on the server. */
export type RoutingContext = {
  federation: FederationRuntime;
  base: Pick<LoaderContext, 'api' | 'config' | 'now' | 'today' | 'server' | 'setHeader'>;
  /** For a loader, code included. The browser is patient, the server is not. */
  loaderLimitMs: number;
  /**
   * When the version before is asked beside one whose loader does not answer; never on the server, which starts anew
   * with that one.
   */
  standInMs?: number;
  /** What limits the time of one remote's loader, when that differs. */
  getLimit?: ((remote: RemoteName) => TimeLimit | undefined) | undefined;
  /** Throws when no page can be made of an answer. */
  check?: (answer: Answer, url: string, head?: RouteHead) => void;
};

type Answer = Awaited<ReturnType<NonNullable<RemoteRoute<unknown>['loader']>>>;
type Asked = Pick<LoaderFunctionArgs, 'request' | 'params'>;

function getRoute(module: unknown, { remote, id }: RouteEntry): RemoteRoute<unknown> {
  const route = (module as RoutesModule).routes.find((candidate) => candidate.id === id);
  if (!route?.Component) throw new Error(`${remote} has no route ${id}`);
  return route as unknown as RemoteRoute<unknown>;
}

function runLoader(context: RoutingContext, { remote, id }: RouteEntry, route: RemoteRoute<unknown>, asked: Asked) {
  const { api, tooMany, end } = limitRequests(context.base.api);
  const data =
    route.loader?.({ ...context.base, ...asked, api }) ?? Promise.resolve<Answer>({ type: 'data', data: null });
  const whole = Promise.all([data, route.code?.load()]).then(([answer]) => answer);
  const work = Promise.race([whole, tooMany]).finally(end);
  const what = `loader of ${remote}:${id}`;
  return context.getLimit?.(remote)?.(work, what) ?? withTimeLimit<Answer>(work, context.loaderLimitMs, what);
}

/**
 * What the loader of the version before answers, when it is first (PLAT-3). It is asked only after a while, so that a
 * slow line, where all are slow, changes nobody's version.
 */
async function askStandIn(
  context: RoutingContext,
  entry: RouteEntry,
  asked: Asked,
  own: Promise<unknown>,
): Promise<{ route: RemoteRoute<unknown>; answer: Answer; failure: RemoteError } | null> {
  const load = context.standInMs === undefined ? null : context.federation.standIn?.(entry.remote);
  if (!load) return null;
  try {
    await withTimeLimit(own, context.standInMs ?? 0, `loader of ${entry.remote}:${entry.id}`);
  } catch (cause) {
    if (!(cause instanceof TimeLimitError)) return null;
    let answered = false;
    void own.catch(() => null).then(() => (answered = true));
    const hung = context.federation.getVersion(entry.remote);
    const route = getRoute(await load('./routes'), entry);
    // The line was slow, not the loader: its data is not asked for a second time.
    if (answered) return null;
    const answer = await runLoader(context, entry, route, asked);
    // Meanwhile another region may have gone on to it.
    if (context.federation.getVersion(entry.remote) !== hung) return null;
    return { route, answer, failure: toRemoteError(entry.remote, hung, 'loader', cause) };
  }
  return null;
}

function toPageData(
  { base, check }: RoutingContext,
  { request }: Asked,
  route: RemoteRoute<unknown>,
  answer: Answer,
): PageData | Response {
  if (answer.type === 'redirect') {
    check?.(answer, request.url);
    return redirect(answer.location, answer.status);
  }
  const { pathname, search } = new URL(request.url);
  const head = route.head?.(answer.data, { pathname, search, config: base.config });
  // What cannot be written into the document fails here, where the version before can take over, and not in the shell.
  if (head) headElements(head, base.config.siteUrl);
  check?.(answer, request.url, head);
  return {
    state: 'ready',
    data: answer.data,
    status: answer.status ?? 200,
    frame: route.frame ?? 'standard',
    ...(head && { head }),
    ...(typeof route.code?.name === 'string' && { code: route.code.name }),
  };
}

/** The remote's loader as the router runs it. A failure becomes data, so that the shell and its regions stay. */
async function loadPage(context: RoutingContext, entry: RouteEntry, asked: Asked): Promise<PageData | Response> {
  const { federation, base } = context;
  const { remote } = entry;
  let module: unknown;
  try {
    module = await federation.load(remote, './routes');
  } catch (cause) {
    if (base.server) return { state: 'browser' };
    federation.report(toRemoteError(remote, federation.getVersion(remote), 'load', cause));
    return { state: 'failed', remote, version: federation.getVersion(remote) };
  }
  let phase: RemoteError['phase'] = 'resolve';
  try {
    const route = getRoute(module, entry);
    phase = 'loader';
    const own = runLoader(context, entry, route, asked);
    const other = askStandIn(context, entry, asked, own).catch(() => null);
    const standIn = await Promise.race([own.then(() => null), other.then((found) => found ?? own.then(() => null))]);
    if (!standIn) return toPageData(context, asked, route, await own);
    federation.report(standIn.failure);
    federation.fallBack?.(remote, standIn.failure.version);
    return toPageData(context, asked, standIn.route, standIn.answer);
  } catch (cause) {
    if (asked.request.signal.aborted) throw cause;
    const version = federation.getVersion(remote);
    federation.report(toRemoteError(remote, version, phase, cause));
    if (federation.fallBack?.(remote, version)) return loadPage(context, entry, asked);
    return { state: 'failed', remote, version: federation.getVersion(remote) };
  }
}

function shouldReload(context: RoutingContext, entry: RouteEntry, change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!onlyQuery) return defaultShouldRevalidate;
  try {
    const module = context.federation.peek(entry.remote, './routes');
    const route = module === undefined ? null : getRoute(module, entry);
    return route?.shouldReload?.({ current: currentUrl, next: nextUrl }) ?? true;
  } catch (cause) {
    context.federation.report(
      toRemoteError(entry.remote, context.federation.getVersion(entry.remote), 'loader', cause),
    );
    return true;
  }
}

function RemoteRoutePage({ entry }: { entry: RouteEntry }) {
  const loaded: unknown = useLoaderData();
  const page: PageData = isPageData(loaded) ? loaded : { state: 'browser' };
  const { revalidate, state } = useRevalidator();
  const waits = page.state === 'browser';

  useEffect(() => {
    if (waits) void revalidate();
  }, [waits, revalidate]);

  if (page.state === 'browser') return <PageSkeleton />;
  if (page.state === 'failed')
    return <PageFailed route={entry} retrying={state === 'loading'} onRetry={() => void revalidate()} />;
  return (
    <RemotePage
      remote={entry.remote}
      routeId={entry.id}
      data={page.data}
      onFallBack={revalidate}
      loading={<PageSkeleton />}
      fallback={({ retry }) => <PageFailed route={entry} retrying={false} onRetry={retry} />}
    />
  );
}

/**
 * Returns true when only the server can say whether there is a page by now: this document was made while its remote had
 * no usable version. At its own address such a document shows that the page failed.
 */
const isOnlyInNewPage = ({ base }: RoutingContext, { away }: RouteEntry, url: string): boolean =>
  away === true && !base.server && new URL(url).pathname !== location.pathname;

/** One page of a remote as a route of the host's router (PLAT-1): its loader, its region, its reload rule. */
export function remoteRoute(context: RoutingContext, entry: RouteEntry): RouteObject {
  const cache = createPrefetchCache<PageData | Response>();
  // Without the hash, which no request has; what a navigation adds of its own is another address.
  const getKey = ({ pathname, search }: URL) => pathname + search;
  const prefetch: NonNullable<RouteHandle['prefetch']> = (url, params) =>
    cache.prefetch(getKey(url), async () => {
      const request = new Request(url);
      const page = await loadPage(context, entry, { request, params });
      // Only a page that loaded is kept: the navigation tries the others again and shows what failed.
      if (!(page instanceof Response) && page.state !== 'ready')
        throw new Error(`${entry.remote} could not prefetch ${url.pathname}`);
      return page;
    });
  return {
    id: `${entry.remote}:${entry.id}`,
    path: entry.path,
    loader: async (args) => {
      if (isOnlyInNewPage(context, entry, args.request.url)) return redirectDocument(args.request.url);
      if (!context.base.server) context.federation.retry(entry.remote, './routes');
      const ready = cache.take(getKey(new URL(args.request.url)));
      return (await ready?.catch(() => undefined)) ?? loadPage(context, entry, args);
    },
    handle: {
      monitoring: entry.monitoring ?? entry.id,
      ...(entry.prefetch && !context.base.server && { prefetch }),
    } satisfies RouteHandle,
    shouldRevalidate: (change) => shouldReload(context, entry, change),
    element: <RemoteRoutePage entry={entry} key={`${entry.remote}:${entry.id}`} />,
  };
}
