/** Makes geocoder answers of the site's own places (GEO-1). */
import type { GeocodeResult, SearchArea } from '@roost/shared/contracts/places';
import { getStateCode, getStateName } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { metresBetween } from '@roost/shared/domain/distance';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import { formatNameWithState } from './find-sight.ts';
import type { Airport, Sight } from './known-sights.ts';
import type { Stock, StockPlace } from './stock.ts';

const TYPES: Readonly<Record<StockPlace['kind'], string[]>> = {
  country: ['country', 'political'],
  state: ['administrative_area_level_1', 'political'],
  region: ['colloquial_area', 'political'],
  town: ['locality', 'political'],
};

/** Returns the answer for a place with homes. */
export function fromStock(place: StockPlace): GeocodeResult {
  const component = (name: string, types: string[]) => ({ longName: name, shortName: name, types });
  return {
    lat: place.lat,
    lng: place.lng,
    formattedAddress: place.label,
    types: TYPES[place.kind],
    partialMatch: false,
    addressComponents: [
      ...(place.kind === 'town' || place.kind === 'region' ? [component(place.name, TYPES[place.kind])] : []),
      ...(place.state ? [component(place.state, TYPES.state)] : []),
      component(place.country, TYPES.country),
    ],
    ...(place.area ? { area: place.area } : {}),
  };
}

/** Returns the answer for a sight: a point to search around. */
export function fromSight(sight: Sight): GeocodeResult {
  return point(sight.lat, sight.lng, `${formatNameWithState(sight)}, ${sight.where}`, ['point_of_interest']);
}
/** Returns the answer for an airport. */
export const fromAirport = ({ lat, lng, city, code }: Airport): GeocodeResult =>
  point(lat, lng, `${city} airport (${code})`, ['airport']);
/** Returns the answer for a point. */
export function point(lat: number, lng: number, formattedAddress: string, types: string[]): GeocodeResult {
  return { lat, lng, formattedAddress, types, partialMatch: false, addressComponents: [] };
}

/** Returns true for a place in the state or country that a normalised text names. */
export function liesIn(place: StockPlace, segment: string): boolean {
  const state = normalizePhrase(getStateName(segment) ?? segment);
  const country = normalizePhrase(place.country);
  if (
    segment === country ||
    (segment === 'usa' && country === 'united states') ||
    (segment === 'us' && country === 'united states') ||
    (segment === 'uk' && country === 'united kingdom')
  )
    return true;
  return place.state === null
    ? country === 'united states' && place.kind === 'region'
    : normalizePhrase(place.state) === state;
}

/**
 * Returns the sight unless it is far from the town that was named with it: "Front Street, Key Largo" is not the one in
 * Washington.
 */
export function besideTown(stock: Stock, sight: Sight | undefined, where: readonly string[]): Sight | undefined {
  const town = stock.named(where[0] ?? '').find(({ kind }) => kind === 'town' || kind === 'region');
  return sight && town && metresBetween(sight, town) > FAR_RADIUS ? undefined : sight;
}

/**
 * "Lake Tahoe, NV": the part of a region of several states that lies in the one that was named, where homes are in it.
 */
export function inState(stock: Stock, place: StockPlace, where: readonly string[]): StockPlace {
  if (place.kind !== 'region' || place.state !== null || place.area?.type !== 'attributes') return place;
  for (const segment of where) {
    const name = normalizePhrase(getStateName(segment) ?? segment);
    const state = stock.named(name).find(({ kind }) => kind === 'state')?.name;
    if (state === undefined) continue;
    const area: SearchArea = { ...place.area, values: [...place.area.values, ['State', state]] };
    const homes = stock.countIn(area);
    const label = `${place.name}, ${getStateCode(name) ?? state}, USA`;
    if (homes > 0) return { ...place, state, label, area, homes, ownHomes: homes };
  }
  return place;
}

/** Returns a maps answer as an area: that of the homes for a state, country or region with homes, else its box. */
export function asArea(found: GeocodeResult, stock: Stock): GeocodeResult {
  const part = (type: string): string | undefined =>
    found.addressComponents.find(({ types }) => types.includes(type))?.longName;
  const area = found.types.includes('country')
    ? part('country')
    : found.types.includes('administrative_area_level_1')
      ? part('administrative_area_level_1')
      : undefined;
  const known =
    area &&
    stock
      .named(normalizePhrase(area))
      .find(({ kind, name }) => (kind === 'state' || kind === 'country') && name === area);
  if (known) return { ...found, area: known.area ?? undefined };
  // The box around West Virginia contains homes of Virginia, that of Spain homes of Portugal. When homes' records name
  // states or countries, one that no record names has no homes.
  const country = part('country');
  const isEmpty =
    found.types.includes('country') ||
    (found.types.includes('administrative_area_level_1') &&
      stock.places.some((place) => place.kind === 'state' && place.country === country));
  if (!isEmpty) return found;
  const { area: _area, ...middle } = found;
  return middle;
}
