/** A circle on the map: a point near the home, and how far from it the home may be, in metres (GEO-4). */
export type Area = { lat: number; lng: number; radiusMetres: number };

const METRES_PER_DEGREE = 111_320;
/** Distance from the centre to the edge of the map, in radii of the circle. */
const RADII_TO_EDGE = 2.5;

/** Returns the bounds in degrees that show the circle with its surroundings. */
export function getAreaBounds({ lat, lng, radiusMetres }: Area): {
  north: number;
  south: number;
  east: number;
  west: number;
} {
  const latSpan = (radiusMetres * RADII_TO_EDGE) / METRES_PER_DEGREE;
  const lngSpan = latSpan / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return { north: lat + latSpan, south: lat - latSpan, east: lng + lngSpan, west: lng - lngSpan };
}
