import { WANTED_AMENITIES } from '@roost/shared/domain/wanted-amenities';

/** The values of one filter group. */
export type FacetOption = { value: string; on: boolean; homes: number | null };

/**
 * Returns the values in a fixed order, the chosen ones included, so that a pressed one keeps its place while the counts
 * change. `homes` is null until a count is loaded.
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

type Counts = Readonly<Record<string, number>>;

/** How much more the most wanted amenity counts than one that nobody asks for. */
const WANTED_WEIGHT = 2;

/** The values, the most frequent first. */
export function byFrequency(counts: Counts): string[] {
  return sortBy(counts, (_value, homes) => homes);
}

/**
 * The amenities, the most useful first: those that guests want and that divide the results. What every home has divides
 * nothing and comes last.
 */
export function byUsefulness(counts: Counts): string[] {
  const most = Math.max(0, ...Object.values(counts));
  return sortBy(counts, (value, homes) => {
    const part = most === 0 ? 0 : homes / most;
    const place = WANTED_AMENITIES.indexOf(value);
    const wanted = place < 0 ? 0 : 1 - place / WANTED_AMENITIES.length;
    return part * (1 - part) * (1 + WANTED_WEIGHT * wanted);
  });
}

/** Returns the order for `facetOptions`: known values keep their places, new ones follow in their own order. */
export function growOrder(known: readonly string[], sorted: readonly string[]): string[] {
  return [...new Set([...known, ...sorted])];
}

function sortBy(counts: Counts, score: (value: string, homes: number) => number): string[] {
  return Object.entries(counts)
    .toSorted(
      ([a, homesA], [b, homesB]) => score(b, homesB) - score(a, homesA) || homesB - homesA || a.localeCompare(b, 'en'),
    )
    .map(([value]) => value);
}
