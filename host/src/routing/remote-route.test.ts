import type { FederationRuntime } from '@roost/shared/federation';
import { routesModule, TEST_CONFIG } from '../testing/site.tsx';
import type { RouteEntry } from '../page/page-state.ts';
import type { PageData } from './page-data.ts';
import { remoteRoute } from './remote-route.tsx';
import type { RoutingContext } from './remote-route.tsx';

const entry: RouteEntry = { remote: 'mfe-listing', id: 'listing-id', path: '/homes/:listingId' };
const answer = (data: string) => ({ type: 'data' as const, data });
const routes = (loader: () => Promise<ReturnType<typeof answer>>) =>
  routesModule({ id: 'listing-id', loader, Component: () => null });

/** Opens a page whose own loader is `own`, with the loader of the version before as `before`, behind its code. */
async function open(
  own: () => Promise<ReturnType<typeof answer>>,
  before: () => Promise<ReturnType<typeof answer>>,
  code: Promise<void> = Promise.resolve(),
) {
  const begun = Promise.withResolvers<void>();
  const federation = {
    load: async () => routes(own),
    retry: jest.fn(),
    report: jest.fn(),
    getVersion: () => '2.0.0',
    fallBack: jest.fn(() => true),
    standIn: () => async () => {
      begun.resolve();
      await code;
      return routes(before);
    },
  };
  const context = {
    federation: federation as unknown as FederationRuntime,
    base: { api: jest.fn(), config: TEST_CONFIG, now: '', today: '', server: false },
    loaderLimitMs: 300,
    standInMs: 10,
  } as unknown as RoutingContext;
  const route = remoteRoute(context, entry);
  const request = new Request('http://localhost/homes/7');
  const loader = route.loader as (args: unknown) => Promise<PageData>;
  return { federation, begun: begun.promise, page: loader({ request, params: { listingId: '7' } }) };
}

test('PLAT-3: a loader that hangs is answered for by the version before, and its owner is told', async () => {
  const { page, federation } = await open(
    () => new Promise(() => undefined),
    async () => answer('old'),
  );
  expect(await page).toMatchObject({ state: 'ready', data: 'old' });
  expect(federation.fallBack).toHaveBeenCalledWith('mfe-listing', '2.0.0');
  expect(federation.report).toHaveBeenCalledTimes(1);
});

test('PLAT-3: a loader that answers while the code of the version before comes is not asked a second time', async () => {
  const own = Promise.withResolvers<ReturnType<typeof answer>>();
  const code = Promise.withResolvers<void>();
  const before = jest.fn(async () => answer('old'));
  const { page, federation, begun } = await open(() => own.promise, before, code.promise);
  await begun;
  own.resolve(answer('new'));
  expect(await page).toMatchObject({ state: 'ready', data: 'new' });
  code.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(before).not.toHaveBeenCalled();
  expect(federation.report).not.toHaveBeenCalled();
});
