/** Places, areas and sizes. */
import { leaflet } from './leaflet.ts';

export type LatLngLiteral = { lat: number; lng: number };
export type AnyLatLng = LatLng | LatLngLiteral;
export type BoundsLiteral = { north: number; south: number; east: number; west: number };
export type AnyBounds = LatLngBounds | BoundsLiteral;

export class LatLng {
  /** Functions of their own, as the real ones: callers take them off the object. */
  readonly lat: () => number;
  readonly lng: () => number;

  constructor(place: number | AnyLatLng, lngOrNoWrap?: number | boolean) {
    const { lat, lng } = typeof place === 'number' ? { lat: place, lng: Number(lngOrNoWrap) } : literal(place);
    if (!Number.isFinite(lat) || !Number.isFinite(lng))
      throw new Error('InvalidValueError: not a LatLng or LatLngLiteral with finite coordinates');
    const kept = Math.max(-90, Math.min(90, lat));
    const wrapped = lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
    this.lat = () => kept;
    this.lng = () => wrapped;
  }
  equals(other: AnyLatLng | null | undefined): boolean {
    if (!other) return false;
    const { lat, lng } = literal(other);
    return Math.abs(lat - this.lat()) < 1e-9 && Math.abs(lng - this.lng()) < 1e-9;
  }
  toJSON(): LatLngLiteral {
    return { lat: this.lat(), lng: this.lng() };
  }
  toString(): string {
    return `(${this.lat()}, ${this.lng()})`;
  }
  toUrlValue(precision = 6): string {
    return `${Number(this.lat().toFixed(precision))},${Number(this.lng().toFixed(precision))}`;
  }
}

export class LatLngBounds {
  #area: BoundsLiteral | null = null;

  constructor(southWest?: AnyLatLng | AnyBounds | null, northEast?: AnyLatLng | null) {
    if (southWest instanceof LatLngBounds) this.#area = southWest.isEmpty() ? null : southWest.toJSON();
    else if (southWest && 'north' in southWest)
      this.#area = { north: southWest.north, south: southWest.south, east: southWest.east, west: southWest.west };
    else if (southWest) {
      const from = literal(southWest);
      const to = literal(northEast ?? southWest);
      this.#area = { south: from.lat, west: from.lng, north: to.lat, east: to.lng };
    }
  }
  extend(place: AnyLatLng): this {
    const { lat, lng } = literal(place);
    const area = this.#area;
    this.#area = area
      ? {
          south: Math.min(area.south, lat),
          north: Math.max(area.north, lat),
          west: Math.min(area.west, lng),
          east: Math.max(area.east, lng),
        }
      : { south: lat, north: lat, west: lng, east: lng };
    return this;
  }
  union(other: AnyBounds): this {
    const { north, south, east, west } = other instanceof LatLngBounds ? other.toJSON() : other;
    return this.extend({ lat: south, lng: west }).extend({ lat: north, lng: east });
  }
  contains(place: AnyLatLng): boolean {
    const { lat, lng } = literal(place);
    const area = this.#area;
    return area !== null && lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east;
  }
  intersects(other: AnyBounds): boolean {
    const { north, south, east, west } = other instanceof LatLngBounds ? other.toJSON() : other;
    const area = this.#area;
    return area !== null && west <= area.east && east >= area.west && south <= area.north && north >= area.south;
  }
  isEmpty(): boolean {
    return this.#area === null;
  }
  getCenter(): LatLng {
    const { north, south, east, west } = this.toJSON();
    return new LatLng((north + south) / 2, (east + west) / 2);
  }
  getNorthEast(): LatLng {
    const { north, east } = this.toJSON();
    return new LatLng(north, east);
  }
  getSouthWest(): LatLng {
    const { south, west } = this.toJSON();
    return new LatLng(south, west);
  }
  toSpan(): LatLng {
    const { north, south, east, west } = this.toJSON();
    return new LatLng(north - south, east - west);
  }
  equals(other: AnyBounds | null | undefined): boolean {
    if (!other) return false;
    const { north, south, east, west } = other instanceof LatLngBounds ? other.toJSON() : other;
    const own = this.toJSON();
    return own.north === north && own.south === south && own.east === east && own.west === west;
  }
  toJSON(): BoundsLiteral {
    // What the real one answers for an area without a place in it.
    return this.#area ? { ...this.#area } : { south: 1, west: 180, north: -1, east: -180 };
  }
  toString(): string {
    return `(${this.getSouthWest()}, ${this.getNorthEast()})`;
  }
  toUrlValue(precision = 6): string {
    return `${this.getSouthWest().toUrlValue(precision)},${this.getNorthEast().toUrlValue(precision)}`;
  }
}

export class Point {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  equals(other: Point | null): boolean {
    return other !== null && other.x === this.x && other.y === this.y;
  }
}

export class Size {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  equals(other: Size | null): boolean {
    return other !== null && other.width === this.width && other.height === this.height;
  }
}

export function literal(place: AnyLatLng): LatLngLiteral {
  return place instanceof LatLng ? place.toJSON() : { lat: place.lat, lng: place.lng };
}

/** A place as Leaflet has it. */
export function toLeaflet(place: AnyLatLng) {
  const { lat, lng } = literal(place);
  return leaflet.latLng(lat, lng);
}
