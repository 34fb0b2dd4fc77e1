/**
 * Finds names that guests write as they sound: "Wisler", "Hanalay" (FIND-3). Only when nothing else was found
 * (decision 0102).
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { fromStock } from './place-results.ts';
import type { Stock, StockPlace } from './stock.ts';

/** Sounds of letters, applied in this order. Vowels are the least certain in English, so all are one. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ /g, ''],
  [/wh/g, 'w'],
  [/gh(?=t)/g, ''],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/ph/g, 'f'],
  [/dg(?=[eiy])/g, 'g'],
  [/(?<=[aeiou])h$/g, ''],
  [/st(?=l)/g, 's'],
  [/sch/g, 'sk'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/z|c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[aeiouy]+w?(?![aeiouy])/g, 'a'],
  [/(.)\1+/g, '$1'],
];
/** Fewest letters: shorter words sound like too many others. */
const SHORTEST = 6;
const FEWEST_CONSONANTS = 3;
/** Most wrong letters: "anymore" sounds like Anna Maria, but nobody means it. */
const MOST_MISTAKES = 2;

/** Returns the sound of a normalised name; null for one that is too short. */
export function getSound(name: string): string | null {
  if (/[^a-z ]/.test(name) || name.length < SHORTEST) return null;
  const sound = SOUNDS.reduce((heard, [letters, as]) => heard.replace(letters, as), name);
  return sound.replace(/a/g, '').length >= FEWEST_CONSONANTS ? sound : null;
}

type Named = { name: string; place: StockPlace };
const soundsOf = new WeakMap<Stock, ReadonlyMap<string, Named>>();
function getPlacesBySound(stock: Stock): ReadonlyMap<string, Named> {
  const known = soundsOf.get(stock);
  if (known) return known;
  const places = new Map<string, Named>();
  for (const [name, place] of stock.names) {
    const sound = getSound(name);
    if (sound !== null && place.homes > (places.get(sound)?.place.homes ?? 0)) places.set(sound, { name, place });
  }
  soundsOf.set(stock, places);
  return places;
}

/**
 * Returns the place with homes whose name sounds like the text and is spelt similarly, with its name as the correction;
 * null when there is none.
 */
export function placeBySound(
  stock: Stock,
  text: string,
  fits: (place: StockPlace) => boolean = () => true,
): GeocodeResult | null {
  const typed = normalizePhrase(text);
  const sound = COMMON_WORDS.has(typed) ? null : getSound(typed);
  const heard = sound === null ? undefined : getPlacesBySound(stock).get(sound);
  // "Pidgin" for "pigeon": letters that sound alike are one mistake less.
  const written = typed.replace(/dg(?=[eiy])/g, 'g');
  return heard && fits(heard.place) && editDistance(written, heard.name, MOST_MISTAKES) <= MOST_MISTAKES
    ? { ...fromStock(heard.place), corrected: heard.place.name }
    : null;
}
