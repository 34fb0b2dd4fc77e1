import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useSyncExternalStore } from 'react';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import { TRACK_EVENT } from '@roost/shared/analytics/track';
import { useLocation } from '@roost/shared/router';
import { queries } from '@roost/shared/query';
import { windowResized } from '@roost/shared/state';
import { resultsMapSlice } from '../../state/results-map.ts';
import { FakeMap, installFakeMaps } from '../../testing/fake-maps.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { buildCard, buildSearch } from '../../testing/search-data.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { getBox, isSameView } from './view.ts';

const mockFar = {
  objectID: '9',
  Headline: 'Far Point',
  _geoloc: { lat: 39.3, lng: -120.2 },
  'Average Per Night': 100,
  fees: {},
};
/** The index, which is asked for homes beyond the page. */
const mockIndex = { isUp: true, asked: [] as unknown[] };
jest.mock('@roost/shared/clients/search-index', () => ({
  ...jest.requireActual<object>('@roost/shared/clients/search-index'),
  createSearchIndexClient: () => ({
    pick: (queriesAsked: unknown[]) => {
      mockIndex.asked.push(queriesAsked);
      return mockIndex.isUp ? Promise.resolve(queriesAsked.map(() => [mockFar])) : Promise.reject(new Error('away'));
    },
    getListings: () => Promise.resolve({ hits: [], missing: [] }),
  }),
}));

const CARDS = [
  buildCard(),
  buildCard({
    id: '7',
    headline: 'Cedar Point',
    point: { lat: 38.9, lng: -119.95 },
    price: { totalCents: 120_000, averageCents: 30_000 },
  }),
];
const SIZE = { width: 800, height: 700 };
const drawn = jest.fn();

/** The page as its loader would give it for the address. */
function Page() {
  const { search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const data = buildSearch(`/search${search}`, { total: CARDS.length, cards: CARDS });
  return (
    <>
      <div ref={list}>
        {CARDS.map((card) => (
          <p key={card.id} data-home={card.id}>
            {card.place} {card.id}
          </p>
        ))}
      </div>
      <MapCanvas dark={false} data={data} state={data.state} list={list} begun={null} onLook={drawn} />
    </>
  );
}

/** A page of a larger search: the other homes are asked of the index. */
function LargePage({ more }: { more: number }) {
  const { search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const data = buildSearch(`/search${search}`, { total: CARDS.length + more, cards: CARDS, queryID: 'a'.repeat(32) });
  return <MapCanvas dark={false} data={data} state={data.state} list={list} begun={null} onLook={drawn} />;
}

async function show(at: string) {
  const page = await renderPage(<Page />, at);
  const map = FakeMap.latest;
  if (!map) throw new Error('no map');
  const box = () => readSearch(new URL(page.address(), 'http://localhost').searchParams).boundingBox;
  return { ...page, map, box, drag: (lat: number, lng: number) => act(() => map.drag(lat, lng)) };
}
const pin = (name: RegExp) => screen.getByRole('button', { name });
/** The heart is another remote's and suspends before it falls back. */
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(pin(name), { detail: 1 });
  });
const pressEnter = () =>
  act(async () => {
    fireEvent.click(document.activeElement ?? document.body, { detail: 0 });
  });
const rest = () =>
  act(
    () =>
      new Promise((done) => {
        setTimeout(done, 450);
      }),
  );

beforeEach(() => {
  installFakeMaps();
  queries.invalidate('mfe-search/pins/');
  Object.assign(mockIndex, { isUp: true, asked: [] });
});

test('SRCH-15: the fit to the homes, pauses and resizing start no search', async () => {
  const { map, address } = await show('/search?query=Lake+Tahoe&view=map');
  expect(map.cameras).toHaveLength(1);
  expect(drawn).toHaveBeenCalledWith('drawn');
  act(() => map.idle());
  await rest();
  expect(address()).toBe('/search?query=Lake+Tahoe&view=map');
});

test('SRCH-15: a moved map searches after a pause, from the first page, and stays where the guest put it', async () => {
  const { map, address, box, drag } = await show('/search?query=Lake+Tahoe&page=3&view=map');
  drag(0.2, 0);
  drag(0.2, 0.1);
  expect(box()).toBeNull();
  await waitFor(() => expect(box()).not.toBeNull());
  expect(box()).toEqual(
    getBox({ center: map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 }, zoom: map.getZoom() ?? 0 }, SIZE),
  );
  expect(address()).not.toContain('page=');
  expect(address()).toContain('query=Lake+Tahoe');
  expect(map.cameras).toHaveLength(1);
});

