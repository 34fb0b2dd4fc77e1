import { Bitmap } from './bitmap.ts';
import { isObject, type Json } from '../json.ts';

/** A place, in degrees. */
export type Point = { lat: number; lng: number };
const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distance(a: Point, b: Point): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = sinLat * sinLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng * sinLng;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A box by two opposite corners; one wider than half the earth is taken to cross the date line, as map bounds do. */
export type Box = { south: number; north: number; west: number; east: number };
export function boxOf(corners: readonly [number, number, number, number]): Box {
  const [lat1, lng1, lat2, lng2] = corners;
  const [west, east] = lng1 < lng2 ? [lng1, lng2] : [lng2, lng1];
  const crosses = east - west > 180;
  return {
    south: Math.min(lat1, lat2),
    north: Math.max(lat1, lat2),
    west: crosses ? east : west,
    east: crosses ? west : east,
  };
}

export function inBox(box: Box, { lat, lng }: Point): boolean {
  if (lat < box.south || lat > box.north) return false;
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
}

/** Even-odd rule over the corners `lat,lng,lat,lng,…`. */
export function inPolygon(corners: readonly number[], { lat, lng }: Point): boolean {
  let inside = false;
  const points = corners.length / 2;
  for (let i = 0, j = points - 1; i < points; j = i++) {
    const [latI, lngI, latJ, lngJ] = [corners[2 * i]!, corners[2 * i + 1]!, corners[2 * j]!, corners[2 * j + 1]!];
    if (latI > lat !== latJ > lat && lng < ((lngJ - lngI) * (lat - latI)) / (latJ - latI) + lngI) inside = !inside;
  }
  return inside;
}

/** Where the records are: one place each in typed arrays, further ones on the side. */
export class GeoColumn {
  private lat = new Float64Array(64).fill(NaN);
  private lng = new Float64Array(64).fill(NaN);
  private readonly more = new Map<number, Point[]>();

  put(slot: number, value: Json): void {
    const points = (Array.isArray(value) ? value : [value]).filter(isPoint);
    const [first, ...others] = points;
    if (!first) return;
    if (slot >= this.lat.length) {
      const length = Math.max(this.lat.length * 2, slot + 1);
      this.lat = grown(this.lat, length);
      this.lng = grown(this.lng, length);
    }
    this.lat[slot] = first.lat;
    this.lng[slot] = first.lng;
    if (others.length > 0) this.more.set(slot, others);
  }

  has(slot: number): boolean {
    return !Number.isNaN(this.lat[slot] ?? NaN);
  }

  points(slot: number): Point[] {
    return this.has(slot) ? [{ lat: this.lat[slot]!, lng: this.lng[slot]! }, ...(this.more.get(slot) ?? [])] : [];
  }

  /** Metres to the record's nearest place; Infinity when it has none. */
  distance(slot: number, from: Point): number {
    if (!this.has(slot)) return Infinity;
    const first = distance(from, { lat: this.lat[slot]!, lng: this.lng[slot]! });
    const others = this.more.size > 0 ? this.more.get(slot) : undefined;
    return others ? Math.min(first, ...others.map((point) => distance(from, point))) : first;
  }

  /** The record's place that is nearest; undefined when it has none. */
  nearest(slot: number, from: Point): Point | undefined {
    return this.points(slot).reduce<Point | undefined>(
      (best, point) => (best && distance(from, best) <= distance(from, point) ? best : point),
      undefined,
    );
  }

  /** Slots within `radius` metres. A latitude band is tried first, since it costs one subtraction. */
  within(size: number, from: Point, radius: number): Bitmap {
    const band = (radius / EARTH_METRES) * (180 / Math.PI) + 1e-6;
    return Bitmap.where(Math.min(size, this.lat.length), (slot) => {
      const near = Math.abs(this.lat[slot]! - from.lat) <= band || (this.more.size > 0 && this.more.has(slot));
      return near && this.distance(slot, from) <= radius;
    }).resized(size);
  }

  /** Slots with a place for which the test holds. */
  where(size: number, test: (point: Point) => boolean): Bitmap {
    return Bitmap.where(size, (slot) => this.has(slot) && this.points(slot).some(test));
  }
}

function isPoint(value: Json): value is Point {
  return isObject(value) && typeof value['lat'] === 'number' && typeof value['lng'] === 'number';
}

function grown(from: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const to = new Float64Array(length).fill(NaN);
  to.set(from);
  return to;
}
