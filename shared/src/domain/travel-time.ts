/**
 * How long the way to a place takes, estimated from the straight distance alone (LIST-8, decision 0110). Ways are
 * longer than a straight line by a detour factor:
 * 1.3 where streets are dense, 1.4 in the country and in mountains. Nobody asked a route planner: water, closed passes
 *   and traffic are not in it.
 */

const METRES_PER_MILE = 1_609.344;

/** A guest with luggage and children walks this far: 1.2 miles in a straight line, about half an hour. */
export const MOST_WALK_METRES = 1.2 * METRES_PER_MILE;
const WALK_DETOUR = 1.3;
/** Three miles an hour. */
const WALK_METRES_A_MINUTE = 80;

type Roads = {
  detour: number;
  /** Miles of the way on small roads, and their speed. */
  slowMiles: number;
  slowMph: number;
  /** Speed of the rest. */
  fastMph: number;
};
const ROADS: Readonly<Record<'town' | 'country', Roads>> = {
  town: { detour: 1.3, slowMiles: 5, slowMph: 20, fastMph: 50 },
  country: { detour: 1.4, slowMiles: 20, slowMph: 35, fastMph: 50 },
};
/** To the car and from the parking lot. */
const PARKING_MINUTES = 3;
/** What an estimate can tell apart. */
const STEP_MINUTES = 5;
const LONG_STEP_MINUTES = 15;
const HOUR_MINUTES = 60;

export type TravelTime = { by: 'foot' | 'car'; minutes: number };

type Way = {
  metres: number;
  /** False for a place that nobody walks to: an airport, or an area that is measured to its middle. */
  canWalk: boolean;
  /** How far the two points are off together, in the mean. What looks near is farther for it, what is far hardly. */
  errorMetres: number;
  around: keyof typeof ROADS;
};

/** Returns minutes by foot up to 1.2 miles, else by car: in steps of five, from an hour on of a quarter. */
export function estimateTravel({ metres, canWalk, errorMetres, around }: Way): TravelTime {
  if (canWalk && metres <= MOST_WALK_METRES) {
    const minutes = (Math.hypot(metres, errorMetres) * WALK_DETOUR) / WALK_METRES_A_MINUTE;
    return { by: 'foot', minutes: Math.max(1, Math.ceil(minutes / STEP_MINUTES)) * STEP_MINUTES };
  }
  const { detour, slowMiles, slowMph, fastMph } = ROADS[around];
  const miles = (metres * detour) / METRES_PER_MILE;
  const slow = Math.min(miles, slowMiles);
  const minutes = PARKING_MINUTES + (slow / slowMph + (miles - slow) / fastMph) * HOUR_MINUTES;
  const step = minutes < HOUR_MINUTES ? STEP_MINUTES : LONG_STEP_MINUTES;
  return { by: 'car', minutes: Math.max(1, Math.round(minutes / step)) * step };
}