type DeferredResults = {
  subscribe: (listener: () => void) => () => void;
  get: () => string;
  arrive: (href: string) => void;
};
/** Results that come when the test says so. */
function makeDeferredResults(href: string): DeferredResults {
  let now = href;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => now,
    arrive: (next) => {
      now = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * The page while results are on their way: the map has those that have arrived, the address is already the next one.
 */
function DeferredPage({ late }: { late: DeferredResults }) {
  const { pathname, search } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(late.subscribe, late.get);
  const data = buildSearch(shown, { total: CARDS.length, cards: CARDS });
  return (
    <MapCanvas
      dark={false}
      data={data}
      state={buildSearch(`${pathname}${search}`).state}
      list={list}
      begun={null}
      onLook={drawn}
    />
  );
}

test('SRCH-15: a map that is moved on while results load stays where the guest put it, in whichever order they come', async () => {
  const late = makeDeferredResults('/search?view=map');
  const { router, address } = await renderPage(<DeferredPage late={late} />, late.get());
  const map = FakeMap.latest;
  if (!map) throw new Error('no map');
  const arrive = (href: string) => act(async () => late.arrive(href));
  const searched: string[] = [];
  for (const step of [0.2, 0.3, 0.4]) {
    act(() => map.drag(step, 0));
    await waitFor(() => {
      expect(address()).toContain('boundingBox');
      expect(searched).not.toContain(address());
    });
    searched.push(address());
  }
  act(() => map.drag(0.1, 0.1));
  const at = () => map.getCenter()?.toJSON();
  const place = at();
  for (const index of [0, 2, 1, 2]) {
    await arrive(searched[index] ?? '');
    expect(at()).toEqual(place);
  }
  await waitFor(() => expect(searched).not.toContain(address()));
  await arrive(address());
  expect(at()).toEqual(place);
  expect(map.cameras).toHaveLength(1);
  // Back is no move of the guest's: the map follows.
  await act(() => router.navigate(-1));
  await arrive(address());
  expect(map.cameras).toHaveLength(2);
});

test('SRCH-15: homes that load after the guest began to move do not move the map back', async () => {
  const late = makeDeferredResults('/search?view=map');
  const { address } = await renderPage(<DeferredPage late={late} />, late.get());
  const map = FakeMap.latest;
  if (!map) throw new Error('no map');
  act(() => map.drag(0.2, 0));
  const place = map.getCenter()?.toJSON();
  act(() => late.arrive('/search?query=Tahoe&view=map'));
  expect(map.getCenter()?.toJSON()).toEqual(place);
  await waitFor(() => expect(address()).toContain('boundingBox'));
  expect(map.getCenter()?.toJSON()).toEqual(place);
});

test('ROUTE-12: back brings each area back on the map, and moves nothing else', async () => {
  const { map, router, box, drag } = await show('/search?view=map');
  const [fitted] = map.cameras;
  drag(0.2, 0);
  await waitFor(() => expect(box()).not.toBeNull());
  const first = box();
  const firstView = { center: map.getCenter()?.toJSON() ?? { lat: 0, lng: 0 }, zoom: map.getZoom() ?? 0 };
  drag(0.3, 0);
  await waitFor(() => expect(box()).not.toEqual(first));
  await act(() => router.navigate(-1));
  const returned = map.cameras.at(-1);
  expect(returned && isSameView(returned, firstView)).toBe(true);
  await act(() => router.navigate(-1));
  expect(map.cameras.at(-1)).toEqual(fitted);
  await rest();
  expect(box()).toBeNull();
});

test('SRCH-15: paging keeps area and map', async () => {
  const { map, router, address } = await show('/search?boundingBox=39.4,-119.8,38.8,-120.3&view=map');
  expect(map.cameras).toHaveLength(1);
  await act(() => router.navigate('/search?boundingBox=39.4,-119.8,38.8,-120.3&page=2&view=map'));
  await rest();
  expect(map.cameras).toHaveLength(1);
  expect(address()).toContain('boundingBox=39.4,-119.8,38.8,-120.3&page=2');
});

test('SRCH-15: without "search as I move" a button searches the area', async () => {
  const { box, drag } = await show('/search?view=map');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }));
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  drag(0.2, 0);
  await rest();
  expect(box()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
  expect(box()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
});

test('SRCH-15: pins say price and headline; a press opens the window of the home, another home replaces it, Escape closes it', async () => {
  const { store } = await show('/search?view=map');
  await press(/^\$1,200 total with taxes, Cedar Point/);
  expect(store.read(resultsMapSlice)).toMatchObject({ selectedHit: '7', mapInfowindowClicked: true });
  const window = within(screen.getByRole('group', { name: 'On the map: Cedar Point' }));
  expect(window.getByRole('link', { name: 'Cedar Point' })).toBeInTheDocument();
  expect(window.getByText('$1,200', { exact: false })).toBeInTheDocument();
  await press(/Waterline House/);
  expect(screen.getByRole('group', { name: 'On the map: Waterline House' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(store.read(resultsMapSlice)).toMatchObject({ selectedHit: null, mapInfowindowClicked: false });
});

test('STACK-3, SRCH-15: homes beyond the page are on the map, asked for once; without an answer those of the page are', async () => {
  const { router } = await renderPage(<LargePage more={1} />, '/search?query=Lake+Tahoe&view=map');
  expect(await screen.findByRole('button', { name: /Far Point/ })).toBeInTheDocument();
  await act(() => router.navigate('/search?query=Lake+Tahoe&page=2&view=map'));
  expect(pin(/Far Point/)).toBeInTheDocument();
  expect(mockIndex.asked).toHaveLength(1);
  mockIndex.isUp = false;
  await act(() => router.navigate('/search?query=Moab&view=map'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Far Point/ })).not.toBeInTheDocument());
  expect(pin(/Waterline House/)).toBeInTheDocument();
});

test('SRCH-20: a home opened on the map is told with its place and the name of the results, and nothing is kept before consent', async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  window.addEventListener(TRACK_EVENT, listen);
  await renderPage(<LargePage more={0} />, '/search?query=Lake+Tahoe&page=2&view=map');
  await waitFor(async () => {
    await press(/Cedar Point/);
    expect(told).toContainEqual({
      name: 'Product Clicked',
      properties: { product_id: '7', query_id: 'a'.repeat(32), position: 26 },
    });
  });
  window.removeEventListener(TRACK_EVENT, listen);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.cookie).toBe('');
});

