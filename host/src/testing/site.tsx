/** The whole site in a test: the real routes and shell over modules that the test gives. */
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PublicConfig, RemoteRoute } from '@roost/shared/contracts/remote-module';
import type { FederationRuntime } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { createAppStore, sessionReceived } from '@roost/shared/state';
import { App } from '../App.tsx';
import { getPlaced } from '../page/page-state.ts';
import type { Pin } from '../page/page-state.ts';
import { checkChain } from '../routing/redirect-chain.ts';
import { siteRoutes } from '../routing/routes.tsx';
import { TEST_PLACES, TEST_ROUTES } from './remote-facts.ts';

export const TEST_CONFIG: PublicConfig = {
  siteUrl: 'https://roost.example',
  phone: '(800) 555-0142',
  email: 'stays@roost.example',
  search: { appId: 'app', apiKey: 'key', index: 'index', hosts: [] },
  maps: { apiUrl: 'https://maps.example', apiKey: 'key' },
  stripe: { publishableKey: 'pk', scriptUrl: 'https://stripe.example/v3/' },
  analytics: { cdnUrl: 'https://cdn.example', writeKey: 'key' },
};

/** A `./routes` module of one route. */
export function routesModule(route: Partial<RemoteRoute<unknown>> & Pick<RemoteRoute<unknown>, 'id' | 'Component'>): {
  routes: unknown[];
} {
  return { routes: [route] };
}

export type SiteOptions = {
  path: string;
  /** By `remote/Expose`; add to it later to let a retry succeed. */
  modules?: Record<string, unknown>;
  api?: (path: string) => Promise<Response>;
  pins?: readonly Pin[];
  loaderLimitMs?: number;
  /** Goes on to the version before; there is none by default. */
  fallBack?: NonNullable<FederationRuntime['fallBack']>;
};

/** Renders a page of the site and waits for its loaders. */
export async function renderSite({
  path,
  modules = {},
  api = async () => new Response('{}', { status: 503 }),
  pins = [],
  loaderLimitMs = 1000,
  fallBack,
}: SiteOptions) {
  const report = jest.fn();
  const federation = {
    ...createStaticRuntime(modules, report),
    placed: (place: string) => getPlaced(TEST_PLACES, place),
    ...(fallBack && { fallBack }),
  };
  const store = createAppStore();
  store.dispatch(sessionReceived(null));
  const routes = siteRoutes(
    {
      federation,
      base: { api, config: TEST_CONFIG, now: '2026-11-21T12:00:00.000Z', today: '2026-11-21', server: false },
      loaderLimitMs,
      check: checkChain(),
    },
    TEST_ROUTES,
  );
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => {
    render(
      <App store={store} federation={federation} config={TEST_CONFIG} pins={pins}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  return { router, store, report };
}
