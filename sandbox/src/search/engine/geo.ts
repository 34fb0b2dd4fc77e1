import type { Bitmap } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';
import { GeoGrid, type Circle } from './geo-grid.ts';
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

/**
 * A box by two opposite corners. As on the hosted service, the lower longitude is always the western side, however wide
 * the box is: corners on both sides of the date line mean everything between them the other way round, and a view
 * across the line has to be asked for as two boxes.
 */
export type Box = { south: number; north: number; west: number; east: number };
export function getBox(corners: readonly [number, number, number, number]): Box {
  const [lat1, lng1, lat2, lng2] = corners;
  return {
    south: Math.min(lat1, lat2),
    north: Math.max(lat1, lat2),
    west: Math.min(lng1, lng2),
    east: Math.max(lng1, lng2),
  };
}

/** Even-odd rule over the corners `lat,lng,lat,lng,…`. */
export function inPolygon(corners: readonly number[], lat: number, lng: number): boolean {
  let inside = false;
  const points = corners.length / 2;
  for (let i = 0, j = points - 1; i < points; j = i++) {
    const [latI, lngI, latJ, lngJ] = [corners[2 * i]!, corners[2 * i + 1]!, corners[2 * j]!, corners[2 * j + 1]!];
    if (latI > lat !== latJ > lat && lng < ((lngJ - lngI) * (lat - latI)) / (latJ - latI) + lngI) inside = !inside;
  }
  return inside;
}

/** Degrees of longitude that a circle reaches to either side; 180 where it holds a pole. */
function reachOfLongitude(lat: number, radius: number): number {
  const reach = radius / EARTH_METRES;
  const widest = Math.sin(reach) / Math.cos(radians(lat));
  return reach < Math.PI / 2 && widest < 1 ? Math.asin(widest) * (180 / Math.PI) + 1e-6 : 180;
}
/** A circle as the grid looks it up. */
const getCircle = ({ lat, lng }: Point, radius: number): Circle => ({
  lat,
  lng,
  reachLat: (radius / EARTH_METRES) * (180 / Math.PI) + 1e-6,
  reachLng: reachOfLongitude(lat, radius),
  most: radius >= Math.PI * EARTH_METRES ? 1 : Math.sin(radius / (2 * EARTH_METRES)) ** 2,
});

/** So many slots are passed over rather than put into a new grid. */
const MANY_UNSORTED = 4096;

/** Where the records are: one place each in typed arrays, further ones on the side. */
export class GeoColumn {
  private lat: Float64Array = new Float64Array(64).fill(NaN);
  private lng: Float64Array = new Float64Array(64).fill(NaN);
  private readonly more = new Map<number, Point[]>();
  private grid: GeoGrid | null = null;

  put(slot: number, value: Json): void {
    const points = (Array.isArray(value) ? value : [value]).filter(isPoint);
    const [first, ...others] = points;
    if (!first) return;
    if (slot >= this.lat.length) {
      const length = Math.max(Math.ceil(this.lat.length * 1.5), slot + 1);
      this.lat = grown(this.lat, length);
      this.lng = grown(this.lng, length);
    }
    this.lat[slot] = first.lat;
    this.lng[slot] = first.lng;
    if (others.length > 0) this.more.set(slot, others);
  }

  private has(slot: number): boolean {
    return !Number.isNaN(this.lat[slot] ?? NaN);
  }

  private points(slot: number): Point[] {
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

  /**
   * Adds the slots from `from` on within `radius` metres. Most are looked up in a grid, those that came since it was
   * made by a pass.
   */
  fillCircle(into: Bitmap, from: number, center: Point, radius: number): void {
    const end = Math.min(into.size, this.lat.length);
    const isIn = (slot: number): boolean => this.distance(slot, center) <= radius;
    const grid = from === 0 ? this.gridTo(end) : null;
    grid?.each(getCircle(center, radius), (slot, isSure) => {
      if (isSure || isIn(slot)) into.add(slot);
    });
    for (let slot = grid?.size ?? from; slot < end; slot++) if (isIn(slot)) into.add(slot);
    for (const slot of this.more.keys()) if (slot >= from && slot < end && isIn(slot)) into.add(slot);
  }

  /** The grid of the first slots: a slot never changes its place. Made anew when many came since. */
  private gridTo(end: number): GeoGrid {
    if (!this.grid || end - this.grid.size > MANY_UNSORTED || end < this.grid.size)
      this.grid = new GeoGrid(this.lat, this.lng, end);
    return this.grid;
  }

  /** Adds the slots from `from` on with a place in one of the boxes. */
  fillBoxes(into: Bitmap, from: number, boxes: readonly Box[]): void {
    for (const { south, north, west, east } of boxes)
      this.fillWhere(into, from, (lat, lng) => lat >= south && lat <= north && lng >= west && lng <= east);
  }

  /** Adds the slots from `from` on with a place for which the test holds. */
  fillWhere(into: Bitmap, from: number, test: (lat: number, lng: number) => boolean): void {
    const { lat, lng, more } = this;
    const end = Math.min(into.size, lat.length);
    for (let slot = from; slot < end; slot++) {
      if (Number.isNaN(lat[slot])) continue;
      const isIn =
        test(lat[slot]!, lng[slot]!) || (more.size > 0 && more.get(slot)?.some((point) => test(point.lat, point.lng)));
      if (isIn) into.add(slot);
    }
  }

  save(writer: ColumnWriter): void {
    writer.json({ more: [...this.more] });
    writer.array(this.lat);
    writer.array(this.lng);
  }

  static load(reader: ColumnReader): GeoColumn {
    const column = new GeoColumn();
    for (const [slot, points] of reader.json<{ more: [number, Point[]][] }>().more) column.more.set(slot, points);
    column.lat = reader.array() as Float64Array;
    column.lng = reader.array() as Float64Array;
    return column;
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
