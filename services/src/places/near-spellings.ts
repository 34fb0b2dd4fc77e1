/**
 * Finds the names that may be a misspelt one by their letters, before they are compared letter by letter (FIND-3,
 * decision 0175).
 */

/** Which letters a name has, a bit for each; letters that share a bit count as one. */
function getLetters(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) & 31);
  return letters;
}

/** Returns true when more than so many bits are set. */
function hasMore(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; left !== 0; count += 1) {
    if (count === most) return true;
    left &= left - 1;
  }
  return false;
}

/** Returns the names that can be the typed one with so many mistakes, in their order; a few of them have more. */
export type NearSpellings<T> = (typed: string, mistakes: number) => T[];

/** Sorts names by their letters. One mistake takes at most one letter away and brings at most one. */
export function nearSpellings<T>(named: readonly (readonly [name: string, what: T])[]): NearSpellings<T> {
  const lengths = Uint16Array.from(named, ([name]) => name.length);
  const letters = Int32Array.from(named, ([name]) => getLetters(name));
  return (typed, mistakes) => {
    const own = getLetters(typed);
    const near: T[] = [];
    // Without an iterator: some ten thousand names are looked at for one text.
    for (let at = 0; at < named.length; at += 1) {
      if (Math.abs((lengths[at] ?? 0) - typed.length) > mistakes) continue;
      const others = letters[at] ?? 0;
      const entry = hasMore(own & ~others, mistakes) || hasMore(others & ~own, mistakes) ? undefined : named[at];
      if (entry) near.push(entry[1]);
    }
    return near;
  };
}
