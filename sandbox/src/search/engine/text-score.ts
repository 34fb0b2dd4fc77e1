/** How well a record answers the words; smaller is better but for `words` and `exact`. */
export type TextScore = { typos: number; words: number; proximity: number; attribute: number; exact: number };
/** Where a word of the query was found: `at` orders places in a record, `attribute` is the rank of the place. */
export type Place = { at: number; attribute: number; typos: number; exact: boolean };

const FAR = 8;

/** The score of a record from the places of each word of the query; a distance under `minProximity` is no better than that. */
export function score(perWord: readonly Place[][], minProximity: number): TextScore {
  const result = { typos: 0, words: 0, proximity: 0, attribute: Infinity, exact: 0 };
  let before: Place[] | null = null;
  for (const places of perWord) {
    if (places.length === 0) continue;
    result.words++;
    let typos = Infinity;
    let exact = false;
    for (const place of places) {
      if (place.typos < typos) typos = place.typos;
      if (place.attribute < result.attribute) result.attribute = place.attribute;
      exact ||= place.exact;
    }
    result.typos += typos;
    if (exact) result.exact++;
    if (before) result.proximity += Math.max(minProximity, nearest(before, places));
    before = places;
  }
  return result;
}

/** Fewest words between two sets of places, at most 8; other attributes are far. */
function nearest(left: readonly Place[], right: readonly Place[]): number {
  let best = FAR;
  for (const a of left) for (const b of right) best = Math.min(best, b.at > a.at ? b.at - a.at : a.at - b.at + 1);
  return best;
}
