/** Finds sights by how a word of their names begins, for suggestions. */
import { sightsByName } from './find-sight.ts';
import type { Sight } from './known-sights.ts';

/** What a name holds from one of its words on, and the number of the name. */
type Beginning = readonly [rest: string, at: number];
/** Those of all sights in the order of their letters. Made when first asked for: some thousands. */
let beginnings: readonly Beginning[] | null = null;
const getBeginnings = (): readonly Beginning[] =>
  (beginnings ??= [...sightsByName.keys()]
    .flatMap((name, at) =>
      [...name.matchAll(/(?:^| )/g)].map(({ index, 0: blank }): Beginning => [name.slice(index + blank.length), at]),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
let sightsInOrder: readonly Sight[] | null = null;

/** Returns sights with a word that begins like the normalised text, for suggestions. */
export function getSightsBeginning(text: string, limit: number): Sight[] {
  const all = getBeginnings();
  let [from, end] = [0, all.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((all[middle]?.[0] ?? '') < text) from = middle + 1;
    else end = middle;
  }
  const found: number[] = [];
  for (let next = all[from]; next?.[0].startsWith(text); next = all[from]) {
    found.push(next[1]);
    from += 1;
  }
  const sights = (sightsInOrder ??= [...sightsByName.values()]);
  // In the order of the list: what is best known comes first.
  return [...new Set(found.toSorted((a, b) => a - b).flatMap((at) => sights[at] ?? []))].slice(0, limit);
}
