/**
 * What a guest does not want: "no hot tub", "not in Reno or Truckee" (FIND-2). A place or a wish that homes' records
 * name is left out of the search, anything else is named as not used; none of it is searched for (decision 0064).
 */
import { getEnglishLexicon } from './lexicon.ts';
import type { Found, Placed } from './phrases.ts';
import type { Token } from './tokens.ts';

const set = (words: string): Set<string> => new Set(words.split(' '));
/** Words that say away. Those of other languages join them where they are loaded (`other-languages.ts`). */
export const NOT = set('not no without except excluding avoid avoiding besides');
/** Two words that say away what follows. */
const PAIRS = new Set(
  'anywhere but|anything but|everywhere but|everything but|other than|rather than|instead of|apart from|aside from'.split(
    '|',
  ),
);
/** "Not too far", "no more than": a measure and no wish. */
const MEASURES = set('too far more less fewer only just later earlier matter over under necessarily sure expensive');
export const BETWEEN = set('a an any the in near at on by of for from to around too');
export const OR = set('or and nor');

const NO_WORDS: ReadonlySet<string> = new Set();

/** One thing that the guest does not want: the word that says so, the words of the thing, and what rules know it as. */
export type Away = { not: Token; first: Token; last: Token; what?: Found };
type Split = {
  /** The words that are left to be read. */
  tokens: Token[];
  away: Away[];
};
type Reader = (tokens: readonly Token[]) => Placed[];

/** Returns how many words make a negation that begins here ("not", "no", "without"). */
export function notAt(tokens: readonly { word: string }[], at: number): number {
  const word = tokens[at]?.word ?? '';
  if (NOT.has(word)) return 1;
  return PAIRS.has(`${word} ${tokens[at + 1]?.word ?? ''}`) ? 2 : 0;
}
/** The place of the first word from one on that says what is meant: "in the" are passed over. */
export function behindSmallWords(tokens: readonly { word: string }[], from: number): number {
  let next = from;
  while (BETWEEN.has(tokens[next]?.word ?? '')) next += 1;
  return next;
}
export const isOr = (word: string | undefined): boolean => OR.has(word ?? '');

/**
 * How many words after "not" are searched for a phrase, and how often: each costs as much as reading a short text. A
 * text full of "not" is read in the time of any other.
 */
const LONGEST_SAID = 12;
const MOST_NEGATIONS = 6;

/**
 * Takes out what the guest does not want. `read` gives the phrases of words: "no pets" is one, and stays.
 * @param dislikes words that guests write after "no", beside what homes have
 */
export function withoutNegations(
  tokens: readonly Token[],
  read: Reader,
  dislikes: ReadonlySet<string> = NO_WORDS,
): Split {
  const result: Split = { tokens: [], away: [] };
  if (!tokens.some((_, at) => notAt(tokens, at) > 0)) return { tokens: [...tokens], away: [] };
  const whole = read(tokens);
  let isAfter = false;
  let tried = 0;
  for (let at = 0; at < tokens.length;) {
    const own = whole.find(({ from }) => from === at)?.what.length ?? 0;
    const isTried = own === 0 && notAt(tokens, at) > 0 && (tried += 1) <= MOST_NEGATIONS;
    const said = isTried ? negationAt(tokens, at, read, dislikes) : null;
    if (said) result.away.push(...said.away);
    // The words before and after it do not form a phrase.
    const kept = said ? [] : tokens.slice(at, at + Math.max(1, own));
    result.tokens.push(
      ...kept.map((token, index) => (isAfter && index === 0 ? { ...token, afterComma: true } : token)),
    );
    isAfter = said !== null;
    at += said ? said.length : Math.max(1, own);
  }
  return result;
}

/** The unwanted wishes or places from a word on, with all words of it; null when none are. */
function negationAt(
  tokens: readonly Token[],
  at: number,
  read: Reader,
  dislikes: ReadonlySet<string>,
): { length: number; away: Away[] } | null {
  const word = tokens[at]?.word ?? '';
  const words = notAt(tokens, at);
  const not = tokens[at];
  if (!not || MEASURES.has(tokens[at + 1]?.word ?? '')) return null;
  const isNo = word === 'no';
  const away: Away[] = [];
  let end = at;
  for (let next = behindSmallWords(tokens, at + words); ;) {
    const first = tokens[next];
    if (!first) break;
    const what = read(tokens.slice(next, next + LONGEST_SAID)).find(({ from }) => from === 0)?.what;
    const length = what?.length ?? 1;
    if (
      !isMeant(tokens.slice(next, next + length), what, {
        isNo,
        isFirst: away.length === 0,
        kind: away[0]?.what?.kind,
        dislikes,
      })
    )
      break;
    end = next + length;
    away.push({ not, first, last: tokens[end - 1] ?? first, ...(what ? { what } : {}) });
    // "Not beaches, and a fireplace" wants one.
    if (!isOr(tokens[end]?.word) || (tokens[end]?.word === 'and' && tokens[end]?.afterComma)) break;
    next = behindSmallWords(tokens, end + 1);
  }
  return away.length > 0 ? { length: end - at, away } : null;
}

/** Whether the words after "not" name what a guest does not want. */
function isMeant(
  words: readonly Token[],
  what: Found | undefined,
  {
    isNo,
    isFirst,
    kind,
    dislikes,
  }: { isNo: boolean; isFirst: boolean; kind: Found['kind'] | undefined; dislikes: ReadonlySet<string> },
): boolean {
  if (!isFirst) return what !== undefined && what.kind === kind;
  if (!what) return !isNo || dislikes.has(words[0]?.word ?? '');
  // "No Colorado", "no centro" is Portuguese and means that very place.
  if (isNo && (what.kind === 'place' || !isEnglish(words))) return false;
  return what.kind !== 'date' && what.kind !== 'price';
}

function isEnglish(tokens: readonly Token[]): boolean {
  const { meanings, groups } = getEnglishLexicon();
  const phrase = tokens
    .map(({ word }) => word)
    .filter((word) => !/^[-/&]$/.test(word))
    .join(' ');
  return meanings.has(phrase) || groups.pets.has(phrase) || groups.children.has(phrase);
}
