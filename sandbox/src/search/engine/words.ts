const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}+/gu;

/** Lower case without accents: the form in which words are compared. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // Most words are ASCII, and normalising is ten times the cost of looking.
  return isAscii(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The words of a text in plain form. */
export function getWords(text: string): string[] {
  return Array.from(text.match(WORD) ?? [], plain);
}

/** The words of a text with their places in it, for highlighting. */
export function* placedWords(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const match of text.matchAll(WORD))
    yield { word: plain(match[0]), start: match.index, end: match.index + match[0].length };
}

/**
 * The highest count of slips that is still a match: where two are allowed, one of them in the first letter makes three.
 */
export const mostTypos = (limit: number): number => (limit >= 2 ? limit + 1 : limit);

/** Rows of the distance table, kept because every term of an index is compared while a guest types. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(64));
const LONGEST_COMPARED = 60;

/**
 * How many typing slips (insert, delete, replace, swap of neighbours) lead from `typed` to `word`, or to a beginning of
 * `word` when `prefix`; more than `limit` answers a number above it. A slip in the first letter counts twice, as the
 * hosted service does, so that where two slips are allowed one of them in the first letter makes three.
 */
export function slips(typed: string, word: string, limit: number, prefix: boolean): number {
  const over = limit + 2;
  const length = typed.length;
  if (word.length < length - limit || (!prefix && word.length > length + limit) || length > LONGEST_COMPARED)
    return over;
  const penalty = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]) ? 0 : 1;
  if (penalty > 0 && limit < 2) return over;
  const end = prefix ? Math.min(word.length, length + limit) : word.length;
  let [before, last, next] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= length; column++) last[column] = column;
  let best = length;
  for (let row = 1; row <= end; row++) {
    const letter = word.charCodeAt(row - 1);
    next[0] = row;
    let least = row;
    for (let column = 1; column <= length; column++) {
      const own = typed.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (own === letter ? 0 : 1));
      if (
        row > 1 &&
        column > 1 &&
        own === word.charCodeAt(row - 2) &&
        typed.charCodeAt(column - 2) === letter &&
        before[column - 2]! + 1 < cost
      )
        cost = before[column - 2]! + 1;
      next[column] = cost;
      if (cost < least) least = cost;
    }
    best = prefix ? Math.min(best, next[length]!) : next[length]!;
    // Longer beginnings only cost more from here; a shorter one may have been good enough.
    if (least > limit) return prefix && best <= limit ? best + penalty : over;
    [before, last, next] = [last, next, before];
  }
  return best > limit ? over : best + penalty;
}