test('UI-5: pins are one tab stop; arrow keys move, Enter opens and moves the focus, Escape returns it', async () => {
  await show('/search?view=map');
  act(() => pin(/Waterline/).focus());
  expect(pin(/Cedar/)).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{ArrowRight}');
  expect(pin(/Cedar/)).toHaveFocus();
  await pressEnter();
  expect(screen.getByRole('link', { name: 'Cedar Point' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(pin(/Cedar/)).toHaveFocus();
});

test('SRCH-15: a card under the pointer highlights its pin', async () => {
  const { store } = await show('/search?view=map');
  await userEvent.hover(screen.getByText('Tahoe City 7'));
  expect(pin(/Cedar/).className).toContain('on');
  await userEvent.unhover(screen.getByText('Tahoe City 7'));
  expect(pin(/Cedar/).className.split(' ')).not.toContain('on');
  expect(store.read(resultsMapSlice).selectedHit).toBeNull();
});

test('ROUTE-12: the view of an address is exactly its box', async () => {
  const view = { center: { lat: 39.1, lng: -120 }, zoom: 11 };
  const { map } = await show(
    searchHref({ ...readSearch(new URLSearchParams()), view: 'map', boundingBox: getBox(view, SIZE) }),
  );
  const [shown] = map.cameras;
  expect(shown && isSameView(shown, view)).toBe(true);
});

test('SRCH-15: on a narrow map the window is docked, and keys, buttons and swipes go to the neighbors', async () => {
  const { store } = await show('/search?view=map');
  act(() => {
    store.dispatch(windowResized({ width: 390, height: 800 }));
  });
  await press(/Cedar Point/);
  const docked = screen.getByRole('group', { name: 'On the map: Cedar Point' });
  expect(within(docked).getByText(/2 of 2/)).toBeInTheDocument();
  await userEvent.click(within(docked).getByRole('button', { name: 'Next home' }));
  expect(store.read(resultsMapSlice).selectedHit).toBe('41827');
  const window = screen.getByRole('group', { name: 'On the map: Waterline House' });
  const finger = (clientX: number, clientY: number) => ({ changedTouches: [{ clientX, clientY }], touches: [{}] });
  act(() => {
    fireEvent.touchStart(window, finger(200, 50));
    fireEvent.touchEnd(window, finger(190, 160));
  });
  expect(store.read(resultsMapSlice).selectedHit).toBe('41827');
  act(() => {
    fireEvent.touchStart(window, finger(200, 50));
    fireEvent.touchEnd(window, finger(100, 60));
  });
  expect(store.read(resultsMapSlice).selectedHit).toBe('7');
});
