/**
 * Handles names beside the place of a search, and names typed as two words or not completely (FIND-1, FIND-3):
 * "keystone" beside Breckenridge is not searched for as text, "white fish" is Whitefish, "outter banks" after "or" is a
 * place (decision 0098).
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase, tokenize } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { cityIn } from './find-city.ts';
import { sightsByName } from './find-sight.ts';
import { liesIn } from './place-results.ts';
import { metresBetween } from '@roost/shared/domain/distance';
import { isTownName } from './spelt-towns.ts';
import type { Stock } from './stock.ts';

/** Fewest letters of a name that was typed as two words. */
const SHORTEST_JOINED = 7;
const LONGEST_NAME = 4;

/** "Traverse cty", "door cty": a city or a county, whichever of the two is called so. */
export function withCities(typed: string, stock: Stock): string {
  return typed.replace(/((?:\p{L}[\p{L}.'’-]* ){1,3})cty\b/giu, (_, before: string) => {
    const words = normalizePhrase(before).split(' ');
    const isCalled = (kind: string): boolean =>
      words.some((_, from) => {
        const name = `${words.slice(from).join(' ')} ${kind}`;
        return stock.names.has(name) || (kind === 'city' && cityIn([name]) !== undefined);
      });
    return `${before}${isCalled('city') && !isCalled('county') ? 'city' : 'county'}`;
  });
}

/** "White fish montana": two words that are a town's name together, and no name apart. */
export function joinNames(typed: string, stock: Stock): string {
  const tokens = tokenize(typed);
  let [joined, end] = ['', 0];
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (!first || !second || second.afterComma || !/^\p{L}{3,}$/u.test(first.word) || !/^\p{L}{3,}$/u.test(second.word))
      continue;
    const name = first.word + second.word;
    const town =
      name.length < SHORTEST_JOINED || isHome(first.word, second.word)
        ? null
        : townJoined(
            name,
            first.word,
            stock,
            at === 0
              ? tokens
                  .slice(2)
                  .map(({ word }) => word)
                  .join(' ')
              : null,
          );
    if (town === null || stock.names.has(`${first.word} ${second.word}`)) continue;
    joined += `${typed.slice(end, first.start)}${town}`;
    end = second.end;
    at += 1;
  }
  return joined + typed.slice(end);
}

/** "A mountain home" is no town in Pennsylvania. */
const isHome = (first: string, second: string): boolean =>
  getEnglishLexicon().meanings.has(first) && /^(?:homes?|houses?|rentals?|places?)$/.test(second);

/**
 * Returns the town whose name was typed as two words. The first may have one wrong letter ("whyte fish") when the rules
 * do not know it.
 */
function townJoined(name: string, first: string, stock: Stock, rest: string | null): string | null {
  if (stock.names.get(name)?.kind === 'town') return name;
  // "Snow mass", "surf side beach": the first word of a town's name, where nothing else is said.
  const isBegun = (behind: string): boolean => rest === '' || behind === rest;
  if (rest !== null && getTownsBeginning(name, stock).some(isBegun)) return name;
  if (name.length < SHORTEST_MISSPELT || isKnownWord(first) || COMMON_WORDS.has(first) || stock.names.has(first))
    return null;
  if (isTownName(name)) return name;
  for (const [own, { kind }] of stock.names)
    if (kind === 'town' && own[0] === name[0] && !own.includes(' ') && editDistance(own, name, 1) === 1)
      if (own.endsWith(name.slice(first.length))) return own;
  return null;
}
const SHORTEST_MISSPELT = 8;
/** For each first word of towns' names what stands behind it. */
const townsByFirstWord = new WeakMap<Stock, ReadonlyMap<string, string[]>>();
function getTownsBeginning(first: string, stock: Stock): readonly string[] {
  let towns = townsByFirstWord.get(stock);
  if (!towns) {
    const made = new Map<string, string[]>();
    for (const [name, { kind }] of stock.names) {
      const at = name.indexOf(' ');
      if (kind !== 'town' || at < 0) continue;
      made.set(name.slice(0, at), [...(made.get(name.slice(0, at)) ?? []), name.slice(at + 1)]);
    }
    towns = made;
    townsByFirstWord.set(stock, made);
  }
  return towns.get(first) ?? [];
}

/**
 * Returns the reading without names in its text that lie in or near the place: "wyoming Jackson", "keystone vail
 * Breckenridge".
 */
export function withoutNearNames(read: Understanding, place: GeocodeResult | null, stock: Stock): Understanding {
  if (!place || read.text === '' || /["“”]/.test(read.text)) return read;
  const words = read.text.split(/\s+/);
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = KINDS_OF_PLACES.has(normalizePhrase(words[at] ?? '')) ? 1 : nameAt(words, at, place, stock);
    if (length === 0) kept.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return kept.length === words.length ? read : { ...read, text: kept.join(' ') };
}

/** "Lago tahoe", "isla de maui": what a place is, in other languages. */
const KINDS_OF_PLACES = new Set(
  'bord ufer orilla riva beira oever lago lac see lagos lacs isla ile insel isola ilha eiland playa plage praia spiaggia monte mont berg montana montanas montagne montagnes parque parc parco nationalpark nacional nazionale rio riviere fluss fiume ciudad ville stadt citta cidade condado comte estado etat bundesstaat stato costa cote kuste barrio quartier viertel quartiere bairro'.split(
    ' ',
  ),
);

/** Returns the number of words of the longest name at this word that is near the place; 0 when there is none. */
function nameAt(words: readonly string[], at: number, place: GeocodeResult, stock: Stock): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const name = normalizePhrase(words.slice(at, at + length).join(' '));
    if (isAround(name, place, stock)) return length;
  }
  return 0;
}

/** Fewest letters of a sight's name: shorter ones are ordinary words too. */
const SHORTEST_SIGHT = 6;
function isAround(name: string, place: GeocodeResult, stock: Stock): boolean {
  if (QUALIFIERS.has(name) || isStateCode(name)) {
    const part = (type: string): string =>
      normalizePhrase(place.addressComponents.find(({ types }) => types.includes(type))?.longName ?? '');
    const said = getStateName(name) ?? name;
    return part('administrative_area_level_1') === said || (!isStateCode(name) && part('country') === said);
  }
  // "Apartment in Orlando near Disney": a sight near the town says nothing more.
  const sight = name.length >= SHORTEST_SIGHT ? sightsByName.get(name) : undefined;
  if (sight && metresBetween(sight, place) <= AROUND_RADIUS) return true;
  const known = stock.named(name);
  return known.some((each) =>
    each.area && each.kind !== 'region'
      ? liesIn(each, normalizePhrase(each.name)) &&
        stock.homesIn(place, AROUND_RADIUS).some((home) => home.state === each.name)
      : metresBetween(each, place) <= (place.area ? 2 : 1) * AROUND_RADIUS,
  );
}

/** "Chincateague or outter banks": the side of an "or" that is a place with homes, and the other one. */
export async function findEither(
  { place, text }: Pick<Understanding, 'place' | 'text'>,
  geocode: (address: string) => Promise<GeocodeResult | null>,
  stock: Stock,
): Promise<{ name: string; rest: string; place: GeocodeResult } | null> {
  const sides = (place ?? '').split(/\s+(?:or|oder|ou|o)\s+/i);
  if (sides.length !== 2) return null;
  for (const [name = '', other = ''] of [sides, sides.toReversed()]) {
    const found = await geocode(name);
    if (found && !found.partialMatch && !found.townOfAddress && stock.homesIn(found, AROUND_RADIUS).length > 0)
      return { name, rest: [text, other].filter((part) => part !== '').join(' '), place: found };
  }
  return null;
}
