/**
 * Converts between the box in the address and the view of a map (SRCH-15, ROUTE-12). The map's own fitting is not used
 * because it rounds differently: a view that is shared or reloaded would drift (decision 0010).
 */
import type { BoundingBox } from '@roost/shared/domain/search-address';

export type Point = { lat: number; lng: number };
/** CSS pixels. */
export type Size = { width: number; height: number };
export type Padding = { top: number; right: number; bottom: number; left: number };
/** Zoom levels are whole numbers: with fractions the same box would give another zoom in another browser. */
export type MapView = { center: Point; zoom: number };
/** Coordinates of the Web Mercator projection: 0 to 1, x to the east, y to the south. */
type World = { x: number; y: number };

const TILE_PX = 256;
const MOST_LATITUDE = 85.05;
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 17;
/** A fit to homes zooms in no further, so that a single home is shown with its surroundings. */
const MAX_FIT_ZOOM = 13;
/** Part of a zoom level by which a box may be too large, so that a scroll bar does not zoom out by a whole level. */
const SLACK = 0.06;
/** Six decimals are a tenth of a metre, less than a pixel at any zoom. */
const DECIMALS = 1e6;
const SAME_PX = 2;
const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

export function toWorld({ lat, lng }: Point): World {
  const radians = (Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180;
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI) };
}

function toPoint({ x, y }: World): Point {
  const turned = x - Math.floor(x);
  return { lat: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI, lng: (turned - 0.5) * 360 };
}

/** Returns the width of the whole world at a zoom, in pixels. */
export const worldPx = (zoom: number): number => TILE_PX * 2 ** zoom;

/** Returns the view that shows the whole box. */
export function fitBox(
  box: BoundingBox,
  size: Size,
  padding: Padding = NO_PADDING,
  maxZoom: number = MAX_ZOOM,
): MapView {
  const northEast = toWorld(box.northEast);
  const southWest = toWorld(box.southWest);
  const east = northEast.x < southWest.x ? northEast.x + 1 : northEast.x;
  const width = Math.max(1, size.width - padding.left - padding.right);
  const height = Math.max(1, size.height - padding.top - padding.bottom);
  const fits = Math.log2(
    Math.min(width / (TILE_PX * (east - southWest.x)), height / (TILE_PX * (southWest.y - northEast.y))),
  );
  const zoom = Math.max(MIN_ZOOM, Math.min(maxZoom, Math.floor(fits + SLACK)));
  return {
    zoom,
    center: toPoint({
      x: (southWest.x + east) / 2 + (padding.right - padding.left) / 2 / worldPx(zoom),
      y: (southWest.y + northEast.y) / 2 + (padding.bottom - padding.top) / 2 / worldPx(zoom),
    }),
  };
}

/** Returns the box that a view shows, as the address has it. */
export function getBox({ center, zoom }: MapView, size: Size): BoundingBox {
  const { x, y } = toWorld(center);
  const wide = size.width / 2 / worldPx(zoom);
  const high = size.height / 2 / worldPx(zoom);
  const northEast = rounded(toPoint({ x: x + wide, y: Math.max(0, y - high) }));
  const southWest = rounded(toPoint({ x: x - wide, y: Math.min(1, y + high) }));
  return wide >= 0.5
    ? { northEast: { ...northEast, lng: 180 }, southWest: { ...southWest, lng: -180 } }
    : { northEast, southWest };
}

/**
 * Returns the view that shows all points, null without any. Homes around the whole world are shown from where most of
 * them are.
 */
export function fitPoints(
  points: readonly Point[],
  size: Size,
  padding: Padding,
  maxZoom: number = MAX_FIT_ZOOM,
): MapView | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  // Points in one place have no extent; this avoids a division by zero.
  const hair = 1e-5;
  const box = {
    northEast: { lat: Math.max(...lats) + hair, lng: Math.max(...lngs) + hair },
    southWest: { lat: Math.min(...lats) - hair, lng: Math.min(...lngs) - hair },
  };
  const wide = ((box.northEast.lng - box.southWest.lng) / 360) * worldPx(MIN_ZOOM);
  if (wide <= size.width) return fitBox(box, size, padding, maxZoom);
  const room = Math.max(1, size.width - padding.left - padding.right);
  const [west, east] = densest(lngs, (room / worldPx(MIN_ZOOM)) * 360);
  const inside = points.filter(({ lng }) => lng >= west && lng <= east);
  return { center: { lat: middle(inside.map(({ lat }) => lat)), lng: (west + east) / 2 }, zoom: MIN_ZOOM };
}

/** Returns the ends of the part, no longer than `span`, that has most of the values. */
function densest(values: readonly number[], span: number): [from: number, to: number] {
  const sorted = values.toSorted((a, b) => a - b);
  let best: [number, number] = [0, 0];
  for (let from = 0, to = 0; to < sorted.length; to += 1) {
    while ((sorted[to] ?? 0) - (sorted[from] ?? 0) > span) from += 1;
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return [sorted[best[0]] ?? 0, sorted[best[1]] ?? 0];
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns true when two views look the same. A resized map keeps its center, so resizing is no move. */
export function isSameView(a: MapView, b: MapView): boolean {
  if (a.zoom !== b.zoom) return false;
  const { x, y } = offset(a.center, b.center, a.zoom);
  return Math.abs(x) <= SAME_PX && Math.abs(y) <= SAME_PX;
}

/** Returns the pixels from one point to another at a zoom, the short way around the world. */
export function offset(from: Point, to: Point, zoom: number): World {
  const a = toWorld(from);
  const b = toWorld(to);
  const across = b.x - a.x;
  return { x: (across - Math.round(across)) * worldPx(zoom), y: (b.y - a.y) * worldPx(zoom) };
}

/** Returns the center after the map's content is moved by so many pixels. */
export function shiftCenter(center: Point, by: World, zoom: number): Point {
  const { x, y } = toWorld(center);
  return toPoint({ x: x - by.x / worldPx(zoom), y: y - by.y / worldPx(zoom) });
}

/** Returns how far a value must move to lie between two others. */
export function into(value: number, least: number, most: number): number {
  return value < least ? least - value : value > most ? most - value : 0;
}

function rounded({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * DECIMALS) / DECIMALS, lng: Math.round(lng * DECIMALS) / DECIMALS };
}
