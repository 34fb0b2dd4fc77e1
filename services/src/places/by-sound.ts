/** Names that guests write as they hear them: "Wisler", "Hanalay" (FIND-3). Only for what nothing else was found for. */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

import { fromStock } from './place-results.ts';
import type { Stock, StockPlace } from './stock.ts';

/** How letters sound, in this order. What a vowel is called is least sure in English, so all are one. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ /g, ''],
  [/wh/g, 'w'],
  [/gh(?=t)/g, ''],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/ph/g, 'f'],
  [/st(?=l)/g, 's'],
  [/sch/g, 'sk'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/z|c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[aeiouy]+w?(?![aeiouy])/g, 'a'],
  [/(.)\1+/g, '$1'],
];
/** Shorter words sound like too many others. */
const SHORTEST = 6;
const FEWEST_CONSONANTS = 3;

/** How a normalised name sounds; null for one that is too short to tell. */
export function getSound(name: string): string | null {
  if (/[^a-z ]/.test(name) || name.length < SHORTEST) return null;
  const sound = SOUNDS.reduce((heard, [letters, as]) => heard.replace(letters, as), name);
  return sound.replace(/a/g, '').length >= FEWEST_CONSONANTS ? sound : null;
}

const soundsOf = new WeakMap<Stock, ReadonlyMap<string, StockPlace>>();
function getPlacesBySound(stock: Stock): ReadonlyMap<string, StockPlace> {
  const known = soundsOf.get(stock);
  if (known) return known;
  const places = new Map<string, StockPlace>();
  for (const [name, place] of stock.names) {
    const sound = getSound(name);
    if (sound !== null && place.homes > (places.get(sound)?.homes ?? 0)) places.set(sound, place);
  }
  soundsOf.set(stock, places);
  return places;
}

/** The place with homes whose name sounds like a text, with its own name as what was corrected; null when none does. */
export function placeBySound(stock: Stock, text: string): GeocodeResult | null {
  const sound = getSound(normalizePhrase(text));
  const place = sound === null ? undefined : getPlacesBySound(stock).get(sound);
  return place ? { ...fromStock(place), corrected: place.name } : null;
}
