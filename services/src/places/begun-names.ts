/** Finds places by the beginning of their names, and by names without the word for what they are (FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isBegun, isBegunApart } from './by-letters.ts';
import { isListed } from './find-sight.ts';
import { getSightsBeginning } from './sights-beginning.ts';
import { fromSight, fromStock } from './place-results.ts';
import type { Stock, StockPlace } from './stock.ts';

/** Fewest letters of the beginning of a name. */
const SHORTEST_BEGINNING = 4;
/** Returns the place with most homes whose name begins like "gatl" or "new mex", and its name; a sight only when no place does. */
export function findBegun(stock: Stock, typed: string): GeocodeResult | null {
  if (typed.length < SHORTEST_BEGINNING || /\d/.test(typed)) return null;
  let best: StockPlace | null = null;
  for (const [name, place] of stock.names)
    if ((isBegun(name, typed) || isBegunApart(name, typed)) && place.homes > (best?.homes ?? 0)) best = place;
  if (best) return { ...fromStock(best), corrected: best.name };
  const sight = getSightsBeginning(typed, MOST_BEGINNINGS)
    .filter((begun) => isListed(begun) && isBegun(normalizePhrase(begun.name), typed))
    .find(({ lat, lng }) => stock.homesNear(lat, lng, FAR_RADIUS) > 0);
  return sight ? { ...fromSight(sight), corrected: sight.name } : null;
}
const MOST_BEGINNINGS = 20;
/** "New mex": the beginning of a name of several words, which by themselves may mean something else. */
export const beginsName = (stock: Stock, text: string): boolean =>
  text.includes(' ') && !stock.names.has(text) && [...stock.names.keys()].some((name) => isBegun(name, text));

const KINDS = ['city', 'village', 'springs', 'falls'];
/**
 * "Heber" is Heber City, Utah, where the place that is called so has no home near it: a town with homes by its name
 * without its last word. Null where the found place is a state or a country.
 */
export function findWithoutKind(stock: Stock, typed: string, found: GeocodeResult | null): GeocodeResult | null {
  if (!found?.types.includes('locality') || stock.homesNear(found.lat, found.lng, AROUND_RADIUS) > 0) return null;
  const [most] = KINDS.flatMap((kind) =>
    stock.named(`${typed} ${kind}`).filter((place) => place.kind === 'town'),
  ).toSorted((a, b) => b.homes - a.homes);
  return most ? { ...fromStock(most), corrected: most.name } : null;
}
