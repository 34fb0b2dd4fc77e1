/** Corrects misspelt wishes of several words: "hott tub", "fire pitt", "horse bak riding" (FIND-2, decision 0167). */
import { editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';

const SHORTEST = 7;
/** Letters from which on a wish may have two mistakes. */
const LONG = 12;
const MOST_WORDS = 3;
const WORD = /\p{L}[\p{L}'’-]*/gu;

const wishesByLetter = (() => {
  let found: Map<string, string[]> | undefined;
  return (letter: string): readonly string[] => {
    if (found === undefined) {
      found = new Map();
      for (const wish of getEnglishLexicon().meanings.keys())
        if (wish.includes(' ') && wish.length >= SHORTEST)
          found.set(wish[0] ?? '', [...(found.get(wish[0] ?? '') ?? []), wish]);
    }
    return found.get(letter) ?? [];
  };
})();

/** Returns the wish that a misspelt one means; null where none is near enough. */
function nearestWish(typed: string): string | null {
  const limit = typed.length >= LONG ? 2 : 1;
  const count = typed.split(' ').length;
  const near = wishesByLetter(typed[0] ?? '')
    .filter((wish) => Math.abs(wish.length - typed.length) <= limit && wish.split(' ').length === count)
    .map((wish) => ({ wish, distance: editDistance(wish, typed, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.wish ?? null;
}

/** Returns the text with such wishes spelt right. `isPlace` tells whether a place is called so (normalised). */
export function withSpeltWishes(typed: string, isPlace: (name: string) => boolean): string {
  const words = [...typed.matchAll(WORD)].map((found) => ({
    word: normalizePhrase(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
  const isUnknown = (word: string): boolean => !isKnownWord(word) && !COMMON_WORDS.has(word) && !isPlace(word);
  for (let from = 0; from < words.length; from += 1)
    for (let size = Math.min(MOST_WORDS, words.length - from); size > 1; size -= 1) {
      const run = words.slice(from, from + size);
      const [first, last] = [run[0], run.at(-1)];
      const said = run.map(({ word }) => word).join(' ');
      if (!first || !last || said.length < SHORTEST || !run.some(({ word }) => isUnknown(word)) || isPlace(said))
        continue;
      const wish = nearestWish(said);
      if (wish !== null) return `${typed.slice(0, first.from)}${wish}${withSpeltWishes(typed.slice(last.to), isPlace)}`;
    }
  return typed;
}
