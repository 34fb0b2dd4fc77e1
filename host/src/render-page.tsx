import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { RemoteError } from '@roost/shared/federation';
import type { FederationRuntime } from '@roost/shared/federation';
import { experimentsDecided, experimentsSlice } from '@roost/shared/experiments';
import type { ExperimentsState } from '@roost/shared/experiments';
import { createAppStore, currencyChosen, priceDisplayChosen, sessionReceived } from '@roost/shared/state';
import { earliestToday } from '@roost/shared/domain/home-day';
import type { Currency } from '@roost/shared/domain/currency';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import type { PublicConfig, RouteHead } from '@roost/shared/contracts/remote-module';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { App } from './App.tsx';
import { copy } from './copy.ts';
import { awayAtFirst } from './federation/away-remotes.ts';
import { hasFailedParts, renderErrors } from './explain-render.ts';
import type { RenderError } from './explain-render.ts';
import { checkAnswer, checkHeader } from './routing/check-answer.ts';
import { getHead, isPageData, getStatus } from './routing/page-data.ts';
import type { TimeLimit } from './routing/time-limit.ts';
import { initialSession } from './session/initial-session.ts';
import { siteRoutes } from './routing/routes.tsx';
import { getPlaced } from './page/page-state.ts';
import type { Pin, Places, RouteEntry } from './page/page-state.ts';

/** What one page needs. Functions and modules come from the worker; nothing here reads the environment. */
export type RenderRequest = {
  /** Absolute address of the page. */
  url: string;
  config: PublicConfig;
  /** ISO instant. */
  now: string;
  routes: readonly RouteEntry[];
  places: Places;
  pins: readonly Pin[];
  /** Evaluated server bundles: exposes by remote. A remote that is missing is left to the browser. */
  modules: Readonly<Record<RemoteName, Readonly<Record<string, unknown>>>>;
  versions: Readonly<Record<RemoteName, string>>;
  api: (path: string, init?: RequestInit) => Promise<Response>;
  /** The visitor came with a session cookie; everybody else is a guest without asking anyone. */
  mayBeSignedIn: boolean;
  /** How this visitor compares homes (TRUE-1). */
  priceDisplay: PriceDisplay;
  /** In which currency this visitor sees prices. */
  currency: Currency;
  /** What this visitor sees of the experiments (ANLT-5). Never rejects. */
  experiments?: () => Promise<Pick<ExperimentsState, 'assigned' | 'forced'>>;
  /** Redirects in a row that led to this request. */
  redirects?: number | undefined;
  loaderLimitMs: number;
  /** What limits the time of one remote's loader, when that differs. */
  getLimit?: (remote: RemoteName) => TimeLimit | undefined;
  /** Told before code of a remote runs. */
  entering?: (remote: RemoteName, phase: 'loader' | 'render') => void;
  report: (error: RemoteError) => void;
  /** Told how long the page's loaders and its rendering took: instants in milliseconds. */
  timed?: (phase: 'loader' | 'render', begun: number, ended: number) => void;
  /**
   * Told why parts of the page could not be rendered. Asked first whether it wants to know: finding out takes as long
   * as rendering.
   */
  explain?: { due: () => boolean; tell: (error: RenderError) => void };
};

export type RenderedPage =
  | { type: 'redirect'; status: number; location: string }
  | {
      type: 'page';
      status: number;
      /** Pattern of the address, e.g. `/trips/:code`. */
      route?: string | undefined;
      /**
       * Name of the chunk that the page begins with, when there is one: of the remote whose page it is, else the
       * host's.
       */
      code?: string | undefined;
      head: RouteHead;
      html: string;
      /** Image preloads that React put in front of the page; they belong into the head. */
      hoisted: string;
      /** By route id, without heads: the document has them. */
      loaderData: Record<string, unknown>;
      store: Record<string, unknown>;
      /** Modules that were rendered with, e.g. `mfe-search/routes`. */
      used: string[];
      headers: Record<string, string>;
      /** `set-cookie` lines of our services: a renewed session, the token of a form. */
      cookies: string[];
    };

