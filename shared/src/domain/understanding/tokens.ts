/**
 * Splits what a guest typed into words, so that rules can read it word by word and what is left keeps its spelling
 * (FIND-2).
 */

/** One word: `word` for comparing (lower case, no accents), `start` and `end` for cutting the typed text. */
export type Token = {
  word: string;
  start: number;
  end: number;
  /** True when a comma, or another mark that divides, stands before it. */ afterComma: boolean;
};

const WORD = /[$€£¥]?\d+(?:[.,]\d{3})*(?:\.\d+)?k?\+?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+|[#&\-–—/$€£¥]/gu;

/**
 * Words of plain letters, which most names of places are: tables with thousands of them are made when a process starts.
 */
const PLAIN_PHRASE = /^[a-z]+( [a-z]+)*$/i;
const PLAIN_WORD = /^[a-z]+$/i;

/** Lower case, without accents and apostrophes: "Cañon" and "canon", "Val d'Isère" and "val disere" are the same. */
export function normalizeWord(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ‘`]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .toLowerCase();
}

/** Words of a phrase, normalised and joined with single spaces: how lexicon and place names are looked up. */
export function normalizePhrase(text: string): string {
  if (PLAIN_PHRASE.test(text)) return text.toLowerCase();
  return tokenize(text)
    .map(({ word }) => word)
    .filter((word) => word !== '-' && word !== '&')
    .join(' ');
}

/**
 * Returns the words of a text in order. A hyphen is a word of its own, so that "3-7" and "pet-friendly" can both be
 * read.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    tokens.push({
      word: normalizeWord(match[0]).replace(/^[–—]$/, '-'),
      start: match.index,
      end: match.index + match[0].length,
      afterComma: /[,;!?|]/.test(text.slice(end, match.index)),
    });
    end = match.index + match[0].length;
  }
  return tokens;
}
