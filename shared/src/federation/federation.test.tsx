import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FederationProvider, RemoteError, RemotePage, RemoteSlot } from './index.ts';
import { createStaticRuntime } from './runtime.ts';
import type { FederationRuntime } from './index.ts';

const HEART = { listing: { objectID: '1', headline: 'Home' }, initiatedFrom: 'search' as const };
const FavoriteButton = ({ listing }: { listing: { headline: string } }) => (
  <button type="button">Save {listing.headline}</button>
);

function Page({ runtime, children }: { runtime: FederationRuntime; children: ReactNode }) {
  return (
    <FederationProvider value={runtime}>
      <header>Header</header>
      {children}
    </FederationProvider>
  );
}

describe('slots', () => {
  // React tells the console of every error it caught; here they are the point.
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    consoleError.mockRestore();
  });

  const slot = <RemoteSlot name="mfe-favorites/FavoriteButton" props={HEART} fallback={<p>No hearts</p>} />;

  test('PLAT-1: a module that is there is rendered at once', () => {
    render(<Page runtime={createStaticRuntime({ 'mfe-favorites/FavoriteButton': { FavoriteButton } })}>{slot}</Page>);
    expect(screen.getByRole('button', { name: 'Save Home' })).toBeInTheDocument();
  });

  test('PLAT-1: a module that comes after its place is rendered, and React has nothing to complain of', async () => {
    const module = { FavoriteButton };
    let come = (_module: unknown): void => undefined;
    let loaded: unknown;
    const loading = new Promise<unknown>((resolve) => {
      come = resolve;
    });
    const runtime: FederationRuntime = { ...createStaticRuntime({}), peek: () => loaded, load: () => loading };
    const page = (title: string) => (
      <Page runtime={runtime}>
        <h1>{title}</h1>
        {slot}
      </Page>
    );
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    // React compares the places of the page with those of the render before the last.
    for (const title of ['before', 'after']) await act(async () => root.render(page(title)));
    expect(screen.getByText('No hearts')).toBeInTheDocument();
    await act(async () => {
      loaded = module;
      come(module);
    });
    expect(screen.getByRole('button', { name: 'Save Home' })).toBeInTheDocument();
    expect(consoleError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  test('PLAT-1: server HTML whose code is still to come stays while what is around it renders again', async () => {
    const pending: FederationRuntime = { ...createStaticRuntime({}), load: () => new Promise(() => undefined) };
    const there = createStaticRuntime({ 'mfe-favorites/FavoriteButton': { FavoriteButton } });
    const page = (runtime: FederationRuntime, headline: string) => (
      <Page runtime={runtime}>
        <RemoteSlot
          name="mfe-favorites/FavoriteButton"
          props={{ ...HEART, listing: { ...HEART.listing, headline } }}
          fallback={<p>No hearts</p>}
        />
      </Page>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(there, 'Home'));
    const { rerender } = render(page(pending, 'Home'), {
      container: document.body.appendChild(container),
      hydrate: true,
    });
    rerender(page(pending, 'Home'));
    await act(async () => undefined);
    expect(container).toHaveTextContent('Save Home');
    // What changes cannot be shown in the server's HTML.
    rerender(page(pending, 'Cabin'));
    await act(async () => undefined);
    expect(container).toHaveTextContent('No hearts');
    container.remove();
  });

  test.each(['while it renders', 'in an effect'])(
    'PLAT-3: a version that throws %s gives way to the one before, and is reported',
    async (where) => {
      const Broken = () => {
        useEffect(() => {
          throw new Error('broken release');
        });
        if (where === 'while it renders') throw new Error('broken release');
        return null;
      };
      let version = '2.0.0';
      const reported: RemoteError[] = [];
      const runtime: FederationRuntime = {
        ...createStaticRuntime({}, (error) => reported.push(error)),
        getVersion: () => version,
        peek: () => ({ FavoriteButton: version === '2.0.0' ? Broken : FavoriteButton }),
        fallBack: (_remote, failed) => {
          const isFirst = failed === '2.0.0';
          if (isFirst) version = '1.0.0';
          return isFirst;
        },
      };
      await act(async () => {
        render(<Page runtime={runtime}>{slot}</Page>);
      });
      expect(screen.getByRole('button', { name: 'Save Home' })).toBeInTheDocument();
      expect(reported).toMatchObject([{ remote: 'mfe-favorites', version: '2.0.0', phase: 'render' }]);
    },
  );

  test('PLAT-3: a version that throws in several places at once is the only one that is given up', async () => {
    let version = '3.0.0';
    const Broken = () => {
      throw new Error('broken release');
    };
    const reported: RemoteError[] = [];
    const runtime: FederationRuntime = {
      ...createStaticRuntime({}, (error) => reported.push(error)),
      getVersion: () => version,
      peek: () => ({ FavoriteButton: version === '3.0.0' ? Broken : FavoriteButton }),
      fallBack: (_remote, failed) => {
        if (failed === version) version = version === '3.0.0' ? '2.0.0' : '1.0.0';
        return true;
      },
    };
    await act(async () => {
      render(
        <Page runtime={runtime}>
          {slot}
          <RemoteSlot name="mfe-favorites/FavoriteButton" props={{ ...HEART }} fallback={<p>No hearts</p>} />
        </Page>,
      );
    });
    expect(screen.getAllByRole('button', { name: 'Save Home' })).toHaveLength(2);
    expect(version).toBe('2.0.0');
    expect(new Set(reported.map((error) => error.version))).toEqual(new Set(['3.0.0']));
  });

  test('PLAT-5: one that comes later takes the place of the loading state', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    const module = new Promise((resolve) => {
      arrive = resolve;
    });
    const runtime: FederationRuntime = { ...createStaticRuntime({}), load: () => module };
    await act(async () => {
      render(
        <Page runtime={runtime}>
          <RemoteSlot name="mfe-favorites/FavoriteButton" props={HEART} fallback={null} loading={<p>Loading</p>} />
        </Page>,
      );
    });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await act(async () => {
      arrive({ FavoriteButton });
    });
    expect(screen.getByRole('button', { name: 'Save Home' })).toBeInTheDocument();
  });

  test('PLAT-5: a remote that is not there costs its place only', async () => {
    const report = jest.fn();
    await act(async () => {
      render(<Page runtime={createStaticRuntime({}, report)}>{slot}</Page>);
    });
    expect(screen.getByText('No hearts')).toBeInTheDocument();
    expect(screen.getByText('Header')).toBeInTheDocument();
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ remote: 'mfe-favorites', name: 'RemoteError' });
  });

  test('PLAT-5: one that comes after it was given up on is shown all the same', async () => {
    const modules: Record<string, unknown> = {};
    const slow = Promise.reject(new RemoteError('mfe-favorites', '1.0.0', 'load', new Error('took too long')));
    slow.catch(() => undefined);
    let comes: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const report = jest.fn();
    const runtime = { ...createStaticRuntime(modules, report), load: () => slow, late: () => late };
    await act(async () => {
      render(<Page runtime={runtime}>{slot}</Page>);
    });
    expect(screen.getByText('No hearts')).toBeInTheDocument();
    expect(report).toHaveBeenCalledTimes(1);
    modules['mfe-favorites/FavoriteButton'] = { FavoriteButton };
    await act(async () => comes());
    expect(screen.getByRole('button', { name: 'Save Home' })).toBeInTheDocument();
    expect(screen.queryByText('No hearts')).not.toBeInTheDocument();
  });

  test('PLAT-9a: a component that throws is reported with its remote, version and cause, once', () => {
    const cause = new Error('broken heart');
    const report = jest.fn();
    const Broken = () => {
      throw cause;
    };
    const runtime = {
      ...createStaticRuntime({ 'mfe-favorites/FavoriteButton': { FavoriteButton: Broken } }, report),
      getVersion: () => '1.4.0',
    };
    render(<Page runtime={runtime}>{slot}</Page>);
    expect(screen.getByText('No hearts')).toBeInTheDocument();
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      remote: 'mfe-favorites',
      version: '1.4.0',
      phase: 'render',
      cause,
    });
  });

  test('PLAT-6: a module without the component of its name is a failure of the remote', () => {
    const report = jest.fn();
    render(<Page runtime={createStaticRuntime({ 'mfe-favorites/FavoriteButton': {} }, report)}>{slot}</Page>);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ phase: 'resolve' });
  });

  test('PLAT-5: try again loads again', async () => {
    const modules: Record<string, unknown> = {};
    const fallback = ({ error, retry }: { error: RemoteError; retry: () => void }) => (
      <button type="button" onClick={retry}>
        Retry {error.remote}
      </button>
    );
    await act(async () => {
      render(
        <Page runtime={createStaticRuntime(modules)}>
          <RemoteSlot name="mfe-favorites/FavoriteButton" props={HEART} fallback={fallback} />
        </Page>,
      );
    });
    modules['mfe-favorites/FavoriteButton'] = { FavoriteButton };
    await userEvent.click(screen.getByRole('button', { name: 'Retry mfe-favorites' }));
    expect(await screen.findByRole('button', { name: 'Save Home' })).toBeInTheDocument();
  });

  test('PLAT-5: on the server a slot that cannot be rendered leaves its place to the browser', () => {
    const runtime: FederationRuntime = {
      ...createStaticRuntime({}),
      peek: () => {
        throw new Error('not on the server');
      },
    };
    const html = renderToString(<Page runtime={runtime}>{slot}</Page>);
    expect(html).toContain('Header');
    expect(html).toContain('No hearts');
  });
});