function serverFederation(request: RenderRequest, used: Set<string>): FederationRuntime {
  const find = (remote: RemoteName, expose: string) => {
    const module = request.modules[remote]?.[expose];
    if (module !== undefined) used.add(`${remote}/${expose.slice(2)}`);
    return module;
  };
  const getVersion = (remote: RemoteName) => request.versions[remote] ?? null;
  const missing = (remote: RemoteName, expose: string) =>
    new RemoteError(remote, getVersion(remote), 'load', `${expose} is not on the server`);
  return {
    peek(remote, expose) {
      const module = find(remote, expose);
      request.entering?.(remote, 'render');
      // Nothing will come later while a string is rendered: the nearest boundary's place is left to the browser.
      if (module === undefined) throw missing(remote, expose);
      return module;
    },
    load(remote, expose) {
      const module = find(remote, expose);
      request.entering?.(remote, 'loader');
      return module === undefined ? Promise.reject(missing(remote, expose)) : Promise.resolve(module);
    },
    getVersion,
    placed: (place) => getPlaced(request.places, place),
    retry: () => undefined,
    report: request.report,
    away: awayAtFirst(request.routes),
  };
}

/** Whether the page is a remote's, once its code was asked for. */
const isOfRemote = (used: ReadonlySet<string>): boolean => [...used].some((module) => module.endsWith('/routes'));

function withoutHeads(loaderData: StaticHandlerContext['loaderData']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]: [string, unknown]) => {
      if (!isPageData(data) || data.state !== 'ready') return [id, data];
      return [id, { state: data.state, data: data.data, status: data.status, frame: data.frame }];
    }),
  );
}

/** React writes resource hints before the content it renders. */
const HOISTED = /^(?:<link\b[^>]*>)+/;

function getRedirect(response: Response): RenderedPage {
  return { type: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' };
}

/**
 * Runs the page's loaders and renders it. A component that throws costs its own boundary: React leaves the place to the
 * browser. Rejects only when the shell itself cannot be rendered.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const used = new Set<string>();
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  const federation = serverFederation(request, used);
  const routes = siteRoutes(
    {
      federation,
      base: {
        api: request.api,
        config: request.config,
        now: request.now,
        today: earliestToday(request.now),
        server: true,
        setHeader: (name, value) => {
          checkHeader(name, value, isOfRemote(used));
          if (name.toLowerCase() === 'set-cookie') cookies.push(value);
          else headers[name.toLowerCase()] = value;
        },
      },
      loaderLimitMs: request.loaderLimitMs,
      getLimit: request.getLimit,
      check: (answer, url, head) => checkAnswer(answer, url, head, request.redirects),
    },
    request.routes,
  );

  const handler = createStaticHandler(routes);
  const loading = Date.now();
  const querying = handler.query(new Request(request.url));
  const [context, session, experiments] = await Promise.all([
    querying,
    initialSession(request, querying),
    request.experiments?.(),
  ]);
  request.timed?.('loader', loading, Date.now());
  if (context instanceof Response) return getRedirect(context);

  const route = context.matches.at(-1)?.route;
  const page: unknown = context.loaderData[route?.id ?? ''];
  const data = isPageData(page) ? page : null;
  const store = createAppStore();
  if (session.known) store.dispatch(sessionReceived(session.session));
  store.dispatch(priceDisplayChosen(request.priceDisplay));
  store.dispatch(currencyChosen(request.currency));
  if (experiments) {
    store.inject(experimentsSlice);
    store.dispatch(experimentsDecided(experiments));
  }
  cookies.push(...session.cookies);
  const app = (
    <App store={store} federation={federation} config={request.config} pins={request.pins}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
  const rendering = Date.now();
  const rendered = renderToString(app);
  request.timed?.('render', rendering, Date.now());
  if (request.explain && hasFailedParts(rendered) && request.explain.due())
    for (const error of await renderErrors(app)) request.explain.tell(error);
  const hoisted = HOISTED.exec(rendered)?.[0] ?? '';
  return {
    type: 'page',
    status: data ? getStatus(data) : context.statusCode,
    route: route?.path,
    code: data?.state === 'ready' ? data.code : undefined,
    head: (data && getHead(data)) || { title: copy.brand, robots: 'noindex' },
    html: rendered.slice(hoisted.length),
    hoisted,
    loaderData: withoutHeads(context.loaderData),
    store: store.getState(),
    used: [...used],
    headers,
    cookies,
  };
}
