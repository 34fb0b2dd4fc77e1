/** The projection of web maps. World coordinates run from 0 to 1, x to the east and y to the south. */
export type Point = readonly [x: number, y: number];
export type Box = { minX: number; minY: number; maxX: number; maxY: number };

export const TILE_PX = 256;
const MOST_LATITUDE = 85.05;
const EQUATOR_KM = 40_075;

/** Degrees to world coordinates. */
export function project(lng: number, lat: number): Point {
  const radians = (Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180;
  return [lng / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)];
}

/** Length in world coordinates of so many kilometres at a latitude. */
export function worldLength(km: number, lat: number): number {
  return km / (EQUATOR_KM * Math.cos((lat * Math.PI) / 180));
}

/** The part of the world that a tile shows, grown on each side by a margin in pixels. */
export function tileBox(zoom: number, x: number, y: number, marginPx: number): Box {
  const size = 2 ** -zoom;
  const margin = (marginPx / TILE_PX) * size;
  return {
    minX: x * size - margin,
    minY: y * size - margin,
    maxX: (x + 1) * size + margin,
    maxY: (y + 1) * size + margin,
  };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;
}

/** 0 to 1, always the same for the same numbers: what is drawn by chance is drawn alike in every tile. */
export function chance(x: number, y: number, salt: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
