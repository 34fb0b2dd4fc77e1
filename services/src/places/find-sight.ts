/** Sights by what guests call them: by name, by the first letters of a national park, with the kind of sight they are (FIND-3). */
import { getStateCode, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { LANDMARKS, MORE_LANDMARKS } from './landmarks.ts';
import type { Landmark } from './landmarks.ts';
import { initialsOf } from './stock.ts';

const SHORT: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  np: 'national park',
  nf: 'national forest',
};
/** "st remy" is written "saint remy": names by the words that short ones stand for. */
export const writeOut = (name: string): string =>
  name.replace(/\b(?:st|mt|ft|np|nf)\b/g, (word) => SHORT[word] ?? word);

/** Sights by each of their (normalised) names. */
export const landmarks = new Map<string, Landmark>(LANDMARKS.flatMap(namesOf));
for (const [name, landmark] of MORE_LANDMARKS.flatMap(namesOf)) if (!landmarks.has(name)) landmarks.set(name, landmark);
for (const [name, landmark] of [...landmarks]) {
  const written = writeOut(name);
  if (!landmarks.has(written)) landmarks.set(written, landmark);
}
for (const [initials, park] of parkInitials()) if (!landmarks.has(initials)) landmarks.set(initials, park);

function namesOf(landmark: Landmark): (readonly [string, Landmark])[] {
  return [landmark.name, ...landmark.otherNames].map((name) => [normalizePhrase(name), landmark] as const);
}

/** "ynp", "gtnp": national parks by their first letters, as visitors write them. */
function parkInitials(): [string, Landmark][] {
  return [...LANDMARKS, ...MORE_LANDMARKS].flatMap((park) =>
    [park.name, ...park.otherNames]
      .map(normalizePhrase)
      .filter((name) => name.endsWith(' national park'))
      .map((name): [string, Landmark] => [initialsOf(name), park]),
  );
}
/** Kinds of sights that guests add to a name: "Smith Rock State Park", "Deer Valley ski resort". */
const SIGHT_TAIL =
  / (?:national park|state park|national monument|national forest|state forest|national seashore|np|ski resort|ski area|ski|resort|mountain resort|light|lighthouse|temple|festival|trail|hike|golf course|golf|falls|peak|visitor center|village|area|region|ferry|entrance|campus|stadium|arena|museum|tours?|game|football|basketball|graduation|parents weekend)$/;
/** The sight of a normalised name, with or without the kind of sight it is. */
export function sightOf(name: string): Landmark | undefined {
  return (
    landmarks.get(name) ??
    landmarks.get(writeOut(name)) ??
    landmarks.get(name.replace(/^the /, '')) ??
    landmarks.get(name.replace(SIGHT_TAIL, '')) ??
    landmarks.get(name.replace(/ lighthouse$/, ' light'))
  );
}

/** The sight of a name that lies in the state behind it, when one is named: "Paris, TX" is none in France. */
export function sightIn(name: string, where: readonly string[]): Landmark | undefined {
  const sight = sightOf(name);
  const states = where.flatMap((part) => (isStateCode(part) ? part.toUpperCase() : (getStateCode(part) ?? [])));
  return states.length === 0 || states.some((state) => sight?.where.split(/[^A-Z]+/).includes(state))
    ? sight
    : undefined;
}

/** Sights whose name has a word that begins with the (normalised) text, for suggestions. */
export function landmarksBeginning(text: string, limit: number): Landmark[] {
  const starts = (name: string): boolean => name.startsWith(text) || name.includes(` ${text}`);
  return [...new Set([...landmarks].filter(([name]) => starts(name)).map(([, landmark]) => landmark))].slice(0, limit);
}

/** "slc", "slc airport", "slc utah". */
export function namesAirport(text: string): boolean {
  const behind = /^[a-z]{3}(?: (.+))?$/.exec(text)?.[1];
  return (
    /^[a-z]{3}$/.test(text) ||
    (behind !== undefined && (behind === 'airport' || QUALIFIERS.has(behind) || isStateCode(behind)))
  );
}
