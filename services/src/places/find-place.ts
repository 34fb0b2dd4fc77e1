/**
 * Finds the place that a text names: among places with homes first, then other names, sights and airports, then the maps service, then
 * among misspelt names (FIND-1, FIND-3, GEO-1). Null when nothing is meant by it.
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { metresBetween } from '@roost/shared/domain/distance';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { sightsByName, likeliestNamesake, sightBeforeState, sightIn, getSight, writeOut } from './find-sight.ts';
import { smallAirportIn } from './airports.ts';
import { placeBySound } from './by-sound.ts';
import { findBegun, findWithoutKind } from './begun-names.ts';
import { lessUsual } from './by-letters.ts';
import { findCity, speltCityOfState } from './find-city.ts';
import { findCounty } from './find-county.ts';
import { findExtent, findNamedArea, findPartOfState, townBeforeArea } from './find-area.ts';
import { airportNamed, cityNames, isSaidWithState } from './city-names.ts';
import { OTHER_PLACE_NAMES } from './place-names.ts';
import { findCoordinates, findPlusCode } from './pasted.ts';
import { asArea, fromAirport, fromSight, fromStock, besideTown, point } from './place-results.ts';
import { nearPostcode } from './postcode-abroad.ts';
import { findPostcode, zipIn } from './postcodes.ts';
import { inStock } from './in-stock.ts';
import { knownPart } from './known-part.ts';
import { withoutCountry } from './short-states.ts';
import { speltCity } from './spelt-cities.ts';
import { nearestPlace } from './spelt-places.ts';
import { speltSight } from './spelt-sights.ts';
import { speltTown } from './spelt-towns.ts';
import { speltTownOfRegion } from './spelt-town-of-region.ts';
import type { Stock } from './stock.ts';

const nicknames = new Set(OTHER_PLACE_NAMES.map(({ name }) => normalizePhrase(name)));

type Deps = { stock: Stock; askMaps: (address: string) => Promise<GeocodeResult | null> };

/** Returns the place, or null. Never throws: the maps service reports its own failures. */
export async function findPlace(text: string, deps: Deps): Promise<GeocodeResult | null> {
  const pasted = findCoordinates(text) ?? findPlusCode(text);
  if (pasted) return pasted;
  const segments = text
    .split(',')
    .map(normalizePhrase)
    .filter((segment) => segment !== '');
  const whole = segments.join(' ');
  if (whole === '' || segments[0] === 'airport') return null;
  const other = cityNames.get(whole);
  // "NYC" has the homes that "New York City" has.
  const own = other === undefined || normalizePhrase(other) === whole ? null : other;
  const said = own !== null && isSaidWithState(whole, own) ? await findPlace(own, deps) : null;
  return said ?? findNamed(text, segments, { ...deps, own });
}

