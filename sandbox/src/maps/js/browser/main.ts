/** Puts `google.maps` on the page and calls back, as Google's script does. */
import { event, MVCObject } from './events.ts';
import { LatLng, LatLngBounds, Point, Size } from './geometry.ts';
import { apiOrigin, scriptUrl } from './leaflet.ts';
import { GoogleMap } from './map.ts';
import { OverlayView } from './overlay.ts';
import { AutocompleteService, AutocompleteSessionToken, Geocoder } from './services.ts';
import { Circle, InfoWindow, Marker } from './shapes.ts';

const status = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

const maps = {
  version: '3.60.0',
  event,
  MVCObject,
  LatLng,
  LatLngBounds,
  Point,
  Size,
  Map: GoogleMap,
  OverlayView,
  Marker,
  InfoWindow,
  Circle,
  Geocoder,
  GeocoderStatus: status(
    'OK',
    'ZERO_RESULTS',
    'INVALID_REQUEST',
    'REQUEST_DENIED',
    'OVER_QUERY_LIMIT',
    'UNKNOWN_ERROR',
    'ERROR',
  ),
  MapTypeId: { ROADMAP: 'roadmap', SATELLITE: 'satellite', HYBRID: 'hybrid', TERRAIN: 'terrain' },
  ControlPosition: {
    TOP_LEFT: 1,
    TOP_CENTER: 2,
    TOP_RIGHT: 3,
    LEFT_CENTER: 4,
    LEFT_TOP: 5,
    LEFT_BOTTOM: 6,
    RIGHT_TOP: 7,
    RIGHT_CENTER: 8,
    RIGHT_BOTTOM: 9,
    BOTTOM_LEFT: 10,
    BOTTOM_CENTER: 11,
    BOTTOM_RIGHT: 12,
  },
  Animation: { BOUNCE: 1, DROP: 2 },
  places: {
    AutocompleteService,
    AutocompleteSessionToken,
    PlacesServiceStatus: status(
      'OK',
      'ZERO_RESULTS',
      'INVALID_REQUEST',
      'REQUEST_DENIED',
      'OVER_QUERY_LIMIT',
      'UNKNOWN_ERROR',
      'NOT_FOUND',
    ),
  },
  async importLibrary(name: string): Promise<object> {
    return name === 'places' ? maps.places : maps;
  },
};

const host = window as unknown as { google?: { maps?: object } };
host.google = { ...host.google, maps };

if (!document.querySelector('link[data-maps]')) {
  // A stylesheet by its address: policies of pages allow this origin, and no inline styles.
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `${apiOrigin}/maps/api/js/map.css`;
  sheet.dataset.maps = '';
  document.head.append(sheet);
}

/** `initMap` or `shop.initMap`, on the page's window. */
function callBack(path: string): void {
  const found: unknown = path
    .split('.')
    .reduce<unknown>(
      (owner, name) =>
        typeof owner === 'object' && owner !== null ? (owner as Record<string, unknown>)[name] : undefined,
      window,
    );
  if (typeof found === 'function') (found as () => void)();
}

const callback = scriptUrl.searchParams.get('callback');
if (callback) callBack(callback);
