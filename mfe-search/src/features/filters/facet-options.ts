/** The values of one filter group. */
export type FacetOption = { value: string; on: boolean; homes: number | null };

/**
 * Returns the values in a fixed order, the chosen ones included, so that a pressed one keeps its place while the counts change. `homes` is
 * null until a count is loaded.
 */
export function facetOptions(
  order: readonly string[],
  counts: Readonly<Record<string, number>> | null,
  chosen: readonly string[],
): FacetOption[] {
  return [...new Set([...order, ...chosen])].map((value) => ({
    value,
    on: chosen.includes(value),
    homes: counts ? (counts[value] ?? 0) : null,
  }));
}

/** Returns the order for `facetOptions`: known values keep their places, new ones follow, the most frequent first. */
export function growOrder(known: readonly string[], counts: Readonly<Record<string, number>>): string[] {
  const frequent = Object.entries(counts)
    .toSorted(([a, homesA], [b, homesB]) => homesB - homesA || a.localeCompare(b, 'en'))
    .map(([value]) => value);
  return [...new Set([...known, ...frequent])];
}