/** Finds a name, which stands first, and where it lies; `own` is the name of the city that it is another name of. */
async function findNamed(
  text: string,
  segments: readonly string[],
  { stock, askMaps, own }: Deps & { own: string | null },
): Promise<GeocodeResult | null> {
  const [name = '', ...where] = segments;
  const whole = segments.join(' ');
  const city = inStock(stock, name, where) ? null : findCity(stock, segments, () => exactly(stock, segments));
  if (city) return city;
  const exact =
    exactly(stock, segments) ??
    exactly(stock, [withoutCountry(name) ?? name, ...where]) ??
    townBeforeArea(stock, whole) ??
    findPartOfState(stock, whole);
  if (exact) return exact;
  const spelt = segments.map(writeOut);
  if (spelt.join(' ') !== whole) {
    const found = exactly(stock, spelt) ?? findBegun(stock, spelt.join(' '));
    if (found) return found;
  }
  const airport = airportNamed(whole);
  if (airport) return fromAirport(airport);
  const namedSight = where.length === 0 || !isNumber(name) ? besideTown(stock, sightIn(name, where), where) : undefined;
  if (namedSight) return fromSight(namedSight);
  const postcode = findPostcode(whole);
  if (postcode) return point(postcode.lat, postcode.lng, postcode.name, ['postal_code']);
  const nicknamed = own && (await findPlace(own, { stock, askMaps }));
  if (nicknamed) return nicknamed;
  const zip = zipIn(whole);
  const other = cityNames.get(whole);
  const state = isStateCode(whole) ? getStateName(whole) : null;
  const answer = await askMaps(other ?? zip ?? (state === null ? text : `${state}, USA`));
  // "Piazza del Campo 1, 53100 Siena, Italia": the country alone is no answer to an address.
  const isCoarse = answer !== null && isCoarser(answer, whole);
  const found = isCoarse ? { ...answer, partialMatch: true } : answer;
  const corrected = nearestPlace(stock, whole);
  const short = findWithoutKind(stock, whole, found);
  if (short) return short;
  // A village far from any home that happens to have the misspelt name is not meant, nor is a part of the words.
  const isMeant =
    found && (other !== undefined || (!found.partialMatch && stock.homesNear(found.lat, found.lng, FAR_RADIUS) > 0));
  // West Virginia has no homes. It is still no beginning of another name.
  if (found && (isMeant || (QUALIFIERS.has(whole) && !found.partialMatch))) return asArea(found, stock);
  const begun = (found && !found.partialMatch ? null : lessUsual(stock, whole)) ?? findBegun(stock, whole);
  if (begun) return begun;
  // "Great Smoky Mountains National Park, NC", which is in our list of Tennessee.
  const elsewhere =
    isNumber(name) || (found && !found.partialMatch) ? undefined : besideTown(stock, getSight(name), where);
  if (elsewhere && getStateName(elsewhere.where.slice(0, 2)) !== null) return fromSight(elsewhere);
  const ofState = corrected || (found && !found.partialMatch) ? null : speltCityOfState(whole);
  if (ofState) return ofState;
  const meant = found && !found.partialMatch ? null : corrected ? null : speltCity(whole);
  const large = meant && (await askMaps(meant.address));
  if (meant && large) return { ...large, corrected: meant.name };
  const sight = found && !found.partialMatch ? undefined : corrected ? undefined : speltSight(name);
  if (sight) return { ...fromSight(sight), corrected: sight.name };
  const heard = corrected || (found && !found.partialMatch) ? null : placeBySound(stock, whole);
  if (heard) return heard;
  const small = corrected || (found && !found.partialMatch) ? null : speltTown(whole);
  const smallTown = small && (await askMaps(small.address));
  if (small && smallTown) return { ...smallTown, corrected: small.name };
  const inRegion =
    corrected || (found && !found.partialMatch) ? null : await speltTownOfRegion(whole, { stock, askMaps });
  if (inRegion) return inRegion;
  if (found && !corrected && !isCoarse) return asArea(found, stock);
  if (corrected) return corrected;
  if (found && !isCoarse) return found;
  const inTown = await findTownOfAddress(text, answer, { stock, askMaps });
  if (inTown && !isLarge(inTown)) return inTown;
  // "53022 Buonconvento": postcodes abroad.
  const town = whole.replace(/^\d{4,6} (?=\p{L})|(?<=\p{L}) \d{4,6}$/u, '');
  if (town !== whole) return findBesidePostcode(town, whole, { stock, askMaps });
  const part = knownPart(stock, whole, exactly);
  if (part) return { ...part, townOfAddress: true };
  if (inTown) return asArea(inTown, stock);
  // "Open sky" is no airport of Ohio: letters that nobody wrote in capitals are a word.
  const far = /^[A-Z]{3}\b/.test(text.trim()) || whole.endsWith(' airport') ? smallAirportIn(whole) : undefined;
  return far ? fromAirport(far) : null;
}

/** "12 Dock Road, Carnelian Bay, CA": the street is not known, its town is; else the state or country, or what the maps service has answered. */
async function findTownOfAddress(
  text: string,
  answer: GeocodeResult | null,
  { stock, askMaps }: Deps,
): Promise<GeocodeResult | null> {
  const segments = text
    .split(',')
    .map(normalizePhrase)
    .filter((segment) => segment !== '');
  const whole = segments.join(' ');
  let whereAtLeast: GeocodeResult | null = answer;
  for (let from = 1; from < segments.length; from += 1) {
    const rest = text.split(',').slice(from).join(',');
    if (QUALIFIERS.has(normalizePhrase(rest)) && segments.length > 2) continue;
    // "53100 Siena": the postcode stands before its town.
    const own = segments[from] ?? '';
    const segment = withoutPostcode(own);
    const town = inStock(stock, segment, segments.slice(from + 1));
    const asked = segment === own ? rest.trim() : [segment, ...segments.slice(from + 1)].join(', ');
    const asIs = town ? fromStock(town) : ((await askMaps(asked)) ?? (await askZip(rest, askMaps)));
    // "13210 Saint-Rémy" is Saint-Rémy-de-Provence, where the one that is called so has no home near it.
    const isFar = asIs !== null && stock.homesNear(asIs.lat, asIs.lng, FAR_RADIUS) === 0;
    const there = (isFar && segment.includes(' ') ? findBegun(stock, segment) : null) ?? asIs;
    // "34 Old Kings Hwy Wellfleet, MA": the state is the answer only where no part of the text is a town.
    if (there && !(/\d/.test(whole) && isLarge(there))) return { ...there, townOfAddress: true };
    if (there) whereAtLeast ??= { ...there, townOfAddress: true };
    // "Siena, Italia": a country by another name.
    const alone = from < segments.length - 1 && /\d/.test(whole) ? await findAlone(segment, { stock, askMaps }) : null;
    if (alone) return { ...alone, townOfAddress: true };
  }
  const atZip = /^\d+\w? /.test(whole) ? await askZip(whole, askMaps) : null;
  if (atZip) return { ...atZip, townOfAddress: true };
  return whereAtLeast;
}

