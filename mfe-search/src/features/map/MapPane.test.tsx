import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { MapPreview } from '../../api/map-preview.ts';
import { buildSearch } from '../../testing/search-data.ts';
import { MapPane } from './MapPane.tsx';
import type { MapLook, ResultsMapProps } from './results-map-props.ts';

/** The map's chunk: how often it was asked for, and what the map got. */
const mockMap = { asked: 0, props: [] as ResultsMapProps[] };
jest.mock('./lazy-map.ts', () => ({
  isMapAsked: () => mockMap.asked > 0,
  loadMap: () => {
    mockMap.asked += 1;
    const ResultsMap = (props: ResultsMapProps) => {
      mockMap.props.push(props);
      return <p>the map</p>;
    };
    return Promise.resolve({ ResultsMap });
  },
}));

const PREVIEW: MapPreview = {
  src: 'https://maps.example/maps/api/staticmap?center=39,-120',
  center: { lat: 39, lng: -120 },
  zoom: 10,
  pins: [
    { x: 10, y: -20, face: { type: 'price', key: '7', headline: 'Cedar Point', price: { averageCents: 30_000 } } },
    { x: 50, y: 60, face: { type: 'cluster', key: 'cluster-9', homes: 3, price: { averageCents: 20_000 } } },
  ],
};
const setWindow = (isPhone: boolean) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: isPhone && query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });

/** The pane as the page has it, with the look that the map told. */
async function show(mapPreview: MapPreview | null = PREVIEW) {
  const data = { ...buildSearch('/search?query=Lake+Tahoe&view=map'), ...(mapPreview && { mapPreview }) };
  const list = createRef<HTMLElement>();
  let look: MapLook = 'waiting';
  const pane = () => <MapPane data={data} state={data.state} list={list} look={look} onLook={tell} />;
  const tell = (next: MapLook) => {
    look = next;
    page.rerender(pane());
  };
  const page = render(pane());
  await act(async () => undefined);
  return { draw: () => act(async () => mockMap.props.at(-1)?.onLook('drawn')) };
}
const pin = () => screen.getByRole('button', { name: /Cedar Point/ });
const taken = () => mockMap.props.at(-1)?.begun?.gestures.take();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(mockMap, { asked: 0, props: [] });
  setWindow(true);
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => jest.useRealTimers());

test('SRCH-15: a phone has the picture and its pins, and asks for the map when the page has been at rest', async () => {
  await show();
  expect(pin()).toHaveTextContent('$300');
  expect(screen.getByRole('button', { name: /^3 from \$200/ })).toBeInTheDocument();
  // A page whose picture is still on its way is not at rest.
  await act(async () => jest.advanceTimersByTime(20_000));
  expect(mockMap.asked).toBe(0);
  await act(async () => fireEvent.load(document.images[0] as HTMLImageElement));
  await act(async () => jest.advanceTimersByTime(1999));
  expect(mockMap.asked).toBe(0);
  await act(async () => jest.advanceTimersByTime(1));
  expect(mockMap.asked).toBe(1);
  expect(pin()).toBeInTheDocument();
});

test('SRCH-15: a press on a pin asks for the map, which opens that home', async () => {
  const { draw } = await show();
  await act(async () => fireEvent.click(pin(), { detail: 1 }));
  expect(mockMap.asked).toBe(1);
  await draw();
  expect(screen.queryByRole('button', { name: /Cedar Point/ })).not.toBeInTheDocument();
  expect(mockMap.props.at(-1)?.begun?.view).toMatchObject({ center: PREVIEW.center, zoom: 10 });
  expect(taken()).toMatchObject({ press: { key: '7', byKeyboard: false }, by: { x: 0, y: 0 } });
  // What is done is not done again.
  expect(taken()).toMatchObject({ press: null });
});

test('SRCH-15: a drag of the picture goes on while the map loads, and moves the map as far', async () => {
  const { draw } = await show();
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      pin(),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1, isPrimary: true }),
    );
  await act(async () => {
    point('pointerdown', 100, 100);
    point('pointermove', 130, 90);
  });
  await draw();
  // What stands under a finger is not replaced.
  expect(mockMap.props.at(-1)?.begun?.isHeld).toBe(true);
  expect(pin()).toBeInTheDocument();
  await act(async () => point('pointerup', 140, 80));
  expect(mockMap.props.at(-1)?.begun?.isHeld).toBe(false);
  expect(taken()?.by).toEqual({ x: 40, y: -20 });
});

test('UI-5: the pin that has the focus is known to the map', async () => {
  const { draw } = await show();
  await act(async () => pin().focus());
  expect(mockMap.asked).toBe(1);
  await draw();
  expect(taken()?.focus).toBe('7');
});

test('GEO-3: the map is asked for at once where the picture does not come', async () => {
  await show();
  await act(async () => fireEvent.error(document.images[0] as HTMLImageElement));
  expect(mockMap.asked).toBe(1);
});

test.each([
  ['a wide window', false, PREVIEW],
  ['a page that the server drew no map for', true, null],
])('SRCH-15: %s asks for the map at once', async (_, isPhone, preview) => {
  setWindow(isPhone);
  await show(preview);
  expect(mockMap.asked).toBe(1);
  expect(screen.queryByRole('button', { name: /Cedar Point/ })).not.toBeInTheDocument();
});

test('SRCH-15, TRUE-1: the map, which hides the list on phones, says how many homes it shows and what their prices are', async () => {
  const { draw } = await show();
  const summary = () => screen.getByText(/^Prices: /).parentElement;
  expect(summary()).toHaveTextContent(/^[\d,]+ homes?Prices: (total with taxes|a night before fees)$/);
  await act(async () => fireEvent.click(pin(), { detail: 1 }));
  await draw();
  expect(summary()).toBeInTheDocument();
});
