/** Wishes that are said away: "no hot tub", "not in Tennessee" (FIND-2). They are named as left out and never searched for. */
import { getEnglishLexicon } from './lexicon.ts';
import type { Placed } from './phrases.ts';
import type { Token } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const NOT = set('not no without except excluding ohne sans sin senza sem zonder kein keine keinen');
/** "Not too far", "no more than": a measure and no wish. */
const MEASURES = set('too far more less fewer only just later earlier matter over under necessarily sure expensive');
const BETWEEN = set('a an any the in near at on by of around too en im am dans nel');
/** What guests write behind "no", beside what homes have. */
const USUAL_DISLIKES = set(
  'smoking smokers parties party fees fee deposit children kids traffic noise crowds crowd stress cleaning carpet carpets cars car roommates sharing sofa bunk',
);

type Split = {
  /** The words that are left to be read. */
  tokens: Token[];
  /** Words that were said away, each from its first to its last. */
  away: (readonly [first: Token, last: Token])[];
};

/** Takes out what is said away. `read` gives the phrases of words: "no pets" is one, and stays. */
export function withoutNegations(tokens: readonly Token[], read: (tokens: readonly Token[]) => Placed[]): Split {
  const result: Split = { tokens: [], away: [] };
  if (!tokens.some(({ word }) => NOT.has(word))) return { tokens: [...tokens], away: [] };
  const whole = read(tokens);
  let isBehind = false;
  for (let at = 0; at < tokens.length;) {
    const own = whole.find(({ from }) => from === at)?.what.length ?? 0;
    const length = own > 0 ? 0 : negationAt(tokens, at, (rest) => read(rest).find(({ from }) => from === 0)?.what);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (length > 0 && first && last) result.away.push([first, last]);
    // What stands before and behind is no phrase.
    const kept = length > 0 ? [] : tokens.slice(at, at + Math.max(1, own));
    result.tokens.push(
      ...kept.map((token, index) => (isBehind && index === 0 ? { ...token, afterComma: true } : token)),
    );
    isBehind = length > 0;
    at += Math.max(1, own, length);
  }
  return result;
}

/** Words of a negated wish or place that begins at a word, 0 when there is none. */
function negationAt(
  tokens: readonly Token[],
  at: number,
  begins: (tokens: readonly Token[]) => Placed['what'] | undefined,
): number {
  const not = tokens[at]?.word ?? '';
  if (!NOT.has(not) || MEASURES.has(tokens[at + 1]?.word ?? '')) return 0;
  let next = at + 1;
  while (BETWEEN.has(tokens[next]?.word ?? '')) next += 1;
  const word = tokens[next]?.word;
  if (word === undefined) return 0;
  const what = begins(tokens.slice(next));
  if (!what) return not !== 'no' || USUAL_DISLIKES.has(word) ? next + 1 - at : 0;
  // "No Colorado", "no centro" is Portuguese and means that very place.
  if (not === 'no' && (what.kind === 'place' || !isEnglish(tokens.slice(next, next + what.length)))) return 0;
  return what.kind === 'date' || what.kind === 'price' ? 0 : next + what.length - at;
}

function isEnglish(tokens: readonly Token[]): boolean {
  const { meanings, groups } = getEnglishLexicon();
  const phrase = tokens
    .map(({ word }) => word)
    .filter((word) => !/^[-/&]$/.test(word))
    .join(' ');
  return meanings.has(phrase) || groups.pets.has(phrase) || groups.children.has(phrase);
}
