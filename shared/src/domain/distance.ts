/** Distances on the globe, as the search index measures its circle. */

type Point = { lat: number; lng: number };

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The compass direction in which one point lies from another, along the great circle. */
export function directionTo(from: Point, to: Point): Direction {
  const across = radians(to.lng - from.lng);
  const [start, end] = [radians(from.lat), radians(to.lat)];
  const bearing = Math.atan2(
    Math.sin(across) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(across),
  );
  return DIRECTIONS[Math.round(((bearing * 4) / Math.PI + 8) % 8) % 8] ?? 'north';
}

const METRES_PER_MILE = 1_609.344;
/** Whole miles; below ten to a half. */
export function toMiles(metres: number): number {
  const miles = metres / METRES_PER_MILE;
  return miles < 10 ? Math.round(miles * 2) / 2 : Math.round(miles);
}
