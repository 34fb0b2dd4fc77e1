import { TEST_CONFIG } from '../testing/site.tsx';
import type { RouteEntry } from '../page/page-state.ts';
import { remoteRoute } from './remote-route.tsx';
import type { RoutingContext } from './remote-route.tsx';

const entry: RouteEntry = { remote: 'mfe-listing', id: 'listing-id', path: '/homes/:listingId', away: true };

test('PLAT-5: a page of a remote that was away when this document was made is asked of the server anew', async () => {
  const load = jest.fn(() => Promise.reject(new Error('away')));
  const context = (server: boolean) =>
    ({
      federation: { load, retry: jest.fn(), report: jest.fn(), getVersion: () => null },
      base: { api: jest.fn(), config: TEST_CONFIG, now: '', today: '', server },
      loaderLimitMs: 300,
    }) as unknown as RoutingContext;
  const ask = (path: string, server = false) => {
    const loader = remoteRoute(context(server), entry).loader as (args: unknown) => Promise<unknown>;
    return loader({ request: new Request(`http://localhost${path}`), params: {} });
  };
  const elsewhere = (await ask('/homes/7')) as Response;
  expect([elsewhere.headers.get('location'), elsewhere.headers.get('x-remix-reload-document')]).toEqual([
    'http://localhost/homes/7',
    'true',
  ]);
  expect(await ask(location.pathname)).toMatchObject({ state: 'failed' });
  expect(await ask('/homes/7', true)).toEqual({ state: 'browser' });
});
