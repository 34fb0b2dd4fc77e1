import { copy } from '../../copy.ts';

const METRES_PER_MILE = 1609.344;
const METRES_PER_YARD = 0.9144;

/** Returns a rough distance for guests: `800 yards`, `half a mile`, `2 miles`. */
export function formatDistance(metres: number): string {
  const words = copy.location.distance;
  const miles = metres / METRES_PER_MILE;
  if (miles < 0.4) return words.yards(Math.max(1, Math.round(metres / METRES_PER_YARD / 100)) * 100);
  if (miles < 0.75) return words.half;
  const rounded = Math.round(miles);
  return rounded <= 1 ? words.mile : words.miles(rounded);
}
