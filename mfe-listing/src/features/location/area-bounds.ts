/** A circle on the ground: the offset point of a home and how far from it the home may lie, in metres (GEO-4). */
export type Area = { lat: number; lng: number; radiusMetres: number };

const METRES_A_DEGREE = 111_320;
/** How much of the surroundings is seen: radii from the centre to the edge. */
const RADII = 2.5;

/** The part of the world that shows the circle with its surroundings. */
export function boundsOf({ lat, lng, radiusMetres }: Area): {
  north: number;
  south: number;
  east: number;
  west: number;
} {
  const high = (radiusMetres * RADII) / METRES_A_DEGREE;
  const wide = high / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return { north: lat + high, south: lat - high, east: lng + wide, west: lng - wide };
}
