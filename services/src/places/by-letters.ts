/** Finds towns, airports and sights with homes by some of their letters or words (FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { getStateCode, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { smallAirportIn } from './airports.ts';
import { sightByInitials, sightOfState } from './find-sight.ts';
import { findBehindArea } from './name-behind-area.ts';
import { fromAirport, fromSight, fromStock, liesIn } from './place-results.ts';
import { getInitials } from './stock.ts';
import type { Stock, StockPlace } from './stock.ts';

/** Finds what is rarely typed, with homes: "OCNJ", "LBK FL", "HYI", "sand dunes colorado", "ca coast mendoc". */
export function lessUsual(stock: Stock, text: string): GeocodeResult | null {
  const letters = byLettersAndState(stock, text) ?? byLettersInOrder(stock, text);
  if (letters) return letters;
  const airport = smallAirportIn(text);
  if (airport && stock.homesNear(airport.lat, airport.lng, FAR_RADIUS) > 0) return fromAirport(airport);
  const homesNear = ({ lat, lng }: { lat: number; lng: number }): number => stock.homesNear(lat, lng, AROUND_RADIUS);
  const initials = sightByInitials(text, homesNear);
  if (initials) return { ...fromSight(initials), corrected: initials.name };
  const sight = sightOfState(text, homesNear);
  return sight ? fromSight(sight) : findBehindArea(stock, text);
}

/** "LBK FL", "bnd oregon", "gtlnbrg": letters of a town's name in their order, the first of each word among them. */
function byLettersInOrder(stock: Stock, text: string): GeocodeResult | null {
  const [letters = '', ...behind] = text.split(' ');
  const state = behind.join(' ');
  const isSure = state === '' ? letters.length > 4 && /^[a-z][^aeiou\d]+$/.test(letters) : isKnownState(state);
  if (!isSure || !/^[a-z]{3,}$/.test(letters)) return null;
  let best: StockPlace | null = null;
  for (const place of stock.places)
    if (place.kind === 'town' && (state === '' || liesIn(place, state)))
      if (sharesLettersWith(normalizePhrase(place.name), letters) && place.homes > (best?.homes ?? 0)) best = place;
  return best && { ...fromStock(best), corrected: best.name };
}
const isKnownState = (text: string): boolean => isStateCode(text) || getStateCode(text) !== null;
function sharesLettersWith(name: string, letters: string): boolean {
  if (
    letters.length > name.length ||
    getInitials(name)
      .split('')
      .some((first) => !letters.includes(first))
  )
    return false;
  let at = -1;
  return letters[0] === name[0] && letters.split('').every((letter) => (at = name.indexOf(letter, at + 1)) >= 0);
}

/** "MB sc", "BH south dakota": a town or region with homes by the first letters of its words. */
const areInitials = ({ kind, name }: StockPlace, letters: string): boolean =>
  (kind === 'town' || kind === 'region') && name.includes(' ') && getInitials(normalizePhrase(name)) === letters;

/** "LP NY": of the towns and regions of a state with these initials the one with most homes of its own. */
export const townByInitials = (stock: Stock, letters: string, state: string): StockPlace | undefined =>
  stock.places
    .filter((place) => areInitials(place, letters) && liesIn(place, state))
    .toSorted((a, b) => b.ownHomes - a.ownHomes)[0];

/** Returns true when a text begins a name and has enough of its letters. */
export const isBegun = (name: string, typed: string): boolean =>
  name.startsWith(typed) &&
  (typed.length >= 0.4 * name.length || (typed.includes(' ') && name.startsWith(`${typed} `)));
const SHORTEST_JOINED = 6;
/** "White fi": one word that was typed as two, and not to its end. */
export const isBegunApart = (name: string, typed: string): boolean =>
  typed.includes(' ') &&
  typed.length > SHORTEST_JOINED &&
  // Of a longer text more than the name is left without its blanks: this is asked of every name (SAFE-6).
  typed.length < 2 * name.length &&
  !name.includes(' ') &&
  name.startsWith(typed.replaceAll(' ', ''));

/** "OCNJ": a town's first letters and its state's. */
function byLettersAndState(stock: Stock, typed: string): GeocodeResult | null {
  const [, letters = '', state = ''] = /^([a-z]{2,3})([a-z]{2})$/.exec(typed) ?? [];
  const town = isStateCode(state) && stock.places.find((place) => areInitials(place, letters) && liesIn(place, state));
  return town ? fromStock(town) : null;
}
