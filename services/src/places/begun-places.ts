/** "Pool savan": a place that was not typed to its end behind a wish (FIND-2, FIND-3). */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { isKindOfSight } from './find-sight.ts';
import type { KnownNames } from './places.ts';
import type { Stock } from './stock.ts';

/** Fewest letters of the beginning of a name, of one word and of several. */
const SHORTEST = 4;
const LONGEST_NAME = 3;

/**
 * Returns a counter of homes that also knows the last words of a text when they begin the name of a place with homes
 * and mean nothing else: "pool savan", "pet friendly hilton h".
 */
export function withBegun(typed: string, homesIn: KnownNames['homesIn'], stock: Stock): KnownNames['homesIn'] {
  const words = typed.trim().split(/\s+/).map(normalizeWord);
  const begun = new Map<string, number>();
  for (let count = Math.min(LONGEST_NAME, words.length - 1); count > 0; count -= 1) {
    const own = words.slice(-count);
    const name = own.join(' ');
    if (!canBegin(own) || homesIn(name) !== undefined) continue;
    const homes = mostHomes(name, stock);
    if (homes === 0) continue;
    begun.set(name, homes);
    break;
  }
  return begun.size === 0 ? homesIn : (name) => homesIn(name) ?? begun.get(name);
}

/** Returns true for words that can only begin a name; of several the first must be a word of names only. */
function canBegin(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (first.length < SHORTEST || /\d/.test(words.join('')) || COMMON_WORDS.has(first)) return false;
  // "Cape c": no wish begins so.
  const name = words.join(' ');
  if (words.length > 1 && ![...getEnglishLexicon().meanings.keys()].some((phrase) => phrase.startsWith(name)))
    return true;
  // "Wine country" is a wish, a park may be any.
  return words.some((word) => !isKnownWord(word) && !isKindOfSight(word));
}

/** Returns the homes of the likeliest place whose name begins like this. One word begins a name of one word. */
function mostHomes(begun: string, stock: Stock): number {
  const isOneWord = !begun.includes(' ');
  let most = 0;
  for (const [name, place] of stock.names)
    if (name.startsWith(begun) && name !== begun && isOneWord === !name.includes(' '))
      most = Math.max(most, place.homes);
  return most;
}
