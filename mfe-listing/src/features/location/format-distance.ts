const METRES_PER_MILE = 1609.344;
const METRES_PER_YARD = 0.9144;

/** Returns a rough distance for guests: `800 yards`, `half a mile`, `2 miles`. */
export function formatDistance(metres: number): string {
  const miles = metres / METRES_PER_MILE;
  if (miles < 0.4) return `${Math.max(1, Math.round(metres / METRES_PER_YARD / 100)) * 100} yards`;
  if (miles < 0.75) return 'half a mile';
  const rounded = Math.round(miles);
  return rounded <= 1 ? 'a mile' : `${rounded} miles`;
}
