/**
 * Countries and states as names to write on the map, from the same atlases as their borders; and the seas, which no
 * atlas names.
 */
import * as topojson from 'topojson-client';
import { loadAtlas, toObject, unwrapped } from './land.ts';
import { project, type Point } from './mercator.ts';

export type Area = {
  name: string;
  kind: 'country' | 'state' | 'sea';
  /** Where the name stands. */
  x: number;
  y: number;
  /** World length from west to east of its largest part: the name must fit in. */
  width: number;
};

const SEAS: readonly (readonly [name: string, lng: number, lat: number, degrees: number])[] = [
  ['Pacific Ocean', -138, 33, 40],
  ['Pacific Ocean', -118, 5, 40],
  ['Atlantic Ocean', -48, 33, 40],
  ['Atlantic Ocean', -18, -12, 30],
  ['Indian Ocean', 78, -18, 40],
  ['Gulf of Mexico', -90, 25.2, 15],
  ['Caribbean Sea', -75, 15, 16],
  ['Mediterranean Sea', 18.5, 34.8, 14],
  ['North Sea', 3, 56.5, 8],
  ['Bay of Biscay', -5, 45.3, 7],
  ['Tasman Sea', 161, -38, 14],
];

/** All of them, the largest first. Reads the atlases. */
export function readAreas(): Area[] {
  const areas = [
    ...named('world-atlas/countries-50m.json', 'countries', 'country'),
    ...named('us-atlas/states-10m.json', 'states', 'state'),
  ].sort((a, b) => b.width - a.width);
  const seas = SEAS.map(([name, lng, lat, degrees]): Area => {
    const [x, y] = project(lng, lat);
    return { name, kind: 'sea', x, y, width: degrees / 360 };
  });
  return [...seas, ...areas];
}

function named(file: string, object: string, kind: Area['kind']): Area[] {
  const atlas = loadAtlas(file);
  const shapes = topojson.feature(atlas, toObject(atlas, object));
  return ('features' in shapes ? shapes.features : [shapes]).flatMap(({ properties, geometry }) => {
    const rings =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flatMap(([outer]) => (outer ? [outer] : []))
        : geometry.type === 'Polygon'
          ? geometry.coordinates.slice(0, 1)
          : [];
    const [main] = rings
      .map((ring) => getMiddle(unwrapped(ring).map(([lng = 0, lat = 0]) => project(lng, lat))))
      .sort((a, b) => b.size - a.size);
    const name: unknown = properties?.name;
    return main && typeof name === 'string' ? [{ name, kind, x: main.x, y: main.y, width: main.width }] : [];
  });
}

/** Centre of mass of a ring, with how large and how wide it is. */
function getMiddle(ring: readonly Point[]): { x: number; y: number; size: number; width: number } {
  let doubled = 0;
  let x = 0;
  let y = 0;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    doubled += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  const xs = ring.map(([at]) => at);
  const width = Math.max(...xs) - Math.min(...xs);
  const [first] = ring;
  return doubled === 0
    ? { x: first?.[0] ?? 0, y: first?.[1] ?? 0, size: 0, width }
    : { x: x / (3 * doubled), y: y / (3 * doubled), size: Math.abs(doubled / 2), width };
}
