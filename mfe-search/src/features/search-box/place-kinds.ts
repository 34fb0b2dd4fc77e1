import type { PlacePrediction } from '@roost/shared/contracts/places';
import type { IconName } from '@roost/shared/ui';

/** The kinds of places, by the first type of a prediction that is known. */
const KINDS: readonly (readonly [type: string, icon: IconName, word: string])[] = [
  ['listing', 'hash', 'Home'],
  ['airport', 'landmark', 'Airport'],
  ['point_of_interest', 'landmark', 'Sight'],
  ['colloquial_area', 'map', 'Region'],
  ['postal_code', 'hash', 'ZIP code'],
  ['route', 'road', 'Street'],
  ['street_address', 'road', 'Address'],
  ['park', 'mountain', 'Park'],
  ['natural_feature', 'mountain', 'Lake and region'],
  ['locality', 'mapPin', 'Town'],
  ['sublocality', 'mapPin', 'Neighborhood'],
  ['administrative_area_level_2', 'map', 'County'],
  ['administrative_area_level_1', 'map', 'State'],
  ['country', 'map', 'Country'],
  ['establishment', 'landmark', 'Place'],
];

export function getPlaceKind(types: readonly string[]): { icon: IconName; word: string } {
  const [, icon, word] = KINDS.find(([type]) => types.includes(type)) ?? ['', 'mapPin', ''];
  return { icon, word };
}

/** Returns the name of a place without the country United States, where most homes are. */
export function placeName(place: Pick<PlacePrediction, 'description'>): string {
  return place.description.replace(/, USA$/, '');
}
