/**
 * Writes out names of places of which each word was shortened: "Lk Geo NY", "Myr Bch SC", "Hlt Head, SC" (FIND-3,
 * decision 0161). Only where the state stands behind the name, or a word is nothing but a shortened one.
 */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getStateCode, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { sightsByName, writeOut } from './find-sight.ts';
import { LARGE_CITIES } from './large-cities.ts';
import { SMALL_TOWNS } from './small-towns.ts';
import { meantQualifier } from './short-states.ts';
import type { Stock } from './stock.ts';

/** Fewest and most words of a name. */
const FEWEST = 2;
const MOST = 4;
/** Words that stand for these in names and for nothing else. */
const SURE: Readonly<Record<string, string>> = {
  bch: 'beach',
  spgs: 'springs spring',
  lk: 'lake',
  lks: 'lakes',
  mtn: 'mountain',
  mtns: 'mountains',
  cyn: 'canyon',
  hbr: 'harbor',
  hd: 'head',
  isl: 'island isle',
  vly: 'valley',
  vlg: 'village',
  crk: 'creek',
  fls: 'falls',
  hts: 'heights',
  jct: 'junction',
  pk: 'park peak',
  prk: 'park',
  pt: 'port point',
  ft: 'fort',
  mt: 'mount mountain',
  st: 'saint state',
  sta: 'santa',
  cty: 'city county',
  rvr: 'river',
  grv: 'grove',
};
const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
const SHORTEST_WORD = 2;

/** "Isalnd": a misspelt word of a name whose state is named. */
const isMisspelt = (word: string, full: string): boolean =>
  word.length >= SHORTEST_MISSPELT &&
  word[0] === full[0] &&
  editDistance(word, full, 2) <= Math.min(2, allowedMistakes(word.length) + 1);
const SHORTEST_MISSPELT = 6;

/** "Geo" begins "George", "Hlt" has its first letters in their order. */
function isShortened(word: string, full: string): boolean {
  if (word === full || DIRECTIONS[word] === full || SURE[word]?.split(' ').includes(full)) return true;
  if (word.length < SHORTEST_WORD || word.length >= full.length || word[0] !== full[0]) return false;
  if (full.startsWith(word) || (word.length === SHORTEST_WORD && full.endsWith(word.slice(1)))) return true;
  let at = 0;
  // Letters that are left out in the middle are vowels mostly: "rd" is no "richland".
  for (const letter of word.slice(1)) {
    const next = full.indexOf(letter, at + 1);
    if (next < 0 || next - at > MOST_LEFT_OUT) return false;
    at = next;
  }
  return true;
}
const MOST_LEFT_OUT = 3;

const KINDS =
  /^(?:(?:island|islands|beach|city|village|lakes?|national park|state park|mountains?|valley|springs)(?: |$))+$/;

/** A name, its words, its state (two letters or a country, in small letters), and how many homes it has. */
type Named = { name: string; words: readonly string[]; where: string; homes: number };
const namesByStock = new WeakMap<Stock, ReadonlyMap<string, readonly Named[]>>();

/** Returns the names of two words or more by the first letters of their first two words. */
function getNames(stock: Stock): ReadonlyMap<string, readonly Named[]> {
  const known = namesByStock.get(stock);
  if (known) return known;
  const made = new Map<string, Named[]>();
  const add = (name: string, where: string, homes: number): void => {
    const words = writeOut(normalizePhrase(name)).split(' ');
    if (words.length < FEWEST || words.length > MOST) return;
    const key = getKey(words);
    made.set(key, [...(made.get(key) ?? []), { name, words, where, homes }]);
  };
  for (const { kind, name, state, homes } of stock.places)
    if (kind === 'town' || kind === 'region')
      add(name, state === null ? '' : (getStateCode(state) ?? state).toLowerCase(), homes);
  for (const { name, where } of LARGE_CITIES) add(name, where.toLowerCase(), 0);
  for (const row of SMALL_TOWNS.split(/[|\n]/)) add(row.slice(0, -3), row.slice(-2).toLowerCase(), 0);
  for (const [name, sight] of sightsByName) {
    const where = sight.where.toLowerCase();
    if (isStateCode(where)) add(normalizePhrase(sight.name) === name ? sight.name : name, where, 0);
  }
  namesByStock.set(stock, made);
  return made;
}
const getKey = (words: readonly string[]): string =>
  words
    .slice(0, FEWEST)
    .map((word) => word[0])
    .join('');

