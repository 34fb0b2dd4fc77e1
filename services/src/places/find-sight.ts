/**
 * Finds sights by what guests call them: by name, by the initials of a national park, with the kind of sight (FIND-3).
 */
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { getStateCode, getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { KNOWN_SIGHTS, MORE_SIGHTS, EXACT_SIGHTS } from './known-sights.ts';
import type { Sight } from './known-sights.ts';
import { getParkCodes, getParkInitials } from './park-codes.ts';
import { called, withoutState } from './sight-names.ts';
import { getInitials } from './stock.ts';

const SHORT: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  np: 'national park',
  nf: 'national forest',
  pt: 'point',
  centre: 'center',
  'light house': 'lighthouse',
};
/** Returns the name with abbreviations written out: "st remy" is "saint remy". */
export const writeOut = (name: string): string =>
  name.replace(/\b(?:st|mt|ft|np|nf|pt|centre|light house)\b/g, (word) => SHORT[word] ?? word);

/** Degrees within which two points are one sight. */
const NEAR_DEGREES = 0.5;
/** The sights of the lists, under their first names. */
const listed = new Set<Sight>([...KNOWN_SIGHTS, ...EXACT_SIGHTS, ...MORE_SIGHTS]);
export const isListed = (sight: Sight): boolean => listed.has(sight);
/** Returns a sight's name for use before its state: "Naples" of Florida, when no other sight there has the name. */
export function formatNameWithState(sight: Sight): string {
  const own = withoutState(sight);
  // "Southern Vermont" is no Southern in Vermont.
  const isPart = /^(?:north|south|east|west)(?:ern)?$/i.test(own);
  return !isPart && sightsByName.get(normalizePhrase(`${own} ${sight.where}`)) === sight ? own : sight.name;
}
/** Sights by each of their normalised names. */
export const sightsByName = new Map<string, Sight>([...KNOWN_SIGHTS, ...EXACT_SIGHTS].flatMap(getNames));
for (const [name, sight] of MORE_SIGHTS.flatMap(getNames)) if (!sightsByName.has(name)) sightsByName.set(name, sight);
for (const [name, sight] of [...sightsByName]) {
  const written = writeOut(name);
  if (!sightsByName.has(written)) sightsByName.set(written, sight);
}
// "Aransas refuge", "aransas nwr": of wildlife.
for (const [name, sight] of [...sightsByName]) {
  const own = name.replace(/ (?:national )?wildlife refuge$/, '');
  if (own === name) continue;
  for (const kind of ['refuge', 'wildlife refuge', 'national wildlife refuge', 'nwr'])
    if (!sightsByName.has(`${own} ${kind}`)) sightsByName.set(`${own} ${kind}`, sight);
}
for (const [initials, park] of getParkInitials([...KNOWN_SIGHTS, ...MORE_SIGHTS])) {
  if (!sightsByName.has(initials)) sightsByName.set(initials, park);
  // "GT national park" is Grand Teton.
  const letters = `${initials.replace(/np$/, '')} national park`;
  if (initials.length > 3 && !sightsByName.has(letters)) sightsByName.set(letters, park);
  // "SNP Virginia" is Shenandoah, one of three parks with these letters.
  for (const state of [park.where.toLowerCase(), getStateName(park.where)])
    if (state !== null) sightsByName.set(`${initials} ${normalizePhrase(state)}`, park);
}

for (const [code, park] of getParkCodes([...KNOWN_SIGHTS, ...MORE_SIGHTS]))
  if (!sightsByName.has(code)) sightsByName.set(code, park);

function getNames(sight: Sight): (readonly [string, Sight])[] {
  const own = withoutState(sight);
  return [
    [normalizePhrase(sight.name), sight] as const,
    // Its label: "Naples, FL".
    ...(own === sight.name ? [] : [[normalizePhrase(`${own} ${sight.where}`), sight] as const]),
    ...sight.otherNames.map((name) => [normalizePhrase(name), called(sight, name)] as const),
  ];
}

/** Sights with the same name in several states: "Hot Springs" of Arkansas, North Carolina and South Dakota. */
const namesakes = new Map<string, Sight[]>();
for (const [name, sight] of sightsByName) {
  const words = name.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    if (getStateCode(words.slice(-tail).join(' ')) === null) continue;
    const own = words.slice(0, -tail).join(' ');
    namesakes.set(own, [...(namesakes.get(own) ?? []), sight]);
  }
}
/** Returns the sight of a name that has most homes near it. */
export const likeliestNamesake = (name: string, homesNear: (sight: Sight) => number): Sight | undefined =>
  getNamesakes(name).toSorted((a, b) => homesNear(b) - homesNear(a))[0];