/** Returns the town of this name with homes near it, wherever it lies; null when there is none. */
async function findAlone(name: string, { stock, askMaps }: Deps): Promise<GeocodeResult | null> {
  const found = exactly(stock, [name]) ?? (await askMaps(name));
  return found && !found.partialMatch && !isLarge(found) && stock.homesNear(found.lat, found.lng, FAR_RADIUS) > 0
    ? found
    : null;
}

/** "53100 Siena", "22021 Bellagio CO": the town between its postcode and the letters of its province. */
const withoutPostcode = (segment: string): string =>
  /^\d{4,6} (\p{L}.*?)(?: [a-z]{2})?$/u.exec(segment)?.[1] ?? segment;
async function findBesidePostcode(town: string, whole: string, deps: Deps): Promise<GeocodeResult | null> {
  const there = await findPlace(town, deps);
  return there ? ((await findZipIn(there, whole, deps)) ?? there) : nearPostcode(whole, deps);
}
/** "97141 Oregon Coast": the ZIP code says where in the place that is named beside it; null for one elsewhere. */
async function findZipIn(area: GeocodeResult, whole: string, { stock, askMaps }: Deps): Promise<GeocodeResult | null> {
  const zip = /^(\d{5}) \D+$|^\D+ (\d{5})$/.exec(whole)?.slice(1).find(Boolean);
  const there = zip === undefined || !area.area ? null : await askMaps(zip);
  if (!there || there.partialMatch) return null;
  return stock.homesIn(area, 0).some((home) => metresBetween(home, there) <= AROUND_RADIUS) ? there : null;
}
/** "500 E 10th St, Austin TX 78701": a town that the maps service does not know so is where its ZIP code is. */
async function askZip(text: string, askMaps: Deps['askMaps']): Promise<GeocodeResult | null> {
  const zip = /\b(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
  return zip === undefined ? null : askMaps(zip);
}

/** Returns true for a state or country found for a text with more than its name: a house number, or a town before it. */
const isCoarser = (answer: GeocodeResult, whole: string): boolean =>
  isLarge(answer) && /\d/.test(whole) && !/\d/.test(answer.formattedAddress);
const isLarge = ({ types }: GeocodeResult): boolean =>
  types.includes('country') || types.includes('administrative_area_level_1');

/** "Midway, UT", "seaside florida", "Seaside": a town with homes, though its name is a word besides, by where it lies or by its capital. */
export function isTownOfState(stock: Stock, text: string): boolean {
  const segments = text.split(',').map(normalizePhrase);
  const isNamed = !stock.names.has(segments.join(' ')) || /^\s*\p{Lu}\p{Ll}{4,}\s*$/u.test(text);
  return isNamed && inStock(stock, segments[0] ?? '', segments.slice(1))?.kind === 'town';
}

/** Returns a place with homes, an area or a sight of exactly this name; null when there is none. */
function exactly(stock: Stock, segments: readonly string[]): GeocodeResult | null {
  const [name = '', ...where] = segments;
  const whole = segments.join(' ').replace(/ (?:area|region)$/, '');
  const known = inStock(stock, name, where) ?? inStock(stock, whole, []);
  const isNickname = nicknames.has(whole) || nicknames.has(name);
  const isOwnName = known !== null && (!isNickname || [whole, name].includes(normalizePhrase(known.name)));
  // "Napa County, California" is no other name of the region. Door County is that region's own.
  const county = known && normalizePhrase(known.name).endsWith('county') ? null : findCounty(stock, segments.join(' '));
  if (county) return county;
  if (known && isOwnName) return fromStock(known);
  const area = findNamedArea(stock, whole) ?? findExtent(stock, segments.join(' ')) ?? findExtent(stock, whole);
  if (area) return area;
  const likeliest = likeliestNamesake(whole, ({ lat, lng }) => stock.homesNear(lat, lng, AROUND_RADIUS));
  // "The Finger Lakes" are the region, and no forest that has its name.
  const namedSight =
    likeliest ??
    (known
      ? sightsByName.get(whole)
      : (getSight(whole) ?? besideTown(stock, sightIn(name, where), where) ?? sightBeforeState(whole)));
  // A nickname of a region may be a sight in it: the sight is more precise.
  if (namedSight && (!known || stock.homesNear(namedSight.lat, namedSight.lng, AROUND_RADIUS) > 0))
    return fromSight(namedSight);
  return known && fromStock(known);
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);
