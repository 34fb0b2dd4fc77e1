import { render, screen } from '@testing-library/react';
import { act, Component, startTransition, use } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FederationProvider, RemotePage, RemoteSlot } from '@roost/shared/federation';
import type { FederationRuntime, RemoteError } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { watchSuspended } from './suspended-regions.ts';
import type { SuspendedTools } from './suspended-regions.ts';

const never = new Promise<never>(() => undefined);
const HEART = { listing: { objectID: '1', headline: 'Home' }, initiatedFrom: 'search' as const };
const Good = () => <p>Good</p>;
const Waits = () => use(never);

/** A remote whose version 2.0.0 does what the test says, before 1.0.0. */
function hostile(Bad: (props: { data: string }) => ReactNode) {
  let version = '2.0.0';
  const reported: RemoteError[] = [];
  const modules = () => {
    const Content = version === '2.0.0' ? Bad : Good;
    return { FavoriteButton: Content, routes: [{ id: 'page', Component: Content }] };
  };
  const runtime: FederationRuntime = {
    ...createStaticRuntime({}, (error) => !reported.includes(error) && reported.push(error)),
    getVersion: () => version,
    peek: modules,
    fallBack: (_remote, failed) => {
      const known = failed === '2.0.0';
      if (known) version = '1.0.0';
      return known;
    },
  };
  return { runtime, reported };
}

const Hearts = ({ runtime }: { runtime: FederationRuntime }) => (
  <FederationProvider value={runtime}>
    <RemoteSlot
      name="mfe-favorites/FavoriteButton"
      props={HEART}
      fallback={<p>No hearts</p>}
      loading={<p>Loading</p>}
    />
    <RemoteSlot name="mfe-favorites/FavoriteButton" props={HEART} fallback={<p>No hearts</p>} />
  </FederationProvider>
);

const getPage = (runtime: FederationRuntime) => (data: string) => (
  <FederationProvider value={runtime}>
    <RemotePage remote="mfe-favorites" routeId="page" data={data} fallback={<p>Failed</p>} loading={null} />
  </FederationProvider>
);

describe('regions that stay suspended', () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    document.head.replaceChildren();
    document.cookie = 'roost_avoid=; path=/; max-age=0';
  });
  const watch = (tools: Partial<SuspendedTools> = {}) => {
    const reload = jest.fn();
    stop = watchSuspended({
      isReplaceable: (_remote, version) => version === '2.0.0',
      wanted: () => null,
      reload,
      ...tools,
    });
    return reload;
  };
  const show = async (runtime: FederationRuntime) =>
    (await act(async () => render(<Hearts runtime={runtime} />))).container;
  /** In steps, because React renders when `act` ends. */
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += 500) await act(() => jest.advanceTimersByTimeAsync(500));
  };

  test.each(['with its first render', 'with hydration'])(
    'PLAT-3: a version that waits for ever %s gives way to the one before, and is reported once',
    async (when) => {
      const { runtime, reported } = hostile(Waits);
      const container = document.body.appendChild(document.createElement('div'));
      const hydrate = when === 'with hydration';
      if (hydrate)
        container.innerHTML = renderToString(<Hearts runtime={{ ...runtime, peek: hostile(Good).runtime.peek }} />);
      await act(async () => void render(<Hearts runtime={runtime} />, { container, hydrate }));
      const reload = watch();
      await pass(2000);
      expect(reported).toEqual([]);
      await pass(6000);
      expect(screen.getAllByText('Good')).toHaveLength(2);
      expect(reported).toMatchObject([{ remote: 'mfe-favorites', version: '2.0.0', phase: 'render' }]);
      expect(document.cookie).toBe('roost_avoid=mfe-favorites@2.0.0');
      expect(reload).not.toHaveBeenCalled();
      container.remove();
    },
  );

  test('PLAT-3: a later page that never finishes is shown by the older version', async () => {
    const { runtime, reported } = hostile(({ data }) => (data === 'second' ? use(never) : <p>First</p>));
    let wanted = 'first';
    const page = getPage(runtime);
    const { rerender } = render(page(wanted));
    watch({ wanted: () => ({ remote: 'mfe-favorites', data: wanted }) });
    await pass(10_000);
    expect(screen.getByText('First')).toBeInTheDocument();
    wanted = 'second';
    await act(async () => startTransition(() => rerender(page(wanted))));
    await pass(7000);
    expect(screen.getByText('Good')).toBeInTheDocument();
    expect(reported).toMatchObject([{ version: '2.0.0' }]);
  });

  test.each([
    ['its own', { src: '/_remotes/mfe-favorites/2.0.0/js/part.js' }],
    ["the page's", { src: '/_host/a/js/dialogs.js', 'data-webpack': 'roost_host:dialogs' }],
  ])('PLAT-3: nothing is given up while code of it is on its way: %s', async (_whose, attributes) => {
    const { runtime, reported } = hostile(Waits);
    await show(runtime);
    const script = document.head.appendChild(document.createElement('script'));
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    watch();
    await pass(20_000);
    expect(reported).toEqual([]);
    script.remove();
    await pass(7000);
    expect(screen.getAllByText('Good')).toHaveLength(2);
  });

  test('PLAT-3: nothing is given up while the page or the machine is busy', async () => {
    const { runtime, reported } = hostile(Waits);
    await show(runtime);
    const idle: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (tell: () => void) => idle.push(tell) });
    watch();
    await pass(60_000);
    expect(reported).toEqual([]);
    Object.assign(window, { requestIdleCallback: (tell: () => void) => setTimeout(tell) });
    await pass(9000);
    expect(reported).toMatchObject([{ version: '2.0.0' }]);
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('PLAT-3: a page that is loaded again meanwhile gets its full time again', async () => {
    const { runtime, reported } = hostile(({ data }) => (data === 'first' ? <p>First</p> : use(never)));
    let wanted = 'first';
    const page = getPage(runtime);
    const { rerender } = render(page(wanted));
    watch({ wanted: () => ({ remote: 'mfe-favorites', data: wanted }) });
    await pass(1500);
    for (const next of ['second', 'third', 'fourth', 'fifth']) {
      wanted = next;
      await act(async () => startTransition(() => rerender(page(wanted))));
      await pass(4000);
    }
    expect(reported).toEqual([]);
    await pass(6000);
    expect(reported).toMatchObject([{ version: '2.0.0' }]);
  });

  test.each([
    [1, 'that another can stand in for', true],
    [0, 'without another', false],
  ])(
    'PLAT-3: React that does not go on any more: %i loads of a page anew, for a version %s',
    async (loads, _what, is) => {
      const { runtime, reported } = hostile(Waits);
      await show(runtime);
      const reload = watch({ isReplaceable: () => is });
      const stuck = jest.spyOn(Component.prototype, 'setState').mockImplementation(() => undefined);
      await pass(10_000);
      stuck.mockRestore();
      expect(reported).toMatchObject([{ version: '2.0.0' }]);
      expect(reload).toHaveBeenCalledTimes(loads);
    },
  );
});
