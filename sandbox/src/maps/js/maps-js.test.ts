/** @jest-environment jsdom */
import { act, createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CircleF, GoogleMap, MarkerF, OverlayViewF, useLoadScript } from '@react-google-maps/api';
import { mapsScript } from './assets.ts';

const ORIGIN = 'https://maps.example';
const CENTER = { lat: 39.2, lng: -120.1 };
let container: HTMLElement;
let root: Root;
let requested: string[];

/** Stands in front of the network: a script tag of the maps' origin runs what the sandbox serves. */
function serveScripts(): void {
  requested = [];
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(ORIGIN)) continue;
      requested.push(node.src);
      Object.defineProperty(document, 'currentScript', { value: node, configurable: true });
      new Function(mapsScript()).call(window);
      Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
    }
  }).observe(document.head, { childList: true });
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom lays nothing out: the map has a size all the same.
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { get: () => 600, configurable: true },
    clientHeight: { get: () => 320, configurable: true },
  });
  serveScripts();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterAll(() => act(() => root.unmount()));

const LIBRARIES: 'places'[] = ['places'];
let onMap: google.maps.Map | null = null;
function Page({ radius }: { radius: number }) {
  const { isLoaded } = useLoadScript({
    googleMapsApiKey: 'local',
    apiUrl: ORIGIN,
    libraries: LIBRARIES,
    language: 'en',
  });
  if (!isLoaded) return null;
  return createElement(
    GoogleMap,
    {
      onLoad: (map: google.maps.Map) => {
        onMap = map;
        map.fitBounds({ north: 39.22, south: 39.18, east: -120.07, west: -120.13 }, 10);
      },
    },
    createElement(CircleF, { center: CENTER, radius }),
    createElement(MarkerF, { position: CENTER, title: 'Dock' }),
    createElement(
      OverlayViewF,
      { position: CENTER, mapPaneName: 'overlayMouseTarget' },
      createElement('button', null, '$412'),
    ),
  );
}
async function show(radius: number): Promise<void> {
  await act(async () => {
    root.render(createElement(StrictMode, null, createElement(Page, { radius })));
  });
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });
}

test('GEO-3: the real React wrapper runs on the stand-in: script, map, circle, marker and overlay', async () => {
  await show(800);
  expect(requested).toHaveLength(1);
  const asked = new URL(requested[0] ?? '');
  expect(asked.pathname).toBe('/maps/api/js');
  expect(asked.searchParams.get('callback')).toBe('initMap');
  expect(container.querySelector('[role=region][aria-label=Map]')).not.toBeNull();
  expect(container.querySelectorAll('path.leaflet-interactive').length).toBe(1);
  expect(container.querySelector('.gm-pin')?.getAttribute('title')).toBe('Dock');
  expect(container.querySelector('button')?.textContent).toBe('$412');
  expect(container.querySelector('a[aria-label="Zoom in"]')).not.toBeNull();
  expect([...container.querySelectorAll('img')].every((tile) => tile.src.startsWith(`${ORIGIN}/maps/tiles/`))).toBe(
    true,
  );
  expect(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href).toBe(`${ORIGIN}/maps/api/js/map.css`);
  expect(Reflect.get(window, 'L')).toBeUndefined();
});

test('GEO-3: the fitted area is what the map shows, and places come out as they went in', () => {
  const bounds = onMap?.getBounds();
  expect(bounds?.contains(CENTER)).toBe(true);
  expect(bounds?.contains({ lat: 39.22, lng: -120.13 })).toBe(true);
  const { lat, lng } = new google.maps.LatLng(39.2, 239.9);
  expect([lat(), Math.round(lng() * 10) / 10]).toEqual([39.2, -120.1]);
  expect(new google.maps.LatLngBounds().isEmpty()).toBe(true);
  expect(new google.maps.LatLngBounds().extend(CENTER).extend({ lat: 40, lng: -119 }).toJSON()).toEqual({
    south: 39.2,
    west: -120.1,
    north: 40,
    east: -119,
  });
});

test('GEO-3: changed properties reach the map once, and leaving takes everything off it', async () => {
  await show(400);
  expect(container.querySelectorAll('path.leaflet-interactive').length).toBe(1);
  const heard: string[] = [];
  const listener = google.maps.event.addListener(onMap as google.maps.Map, 'zoom_changed', () => heard.push('zoom'));
  onMap?.setZoom(9);
  listener.remove();
  onMap?.setZoom(10);
  expect(heard).toEqual(['zoom']);
  expect(onMap?.getZoom()).toBe(10);
  await act(async () => {
    root.render(null);
  });
  expect(container.querySelector('.gm-map')).toBeNull();
});

test('GEO-3: geocoder and predictions answer with objects, and with a status when the service is down', async () => {
  const answers: Record<string, unknown> = {
    '/maps/api/geocode/json': {
      status: 'OK',
      results: [
        {
          geometry: {
            location: CENTER,
            viewport: { northeast: { lat: 40, lng: -119 }, southwest: { lat: 39, lng: -121 } },
          },
        },
      ],
    },
    '/maps/api/place/autocomplete/json': { status: 'OK', predictions: [{ description: 'Lake Tahoe', place_id: 'x' }] },
  };
  const asked: URL[] = [];
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async (url) => {
    asked.push(new URL(String(url)));
    return { ok: true, json: async () => answers[new URL(String(url)).pathname] } as Response;
  };
  AbortSignal.timeout ??= () => new AbortController().signal;
  const { results } = await new google.maps.Geocoder().geocode({ address: 'Tahoe' });
  expect(results[0]?.geometry.location.lat()).toBe(39.2);
  const { predictions } = await new google.maps.places.AutocompleteService().getPlacePredictions({
    input: 'Tah',
    componentRestrictions: { country: 'us' },
  });
  expect(predictions[0]?.description).toBe('Lake Tahoe');
  expect(asked[1]?.searchParams.get('components')).toBe('country:us');
  expect(asked[0]?.searchParams.get('key')).toBe('local');
  globalThis.fetch = () => Promise.reject(new TypeError('down'));
  await expect(new google.maps.Geocoder().geocode({ address: 'Tahoe' })).rejects.toThrow('UNKNOWN_ERROR');
  globalThis.fetch = fetchBefore;
});
