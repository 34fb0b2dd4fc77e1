import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HOT_MODULE_EVENT } from '../contracts/hot-module.ts';
import type { HotModule } from '../contracts/hot-module.ts';
import type {
  LoaderContext,
  LoaderResult,
  PublicConfig,
  RemoteRoute,
  RoutesModule,
} from '../contracts/remote-module.ts';
import { earliestToday } from '../domain/home-day.ts';
import { FederationProvider } from '../federation/index.ts';
import { createStaticRuntime } from '../federation/runtime.ts';
import { useLocation } from '../router/index.ts';
import { createAppStore, Provider } from '../state/index.ts';
import { createMemoryRouter, Navigate, RouterProvider, useParams } from './memory-router.ts';

const DEFAULT_SANDBOX = 'http://localhost:4100';

/**
 * Public settings of a local site. Where its sandbox is: `?sandbox=http://localhost:5100` in the address, else what the
 * dev server wrote into the page (`<meta name="roost-sandbox" content="…">`, see `getSandbox`), else the usual port.
 */
export function localConfig(address: string, served?: string): PublicConfig {
  const named = [new URL(address).searchParams.get('sandbox'), served].find((text) => text && URL.canParse(text));
  const sandbox = new URL(named ?? DEFAULT_SANDBOX);
  return {
    siteUrl: new URL(address).origin,
    phone: '1-800-555-0142',
    email: 'stay@roost.example',
    search: {
      appId: 'roost-local',
      apiKey: 'local-search-key',
      index: 'prod_listings',
      hosts: [{ url: sandbox.host, protocol: 'http' }],
    },
    maps: { apiUrl: sandbox.origin, apiKey: '' },
    stripe: { publishableKey: 'pk_test_local', scriptUrl: `${sandbox.origin}/stripe/v3/` },
    analytics: { cdnUrl: `${sandbox.origin}/analytics-cdn`, writeKey: 'local-write-key' },
  };
}

/** The sandbox that the dev server's page names. */
const getSandbox = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="roost-sandbox"]')?.content;

type AlonePart = {
  /** React Router pattern, e.g. `/search`. */
  path: string;
  route: RemoteRoute<never>;
};

/** The route as it was saved last, while the dev server builds it anew. */
function useNewestRoute(first: RemoteRoute<never>): RemoteRoute<never> {
  const [route, setRoute] = useState(first);
  useEffect(() => {
    const take = (event: Event) => {
      const { expose, module } = (event as CustomEvent<HotModule>).detail;
      if (expose !== './routes') return;
      const next = (module as RoutesModule).routes.find(({ id }) => id === first.id);
      if (next) setRoute(next);
    };
    addEventListener(HOT_MODULE_EVENT, take);
    return () => removeEventListener(HOT_MODULE_EVENT, take);
  }, [first]);
  return route;
}

/** One page of the remote: runs its loader whenever the address changes, as the host would. */
function AloneRoute({ route: first, config }: { route: RemoteRoute<never>; config: PublicConfig }) {
  const route = useNewestRoute(first);
  const { pathname, search } = useLocation();
  const params = useParams();
  const [result, setResult] = useState<LoaderResult<unknown> | Error | null>(null);
  const ids = JSON.stringify(params);

  useEffect(() => {
    const stop = new AbortController();
    const now = new Date().toISOString();
    const context: LoaderContext = {
      request: new Request(new URL(pathname + search, config.siteUrl), { signal: stop.signal }),
      params: JSON.parse(ids) as LoaderContext['params'],
      api: (path, init) => fetch(`/api${path}`, init),
      config,
      now,
      today: earliestToday(now),
      server: false,
    };
    const loading = route.loader?.(context) ?? Promise.resolve({ type: 'data' as const, data: null });
    loading.then(
      (next) => {
        if (!stop.signal.aborted) setResult(next);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setResult(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => stop.abort();
  }, [pathname, search, ids, route, config]);

  if (result === null) return <p role="status">Loading</p>;
  if (result instanceof Error) return <p role="alert">The loader failed: {result.message}</p>;
  if (result.type === 'redirect') return <Navigate to={result.location} replace />;
  const Page = route.Component as unknown as React.ComponentType<{ data: unknown }>;
  return <Page data={result.data} />;
}

/**
 * Runs a remote alone on a page (PLAT-7): its own pages and slots with the shared store and router. Slots of other
 * remotes show their fallbacks, as when those are down. The page's server passes `/api` and `/_image` on to a running
 * site.
 * @param parts pages of the remote
 * @param start address to begin at
 * @param around what stands above the page, e.g. the remote's own slots
 */
export function runAlone({
  parts,
  start,
  around,
}: {
  parts: readonly AlonePart[];
  start: string;
  around?: (config: PublicConfig) => ReactNode;
}): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const config = localConfig(window.location.href, getSandbox(document));
  const shell = (page: ReactNode) => (
    <>
      <header>{around?.(config)}</header>
      <main>
        <Suspense>{page}</Suspense>
      </main>
    </>
  );
  const router = createMemoryRouter(
    [
      ...parts.map(({ path, route }) => ({ path, element: shell(<AloneRoute route={route} config={config} />) })),
      { path: '*', element: shell(<p>This address belongs to another remote.</p>) },
    ],
    { initialEntries: [start] },
  );
  // What a boundary catches (slots of remotes that are not here) is shown by its fallback.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <Provider store={createAppStore()}>
      <FederationProvider value={createStaticRuntime({})}>
        <RouterProvider router={router} />
      </FederationProvider>
    </Provider>,
  );
}
