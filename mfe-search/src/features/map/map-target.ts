/** Where the map should be, and the room that its edges need. */
import type { BoundingBox } from '@roost/shared/domain/search-address';
import type { SearchData } from '../../api/search-data.ts';
import { getPinsKey } from '../../api/map-pins.ts';
import type { MapPin } from '../../api/to-pin.ts';
import type { Begun } from './early-gestures.ts';
import type { Seen, Target } from './use-map-view.ts';
import { into, MAX_ZOOM, offset, shiftCenter, fitBox, fitPoints } from './view.ts';
import type { MapView, Padding, Point } from './view.ts';
import { windowSpot } from './window-spot.ts';

/** Below this window width, in CSS pixels, the map is shown without the list. */
export const NARROW = 1000;
/** Pixels from the lower edge to above the docked window. */
const DOCKED = 290;
/** Half the side of a box around a place with no homes, in degrees: about 30 miles. */
const PLACE_REACH = 0.4;
const USA: BoundingBox = { northEast: { lat: 49.5, lng: -66.5 }, southWest: { lat: 24.5, lng: -125 } };

/** Returns the edges that a fit keeps free: the controls above, on narrow maps the button to the list below. */
export function paddingFor(narrow: boolean): Padding {
  return narrow ? { top: 112, right: 48, bottom: 112, left: 48 } : { top: 88, right: 64, bottom: 64, left: 64 };
}

export const boxKey = ({ northEast, southWest }: BoundingBox): string =>
  [northEast.lat, northEast.lng, southWest.lat, southWest.lng].join(',');

/**
 * Returns the box of the address or, without one, all homes of the search, so that another page of results keeps the
 * map's place. Null until all homes are loaded, and for a box that comes from the guest's own move, because the map is
 * there already. Where the server's drawing was seen (`begun`) and shows as much, its view is kept. A taller window
 * could show its homes one level closer, but what a guest looks at does not move for that.
 */
export function getMapTarget({
  data,
  pins,
  settled,
  narrow,
  begun,
  isOwn,
}: {
  data: SearchData;
  pins: readonly MapPin[];
  settled: boolean;
  narrow: boolean;
  begun: Begun | null;
  isOwn: (box: BoundingBox) => boolean;
}): Target | null {
  const { boundingBox } = data.state;
  const keep = (view: MapView, levels = 0): MapView => {
    const closer = begun ? view.zoom - begun.view.zoom : -1;
    return begun && closer >= 0 && closer <= levels ? begun.view : view;
  };
  if (boundingBox)
    return isOwn(boundingBox) ? null : { key: boxKey(boundingBox), viewFor: (size) => keep(fitBox(boundingBox, size)) };
  if (!settled) return null;
  return {
    key: getPinsKey(data.state),
    viewFor: (size) => {
      const points = pins.map(({ point }) => point);
      return keep(fitPoints(points, size, paddingFor(narrow)) ?? fitBox(around(data.latLng), size), 1);
    },
  };
}

/** Returns the view in which window and controls do not cover the pin, null when they do not cover it now. */
export function roomFor(point: Point, { view, size }: Seen, narrow: boolean): MapView | null {
  if (!narrow) return windowSpot(point, { view, size }).room;
  const padding = { ...paddingFor(narrow), bottom: DOCKED };
  const { x, y } = offset(view.center, point, view.zoom);
  const by = {
    x: into(x, -size.width / 2 + padding.left, size.width / 2 - padding.right),
    y: into(y, -size.height / 2 + padding.top, size.height / 2 - padding.bottom),
  };
  return by.x === 0 && by.y === 0 ? null : { center: shiftCenter(view.center, by, view.zoom), zoom: view.zoom };
}

/**
 * Returns the view in which the homes of a cluster fill the map, at least one level further in; null at the last level.
 */
export function openCluster(pins: readonly MapPin[], { view, size }: Seen, narrow: boolean): MapView | null {
  if (view.zoom >= MAX_ZOOM) return null;
  const points = pins.map(({ point }) => point);
  const fit = fitPoints(points, size, paddingFor(narrow), MAX_ZOOM);
  return fit && { center: fit.center, zoom: Math.max(fit.zoom, view.zoom + 1) };
}

function around(place: Point | null): BoundingBox {
  if (!place) return USA;
  return {
    northEast: { lat: place.lat + PLACE_REACH, lng: place.lng + PLACE_REACH },
    southWest: { lat: place.lat - PLACE_REACH, lng: place.lng - PLACE_REACH },
  };
}
