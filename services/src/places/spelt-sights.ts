/** Finds sights by names with misspelt words: "old faithfull geyser", "cadilac mountain" (FIND-3). */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { isKnownWord } from './correct-words.ts';
import { sightsByName, getSight } from './find-sight.ts';
import type { Sight } from './known-sights.ts';
import { nearSpellings } from './near-spellings.ts';
import type { NearSpellings } from './near-spellings.ts';

/** Fewest letters of a word: shorter ones are too close to others. */
const SHORTEST = 5;
const LONGEST_NAME_WORDS = 6;

const wordsOfSights = (() => {
  let words: ReadonlySet<string> | undefined;
  return () =>
    (words ??= new Set(
      [...sightsByName.keys()].flatMap((name) => name.split(' ')).filter((word) => word.length >= SHORTEST),
    ));
})();

let nearWords: NearSpellings<string> | undefined;
/** Returns the word of sights' names that a misspelt word means; null when none is close enough. */
function nearestWord(word: string): string | null {
  const limit = Math.min(2, allowedMistakes(word.length));
  let best: { word: string; distance: number } | null = null;
  nearWords ??= nearSpellings([...wordsOfSights()].map((each) => [each, each] as const));
  for (const each of nearWords(word, limit)) {
    // The first letter is seldom wrong.
    if (each[0] !== word[0]) continue;
    const distance = editDistance(each, word, limit);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { word: each, distance };
  }
  return best?.word ?? null;
}

/** Returns the sight of a normalised name with misspelt words; undefined when they are spelt right, or mean none. */
export function speltSight(name: string): Sight | undefined {
  const words = name.split(' ');
  if (words.length > LONGEST_NAME_WORDS || /\d/.test(name)) return undefined;
  const spelt = words.map((word) =>
    word.length < SHORTEST || wordsOfSights().has(word) || isKnownWord(word) ? word : (nearestWord(word) ?? word),
  );
  return spelt.join(' ') === name ? undefined : getSight(spelt.join(' '));
}
