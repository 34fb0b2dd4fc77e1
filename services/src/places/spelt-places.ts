/** Finds places with homes and sights by misspelt names (FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { metresBetween } from '@roost/shared/domain/distance';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { placeBySound } from './by-sound.ts';
import { isKnownWord } from './correct-words.ts';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { sightsByName } from './find-sight.ts';
import type { Sight } from './known-sights.ts';
import { nearSpellings } from './near-spellings.ts';
import type { NearSpellings } from './near-spellings.ts';
import { fromSight, fromStock, liesIn } from './place-results.ts';
import { meantQualifier } from './short-states.ts';
import type { Stock, StockPlace } from './stock.ts';

const isTownAt = (place: StockPlace, region: StockPlace): boolean =>
  place.kind === 'town' && metresBetween(place, region) <= AROUND_RADIUS;

/** Returns the place or sight with the closest spelling, and its name; "destn florida" only among those of Florida. */
export function nearestPlace(stock: Stock, typed: string): GeocodeResult | null {
  const words = typed.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const qualifier = meantQualifier(words.slice(-tail).join(' '));
    const name = words.slice(0, -tail).join(' ');
    if (qualifier === null) {
      // "Princevile kauai": a town of a region.
      const region = stock.named(words.slice(-tail).join(' ')).find(({ kind }) => kind === 'region');
      const town = region && nearestSpelling(stock, name, (place) => isTownAt(place, region));
      if (town) return town;
      continue;
    }
    // A named state has few places: a long name may have one more mistake.
    const more = name.length >= LONG_NAME || name.length === LONG_FOR_ONE ? 1 : 0;
    const isThere = (place: StockPlace): boolean => liesIn(place, qualifier);
    const found = nearestSpelling(stock, name, isThere, more) ?? placeBySound(stock, name, isThere);
    if (found) return found;
  }
  return nearestSpelling(stock, typed) ?? inMisspeltRegion(stock, words);
}

/** "Prinsville Kauaii": a misspelt town before a misspelt region. */
function inMisspeltRegion(stock: Stock, words: readonly string[]): GeocodeResult | null {
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const said = words.slice(-tail).join(' ');
    if (said.length < SHORTEST_IN_REGION) continue;
    const name = nearestSpelling(stock, said, ({ kind }) => kind === 'region')?.corrected;
    const region = stock.places.find((place) => place.kind === 'region' && place.name === name);
    const town =
      region && nearestSpelling(stock, words.slice(0, -tail).join(' '), (place) => isTownAt(place, region), 1);
    if (town) return town;
  }
  return null;
}

/** Returns the name of the place with homes that a misspelt name means; null when none is close enough. */
export const correctPlace = (stock: Stock, typed: string): string | null =>
  nearestSpelling(stock, typed, () => true)?.corrected ?? null;

/** Returns true for a text that is one misspelt name of as many words, three or more. */
export function isMisspeltName(stock: Stock, typed: string): boolean {
  const name = normalizePhrase(typed);
  const words = name.split(' ').length;
  return words >= FEWEST_OF_NAME && words <= MOST_OF_NAME && correctPlace(stock, name)?.split(' ').length === words;
}
const FEWEST_OF_NAME = 3;
const MOST_OF_NAME = 5;

/** Fewest letters of a word with an extra letter: "xq national park" is not "jt national park". */
const SHORTEST_WORD = 3;
/** "Playa de Carmen" is Playa del Carmen. */
const SMALL_WORD = /^(?:de|del|di|da|do|du|la|le|les|los|las|el|al|of)$/;
/** Returns false when two names differ by a whole word: mistakes are counted in the words that have them. */
function isWordMisspelt(typed: string, name: string): boolean {
  const [own, other] = [typed.split(' '), name.split(' ')];
  if (own.length !== other.length || own.length < 2) return true;
  return own.every((word, at) => {
    const meant = other[at] ?? '';
    if (word === meant || (SMALL_WORD.test(word) && SMALL_WORD.test(meant))) return true;
    const most = word.length < SHORTEST_WORD ? 0 : Math.max(2, allowedMistakes(word.length));
    return editDistance(word, meant, most) <= most;
  });
}

/** A name of a place; `isJoined` for two words in one: "Kewest". */
type Named = { name: string; place: StockPlace; isJoined: boolean };
const namesOf = new WeakMap<Stock, NearSpellings<Named>>();
function getNames(stock: Stock): NearSpellings<Named> {
  const known =
    namesOf.get(stock) ??
    nearSpellings<Named>(
      [...stock.names].flatMap(([name, place]) => {
        const joined = name.replaceAll(' ', '');
        const own = [name, { name, place, isJoined: false }] as const;
        return joined === name ? [own] : [own, [joined, { name: joined, place, isJoined: true }] as const];
      }),
    );
  namesOf.set(stock, known);
  return known;
}
let namesOfSights: NearSpellings<readonly [string, Sight]> | undefined;
const getSightNames = (): NearSpellings<readonly [string, Sight]> =>
  (namesOfSights ??= nearSpellings([...sightsByName].map((named) => [named[0], named] as const)));

const LONG_NAME = 9;
/** Fewest letters of a name that may miss one and have another mistake: "ashvile". */
const LONG_FOR_ONE = 7;
const SHORTEST_JOINED = 6;
const SHORTEST_IN_REGION = 5;
/** Letters of a name that may have a mistake where its state is named. */
const SHORTEST_THERE = 4;
/** Finds the closest spelling; also among sights, unless the place must lie in a state. */
function nearestSpelling(
  stock: Stock,
  typed: string,
  fits?: (place: StockPlace) => boolean,
  more = 0,
): GeocodeResult | null {
  // "Uray colorado": of the few places of a state even a short name is meant.
  const isShortThere = fits !== undefined && typed.length === SHORTEST_THERE && !COMMON_WORDS.has(typed);
  const limit = isShortThere ? 1 : allowedMistakes(typed.length) + more;
  if (limit === 0 || /\d/.test(typed)) return null;
  // In a region few names are meant: "kappa kauai" is Kapa‘a.
  const isOneWord = !typed.includes(' ') && typed.length >= (fits ? SHORTEST_IN_REGION : SHORTEST_JOINED);
  const canMissFirst = !COMMON_WORDS.has(typed) && !isKnownWord(typed);
  let best: { distance: number; homes: number; place: StockPlace | Sight } | null = null;
  const consider = (name: string, place: StockPlace | Sight): void => {
    const mistakes = editDistance(typed, name, limit);
    // The first letter is seldom wrong: a name with another one must be closer. "Uray", "edona az": it may be missing.
    const distance = mistakes + (name[0] === typed[0] ? 0 : 0.5);
    const isWithoutFirst = canMissFirst && name.slice(1) === typed;
    if ((isWithoutFirst ? mistakes : distance) > limit || (best && distance > best.distance)) return;
    const homes = 'kind' in place ? place.homes : 0;
    if (best && distance === best.distance && homes <= best.homes) return;
    if (!isWordMisspelt(typed, name)) return;
    best = { distance, homes, place };
  };
  for (const { name, place, isJoined } of getNames(stock)(typed, limit))
    if ((isOneWord || !isJoined) && (!fits || fits(place))) consider(name, place);
  if (!fits) for (const [name, sight] of getSightNames()(typed, limit)) consider(name, sight);
  const found = best as { place: StockPlace | Sight } | null;
  if (!found) return null;
  const result = 'kind' in found.place ? fromStock(found.place) : fromSight(found.place);
  return { ...result, corrected: found.place.name };
}
