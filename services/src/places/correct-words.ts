/**
 * Corrects misspelt wishes: "cottge", "jacuzzzi", "oceanfornt" (FIND-2). A word in the name of a place is left alone.
 */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { sightsByName } from './find-sight.ts';
import { nearSpellings } from './near-spellings.ts';
import type { NearSpellings } from './near-spellings.ts';
import type { Stock } from './stock.ts';

/** Fewest letters of a word: shorter ones are too close to others. */
const SHORTEST = 5;
const WORD = /\p{L}[\p{L}’']*/gu;

/** Words of the rules, which are not misspelt. */
const knownWords = (() => {
  let words: { all: ReadonlySet<string>; wishes: readonly string[]; pairs: ReadonlyMap<string, string[]> } | undefined;
  return () => {
    if (words) return words;
    const { meanings, months, groups, fillers, vague, holidays } = getLexicon();
    const wishes = new Set([...meanings.keys()].flatMap((phrase) => phrase.split(' ')));
    const all = new Set([
      ...wishes,
      ...months.keys(),
      ...Object.values(groups).flatMap((group) => [...group]),
      ...fillers,
      ...vague,
      ...holidays.flatMap(([name]) => name.split(' ')),
      ...[...QUALIFIERS].flatMap((name) => name.split(' ')),
      ...[...sightsByName.keys()].flatMap((name) => name.split(' ')),
    ]);
    // Corrections: single words that are a wish or a month.
    const single = [...meanings.keys(), ...months.keys()].filter(
      (word) => word.length >= SHORTEST && !word.includes(' '),
    );
    words = { all, wishes: [...new Set(single)], pairs: pairWords(meanings.keys()) };
    return words;
  };
})();

/** The second words of wishes of two by their first: to go through all wishes for each word of a text takes long. */
function pairWords(phrases: Iterable<string>): ReadonlyMap<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const phrase of phrases) {
    const [first = '', second, more] = phrase.split(' ');
    if (second === undefined || more !== undefined) continue;
    pairs.set(first, [...(pairs.get(first) ?? []), second]);
  }
  return pairs;
}

type PlaceWords = ReadonlySet<string> & { near: NearSpellings<string> };
const placeWords = new WeakMap<Stock, PlaceWords>();
function wordsOfPlaces(stock: Stock): PlaceWords {
  const known = placeWords.get(stock) ?? readPlaceWords(stock);
  placeWords.set(stock, known);
  return known;
}
function readPlaceWords({ names }: Stock): PlaceWords {
  const words = new Set([...names.keys()].flatMap((name) => name.split(' ')));
  const long = [...words].filter((word) => word.length >= SHORTEST);
  return Object.assign(words, { near: nearSpellings(long.map((word) => [word, word] as const)) });
}

/**
 * Returns the text with misspelt wishes corrected, only among other words: a word alone is a place first. `isPlace`
 * returns true when the maps service knows a place of exactly this name.
 */
export async function correctWords(
  typed: string,
  stock: Stock,
  isPlace: (name: string) => Promise<boolean>,
): Promise<string> {
  const words = [...typed.matchAll(WORD)].map(([word]) => word);
  if (words.length < 2) return typed;
  const meant = new Map<string, string>();
  words.forEach((word, at) => {
    const [first, second] = [normalizeWord(words[at - 1] ?? ''), normalizeWord(word)];
    const wish = nearestPair(first, second, stock);
    if (wish !== null) meant.set(word, wish);
  });
  for (const [at, word] of words.entries()) {
    if (meant.has(word)) continue;
    const short = shortForm(normalizeWord(word), stock);
    if (short !== null) {
      meant.set(word, short);
      continue;
    }
    const begun = at === words.length - 1 ? begunLast(normalizeWord(word), stock) : null;
    const wish = begun ?? nearestWish(normalizeWord(word), stock);
    if (wish && !(await isPlace(word))) meant.set(word, wish);
  }
  return typed.replace(WORD, (word) => meant.get(word) ?? word);
}

/** Returns true for a word that the rules understand, or that fills a sentence. */
export const isKnownWord = (word: string): boolean => knownWords().all.has(word);

/** Wishes of prices and days, which are in no list of the lexicon. */
const MORE_WISHES = [
  'cheap',
  'cheapest',
  'luxury',
  'luxurious',
  'affordable',
  'budget',
  'tonight',
  'tomorrow',
  'weekend',
];

/** Returns the wish that a text of one word misspells; null for any other text. */
export function correctWord(typed: string, stock: Stock): string | null {
  const word = normalizeWord(typed.trim());
  return /^\p{L}+$/u.test(word) ? nearestWish(word, stock, MORE_WISHES) : null;
}

