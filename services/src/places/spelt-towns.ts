/** Finds misspelt smaller towns without homes (FIND-3): "captola", "port townsand wa". */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getStateCode, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { meantQualifier } from './short-states.ts';
import { SMALL_TOWNS } from './small-towns.ts';

type Town = { name: string; state: string; joined: string };

/** Fewest letters of a name: shorter ones are too close to words. */
const SHORTEST = 7;
const SHORTEST_IN_STATE = 6;
/** Fewest letters of a name that may have two mistakes. */
const LONG_NAME = 9;

const getTowns = (() => {
  let towns: readonly Town[] | undefined;
  return () =>
    (towns ??= SMALL_TOWNS.split(/[|\n]/)
      .filter((row) => row !== '')
      .map((row) => {
        const name = row.slice(0, -3);
        return { name, state: row.slice(-2), joined: normalizePhrase(name).replaceAll(' ', '') };
      }));
})();

/**
 * Returns the town that a normalised misspelt name means, with the address for the maps service; null when none is
 * close enough.
 */
export function speltTown(typed: string): { address: string; name: string } | null {
  if (/\d/.test(typed)) return null;
  const words = typed.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const said = meantQualifier(words.slice(-tail).join(' ')) ?? '';
    const state = isStateCode(said) ? said.toUpperCase() : getStateCode(said);
    const name = words.slice(0, -tail).join('');
    if (state === null || name.length < SHORTEST_IN_STATE) continue;
    const town = nearest(name, allowedMistakes(name.length), state);
    if (town) return town;
  }
  const name = words.join('');
  if (name.length < SHORTEST || words.every((word) => isKnownWord(word) || COMMON_WORDS.has(word))) return null;
  return nearest(name, name.length < LONG_NAME ? 1 : 2);
}

/** Returns the closest town; of equally close ones the largest. */
function nearest(typed: string, limit: number, state?: string): { address: string; name: string } | null {
  let best: { town: Town; distance: number } | null = null;
  for (const town of getTowns()) {
    // The first letter is seldom wrong.
    if (town.joined[0] !== typed[0] || (state !== undefined && town.state !== state)) continue;
    const distance = editDistance(town.joined, typed, limit);
    if (distance <= limit && (!best || distance < best.distance)) best = { town, distance };
  }
  return best && { address: `${best.town.name}, ${best.town.state}`, name: best.town.name };
}
