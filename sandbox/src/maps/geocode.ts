/** From the words of an address to places, and from a place to Google's result shape. */
import type { Gazetteer, Place } from './gazetteer.ts';
import { countryInAddress, countryName, normalise, readQualifier, type Qualifier } from './names.ts';

export type Found = { place: Place; partial: boolean };

/** Places of an address, best first. Partial means that not all of the words were understood. */
export function findPlaces(gazetteer: Gazetteer, address: string): Found[] {
  const segments = address
    .slice(0, 300)
    .split(',')
    .map(normalise)
    .filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const whole = exact(gazetteer, segments);
  if (whole.length > 0) return alternatives(whole).map((place) => ({ place, partial: false }));
  // Part of the words: later segments first ("12 Dock Road, Carnelian Bay, CA"), then runs of words, longest first.
  for (let from = 1; from < segments.length; from += 1) {
    const places = exact(gazetteer, segments.slice(from));
    if (places[0] && places[0].kind !== 'country') return [{ place: places[0], partial: true }];
  }
  const words = segments.join(' ').split(' ').slice(0, 12);
  for (let size = words.length - 1; size > 0; size -= 1) {
    for (let from = words.length - size; from >= 0; from -= 1) {
      const place = exact(gazetteer, [words.slice(from, from + size).join(' ')])[0];
      if (place && likelyInSentence(place, size)) return [{ place, partial: true }];
    }
  }
  return [];
}

/** One word of a sentence ("cabin with hot tub") means a place only when the place is well known. */
function likelyInSentence(place: Place, words: number): boolean {
  if (place.kind === 'region' || place.kind === 'state' || place.kind === 'zip') return true;
  return place.kind === 'city' && place.weight >= (words > 1 ? 5 : 6.2);
}

function exact(gazetteer: Gazetteer, segments: readonly string[]): Place[] {
  const [name = '', ...rest] = segments;
  const qualifiers: Qualifier[] = [];
  for (const segment of rest) {
    const read = getQualifiers(segment);
    if (!read) return [];
    qualifiers.push(...read);
  }
  const named = gazetteer.named(name, qualifiers);
  if (named.length > 0) return named;
  const zip = /^(\d{5})( \d{4})?$/.exec(name)?.[1];
  if (zip) return gazetteer.named(zip, qualifiers);
  // "nags head nc", "truckee california": the last words may say where it lies.
  const words = name.split(' ');
  for (let tail = 1; tail <= Math.min(3, words.length - 1); tail += 1) {
    const qualifier = readQualifier(words.slice(-tail).join(' '));
    if (!qualifier) continue;
    const places = gazetteer.named(words.slice(0, -tail).join(' '), [...qualifiers, qualifier]);
    if (places.length > 0) return places;
  }
  return [];
}

/**
 * "CA", "California", "CA 96140": where a segment after the first says that a place lies. Null when it says nothing
 * known.
 */
function getQualifiers(segment: string): Qualifier[] | null {
  const plain = readQualifier(segment);
  if (plain) return [plain];
  const withZip = /^(.+) \d{5}$/.exec(segment)?.[1];
  const qualifier = withZip ? readQualifier(withZip) : null;
  return qualifier ? [qualifier] : null;
}

/** The best place, and others of another kind that are nearly as likely ("New York": the state and the city). */
function alternatives(places: readonly Place[]): Place[] {
  const best = places[0];
  if (!best) return [];
  const kinds = new Set([best.kind]);
  const others = places.filter(
    (place) =>
      !kinds.has(place.kind) && place.weight > best.weight - HOME_OR_STATE && kinds.add(place.kind) !== undefined,
  );
  return [best, ...others].slice(0, 3);
}
const HOME_OR_STATE = 1.5;

const TYPES: Readonly<Record<Place['kind'], readonly string[]>> = {
  region: ['colloquial_area', 'political'],
  city: ['locality', 'political'],
  zip: ['postal_code'],
  county: ['administrative_area_level_2', 'political'],
  state: ['administrative_area_level_1', 'political'],
  country: ['country', 'political'],
};

/** Google's types of a place. */
export function getTypes(place: Place): readonly string[] {
  return place.natural ? ['establishment', 'natural_feature'] : TYPES[place.kind];
}

type Component = { long_name: string; short_name: string; types: readonly string[] };
type Corner = { lat: number; lng: number };

export type GeocodeResult = {
  address_components: Component[];
  formatted_address: string;
  geometry: {
    bounds: { northeast: Corner; southwest: Corner };
    location: Corner;
    location_type: 'APPROXIMATE';
    viewport: { northeast: Corner; southwest: Corner };
  };
  partial_match?: true;
  place_id: string;
  types: readonly string[];
};

/** One entry of `results`. */
export function toResult({ place, partial }: Found): GeocodeResult {
  const box = boxAround(place);
  return {
    address_components: components(place),
    formatted_address: formatted(place),
    geometry: {
      bounds: box,
      location: { lat: round(place.lat), lng: round(place.lng) },
      location_type: 'APPROXIMATE',
      viewport: box,
    },
    ...(partial ? { partial_match: true as const } : {}),
    place_id: place.id,
    types: getTypes(place),
  };
}

function components(place: Place): Component[] {
  const list: Component[] = [];
  const add = (name: string, short: string, types: readonly string[]) =>
    list.push({ long_name: name, short_name: short, types });
  if (place.kind !== 'state' && place.kind !== 'country' && place.kind !== 'county')
    add(place.name, place.name, getTypes(place));
  if (place.town) add(place.town, place.town, TYPES.city);
  if (place.county) add(place.county, place.county, TYPES.county);
  if (place.state) add(place.state.name, place.state.code, TYPES.state);
  add(countryName(place.country), place.country, TYPES.country);
  return list;
}

/** "Truckee, CA, USA"; "Truckee, CA 96161, USA"; "California, USA". */
export function formatted(place: Place): string {
  const country = countryInAddress(place.country);
  if (place.kind === 'country') return place.name;
  if (place.kind === 'state') return `${place.name}, ${country}`;
  if (place.kind === 'zip') return `${place.town}, ${place.state?.code ?? ''} ${place.name}, ${country}`;
  return [place.name, ...(place.state ? [place.state.code] : []), country].join(', ');
}

function boxAround(place: Place): { northeast: Corner; southwest: Corner } {
  if (place.extent) {
    const { north, east, south, west } = place.extent;
    return {
      northeast: { lat: round(north), lng: round(east) },
      southwest: { lat: round(south), lng: round(west) },
    };
  }
  const dLat = place.radiusKm / 110.574;
  const dLng = place.radiusKm / (111.32 * Math.max(0.1, Math.cos((place.lat * Math.PI) / 180)));
  return {
    northeast: { lat: round(Math.min(89.9, place.lat + dLat)), lng: round(Math.min(179.9, place.lng + dLng)) },
    southwest: { lat: round(Math.max(-89.9, place.lat - dLat)), lng: round(Math.max(-179.9, place.lng - dLng)) },
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
