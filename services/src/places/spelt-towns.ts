/** Finds misspelt smaller towns without homes (FIND-3): "captola", "port townsand wa". */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getStateCode, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { nearSpellings } from './near-spellings.ts';
import type { NearSpellings } from './near-spellings.ts';
import { meantQualifier } from './short-states.ts';
import { SMALL_TOWNS } from './small-towns.ts';
import { TOWNS_ABROAD, VILLAGES } from './villages.ts';

/** A town, and the two letters of its state or the name of its country. */
type Town = { name: string; where: string; joined: string; isSmall: boolean };

/** Fewest letters of a name: shorter ones are too close to words. */
const SHORTEST = 7;
const SHORTEST_OF_VILLAGE = 8;
/** Fewest letters of a village's name that may have two mistakes. */
const LONG_VILLAGE = 11;
const SHORTEST_IN_STATE = 6;
/** Fewest letters of a name that may have two mistakes. */
const LONG_NAME = 9;

const getTowns = (() => {
  let towns: readonly Town[] | undefined;
  return () =>
    (towns ??= [
      ...toRows(SMALL_TOWNS).map((row) => toTown(row.slice(0, -3), row.slice(-2), false)),
      ...toRows(VILLAGES).map((row) => toTown(row.slice(0, -3), row.slice(-2), true)),
      ...Object.entries(TOWNS_ABROAD).flatMap(([country, rows]) =>
        toRows(rows).map((name) => toTown(name, country, true)),
      ),
    ]);
})();
const toRows = (table: string): string[] => table.split(/[|\n]/).filter((row) => row !== '');
const toTown = (name: string, where: string, isSmall: boolean): Town => ({
  name,
  where,
  joined: normalizePhrase(name).replaceAll(' ', ''),
  isSmall,
});

/** What stands behind a town's name and is no part of it: "captiola beach". */
const KIND_BEHIND = / (?:beach|island|village|lake|town|city|harbou?r|bay|area|downtown)$/;

/**
 * Returns the town that a normalised misspelt name means, with the address for the maps service; null when none is
 * close enough.
 */
export function speltTown(typed: string): { address: string; name: string } | null {
  if (/\d/.test(typed)) return null;
  const words = typed.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const said = meantQualifier(words.slice(-tail).join(' ')) ?? '';
    const where = isStateCode(said) ? said.toUpperCase() : (getStateCode(said) ?? said);
    const name = words.slice(0, -tail).join('');
    if (where === '' || name.length < SHORTEST_IN_STATE) continue;
    const town = nearest(name, allowedMistakes(name.length), where);
    if (town) return town;
  }
  const name = words.join('');
  if (name.length < SHORTEST || words.every((word) => isKnownWord(word) || COMMON_WORDS.has(word))) return null;
  const whole = nearest(name, name.length < LONG_NAME ? 1 : 2);
  return whole ?? (KIND_BEHIND.test(typed) ? speltTown(typed.replace(KIND_BEHIND, '')) : null);
}

/** The same for a town in a state (its two letters) or country. */
export function speltTownIn(typed: string, where: string): { address: string; name: string } | null {
  const name = typed.replaceAll(' ', '');
  const isName =
    name.length >= SHORTEST_IN_STATE && !/\d/.test(name) && !isKnownWord(typed) && !COMMON_WORDS.has(typed);
  return isName ? nearest(name, allowedMistakes(name.length), where) : null;
}

/** Returns true for the name of a town of one word, without blanks: "edgartown". */
export const isTownName = (name: string): boolean =>
  (townNames ??= new Set(getTowns().map(({ joined }) => joined))).has(name);
let townNames: ReadonlySet<string> | undefined;

let nearTowns: NearSpellings<Town> | undefined;
/** Returns the closest town; of equally close ones the largest. */
function nearest(typed: string, limit: number, where?: string): { address: string; name: string } | null {
  let best: { town: Town; distance: number } | null = null;
  nearTowns ??= nearSpellings(getTowns().map((town) => [town.joined, town] as const));
  for (const town of nearTowns(typed, limit)) {
    // The first letter is seldom wrong.
    if (town.joined[0] !== typed[0] || (where !== undefined && !isIn(town, where))) continue;
    // Few know a village: a word of seven letters is rather another word ("anymore" is not Anmore).
    if (where === undefined && town.isSmall && typed.length < SHORTEST_OF_VILLAGE) continue;
    const most = where === undefined && town.isSmall && typed.length < LONG_VILLAGE ? 1 : limit;
    const distance = editDistance(town.joined, typed, most);
    if (distance <= most && (!best || distance < best.distance)) best = { town, distance };
  }
  return best && { address: `${best.town.name}, ${best.town.where}`, name: best.town.name };
}
const isIn = (town: Town, where: string): boolean => town.where === where || normalizePhrase(town.where) === where;
