/**
 * Finds large cities by their names (FIND-3): "San Francisco" is no plantation of that name, "Dallas" no pass in
 * Colorado.
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { metresBetween } from '@roost/shared/domain/distance';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { getStateName, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { writeOut } from './find-sight.ts';
import { meantQualifier } from './short-states.ts';
import { LARGE_CITIES } from './large-cities.ts';
import type { LargeCity } from './large-cities.ts';
import type { Stock } from './stock.ts';

/** Thousands of inhabitants from which on a city takes precedence over a sight of the same name. */
const LARGEST = 250;

const CANADA = new Set('AB BC MB NB NL NS ON QC SK'.split(' '));
const isAmerican = ({ where }: LargeCity): boolean => getStateName(where) !== null && !CANADA.has(where);
/** Weight of American cities, as most guests are American: "Birmingham" is in Alabama, but "Athens" is in Greece. */
const AMERICAN_WEIGHT = 5;
const getWeight = (city: LargeCity): number => city.thousands * (isAmerican(city) ? AMERICAN_WEIGHT : 1);

const byName = new Map<string, LargeCity[]>();
for (const city of LARGE_CITIES.toSorted((a, b) => getWeight(b) - getWeight(a)))
  for (const name of new Set([normalizePhrase(city.name), writeOut(normalizePhrase(city.name))]))
    byName.set(name, [...(byName.get(name) ?? []), city]);

const isIn = ({ where }: LargeCity, said: string): boolean => {
  const own = normalizePhrase(where);
  return own === said || getStateName(where) === said || (isStateCode(said) && own === said);
};

/**
 * Returns the city of a normalised name in the named state or country: "jackson ms", "lincoln, nebraska", "san
 * francisco, ca, usa".
 */
export function cityIn(segments: readonly string[]): LargeCity | undefined {
  const [name = '', ...behind] = segments;
  const where = behind.filter((part) => part !== 'usa' && part !== 'us' && part !== 'united states');
  const cities = byName.get(name);
  if (cities) return where.length === 0 ? cities[0] : cities.find((city) => where.every((part) => isIn(city, part)));
  const words = name.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const state = words.slice(-tail).join(' ');
    const found = byName.get(words.slice(0, -tail).join(' '))?.find((city) => isIn(city, state));
    if (found && where.every((part) => isIn(found, part))) return found;
  }
  return undefined;
}

/** Returns true for a text that is the name of a large city and no wish. */
export const isCity = (text: string): boolean => {
  const segments = text.split(',').map(normalizePhrase);
  return cityIn(segments) !== undefined && !getEnglishLexicon().meanings.has(segments.join(' '));
};

/**
 * Returns the city of a name in a sentence: "cabin near Kansas City". Single words of smaller cities may mean anything.
 */
export function cityNamed(name: string): LargeCity | undefined {
  const city = byName.get(name)?.[0];
  const isSure = name.includes(' ')
    ? !name.split(' ').every((word) => COMMON_WORDS.has(word))
    : (city?.thousands ?? 0) >= LARGEST && !COMMON_WORDS.has(name);
  return isSure && !NO_NAMES.has(name) && !getEnglishLexicon().meanings.has(name) ? city : undefined;
}
/** "A long beach", "cabin on a mesa", "riverside cabin": cities only where nothing else is said. */
const NO_NAMES = new Set(
  'long beach|lake forest|spring valley|great falls|spring hill|grand prairie|green bay|apple valley|forest hills|pine hills|rock hill|cherry hill|silver spring|deer valley|the woodlands|high point|sugar land|enchanted hills|palm bay|palm coast|fall river|garden grove|elk grove|maple grove|thousand oaks|citrus heights|walnut creek|highlands ranch|grand junction|coral springs|national city|round rock|broken arrow|eden prairie|cedar park|federal way|bowling green|riverside|mesa|buffalo|aurora|meads|preston|queens|surrey'.split(
    '|',
  ),
);

