/**
 * Finds words that are one place together though the rules read them separately: misspelt names, streets and states
 * beside a name (FIND-1, FIND-3).
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import { correctPlace } from './spelt-places.ts';
import { isKindOfSight } from './find-sight.ts';
import type { Places } from './places.ts';

/** Matches a street beside a town: the town is searched, since no home is named by a street. */
const STREET =
  /\b(?:hwy|highway|route|rte?|road|rd|street|st|avenue|ave|lane|ln|drive|dr|way|boulevard|blvd|court|ct|apt)\b/i;

/**
 * "Destn florida", "south lake taho": a known name and the words beside it may be one place, misspelt or with where it
 * lies.
 */
export async function findWhole(
  typed: string,
  { place, text }: Understanding,
  places: Pick<Places, 'geocode' | 'stock'>,
): Promise<{ name: string; place: GeocodeResult; isAll?: boolean } | null> {
  if (place === null) return null;
  if (text === '') return findMisspelt(typed, place, places);
  // Quoted words are searched for in homes' texts.
  if (/["“”]/.test(text)) return null;
  if (/\d/.test(text) && STREET.test(text)) {
    const town = await places.geocode(place);
    return town && { name: place, place: { ...town, townOfAddress: true } };
  }
  // "Kissimmee or Anna Maria" are two places.
  if (/ or$|^or /i.test(text)) return null;
  const name = [`${text} ${place}`, `${place} ${text}`].find((each) => typed.includes(each));
  if (name === undefined) return null;
  // "Isle of Palms pier" is there, whether or not its pier is known.
  if (name.startsWith(place) && isKindOfSight(normalizePhrase(text))) {
    const town = await places.geocode(place);
    return town && { name: place, place: town };
  }
  const found = await places.geocode(name);
  if (!found || found.townOfAddress || found.partialMatch) return null;
  // "Alabama Hills" are in California, though no home is near them: a name that begins with a state is no wish in that
  // state.
  if (name.startsWith(place) && QUALIFIERS.has(normalizePhrase(place)) && !found.corrected && !found.area)
    return { name, place: found };
  return (await places.stock()).homesNear(found.lat, found.lng, FAR_RADIUS) > 0 ? { name, place: found } : null;
}

type Part = { name: string; rest: string; place: GeocodeResult };
/** Returns the part of a name that nothing is called by which says where it is: a ZIP code, what is near, a state. */
export const findPart = async (read: Understanding, places: Pick<Places, 'geocode' | 'stock'>): Promise<Part | null> =>
  (await findZip(read, places)) ?? (await findBehindNear(read, places)) ?? (await findState(read, places));

/** "Okaloosa FL": a name that nobody knows, and the state it lies in. */
async function findState({ place, text }: Understanding, { geocode }: Pick<Places, 'geocode'>): Promise<Part | null> {
  if (place === null || /\d/.test(place)) return null;
  const words = place.split(/[\s,]+/).filter((word) => word !== '');
  for (const tail of [2, 1]) {
    const name = words.slice(-tail).join(' ');
    const rest = [text, ...words.slice(0, -tail)].filter((word) => word !== '').join(' ');
    if (words.length <= tail || !(QUALIFIERS.has(normalizePhrase(name)) || isStateCode(name.toLowerCase()))) continue;
    // "Black hills wyoming": the region, where its homes are in the next state.
    const before = words.slice(0, -tail).join(' ');
    const region = await geocode(before);
    if (region?.area && region.types.includes('colloquial_area') && !region.corrected && !region.partialMatch)
      return { name: before, rest: text, place: region };
    const found = await geocode(name);
    if (found) return { name, rest, place: found };
  }
  return null;
}

/** "77550 gulf side", "beach house 77550": a ZIP code and words that nothing is called by. */
async function findZip({ place, text }: Understanding, { geocode }: Pick<Places, 'geocode'>): Promise<Part | null> {
  const [, first, behind, before, last] =
    /^(\d{5})(?:-\d{4})?[\s,]+(\D+)$|^(\D+?)[\s,]+(\d{5})(?:-\d{4})?$/.exec(place ?? '') ?? [];
  const zip = first ?? last;
  const found = zip === undefined ? null : await geocode(zip);
  if (zip === undefined || !found) return null;
  return { name: zip, rest: [text, behind ?? before].filter((part) => part !== '').join(' '), place: found };
}

/** "That hotel from the film near Estes": where nothing is called by the words before "near", what stands behind it. */
async function findBehindNear(
  { place, text }: Understanding,
  places: Pick<Places, 'geocode' | 'stock'>,
): Promise<Part | null> {
  const [, before = '', name] =
    /^(.+?)\s+(?:near|by|close to|next to|outside(?: of)?)\s+(.{4,})$/i.exec(place ?? '') ?? [];
  const found = name === undefined ? null : await places.geocode(name);
  if (name === undefined || !found || found.partialMatch || found.townOfAddress) return null;
  return { name, rest: [text, before].filter((part) => part !== '').join(' '), place: found };
}

/** "Kitty hauk": a word of a misspelt name may be a wish by itself. */
async function findMisspelt(typed: string, place: string, places: Pick<Places, 'geocode' | 'stock'>) {
  const name = normalizePhrase(typed);
  const words = name.split(' ').length;
  const stock = await places.stock();
  if (
    words < 2 ||
    words > LONGEST_MISSPELT ||
    name === normalizePhrase(place) ||
    stock.names.has(normalizePhrase(place))
  )
    return null;
  const meant = correctPlace(stock, name);
  if (meant === null || meant.split(' ').length !== words) return null;
  const found = await places.geocode(typed);
  return found?.corrected === meant ? { name: typed, place: found, isAll: true } : null;
}
const LONGEST_MISSPELT = 5;
