/** Words that a sentence leaves and that are no place (FIND-2). */
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { PLACE_TAILS } from '@roost/shared/domain/understanding/lexicon';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKindOfSight } from './find-sight.ts';
import type { Stock } from './stock.ts';

/** "Get out of the city": kinds of places, and "rain on the roof": small words that are left of a sentence are no place; one alone may be a state ("IN"). */
const SMALL_WORDS =
  /^(?:(?:and|or|but|with|the|for|in|an?|to|of|on|at|all|can|is|it|we|you|be|by|from|our|my|your|so|as)(?:\s+|$))+$/i;
export function withoutSmallPlace(read: Understanding, stock: Stock): Understanding {
  if (read.place === null) return read;
  if (read.place.includes(' ') && SMALL_WORDS.test(read.place)) return { ...read, place: null };
  const name = normalizePhrase(read.place).replace(/^(?:the|a|an) /, '');
  const isKind = (isKindOfSight(name) || PLACE_TAILS.has(name)) && !stock.names.has(name);
  return isKind ? { ...read, place: null, unused: [...read.unused, read.place] } : read;
}
