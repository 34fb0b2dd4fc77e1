/** "Did you mean": other places that a search's words can mean, and that have homes (FIND-3, FIND-5). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { OtherReading } from '@roost/shared/contracts/understood-search';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { otherCounties } from './find-county.ts';
import { findCoordinates } from './pasted.ts';
import { cityNames } from './city-names.ts';
import { getNamesakes } from './find-sight.ts';
import type { Places } from './places.ts';
import { metresBetween } from '@roost/shared/domain/distance';
import type { Stock } from './stock.ts';

/** Most links: as many as a guest can take in at a glance. */
const MOST = 4;
const SHORTEST_NAME = 3;
/** Most words of a name that several places share: longer texts are addresses or sentences. */
const LONGEST_NAME_WORDS = 4;

type Point = Pick<GeocodeResult, 'lat' | 'lng' | 'area'>;
/**
 * Returns whether a search for a place finds homes in it or its circle (`near`), only within 100 miles (`far`), or none
 * (null).
 */
function reach(stock: Stock, place: Point): 'near' | 'far' | null {
  if (place.area) return stock.countIn(place.area) > 0 ? 'near' : null;
  if (stock.homesNear(place.lat, place.lng, AROUND_RADIUS) > 0) return 'near';
  return stock.homesNear(place.lat, place.lng, FAR_RADIUS) > 0 ? 'far' : null;
}

/**
 * Returns whether the words name this place and nothing of similar spelling, though no home is near it: an airport by its
 * code ("LAX" is not Laxolo), a sight or a coast by its name ("Treasure Coast" is not Montana), a city by the name that
 * people call it. A village without homes may be a misspelt town with some.
 */
const isSurelyMeant = (typed: string, { types, partialMatch }: GeocodeResult): boolean =>
  !partialMatch && (types.some((type) => SURE_TYPES.has(type)) || cityNames.has(typed));
const SURE_TYPES: ReadonlySet<string> = new Set(['airport', 'colloquial_area', 'point_of_interest']);

/** Returns whether all homes of the found area are in the other one: California is no other meaning of "SoCal". */
function holds(stock: Stock, { area }: Point, place: GeocodeResult): boolean {
  if (area?.type !== 'attributes' || !place.area || place.area.type === 'boxes') return false;
  const parts = place.area.type === 'any' ? place.area.values.map((value) => [value]) : [place.area.values];
  const count = (values: typeof area.values): number => stock.countIn({ type: 'attributes', values });
  return parts.every((values) => count([...values, ...area.values]) === count(values));
}

/**
 * Finds other meanings of the words of a place: distant places of the same name, and similar spellings when the
 * spelling was a guess or no home is near. The maps service is asked only when the site's own places are not enough.
 */
export async function otherReadings(
  name: string | null,
  place: GeocodeResult | null,
  places: Pick<Places, 'geocode' | 'predictions' | 'stock'>,
): Promise<OtherReading[]> {
  const typed = normalizePhrase(name ?? '');
  const words = typed.split(' ').length;
  if (name === null || typed.length < SHORTEST_NAME || words > LONGEST_NAME_WORDS || findCoordinates(name)) return [];
  const stock = await places.stock();
  const isUnsure = place !== null && reach(stock, place) === null && !isSurelyMeant(typed, place);
  const isGuess = place === null || place.corrected !== undefined || isUnsure;
  // "Portland, OR" says which one.
  if (!isGuess && (name.includes(',') || QUALIFIERS.has(typed.split(' ').slice(1).join(' ')))) return [];
  const isOurs = stock.names.has(typed);
  const own = stock.named(typed).map(({ area, ...named }) => toCandidate(area ? { ...named, area } : named));
  const sights = getNamesakes(typed).map(({ name: sight, lat, lng }) => ({ label: sight, lat, lng }));
  const others = isOurs && !isGuess ? [] : await fromSuggestions(name, isGuess, places);
  return pickFar([...own, ...sights, ...others], place, stock);
}

/**
 * Matches counties: every state has some of the same names. Of cities the best known is meant, with or without homes
 * near it.
 */
const COUNTY = /^[^,]+ (?:county|parish)$/i;
/**
 * Returns the place with its other meanings. A county without homes near it is replaced by one of the same name with
 * homes, unless its state was named: "Beaufort County" is the one in South Carolina (FIND-3).
 */
export async function settleNamesakes(
  name: string | null,
  place: GeocodeResult | null,
  places: Pick<Places, 'geocode' | 'predictions' | 'stock'>,
): Promise<{ place: GeocodeResult | null; others: OtherReading[] }> {
  const counties = name === null || place === null ? [] : otherCounties(await places.stock(), normalizePhrase(name));
  if (counties.length > 0) {
    const others = counties.map((county) => toCandidate({ ...county, label: county.formattedAddress }));
    return { place, others: pickFar(others, place, await places.stock()) };
  }
  const others = await otherReadings(name, place, places);
  const isOpen = name !== null && place !== null && place.corrected === undefined && COUNTY.test(name);
  if (!isOpen || reach(await places.stock(), place) === 'near') return { place, others };
  const typed = normalizePhrase(name);
  const namesake = others.find(({ label, far }) => !far && normalizePhrase(label.split(',')[0] ?? '') === typed);
  const found = namesake && (await places.geocode(namesake.label));
  return found ? { place: found, others: others.filter((other) => other !== namesake) } : { place, others };
}

type Candidate = Point & { label: string };
const toCandidate = ({ label, lat, lng, area }: Candidate): Candidate => ({
  label,
  lat,
  lng,
  ...(area ? { area } : {}),
});

/** Returns suggestions for the words: all when the place was a guess, else those with the same name. */
async function fromSuggestions(
  name: string,
  isGuess: boolean,
  places: Pick<Places, 'geocode' | 'predictions'>,
): Promise<Candidate[]> {
  const typed = normalizePhrase(name);
  const suggested = (await places.predictions(name)).filter(
    ({ mainText, listingId }) => listingId === undefined && (isGuess || normalizePhrase(mainText) === typed),
  );
  const found = await Promise.all(
    suggested.map(async ({ description }) => {
      const place = await places.geocode(description);
      return place ? [toCandidate({ ...place, label: description })] : [];
    }),
  );
  return found.flat();
}

/**
 * Returns candidates with homes that are far from the found place and from each other: a town and its region count as
 * one.
 */
function pickFar(candidates: readonly Candidate[], place: GeocodeResult | null, stock: Stock): OtherReading[] {
  const taken: Point[] = place ? [place] : [];
  const picked: OtherReading[] = [];
  for (const candidate of candidates) {
    const homes = reach(stock, candidate);
    if (homes === null || taken.some((other) => metresBetween(other, candidate) < 2 * AROUND_RADIUS)) continue;
    if (place && holds(stock, candidate, place)) continue;
    taken.push(candidate);
    picked.push({
      ...candidate,
      label: candidate.label.replace(/, USA$/, ''),
      ...(homes === 'far' ? { far: true } : {}),
    });
  }
  return picked.slice(0, MOST);
}
