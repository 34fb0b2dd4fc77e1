/** The choices of one filter group. */
export type FacetOption = { value: string; on: boolean; homes: number | null };

/**
 * Choices in a fixed order: those seen first stay where they are, so that a pressed one stays under the finger while the counts
 * change around it; what is chosen is always among them. `homes` is null until a count has answered.
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

/** The order for `facetOptions`: what is known keeps its place, new values follow, the most frequent first. */
export function growOrder(known: readonly string[], counts: Readonly<Record<string, number>>): string[] {
  const frequent = Object.entries(counts)
    .toSorted(([a, homesA], [b, homesB]) => homesB - homesA || a.localeCompare(b, 'en'))
    .map(([value]) => value);
  return [...new Set([...known, ...frequent])];
}
