import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LISTING } from '../../testing/listing-data.ts';
import { getAreaBounds } from './area-bounds.ts';
import { LazyMap } from './LazyMap.tsx';

const AREA = LISTING.location;
const MAPS = { apiUrl: 'https://maps.example', apiKey: 'key' };
const FAILED = 'We couldn’t load the map.';
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script')].filter(({ src }) => src.includes('/maps/api/js'));
let scrollNear: () => void;

beforeEach(() => {
  document.head.replaceChildren();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: jest.fn(),
      unobserve: jest.fn(),
      disconnect: jest.fn(),
      takeRecords: () => [],
      root: null,
      rootMargin: '',
      thresholds: [],
    };
    scrollNear = () =>
      callback([{ isIntersecting: true } as IntersectionObserverEntry], observer as unknown as IntersectionObserver);
    return observer as unknown as IntersectionObserver;
  });
  for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('GEO-3: the map is not in the HTML, and loads from the configured address when a guest scrolls near it', async () => {
  expect(renderToString(<LazyMap area={AREA} maps={MAPS} name="Carnelian Bay" />)).not.toContain('script');
  render(<LazyMap area={AREA} maps={MAPS} name="Carnelian Bay" />);
  expect(scripts()).toHaveLength(0);
  act(() => scrollNear());
  expect(await screen.findByText('Loading the map…')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip map' })).toHaveAttribute('href', '#after-map');
  expect(scripts().map(({ src }) => new URL(src).origin)).toEqual([MAPS.apiUrl]);
});

test('GEO-3: a script that does not load leaves a sentence after 12 seconds', async () => {
  render(<LazyMap area={AREA} maps={MAPS} name="Carnelian Bay" />);
  jest.useFakeTimers();
  await act(async () => {
    scrollNear();
    await jest.advanceTimersByTimeAsync(10);
  });
  await act(async () => {
    await jest.advanceTimersByTimeAsync(12_000);
  });
  expect(screen.getByText(FAILED)).toBeInTheDocument();
});

test.each([0, 39, -60])('GEO-4: at latitude %i the whole circle is in view', (lat) => {
  const { north, south, east, west } = getAreaBounds({ lat, lng: -120, radiusMetres: 800 });
  const metres = (degrees: number) => degrees * 111_320;
  expect(metres(north - south) / 2).toBeGreaterThan(800);
  expect((metres(east - west) / 2) * Math.cos((lat * Math.PI) / 180)).toBeGreaterThan(800);
});
