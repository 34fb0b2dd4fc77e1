/** Finds known places in a typed text, with the words that say where they lie (FIND-2). */
import { PLACE_PREPOSITIONS } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { isPartOfName, LONGEST_PLACE, getPhrase } from './phrases.ts';
import type { PlaceFound, PlaceReader } from './phrases.ts';
import { isStateCode, QUALIFIERS } from './place-words.ts';
import type { Token } from './tokens.ts';

const DIRECTIONS = new Set('north south east west northeast northwest southeast southwest'.split(' '));

/** Letters of states that are no words: "3br dock mn". */
const TELLING_CODES = new Set('mn nh nj nm nc ny tn tx ut vt wv wy fl sc sd az ky nv'.split(' '));

const AIRPORT_LETTERS = 3;

/** A known place at a word, with the state or country after it. */
export function placeAt(
  tokens: readonly Token[],
  at: number,
  { places, lexicon, typed, before }: Parameters<PlaceReader>[2],
): PlaceFound | null {
  const afterPreposition = PLACE_PREPOSITIONS.has(tokens[at - 1]?.word ?? '');
  for (let words = LONGEST_PLACE; words >= 1; words -= 1) {
    const read = getPhrase(tokens, at, words);
    const homes = read ? places.homesIn(read.phrase) : undefined;
    if (!read || homes === undefined) continue;
    // One filler word is no place ("me", "or"), whatever is called so.
    // "DEN ski": three capitals are an airport, whatever the word means.
    const isCode = read.phrase.length === AIRPORT_LETTERS && tokens[at] !== undefined && isUpperCase(typed, tokens[at]);
    if (words === 1 && tokens.length > 1 && lexicon.fillers.has(read.phrase) && !isCode) continue;
    // "A nice place by the lake" is not in France; "villa in nice" and "nice, france" are.
    if (words === 1 && lexicon.vague.has(read.phrase) && isBeforeWish(tokens, at + 1, typed, lexicon)) continue;
    // "Not south lake": a direction alone is a part of a name.
    if (words === 1 && tokens.length > 1 && DIRECTIONS.has(read.phrase)) continue;
    // "Bald Head Island": the last word of a name that nobody has told us is no place.
    if (words === 1 && isPartOfName(tokens, at, { phrase: read.phrase, length: 1 }, { places, lexicon })) continue;
    // "Emerald Isle beach house": a house at the beach, where the name is known without its beach.
    if (
      words > 1 &&
      beginsWish(tokens, at + read.length - 1, lexicon) &&
      places.homesIn(shorten(read.phrase)) !== undefined
    )
      continue;
    // A village called Cabins without a home to rent is not what "Cabins, West Virginia" means.
    if (homes === 0 && lexicon.meanings.has(read.phrase)) continue;
    return {
      kind: 'place',
      length: read.length + qualifierAt(tokens, at + read.length, typed, lexicon),
      sure: homes > 0 && (afterPreposition || words > 1),
    };
  }
  const token = tokens[at];
  const attached = before?.what.kind === 'place' && before.from + before.what.length === at;
  if (
    token &&
    isStateCode(token.word) &&
    ((attached && (token.afterComma || !lexicon.fillers.has(token.word))) ||
      isUpperCase(typed, token) ||
      TELLING_CODES.has(token.word) ||
      (afterPreposition && at === tokens.length - 1))
  )
    return { kind: 'place', length: 1, sure: true };
  return null;
}

const shorten = (phrase: string): string => phrase.slice(0, phrase.lastIndexOf(' '));
/** True for two words that are a wish together. */
const beginsWish = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean => {
  const read = getPhrase(tokens, at, 2);
  return read !== null && lexicon.meanings.has(read.phrase);
};

/** True where a word follows that rules know and that does not say where a place lies. */
function isBeforeWish(tokens: readonly Token[], at: number, typed: string, lexicon: Lexicon): boolean {
  const next = tokens[at];
  const isKnown = next && [lexicon.fillers, lexicon.vague, lexicon.meanings].some((words) => words.has(next.word));
  return isKnown === true && !next.afterComma && qualifierAt(tokens, at, typed, lexicon) === 0;
}

const isUpperCase = (typed: string, { start, end }: Token): boolean =>
  /^[A-Z]{2,}$/.test(typed.slice(start, end)) && typed !== typed.toUpperCase();

/** Words after a place that say where it is: ", CA", "Colorado", ", Italy". */
function qualifierAt(tokens: readonly Token[], at: number, typed: string, { fillers }: Lexicon): number {
  let length = 0;
  for (;;) {
    const token = tokens[at + length];
    if (!token) return length;
    const two = getPhrase(tokens, at + length, 2);
    if (two && QUALIFIERS.has(two.phrase)) length += two.length;
    else if (
      QUALIFIERS.has(token.word) ||
      (isStateCode(token.word) && (token.afterComma || isUpperCase(typed, token) || !fillers.has(token.word)))
    )
      length += 1;
    else return length;
  }
}