/** Words a letter away from a wish that are seldom that wish misspelt: "rating" is no rafting, "match" no March. */
const ORDINARY = new Set(
  'healing heading heaving hiding beats condor match maintain surging castles packing skipping rating roasting voice clams forms farms'.split(
    ' ',
  ),
);
const isOrdinary = (word: string): boolean => COMMON_WORDS.has(word) || ORDINARY.has(word);

function nearestWish(word: string, stock: Stock, more: readonly string[] = []): string | null {
  const { all, wishes } = knownWords();
  if (word.length < SHORTEST || all.has(word) || isOrdinary(word) || wordsOfPlaces(stock).has(word)) return null;
  // A misspelt name is a place ("galvestn") and is searched among places.
  if (isNear(word, wordsOfPlaces(stock).near, all)) return null;
  let best: { wish: string; distance: number } | null = null;
  const limit = allowedMistakes(word.length);
  for (const wish of [...wishes, ...more]) {
    // The first letter is seldom wrong.
    if (wish[0] !== word[0]) continue;
    const distance = editDistance(wish, word, limit);
    if (distance <= limit && (!best || distance < best.distance)) best = { wish, distance };
  }
  // "Oceanf" has more letters than "ocean": it begins a longer wish.
  return best && !word.startsWith(best.wish) ? best.wish : (begunWish(word, wishes) ?? best?.wish ?? null);
}

/**
 * "Hot tob", "game roon": the second word of a wish of two, when the first is right and the second is hardly anything
 * else.
 */
function nearestPair(first: string, second: string, stock: Stock): string | null {
  const { all, pairs } = knownWords();
  if (second.length < 3 || all.has(second) || COMMON_WORDS.has(second) || wordsOfPlaces(stock).has(second)) return null;
  const isMeant = (other: string): boolean => other[0] === second[0] && editDistance(other, second, 1) <= 1;
  return pairs.get(first)?.find(isMeant) ?? null;
}

/** Fewest letters of a short form, and most vowels in it behind its first letter. */
const SHORTEST_FORM = 4;
/** Fewest consonants of a wish, as a share, that its short form has. */
const FEWEST_CONSONANTS = 0.75;
const getConsonants = (word: string): string => word.slice(1).replace(/[aeiouy]/g, '');
/** "Ocnfrt", "frplc": a wish without its vowels, when it is the only one. */
function shortForm(word: string, stock: Stock): string | null {
  const { all, wishes } = knownWords();
  if (word.length < SHORTEST_FORM || /[aeiou]/.test(word.slice(1)) || all.has(word)) return null;
  if (COMMON_WORDS.has(word) || wordsOfPlaces(stock).has(word)) return null;
  const letters = new RegExp(`^${[...word].join('[a-z]*')}`);
  const meant = wishes.filter(
    (wish) =>
      letters.test(wish) &&
      wish.at(-1) === word.at(-1) &&
      getConsonants(word).length >= FEWEST_CONSONANTS * getConsonants(wish).length,
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Letters of a last word that begins a wish. */
const FEWEST_BEGUN = 3;
/** "Destin 4br poo": the last word of a text, which begins one wish and nothing else. */
function begunLast(word: string, stock: Stock): string | null {
  const { all, wishes } = knownWords();
  if (word.length < FEWEST_BEGUN || word.length >= SHORTEST || all.has(word) || COMMON_WORDS.has(word)) return null;
  if (wordsOfPlaces(stock).has(word)) return null;
  const { meanings } = getLexicon();
  const begun = wishes.filter((wish) => wish.startsWith(word) && wish.length - word.length < FEWEST_BEGUN);
  const meant = new Set(begun.map((wish) => meanings.get(wish)?.values.join()));
  return meant.size === 1 ? (begun[0] ?? null) : null;
}

/** "Firepl": a wish that was not typed to its end. */
function begunWish(word: string, wishes: readonly string[]): string | null {
  if (word.length < SHORTEST || COMMON_WORDS.has(word)) return null;
  const begun = wishes.filter((wish) => wish.startsWith(word) && wish.length - word.length <= MOST_LETTERS_LEFT);
  return begun.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
const MOST_LETTERS_LEFT = 6;

/**
 * Returns true for a misspelt word of a place's name. Words that are wishes too do not count: "oceanf" begins
 * "oceanfront", though a place has "Ocean" in its name.
 */
const isNear = (word: string, near: NearSpellings<string>, wishes: ReadonlySet<string>): boolean =>
  near(word, 1).some((name) => editDistance(name, word, 1) <= 1 && !(word.startsWith(name) && wishes.has(name)));
