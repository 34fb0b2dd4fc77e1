/** Renders a piece of this remote as it stands in the site: with store, router and the slots of other remotes. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FederationProvider } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { createAppStore, Provider } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';

/**
 * @param element what every address shows
 * @param at the address to start from
 * @param modules slots of other remotes by `remote/Expose`; none by default, as when they are down
 * @param prepare done to the store before anything renders
 * @returns the router, whose `state.location` is the address now
 */
export async function renderPage(
  element: ReactNode,
  at: string,
  modules: Readonly<Record<string, unknown>> = {},
  prepare?: (store: AppStore) => void,
) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const store = createAppStore();
  prepare?.(store);
  // Slots of absent remotes suspend before they fall back.
  await act(async () => {
    render(
      <Provider store={store}>
        <FederationProvider value={createStaticRuntime(modules)}>
          <RouterProvider router={router} />
        </FederationProvider>
      </Provider>,
      // As in the host: what a boundary catches is reported by the boundary.
      { onCaughtError: () => undefined },
    );
  });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { store, router, address };
}