/**
 * Returns the city when it takes precedence over sights of the same name: it is large, homes or that sight are near it,
 * or its state was named.
 */
export function findCity(
  stock: Stock,
  segments: readonly string[],
  findOther: () => GeocodeResult | null,
): GeocodeResult | null {
  const city = cityIn(segments);
  if (!city) return null;
  const isSaid = byName.get(segments.join(' ')) === undefined;
  if (isSaid || (isAmerican(city) && city.thousands >= LARGEST)) return fromCity(city);
  if (!isAmerican(city) && city.thousands < LARGEST) return null;
  if (stock.homesNear(city.lat, city.lng, AROUND_RADIUS) > 0) return fromCity(city);
  const other = findOther();
  return other === null || metresBetween(other, city) < AROUND_RADIUS ? fromCity(city) : null;
}

const SHORTEST_BEGUN = 4;
const MOST_BEGUN = 2;
/**
 * Returns the largest American cities whose name a normalised text is or begins, with the address that finds them. Few
 * others are near homes.
 */
export function citiesBeginning(typed: string): { name: string; address: string }[] {
  if (typed.length < SHORTEST_BEGUN) return [];
  const exact = byName.get(typed)?.[0];
  const begun = exact
    ? [exact]
    : [...byName]
        .filter(([name]) => name.startsWith(typed))
        .flatMap(([, cities]) => cities.slice(0, 1))
        .filter((city) => isAmerican(city) && city.thousands >= LARGEST);
  // "Washington, D.C." would be two parts of an address.
  return begun
    .filter(({ name }) => !name.includes(','))
    .toSorted((a, b) => getWeight(b) - getWeight(a))
    .slice(0, MOST_BEGUN)
    .map((city) => ({ name: city.name, address: fromCity(city).formattedAddress }));
}

const SHORTEST_WITHOUT_FIRST = 4;
const SHORTEST_MISSPELT = 6;
/**
 * "Bilingham wa": the nearest spelling among the large cities of the state that is said behind it, with its own name as
 * what was corrected.
 */
export function speltCityOfState(typed: string): GeocodeResult | null {
  const words = typed.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const [name, state] = [words.slice(0, -tail).join(' '), meantQualifier(words.slice(-tail).join(' '))];
    if (name.length < SHORTEST_WITHOUT_FIRST || state === null || COMMON_WORDS.has(name)) continue;
    const limit = allowedMistakes(name.length);
    let best: { city: LargeCity; distance: number } | null = null;
    for (const [own, cities] of byName) {
      // "Ustin texas": the first letter is wrong only where it is missing.
      const isNear = (name.length >= SHORTEST_MISSPELT && own[0] === name[0]) || own.slice(1) === name;
      const city = isNear ? cities.find((each) => isIn(each, state)) : undefined;
      const distance = city ? editDistance(own, name, limit) : limit + 1;
      if (city && distance <= limit && (!best || distance < best.distance)) best = { city, distance };
    }
    if (best) return { ...fromCity(best.city), corrected: best.city.name };
  }
  return null;
}

function fromCity({ name, lat, lng, where }: LargeCity): GeocodeResult {
  const state = getStateName(where);
  const isOfCanada = CANADA.has(where);
  const country = state === null ? where : isOfCanada ? 'Canada' : 'United States';
  const component = (longName: string, ...types: string[]) => ({ longName, shortName: longName, types });
  return {
    lat,
    lng,
    formattedAddress: state === null ? `${name}, ${where}` : `${name}, ${where}, ${isOfCanada ? 'Canada' : 'USA'}`,
    types: ['locality', 'political'],
    partialMatch: false,
    addressComponents: [
      component(name, 'locality', 'political'),
      ...(state === null ? [] : [component(toTitle(state), 'administrative_area_level_1', 'political')]),
      component(country === 'UK' ? 'United Kingdom' : country, 'country', 'political'),
    ],
  };
}
const toTitle = (name: string): string => name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
