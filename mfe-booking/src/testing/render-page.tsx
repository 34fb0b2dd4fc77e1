/** Renders a page of this remote as the host does: a data router, the shared store, no network. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { createAppStore, Provider } from '@roost/shared/state';

export function renderPage(page: ReactNode, path: string, store = createAppStore()) {
  const router = createMemoryRouter(
    [
      { path: '/booking', element: page },
      { path: '/booking/confirmation/:code', element: <p>Confirmation page</p> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, router, store };
}

/** Renders a part of a page at any address, with a guest to act. */
export function renderPart(part: ReactNode, path = '/trips', store = createAppStore()) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, store, user: userEvent.setup() };
}
