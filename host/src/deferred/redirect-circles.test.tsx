import { waitFor } from '@testing-library/react';
import { createMemoryRouter, redirect } from 'react-router-dom';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { endRedirectCircles } from './redirect-circles.ts';

const numberOf = (request: Request) => Number(new URL(request.url).searchParams.get('n'));
const routerOf = (loader: (request: Request) => unknown) =>
  createMemoryRouter([
    { path: '/' },
    { id: 'mfe-search:search', path: '/search', loader: ({ request }) => loader(request) },
  ]);

test.each([
  ['the version before', true, '/search?n=6'],
  ['the page that was there', false, '/'],
])(
  'PLAT-3: redirects in a circle, each with another query, end with %s, and are told',
  async (_what, hasOther, end) => {
    let isOld = false;
    const router = routerOf((request) => (isOld ? 'homes' : redirect(`/search?n=${numberOf(request) + 1}`)));
    const report = jest.fn();
    endRedirectCircles(router, {
      ...createStaticRuntime({}, report),
      versionOf: () => '1.1.0',
      fallBack: () => hasOther && (isOld = true),
    });
    void router.navigate('/search');
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname + router.state.location.search).toBe(end);
    expect(router.state.loaderData['mfe-search:search']).toBe(hasOther ? 'homes' : undefined);
    expect(report.mock.calls).toMatchObject([
      [{ remote: 'mfe-search', version: '1.1.0', phase: 'loader', cause: new Error('its redirects do not end') }],
    ]);
  },
);

test('ROUTE-3: many pages that each begin with one redirect are no circle', async () => {
  const router = routerOf((request) =>
    numberOf(request) % 2 ? redirect(`/search?n=${numberOf(request) + 1}`) : 'homes',
  );
  const report = jest.fn();
  endRedirectCircles(router, createStaticRuntime({}, report));
  for (let n = 1; n <= 15; n += 2) {
    await router.navigate(`/search?n=${n}`);
    expect(router.state.location.search).toBe(`?n=${n + 1}`);
  }
  expect(report).not.toHaveBeenCalled();
});