/** A run of words, and the state behind them. */
const WORDS = /\p{L}[\p{L}’']*\.?/gu;

/** Returns the text with the first such name written out. */
export function withShortenedNames(typed: string, stock: Stock): string {
  const words = [...typed.matchAll(WORDS)].map((found) => ({
    said: found[0],
    word: normalizePhrase(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
  for (let from = 0; from + FEWEST <= words.length; from += 1)
    for (let size = Math.min(MOST, words.length - from); size >= FEWEST; size -= 1) {
      const own = words.slice(from, from + size);
      const [first, last] = [own[0], own.at(-1)];
      const isTogether = own.every(
        ({ from: start }, at) => at === 0 || /^\s*$/.test(typed.slice(own[at - 1]?.to, start)),
      );
      if (!first || !last || !isTogether) continue;
      const behind = words[from + size];
      const isBehind = behind !== undefined && /^\s*,?\s*$/.test(typed.slice(last.to, behind.from));
      const state = isBehind ? readState(behind.said, from + size === words.length - 1) : null;
      const name = findName(
        own.map(({ word }) => word),
        state,
        { stock, isWhole: size === words.length },
      );
      if (name !== null) return typed.slice(0, first.from) + name + typed.slice(last.to);
    }
  return typed;
}

/** "NY", "ny" at the end, "Colo.": the state in small letters, by two of them where it has such. */
function readState(said: string, isLast: boolean): string | null {
  const word = normalizePhrase(said);
  if (isStateCode(word)) return isLast || said === said.toUpperCase() ? word : null;
  const name = meantQualifier(word);
  return name === null || name === '' ? null : (getStateCode(name) ?? name).toLowerCase();
}

type Options = { stock: Stock; isWhole: boolean };

/** Returns the name that these words shorten; null where they are a name or wishes as they stand. */
function findName(words: readonly string[], state: string | null, { stock, isWhole }: Options): string | null {
  if (state === null && !isWhole) return null;
  const isSure = words.some((word) => Object.hasOwn(SURE, word));
  // "Pet friendly SC", "lake house NH": words of sentences shorten nothing.
  const isSaid = (word: string): boolean => COMMON_WORDS.has(word) || isKnownWord(word);
  if (!isSure && (words.every(isSaid) || state === null)) return null;
  const text = words.join(' ');
  if (stock.names.has(text) || sightsByName.has(text) || sightsByName.has(writeOut(text))) return null;
  let best: (Named & { exact: number }) | null = null;
  for (const each of getNames(stock).get(getKey(words)) ?? []) {
    if (state !== null && each.where !== state) continue;
    // "Hlt Head SC": what the place is was left out.
    const isAll = each.words.length === words.length || KINDS.test(each.words.slice(words.length).join(' '));
    const isMeant = (word: string, at: number): boolean =>
      word === each.words[at] ||
      ((Object.hasOwn(SURE, word) || !isSaid(word) || isSure) &&
        (isShortened(word, each.words[at] ?? '') || (state !== null && isMisspelt(word, each.words[at] ?? ''))));
    if (!isAll || !words.every(isMeant)) continue;
    const exact = words.filter((word, at) => word === each.words[at]).length;
    if (exact === words.length) return null;
    if (state === null && each.homes === 0) continue;
    if (!best || exact > best.exact || (exact === best.exact && each.homes > best.homes)) best = { ...each, exact };
  }
  return best && best.name;
}
