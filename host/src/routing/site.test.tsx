import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { codeChunk } from '@roost/shared/federation';
import type { RemoteError } from '@roost/shared/federation';
import { toastShown } from '@roost/shared/state';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import type { RouteHandle } from '../navigation/prefetch.ts';
import { TEST_CONFIG, renderSite, routesModule } from '../testing/site.tsx';

const search = routesModule({
  id: 'search',
  loader: async () => ({ type: 'data', data: 'Lake Tahoe' }),
  head: () => ({ title: 'Lake Tahoe · Roost' }),
  Component: ({ data }) => <h1>{String(data)}</h1>,
});

// React tells the console of every error that a boundary caught, and jsdom does not scroll.
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});
afterEach(() => {
  consoleError.mockRestore();
});

const searchBox = { 'mfe-search/SearchBox': { SearchBox: () => null } };
/** Slots of other remotes are missing here. */
const reportedOfSearch = (report: jest.Mock) =>
  report.mock.calls.filter(([error]: RemoteError[]) => error?.remote === 'mfe-search');

describe('pages of remotes', () => {
  test("PLAT-1: the loader gets the address and the site's context, the page its data", async () => {
    const loader = jest.fn(async (_context: LoaderContext) => ({ type: 'data' as const, data: 'Cabin 7' }));
    const listing = routesModule({ id: 'listing-id', loader, Component: ({ data }) => <h1>{String(data)}</h1> });
    await renderSite({ path: '/vacation-rentals/7?adults=2', modules: { 'mfe-listing/routes': listing } });
    expect(screen.getByRole('heading', { level: 1, name: 'Cabin 7' })).toBeInTheDocument();
    expect(loader.mock.calls[0]?.[0]).toMatchObject({
      params: { listingId: '7' },
      config: TEST_CONFIG,
      now: '2026-11-21T12:00:00.000Z',
      server: false,
    });
    expect(new URL(loader.mock.calls[0]?.[0].request.url ?? '').search).toBe('?adults=2');
  });

  test('LIST-4: prefetched data is what the press shows, without another request', async () => {
    const loader = jest.fn(async ({ params }: LoaderContext) => ({
      type: 'data' as const,
      data: `Cabin ${params.listingId ?? ''}`,
    }));
    const listing = routesModule({ id: 'listing-id', loader, Component: ({ data }) => <h1>{String(data)}</h1> });
    const { router } = await renderSite({ path: '/help', modules: { 'mfe-listing/routes': listing } });
    const handle = matchRoutes(router.routes, '/vacation-rentals/7')?.at(-1)?.route.handle as RouteHandle;
    await act(async () =>
      handle.prefetch?.(new URL('http://localhost/vacation-rentals/7?adults=2'), { listingId: '7' }),
    );
    expect(loader).toHaveBeenCalledTimes(1);
    await act(() => router.navigate('/vacation-rentals/7?adults=2'));
    expect(screen.getByRole('heading', { level: 1, name: 'Cabin 7' })).toBeInTheDocument();
    expect(loader).toHaveBeenCalledTimes(1);
    await act(() => router.navigate('/vacation-rentals/8'));
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test('PLAT-1 PLAT-5: a page whose code is a chunk is shown once both are there; a chunk that does not come is a page that failed', async () => {
    let give = (_ended: 'with code' | 'without'): void => undefined;
    const code = codeChunk(
      'late',
      () =>
        new Promise<{ Late: ComponentType<{ data: unknown }> }>((resolve, reject) => {
          give = (ended) =>
            ended === 'with code'
              ? resolve({ Late: ({ data }) => <h1>{String(data)}</h1> })
              : reject(new Error('Loading chunk late failed.'));
        }),
    );
    const late = routesModule({
      id: 'search',
      loader: async () => ({ type: 'data', data: 'Late page' }),
      code,
      Component: code.component((module) => module.Late),
    });
    const { router } = await renderSite({ path: '/help', modules: { 'mfe-search/routes': late } });
    let going = router.navigate('/search');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await act(async () => {
      give('without');
      await going;
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this page');
    going = userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.revalidation).toBe('loading'));
    await act(async () => {
      give('with code');
      await going;
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Late page' })).toBeInTheDocument();
  });

  test("ROUTE-3: a loader's redirect is followed in place", async () => {
    const listing = {
      routes: [
        {
          id: 'listing-id',
          loader: async () => ({ type: 'redirect', status: 301, location: '/search?query=x' }),
          Component: () => null,
        },
      ],
    };
    const { router } = await renderSite({
      path: '/vacation-rentals/7',
      modules: { 'mfe-listing/routes': listing, 'mfe-search/routes': search },
    });
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?query=x');
  });

  test.each([true, false])(
    'PLAT-3: redirects in a circle, each with another query, end and are told; with a version before: %s',
    async (hasOther) => {
      let isOld = false;
      const loader = jest.fn(async ({ request }: LoaderContext) => {
        const n = Number(new URL(request.url).searchParams.get('n'));
        if (isOld) return { type: 'data' as const, data: `Homes ${n}` };
        return { type: 'redirect' as const, status: 302 as const, location: `/search?n=${n + 1}#x` };
      });
      const module = routesModule({ id: 'search', loader, Component: ({ data }) => <h1>{String(data)}</h1> });
      const fallBack = () => hasOther && !isOld && (isOld = true);
      const { report } = await renderSite({ path: '/search', modules: { 'mfe-search/routes': module }, fallBack });
      if (hasOther) expect(await screen.findByRole('heading', { level: 1, name: 'Homes 5' })).toBeInTheDocument();
      else expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this page');
      expect(loader).toHaveBeenCalledTimes(hasOther ? 7 : 6);
      expect(report.mock.calls[0]?.[0]).toMatchObject({
        phase: 'loader',
        cause: new Error('its redirects do not end'),
      });
    },
  );

  test('PLAT-3: a redirect to another site is its failure, not followed', async () => {
    const loader = async () => ({ type: 'redirect' as const, status: 302 as const, location: '//elsewhere.example/' });
    const module = routesModule({ id: 'search', loader, Component: () => null });
    const { report } = await renderSite({ path: '/search', modules: { 'mfe-search/routes': module } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this page');
    expect(report.mock.calls[0]?.[0]).toMatchObject({ cause: new Error('its redirect leads to another site') });
  });

  test('PLAT-3: a loader that asks without end fails, also when it takes no for an answer', async () => {
    const loader = async ({ api }: LoaderContext) => {
      for (;;) await api('/api/listings/1').catch(() => null);
    };
    const module = routesModule({ id: 'search', loader, Component: () => null });
    const { report } = await renderSite({ path: '/search', modules: { 'mfe-search/routes': module } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this page');
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      phase: 'loader',
      cause: new Error('it asked more than 100 times'),
    });
  });

  test('ROUTE-3: many pages that each begin with one redirect are no circle', async () => {
    const loader = async ({ request }: LoaderContext) => {
      const { pathname, search: query } = new URL(request.url);
      return query.endsWith('x')
        ? { type: 'data' as const, data: query }
        : { type: 'redirect' as const, status: 302 as const, location: `${pathname}${query}x` };
    };
    const module = routesModule({ id: 'search', loader, Component: ({ data }) => <h1>{String(data)}</h1> });
    const modules = { ...searchBox, 'mfe-search/routes': module };
    const { router, report } = await renderSite({ path: '/help', modules });
    for (let n = 1; n <= 7; n += 1) {
      await act(() => router.navigate(`/search?n=${n}`));
      expect(screen.getByRole('heading', { level: 1, name: `?n=${n}x` })).toBeInTheDocument();
    }
    expect(reportedOfSearch(report)).toEqual([]);
  });

  test('PLAT-5: a remote that is down costs its page only, and a retry brings it', async () => {
    const modules: Record<string, unknown> = {};
    const { report } = await renderSite({ path: '/search', modules });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this page');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ remote: 'mfe-search', phase: 'load' });
    modules['mfe-search/routes'] = search;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Tahoe' })).toBeInTheDocument();
  });

  test('PLAT-5: a page that failed has a title of its own, and nothing of the page before in its head', async () => {
    let isDown = true;
    const loader = async () => {
      if (isDown) throw new Error('index is down');
      return { type: 'data' as const, data: 'Homes' };
    };
    const head = () => ({ title: 'Homes · Roost', canonical: '/search' });
    const module = routesModule({ id: 'search', loader, head, Component: ({ data }) => <h1>{String(data)}</h1> });
    const { router } = await renderSite({ path: '/help', modules: { 'mfe-search/routes': module } });
    await act(() => router.navigate('/help/cancel'));
    const addresses = () => [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.outerHTML);
    await act(() => router.navigate('/search'));
    expect([document.title, addresses()]).toEqual(['We couldn’t load this page · Roost', []]);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(screen.queryByText(/page loaded/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.title).toBe('Homes · Roost'));
    expect(addresses()).toHaveLength(1);
  });

  test('PLAT-5: a loader that throws or hangs does the same', async () => {
    let outcome: () => Promise<unknown> = async () => {
      throw new Error('index is down');
    };
    const modules = {
      'mfe-search/routes': routesModule({
        id: 'search',
        loader: () => outcome() as never,
        Component: ({ data }) => <h1>{String(data)}</h1>,
      }),
    };
    const { report } = await renderSite({ path: '/search', modules, loaderLimitMs: 30 });
    expect(report.mock.calls[0]?.[0]).toMatchObject({ phase: 'loader', cause: new Error('index is down') });
    outcome = () => new Promise(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(report.mock.calls.map(([error]) => String((error as Error).cause))).toContainEqual(
        expect.stringContaining('took longer than 30 ms'),
      ),
    );
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('PLAT-5: a page that throws while it renders keeps the shell', async () => {
    const broken = routesModule({
      id: 'search',
      Component: () => {
        throw new Error('broken page');
      },
    });
    const { report } = await renderSite({ path: '/search', modules: { 'mfe-search/routes': broken } });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ remote: 'mfe-search', phase: 'render' });
  });

  test.each<[string, unknown]>([
    ['no list of routes', { routes: { search: true } }],
    ['a list of nothing', { routes: [null] }],
    ['another page', routesModule({ id: 'other', Component: () => null })],
    ['a page without a component', { routes: [{ ...search.routes[0]!, Component: undefined }] }],
    [
      'a head with an address that is none',
      { routes: [{ ...search.routes[0]!, head: () => ({ title: 'A', canonical: 'http://[' }) }] },
    ],
    ['a head with no list', { routes: [{ ...search.routes[0]!, head: () => ({ title: 'A', jsonLd: {} }) }] }],
    ['a loader that answers nothing', { routes: [{ ...search.routes[0]!, loader: async () => undefined }] }],
  ])('PLAT-3: of a version that exports %s the version before is shown, and it is reported', async (_what, module) => {
    const modules: Record<string, unknown> = { ...searchBox, 'mfe-search/routes': module };
    const fallBack = jest.fn(() => {
      const isFirst = modules['mfe-search/routes'] === module;
      modules['mfe-search/routes'] = search;
      return isFirst;
    });
    const { report } = await renderSite({ path: '/search', modules, fallBack });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Tahoe' })).toBeInTheDocument();
    expect(reportedOfSearch(report)).toHaveLength(1);
  });

  test('PLAT-3: the version before gets data of its own loader, where those of the newer one break it', async () => {
    const version = (data: unknown, Component: (props: { data: never }) => React.ReactNode) =>
      routesModule({ id: 'search', loader: async () => ({ type: 'data', data }), Component: Component as never });
    const modules: Record<string, unknown> = {
      ...searchBox,
      'mfe-search/routes': version(
        { places: { names: null } },
        ({ data }: { data: { places: { names: string[] } } }) => <h1>{data.places.names[0]}</h1>,
      ),
    };
    let isFirst = true;
    const fallBack = jest.fn((remote: string) => {
      if (remote !== 'mfe-search' || !isFirst) return false;
      isFirst = false;
      modules['mfe-search/routes'] = version({ names: ['Lake Tahoe'] }, ({ data }: { data: { names: string[] } }) => (
        <h1>{data.names[0]}</h1>
      ));
      return true;
    });
    await renderSite({ path: '/search', modules, fallBack });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Tahoe' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PLAT-3: a head that cannot be written leaves the page as it is', async () => {
    const module = routesModule({
      id: 'search',
      head: () => ({ title: 'A', description: Symbol('hostile') as never }),
      Component: () => <h1>Lake Tahoe</h1>,
    });
    await renderSite({ path: '/search', modules: { ...searchBox, 'mfe-search/routes': module } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Tahoe' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('PLAT-3: a page that throws where it says whether to reload is reported, and reloads', async () => {
    const loader = jest.fn(async ({ request }: LoaderContext) => ({
      type: 'data' as const,
      data: new URL(request.url).search,
    }));
    const shouldReload = () => {
      throw new Error('hostile');
    };
    const module = routesModule({
      id: 'search',
      loader,
      shouldReload,
      Component: ({ data }) => <h1>{String(data)}</h1>,
    });
    const { router, report } = await renderSite({
      path: '/search',
      modules: { ...searchBox, 'mfe-search/routes': module },
    });
    await act(() => router.navigate('/search?adults=2'));
    expect(screen.getByRole('heading', { level: 1, name: '?adults=2' })).toBeInTheDocument();
    expect(reportedOfSearch(report)).toHaveLength(1);
  });

  test('PLAT-5: booking that is down offers phone and mail', async () => {
    await renderSite({ path: '/booking?listingId=7' });
    const failure = within(screen.getByRole('alert'));
    expect(failure.getByRole('link', { name: TEST_CONFIG.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(failure.getByRole('link', { name: TEST_CONFIG.email })).toHaveAttribute(
      'href',
      `mailto:${TEST_CONFIG.email}`,
    );
  });

  test('ROUTE-12: a change of the query runs the loader again unless the page says no', async () => {
    const loader = jest.fn(async () => ({ type: 'data' as const, data: 'x' }));
    const modules = {
      'mfe-booking/routes': routesModule({
        id: 'booking',
        loader,
        Component: () => <h1>Book</h1>,
        shouldReload: ({ current, next }) =>
          current.searchParams.get('listingId') !== next.searchParams.get('listingId'),
      }),
    };
    const { router } = await renderSite({ path: '/booking?listingId=1', modules });
    await act(() => router.navigate('/booking?listingId=1&adults=2', { replace: true }));
    expect(loader).toHaveBeenCalledTimes(1);
    await act(() => router.navigate('/booking?listingId=2'));
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test('BOOK-2: a checkout page has a bare header with the phone and no footer', async () => {
    const modules = {
      'mfe-booking/routes': routesModule({ id: 'booking', frame: 'checkout', Component: () => <h1>Book</h1> }),
    };
    await renderSite({ path: '/booking', modules });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: TEST_CONFIG.phone })).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).queryByRole('search')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('shell', () => {
  test('PLAT-5: without the search remote its place is a plain form to the results page', async () => {
    await renderSite({ path: '/' });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(within(form).getByRole('searchbox', { name: 'Where' })).toHaveAttribute('name', 'query');
  });

  test('PLAT-5: the home page stands when services do not answer', async () => {
    await renderSite({ path: '/' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A whole place, the whole price');
    expect(screen.getByText(/couldn’t load destinations/)).toBeInTheDocument();
  });

  test('SRCH-1, TRUE-1: the home page leads to searches of places and kinds of homes', async () => {
    const home = {
      totalListings: 1234,
      destinations: [
        { name: 'Lake Tahoe', query: 'query=Lake+Tahoe', homes: 12, imageUrl: '/pictures/a.svg' },
        { name: 'Sedona', query: 'query=Sedona', homes: 1, withinMiles: 30, imageUrl: '/pictures/c.svg' },
      ],
      kinds: [{ title: 'Lakefront', query: 'amenities.View=Lake', homes: 3, imageUrl: '/pictures/b.svg' }],
    };
    await renderSite({ path: '/', api: async () => Response.json(home) });
    expect(screen.getByRole('link', { name: /Lake Tahoe/ })).toHaveAttribute('href', '/search?query=Lake+Tahoe');
    expect(screen.getByRole('link', { name: /Lakefront/ })).toHaveAttribute('href', '/search?amenities.View=Lake');
    expect(screen.getByText(/1,234 homes/)).toBeInTheDocument();
    expect(screen.getByText('12 homes')).toBeInTheDocument();
    expect(screen.getByText('1 home within 30 miles')).toBeInTheDocument();
  });

  test.each([['/nothing'], ['/vacation-rentals'], ['/search/deeper']])(
    'ROUTE-3: %s is a not-found page with ways on',
    async (path) => {
      await renderSite({ path });
      expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeInTheDocument();
      expect(
        within(screen.getByRole('main'))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/search', '/']);
    },
  );

  test('CONS-1: the footer opens the cookie preferences and leads only to pages that exist', async () => {
    const { store, router } = await renderSite({ path: '/help' });
    await userEvent.click(screen.getByRole('button', { name: 'Cookie preferences' }));
    expect(store.getState().ui.showPreferencesModal).toBe(true);
    for (const link of within(screen.getByRole('contentinfo')).getAllByRole('link')) {
      await act(() => router.navigate(link.getAttribute('href') ?? ''));
      expect(screen.queryByText('We couldn’t find this page')).not.toBeInTheDocument();
    }
  });

  test('UI-5: after a navigation the focus is on the new heading and its title is announced', async () => {
    const { router } = await renderSite({ path: '/', modules: { 'mfe-search/routes': search } });
    await act(() => router.navigate('/search'));
    expect(screen.getByRole('heading', { level: 1, name: 'Lake Tahoe' })).toHaveFocus();
    expect(screen.getByText('Lake Tahoe · Roost, page loaded')).toBeInTheDocument();
    expect(document.title).toBe('Lake Tahoe · Roost');
  });

  test('PLAT-4: pinned versions are named, with a way back', async () => {
    await renderSite({
      path: '/help',
      pins: [
        { remote: 'mfe-search', version: '1.4.0', missing: false },
        { remote: 'mfe-listing', version: '9.9.9', missing: true, note: 'withdrawn: it shows names' },
      ],
    });
    const badge = screen.getByRole('complementary');
    expect(badge).toHaveTextContent('Pinned: mfe-search 1.4.0, mfe-listing 9.9.9 (withdrawn: it shows names)');
    expect(within(badge).getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '?mfe=reset');
  });

  test('ROUTE-10: toasts go when the next page is on its way', async () => {
    const { store, router } = await renderSite({ path: '/help', modules: { 'mfe-search/routes': search } });
    act(() => {
      store.dispatch(toastShown({ text: 'Saved' }));
    });
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await act(() => router.navigate('/search'));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });
});
