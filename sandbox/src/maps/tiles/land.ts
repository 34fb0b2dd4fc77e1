/** Coasts and borders of the atlases (Natural Earth, US Census), read once at the first tile and cut for each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as topojson from 'topojson-client';
import type { GeometryObject, Objects, Topology } from 'topojson-specification';
import { overlaps, project, tileBox, type Box } from './mercator.ts';

/** Points of a line in world coordinates, x and y in turn. */
export type Line = { xy: Float64Array; box: Box };

/**
 * Parts of the world that are cut in advance, and how far they reach past their tile: further than any side of a ring
 * is long.
 */
const PART_ZOOM = 7;
const PART_MARGIN_PX = 48;
const KEPT_PARTS = 64;
type Facts = Record<string, unknown>;
type Atlas = Topology<Objects<Facts>>;
const require = createRequire(import.meta.url);

export class Land {
  /** Rings of land. */
  readonly #land: Line[];
  readonly #parts = new Map<string, Line[]>();
  /** The United States without the Great Lakes, which the world's atlas shows as land. */
  readonly nation: Line[];
  readonly borders: Line[];
  readonly states: Line[];

  constructor() {
    const land = loadAtlas('world-atlas/land-10m.json');
    const rings = getRings(topojson.feature(land, toObject(land, 'land')));
    this.#land = rings.map((ring) => toLine(unwrapped(ring)));
    const nation = loadAtlas('us-atlas/nation-10m.json');
    this.nation = getRings(topojson.feature(nation, toObject(nation, 'nation'))).map((ring) => toLine(ring));
    this.borders = inner(loadAtlas('world-atlas/countries-50m.json'), 'countries');
    this.states = inner(loadAtlas('us-atlas/states-10m.json'), 'states');
  }

  /**
   * Land around a tile: of a part of the world that is cut once, with rounded corners for zooms at which they would
   * show.
   */
  around(zoom: number, x: number, y: number): Line[] {
    if (zoom < PART_ZOOM) return this.#land;
    const shift = zoom - PART_ZOOM;
    const column = x >> shift;
    const row = y >> shift;
    const key = `${column}/${row}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const box = tileBox(PART_ZOOM, column, row, PART_MARGIN_PX);
    const part = this.#land
      .map((ring) => clipRing(ring, box))
      .filter(({ length }) => length >= 6)
      .map((xy) => rounded(rounded(withBox(Float64Array.from(xy)))));
    const oldest = this.#parts.keys().next().value;
    if (this.#parts.size >= KEPT_PARTS && oldest !== undefined) this.#parts.delete(oldest);
    this.#parts.set(key, part);
    return part;
  }
}

/** The ring cut to the box (Sutherland and Hodgman), as x and y in turn; empty when all of it lies outside. */
export function clipRing(line: Line, box: Box): ArrayLike<number> {
  if (!overlaps(line.box, box)) return [];
  let points: ArrayLike<number> = line.xy;
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, box.minX, 1],
    [0, box.maxX, -1],
    [1, box.minY, 1],
    [1, box.maxY, -1],
  ];
  for (const [axis, limit, sign] of sides) {
    const kept: number[] = [];
    let beforeX = points[points.length - 2] ?? 0;
    let beforeY = points[points.length - 1] ?? 0;
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      const before = axis === 0 ? beforeX : beforeY;
      const value = axis === 0 ? x : y;
      const isIn = (value - limit) * sign >= 0;
      if ((before - limit) * sign >= 0 !== isIn) {
        const share = (limit - before) / (value - before);
        kept.push(beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share);
      }
      if (isIn) kept.push(x, y);
      beforeX = x;
      beforeY = y;
    }
    points = kept;
  }
  return points;
}

export function loadAtlas(name: string): Atlas {
  return JSON.parse(readFileSync(require.resolve(name), 'utf8')) as Atlas;
}

export function toObject(topology: Atlas, name: string): GeometryObject<Facts> {
  const found = topology.objects[name];
  if (!found) throw new Error(`The atlas has no ${name}.`);
  return found;
}

/** Lines between two areas, which are borders; those of one area alone are coasts. */
function inner(topology: Atlas, name: string): Line[] {
  const object = toObject(topology, name);
  if (object.type !== 'GeometryCollection') throw new Error(`The atlas has no areas in ${name}.`);
  return topojson.mesh(topology, object, (a, b) => a !== b).coordinates.map((line) => toLine(line));
}

function getRings(shape: GeoJSON.Feature | GeoJSON.FeatureCollection): GeoJSON.Position[][] {
  return ('features' in shape ? shape.features : [shape]).flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [],
  );
}

/**
 * An island over the date line in one piece: with its halves at both ends of the world it would be a line around it.
 * Antarctica really is.
 */
export function unwrapped(ring: readonly GeoJSON.Position[]): GeoJSON.Position[] {
  if (ring.some(([, lat = 0]) => lat < -80)) return [...ring];
  let turns = 0;
  const whole = ring.map(([lng = 0, lat = 0], index): [number, number] => {
    const before = ring[index - 1]?.[0] ?? lng;
    if (Math.abs(lng - before) > 180) turns += lng < before ? 1 : -1;
    return [lng + turns * 360, lat];
  });
  // It may have begun on the far side of the line: most of it belongs to this world.
  const away = Math.round(whole.reduce((sum, [lng]) => sum + lng, 0) / whole.length / 360) * 360;
  return whole.map(([lng, lat]) => [lng - away, lat]);
}

/** A line of degrees in world coordinates, with its extent. */
export function toLine(positions: readonly GeoJSON.Position[]): Line {
  const xy = new Float64Array(positions.length * 2);
  positions.forEach(([lng = 0, lat = 0], index) => xy.set(project(lng, lat), index * 2));
  return withBox(xy);
}

function withBox(xy: Float64Array): Line {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let at = 0; at < xy.length; at += 2) {
    const x = xy[at] ?? 0;
    const y = xy[at + 1] ?? 0;
    if (x < box.minX) box.minX = x;
    if (x > box.maxX) box.maxX = x;
    if (y < box.minY) box.minY = y;
    if (y > box.maxY) box.maxY = y;
  }
  return { xy, box };
}

/** The ring with each corner cut off once (Chaikin). */
export function rounded({ xy }: Line): Line {
  const count = xy.length / 2;
  const result = new Float64Array(count * 4);
  for (let index = 0; index < count; index += 1) {
    const next = (index + 1) % count;
    for (const axis of [0, 1]) {
      const a = xy[index * 2 + axis] ?? 0;
      const b = xy[next * 2 + axis] ?? 0;
      result[index * 4 + axis] = a * 0.75 + b * 0.25;
      result[index * 4 + 2 + axis] = a * 0.25 + b * 0.75;
    }
  }
  return withBox(result);
}
