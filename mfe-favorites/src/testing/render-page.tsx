/** Renders a piece of this remote as it stands in the site. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { createAppStore, Provider } from '@roost/shared/state';

export async function renderPage(element: ReactNode, at = '/favorites') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const store = createAppStore();
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  return { store, ...view };
}