describe('pages', () => {
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    consoleError.mockRestore();
  });

  const routes = (Component: (props: { data: { text: string } }) => ReactNode) =>
    createStaticRuntime({ 'mfe-search/routes': { routes: [{ id: 'search', Component }] } });
  const page = (data: { text: string }, routeId = 'search') => (
    <RemotePage
      remote="mfe-search"
      routeId={routeId}
      data={data}
      loading={null}
      fallback={({ error }) => <p>Failed: {error.phase}</p>}
    />
  );

  test('PLAT-1: a page gets the data of its loader', () => {
    render(
      <Page
        runtime={routes(({ data }) => (
          <h1>{data.text}</h1>
        ))}
      >
        {page({ text: 'Lake Tahoe' })}
      </Page>,
    );
    expect(screen.getByRole('heading', { name: 'Lake Tahoe' })).toBeInTheDocument();
  });

  test('PLAT-5: a page that broke on its data gets a new chance with new data', () => {
    const runtime = routes(({ data }) => {
      if (data.text === 'bad') throw new Error('cannot show this');
      return <h1>{data.text}</h1>;
    });
    const { rerender } = render(<Page runtime={runtime}>{page({ text: 'bad' })}</Page>);
    expect(screen.getByText('Failed: render')).toBeInTheDocument();
    rerender(<Page runtime={runtime}>{page({ text: 'good' })}</Page>);
    expect(screen.getByRole('heading', { name: 'good' })).toBeInTheDocument();
  });

  test('PLAT-3: an error that throws when it is asked for its words costs its own place only', () => {
    const silent = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('in the message');
      },
    });
    render(
      <Page
        runtime={routes(() => {
          throw silent;
        })}
      >
        {page({ text: 'x' })}
      </Page>,
    );
    expect(screen.getByText('Header')).toBeInTheDocument();
    expect(screen.getByText('Failed: render')).toBeInTheDocument();
  });

  test('PLAT-6: a route that the remote does not have is a failure, not a blank page', () => {
    render(
      <Page
        runtime={routes(() => (
          <h1>x</h1>
        ))}
      >
        {page({ text: 'x' }, 'other')}
      </Page>,
    );
    expect(screen.getByText('Failed: resolve')).toBeInTheDocument();
  });
});
