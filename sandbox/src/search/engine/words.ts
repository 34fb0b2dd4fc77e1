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
export function wordsOf(text: string): string[] {
  return Array.from(text.match(WORD) ?? [], plain);
}

/** The words of a text with their places in it, for highlighting. */
export function* placedWords(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const match of text.matchAll(WORD))
    yield { word: plain(match[0]), start: match.index, end: match.index + match[0].length };
}

/**
 * How many typing slips (insert, delete, replace, swap of neighbours) lead from `typed` to `word`, or to a beginning of
 * `word` when `prefix`; more than `limit` answers `limit + 1`. A slip in the first letter counts twice, as the hosted service does.
 */
export function slips(typed: string, word: string, limit: number, prefix: boolean): number {
  const over = limit + 1;
  if (word.length < typed.length - limit || (!prefix && word.length > typed.length + limit)) return over;
  const penalty = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]) ? 0 : 1;
  const columns = typed.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: columns }, (_, i) => i);
  let best = last[typed.length]!;
  const rows = prefix ? Math.min(word.length, typed.length + limit) : word.length;
  for (let row = 1; row <= rows; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column < columns; column++) {
      const same = typed[column - 1] === word[row - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[column - 1] === word[row - 2] && typed[column - 2] === word[row - 1])
        cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return over;
    before = last;
    last = next;
    best = prefix ? Math.min(best, last[typed.length]!) : last[typed.length]!;
  }
  return best + penalty > limit ? over : best + penalty;
}
