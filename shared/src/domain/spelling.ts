/** How far apart two spellings are (FIND-3). */

/** The longest word that is compared letter by letter. */
const LONGEST = 250;
/** The last rows of the table, used again by each call: thousands of names are compared for one misspelt word. */
const ROWS = [new Uint16Array(LONGEST + 1), new Uint16Array(LONGEST + 1), new Uint16Array(LONGEST + 1)] as const;

/**
 * Returns the number of letters to add, drop, change or swap with their neighbour to make one word of the other
 * (Damerau-Levenshtein, neighbours once), or `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (b.length > LONGEST) return a === b ? 0 : limit + 1;
  let [before, last, current] = [ROWS[0], ROWS[1], ROWS[2]];
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    // Further from the diagonal than the limit no cell can be within it.
    const first = Math.max(1, row - limit);
    const end = Math.min(b.length, row + limit);
    let least = (current[first - 1] = first === 1 ? row : limit + 1);
    for (let column = first; column <= end; column += 1) {
      const own = b.charCodeAt(column - 1);
      const above = column === row + limit ? limit + 1 : (last[column] ?? 0);
      let cost = Math.min(
        above + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === own ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === own)
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}

/**
 * Mistakes that a text of so many letters may have and still be meant: none up to 3, one from 4, two from 8, three from
 * 14.
 */
export function allowedMistakes(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : length < 14 ? 2 : 3;
}
