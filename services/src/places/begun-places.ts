/** "Pool savan": a place that was not typed to its end behind a wish (FIND-2, FIND-3). */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import type { KnownNames } from './places.ts';
import type { Stock } from './stock.ts';

/** Letters from which on the beginning of a name is told from other words. */
const SHORTEST = 5;

/** Returns the counter of homes that knows the last word of a text, too, where it begins the name of a place with homes and is nothing else. */
export function withBegun(typed: string, homesIn: KnownNames['homesIn'], stock: Stock): KnownNames['homesIn'] {
  const words = typed.trim().split(/\s+/).map(normalizeWord);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || last.length < SHORTEST || isKnownWord(last) || COMMON_WORDS.has(last)) return homesIn;
  if (homesIn(last) !== undefined) return homesIn;
  let most = 0;
  for (const [name, place] of stock.names)
    if (name.startsWith(last) && !name.includes(' ')) most = Math.max(most, place.homes);
  return most === 0 ? homesIn : (name) => homesIn(name) ?? (name === last ? most : undefined);
}
