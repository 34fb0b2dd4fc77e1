/** Finds a place that is a part of a text: "via Roma 12 Siena" (FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import { getStateCode, getStateName, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKindOfSight, writeOut } from './find-sight.ts';
import type { Stock } from './stock.ts';

/** Fewest letters of a part that can be a place by itself, and most words of a text that is searched. */
const SHORTEST_PART = 4;
const LONGEST_TEXT_WORDS = 12;

/** Finds a place of exactly this name. */
type Exactly = (stock: Stock, segments: readonly string[]) => GeocodeResult | null;

/**
 * Returns the longest part of a text that is a known place, of equally long ones the last: "via Roma 12 Siena" is in
 * Siena.
 */
export function knownPart(stock: Stock, text: string, exactly: Exactly, countries = false): GeocodeResult | null {
  const words = text.split(' ').slice(0, LONGEST_TEXT_WORDS);
  for (let size = words.length - 1; size > 0; size -= 1) {
    for (let from = words.length - size; from >= 0; from -= 1) {
      const part = words.slice(from, from + size).join(' ');
      // "Mv island": what many places are is none of them.
      if (
        isKindOfSight(part) ||
        GENERIC_AREAS.has(part) ||
        part.length < SHORTEST_PART ||
        (QUALIFIERS.has(part) && !(countries && getStateCode(part) === null))
      )
        continue;
      const place = exactly(stock, [part]) ?? exactly(stock, [writeOut(part)]);
      if (place && isInSameState(stock, place, [...words.slice(0, from), ...words.slice(from + size)])) return place;
    }
  }
  // Countries come last: a street in Monaco has no other place.
  return countries ? null : knownPart(stock, text, exactly, true);
}

/** Words that are areas by themselves, but in a longer name only its kind: "Bali Insel", "Idaho panhandle". */
const GENERIC_AREAS = new Set(
  'island islands isla isola ilha insel eiland panhandle coast shore desert sierra highlands fjords plains paradise tropical tropics carolina upstate south north east west'.split(
    ' ',
  ),
);
/**
 * Returns false for a place without homes in the state that the other words name: "Northwoods Wisconsin" is not in
 * Minnesota.
 */
function isInSameState(stock: Stock, place: GeocodeResult, others: readonly string[]): boolean {
  const said = others.join(' ');
  const state = getStateCode(said) === null ? null : normalizePhrase(getStateName(getStateCode(said) ?? '') ?? '');
  if (state === null || !stock.named(state).some(({ kind }) => kind === 'state')) return true;
  // The North Country of New York has homes of New Hampshire near it, and none in it.
  return stock.homesIn(place, place.area ? 0 : FAR_RADIUS).some((home) => normalizePhrase(home.state ?? '') === state);
}
