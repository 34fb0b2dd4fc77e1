/** Finds a place with homes by its exact name (FIND-1). */
import { getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { townByInitials } from './by-letters.ts';
import { inState, liesIn } from './place-results.ts';
import type { Stock, StockPlace } from './stock.ts';

/** Returns the place with homes of exactly this name, in the named state or country; null when there is none. */
export function inStock(stock: Stock, name: string, where: readonly string[]): StockPlace | null {
  const wanted = where.map((segment) => segment.replace(/ \d{5}$/, ''));
  const fits = (place: StockPlace): boolean => wanted.every((segment) => liesIn(place, segment));
  const exact = stock.named(name).find(fits);
  if (exact) return inState(stock, exact, wanted);
  // "truckee ca", "moab utah": the last words may say where it lies.
  const words = name.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const qualifier = words.slice(-tail).join(' ');
    if (!QUALIFIERS.has(qualifier) && !isStateCode(qualifier)) continue;
    const found = stock.named(words.slice(0, -tail).join(' ')).find((place) => liesIn(place, qualifier) && fits(place));
    if (found) return inState(stock, found, [...wanted, qualifier]);
    const short = /^[a-z]{2,3}$/.exec(words.slice(0, -tail).join(' '))?.[0];
    const initials = short && townByInitials(stock, short, qualifier);
    if (initials) return initials;
  }
  if (isStateCode(name) && where.length === 0)
    return stock.named(normalizePhrase(getStateName(name) ?? '')).find(({ kind }) => kind === 'state') ?? null;
  return null;
}
