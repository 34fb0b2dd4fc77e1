/**
 * Corrects misspelt names of several words of which one is a wish by itself: "near gluf shores", "kitty hak", "hilton had
 * sc" (FIND-3, decision 0167). Only behind a word that says where, or as the whole text.
 */
import { editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { sightsByName } from './find-sight.ts';
import { liesIn } from './place-results.ts';
import type { Stock, StockPlace } from './stock.ts';

const SHORTEST = 8;
/** Letters from which on a name may have two mistakes. */
const LONG = 12;
const MOST_WORDS = 4;
type Named = { name: string; place: StockPlace };
const namesByStock = new WeakMap<Stock, readonly Named[]>();

/** Returns the names of two words or more of towns and regions with homes. */
function getNames(stock: Stock): readonly Named[] {
  const known = namesByStock.get(stock);
  if (known) return known;
  const names = stock.places.flatMap((place) => {
    const name = normalizePhrase(place.name);
    const isOne = place.kind === 'town' || place.kind === 'region';
    return isOne && name.includes(' ') && name.length >= SHORTEST ? [{ name, place }] : [];
  });
  namesByStock.set(stock, names);
  return names;
}

/** Returns the name that a misspelt one means, in the state that is said; null where none is near enough, or two are. */
function nearestName(stock: Stock, typed: string, state: string | null): string | null {
  const limit = typed.length >= LONG ? 2 : 1;
  let best: { found: Named; distance: number } | null = null;
  for (const found of getNames(stock)) {
    if (Math.abs(found.name.length - typed.length) > limit || (state !== null && !liesIn(found.place, state))) continue;
    const distance = editDistance(found.name, typed, limit);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { found, distance };
  }
  return best && best.distance > 0 ? best.found.place.name : null;
}

const sightsByLetter = (() => {
  let found: Map<string, string[]> | undefined;
  return (letter: string): readonly string[] => {
    found ??= new Map();
    if (found.size === 0)
      for (const name of sightsByName.keys())
        if (name.includes(' ') && name.length >= SHORTEST && name.length <= LONGEST && !/\d/.test(name))
          found.set(name[0] ?? '', [...(found.get(name[0] ?? '') ?? []), name]);
    return found.get(letter) ?? [];
  };
})();
const LONGEST = 40;

/** "Half ddome", "loch nes": the sight that a name with an unknown word means; null where none is near enough. */
function nearestSight(stock: Stock, typed: string): string | null {
  const isUnknown = (word: string): boolean =>
    !isKnownWord(word) && !COMMON_WORDS.has(word) && !QUALIFIERS.has(word) && !stock.names.has(word);
  if (!typed.split(' ').some(isUnknown)) return null;
  const limit = typed.length > LONG ? 2 : 1;
  let best: { name: string; distance: number } | null = null;
  for (const name of sightsByLetter(typed[0] ?? '')) {
    if (Math.abs(name.length - typed.length) > limit) continue;
    const distance = editDistance(name, typed, limit);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best?.name ?? null;
}

const WHERE = /(?<=\b(?:near|in|at|to|around|by|visit|visiting|outside|outside of) |^\s*)(?=\p{L})/giu;
const WORD = /\p{L}[\p{L}'’-]*/gu;

/** Returns the text with the first such name spelt right. */
export function withSpeltNames(typed: string, stock: Stock): string {
  for (const { index } of typed.matchAll(WHERE)) {
    const words = [...typed.slice(index).matchAll(WORD)].slice(0, MOST_WORDS + 1);
    for (let size = Math.min(MOST_WORDS, words.length); size > 1; size -= 1) {
      const last = words[size - 1];
      const end = last ? index + last.index + last[0].length : index;
      const run = typed.slice(index, end);
      const name = normalizePhrase(run);
      const behind = words[size]?.[0].toLowerCase();
      const state = behind !== undefined && isStateCode(behind) ? getStateName(behind) : null;
      const isWhole = index === 0 && (size === words.length || (state !== null && words.length === size + 1));
      if (index === 0 && !isWhole) continue;
      if (name.length < SHORTEST - 1 || isSaid(stock, name)) continue;
      const meant = nearestName(stock, name, state) ?? nearestSight(stock, name);
      if (meant !== null) return typed.slice(0, index) + meant + typed.slice(end);
    }
  }
  return typed;
}

/** Returns true for a name, and for wishes as they stand. */
const isSaid = (stock: Stock, name: string): boolean =>
  stock.names.has(name) || sightsByName.has(name) || getEnglishLexicon().meanings.has(name);