/** Returns all sights that a normalised name can mean; none when it means one. */
export function getNamesakes(name: string): readonly Sight[] {
  const others = namesakes.get(name) ?? [];
  return others.length > 1 ? others : [];
}

/** Kinds of sights that guests add to a name: "Smith Rock State Park", "Deer Valley ski resort". */
const SIGHT_TAIL =
  / (?:national park|state park|national monument|national forest|state forest|national seashore|np|ski resort|ski area|ski|resort|mountain resort|light|lighthouse|temple|festival|trail|trailhead|hike|golf course|golf club|golf|falls|peak|visitor center|village|area|region|ferry|entrance|campus|stadium|arena|museum|tours?|game|football|basketball|graduation|parents weekend|concerts?|shows?|amphitheat(?:er|re)|casino|winery|wineries|vineyards?|distillery|brewery|brewing|outlets?|outlet mall|pier|boardwalk|plantation|theater|theatre|opera house|convention center|cruise port|cruise terminal|memorial|monument|historic site|hospital|marina|campground|zoo|aquarium|water park|waterpark|theme park|amusement park|race ?track|raceway|speedway|geysers?|overlook|viewpoint|view point|waterfalls?|caves?|caverns?|gondola|tram|tramway|market|castle|palace|cathedral|basilica|bridge|statue|tower|dam|crater|volcano|glacier)$/;
/** Kinds of sights: two names that differ only in these words are one sight. */
const KIND_WORDS = new Set(
  'national state park parks monument memorial forest seashore museum museums center centre beach pier trail hike trailhead resort ski area casino winery vineyard vineyards distillery brewery brewing garden gardens historic site house plantation lighthouse light hotel lodge inn the of and a sand sandy stadium arena field zoo aquarium golf course club boardwalk marina harbor harbour falls waterfall theater theatre geyser geysers overlook viewpoint cave caves cavern caverns gondola tramway bridge statue tower dam famous old original st saint mt mount'.split(
    ' ',
  ),
);
const FEWEST_OWN_WORDS = 2;
/** Kinds that follow a name; before one they are a wish ("lake house finger lakes"). */
const BUILDINGS = new Set('house hotel lodge inn resort plantation'.split(' '));
/** Returns the distinctive words of a name, in any order; null when there are too few. */
function ownWords(name: string): string | null {
  const own = [...new Set(name.split(' '))]
    .filter((word, at) => !KIND_WORDS.has(word) || (at === 0 && BUILDINGS.has(word)))
    .sort();
  // "Austin Texas" is no name of the university there.
  const telling = own.filter((word) => !QUALIFIERS.has(word) && !isStateCode(word));
  return telling.length >= FEWEST_OWN_WORDS ? own.join(' ') : null;
}
/** Sights by the distinctive words of their names; null when two distant sights share them. */
const byOwnWords = new Map<string, Sight | null>();
for (const [name, sight] of sightsByName) {
  const own = ownWords(name);
  if (own === null) continue;
  const other = byOwnWords.get(own);
  const isSame = !other || Math.abs(other.lat - sight.lat) + Math.abs(other.lng - sight.lng) < NEAR_DEGREES;
  byOwnWords.set(own, other === null || !isSame ? null : (other ?? sight));
}
/** Returns true for words that name a kind of sight: "pier", "state park". */
export const isKindOfSight = (text: string): boolean => text.split(' ').every((word) => KIND_WORDS.has(word));
/**
 * Returns true for a name with a wish at an end: "Beach house gulf shores" is no beach. A single word may belong to the
 * name: "lake", "jazz".
 */
function hasWishAtAnEnd(name: string): boolean {
  const words = name.split(' ');
  const { meanings } = getEnglishLexicon();
  return [2, 3].some(
    (count) =>
      count < words.length &&
      (meanings.has(words.slice(0, count).join(' ')) ||
        meanings.get(words.slice(-count).join(' '))?.list === 'propertyTypes'),
  );
}
/**
 * Returns the sight with the same distinctive words: "Wright Brothers monument" is the memorial, "sleeping bear sand
 * dunes" are the dunes.
 */
function similarlyNamed(name: string): Sight | undefined {
  // "A San Diego" is Spanish for "in San Diego", not its zoo; "St San Francisco" is the end of a street.
  const own = hasWishAtAnEnd(name) || /^(?:a|of|and|st) /.test(name) ? null : ownWords(name);
  return own === null ? undefined : (byOwnWords.get(own) ?? undefined);
}

