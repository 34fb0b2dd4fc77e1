const SHOWN = 7;

/**
 * Returns the property types that have a pill: the chosen ones and the most frequent of these results. The order does
 * not depend on what is chosen, so that a pressed pill keeps its place.
 */
export function propertyTypePills(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): { value: string; on: boolean }[] {
  const frequent = Object.entries(counts)
    .toSorted(([a, homesA], [b, homesB]) => homesB - homesA || (a < b ? -1 : 1))
    .map(([value]) => value);
  const shown = new Set([
    ...frequent.slice(0, SHOWN),
    ...frequent.filter((value) => chosen.includes(value)),
    ...chosen,
  ]);
  return [...shown].map((value) => ({ value, on: chosen.includes(value) }));
}
