/** How far apart two spellings are (FIND-3). */

/**
 * Returns the number of letters to add, drop, change or swap with their neighbour to make one word of the other
 * (Damerau-Levenshtein, neighbours once), or `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + change);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

/** Mistakes that a text of so many letters may have and still be meant: none up to 3, one from 4, two from 8, three from 14. */
export function allowedMistakes(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : length < 14 ? 2 : 3;
}