/** "Lago flathead", "lac champlain": a lake by its name in other languages. */
function getLake(name: string): Sight | undefined {
  const [, own] = /^(?:lac|lago|lagoa) (?:(?:de|du|di|do) )?(.+)$/.exec(name) ?? [];
  return own === undefined ? undefined : (sightsByName.get(`lake ${own}`) ?? sightsByName.get(`${own} lake`));
}

/** Returns the sight of a normalised name, with or without its kind. */
export function getSight(name: string): Sight | undefined {
  return (
    sightsByName.get(name) ??
    sightsByName.get(writeOut(name)) ??
    // "Bourbon St" is no saint.
    sightsByName.get(name.replace(/ st$/, ' street')) ??
    sightsByName.get(name.replace(/^the /, '')) ??
    sightsByName.get(name.replace(SIGHT_TAIL, '')) ??
    sightsByName.get(name.replace(/ lighthouse$/, ' light')) ??
    getLake(name) ??
    similarlyNamed(name)
  );
}

/** Returns the sight of a name in the state named with it, if any: "Paris, TX" is not in France. */
export function sightIn(name: string, where: readonly string[]): Sight | undefined {
  // "Sunset Beach, NC", whose name has its state in the list.
  const named = where.length === 1 ? sightsByName.get(`${name} ${where[0]}`) : undefined;
  if (named) return named;
  const sight = getSight(name);
  const states = where.flatMap((part) => (isStateCode(part) ? part.toUpperCase() : (getStateCode(part) ?? [])));
  return states.length === 0 || states.some((state) => sight?.where.split(/[^A-Z]+/).includes(state))
    ? sight
    : undefined;
}

/** Returns the sight of a name in the state after it: "PCB fl", "max patch nc". */
export function sightBeforeState(text: string): Sight | undefined {
  const words = text.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const state = words.slice(-tail).join(' ');
    const sight = stateCode(state) === null ? undefined : sightIn(words.slice(0, -tail).join(' '), [state]);
    if (sight) return sight;
  }
  return undefined;
}

type NamedSight = readonly [words: ReadonlySet<string>, sight: Sight];
let sightsByState: ReadonlyMap<string, NamedSight[]> | undefined;
/** Returns the sights of each state with the words of their names. */
function getSightsByState(): ReadonlyMap<string, NamedSight[]> {
  if (sightsByState) return sightsByState;
  const sights = new Map<string, NamedSight[]>();
  for (const [name, sight] of sightsByName)
    for (const code of new Set(sight.where.split(/[^A-Z]+/)))
      sights.set(code, [...(sights.get(code) ?? []), [new Set(name.split(' ')), sight]]);
  return (sightsByState = sights);
}

/**
 * Returns the sight of a state whose name has all words before the state; of several the one with most homes near it:
 * "Sand dunes colorado".
 */
export function sightOfState(text: string, homesNear: (sight: Sight) => number): Sight | undefined {
  const words = text.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const code = stateCode(words.slice(-tail).join(' '));
    const own = words.slice(0, -tail);
    if (code === null || own.length < FEWEST_OWN_WORDS || own.join('').length < SHORTEST_PART) continue;
    const named = (getSightsByState().get(code) ?? []).filter(([name]) => own.every((word) => name.has(word)));
    const found = new Set(named.map(([, sight]) => sight));
    if (found.size > 0) return [...found].toSorted((a, b) => homesNear(b) - homesNear(a))[0];
  }
  return undefined;
}
/** "MR SD": the sight of a state by the first letters of its words; of several the one with most homes near it. */
export function sightByInitials(text: string, homesNear: (sight: Sight) => number): Sight | undefined {
  const [, letters = '', behind = ''] = /^([a-z]{2,4}) (.+)$/.exec(text) ?? [];
  const code = stateCode(behind);
  // "LA Louisiana" says the state twice.
  if (code === null || isStateCode(letters)) return undefined;
  const found = new Set(
    [...sightsByName]
      .filter(([name, { where }]) => where === code && name.includes(' ') && getInitials(name) === letters)
      .map(([, sight]) => sight),
  );
  const [most] = [...found].toSorted((a, b) => homesNear(b) - homesNear(a));
  return most && homesNear(most) > 0 ? most : undefined;
}
const SHORTEST_PART = 8;
const stateCode = (text: string): string | null => (isStateCode(text) ? text.toUpperCase() : getStateCode(text));
