import type { PlacePrediction } from '@roost/shared/contracts/places';
import type { IconName } from '@roost/shared/ui';

/** What kind of place a prediction is, by its first known type, as the list shows it. */
const KINDS: readonly (readonly [type: string, icon: IconName, word: string])[] = [
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

/** A place as the box and the results heading name it: most homes are in the United States, so that is not said. */
export function placeName(place: Pick<PlacePrediction, 'description'>): string {
  return place.description.replace(/, USA$/, '');
}
