import type { PlacePrediction } from '@roost/shared/contracts/places';
import type { IconName } from '@roost/shared/ui';
import { defineTexts } from '@roost/shared/texts';

/** The kinds of places in words, by their type. */
export const placeKindCopy = defineTexts('mfe-search/place-kinds', {
  listing: 'Home',
  airport: 'Airport',
  point_of_interest: 'Sight',
  colloquial_area: 'Region',
  postal_code: 'ZIP code',
  route: 'Street',
  street_address: 'Address',
  park: 'Park',
  natural_feature: 'Lake and region',
  locality: 'Town',
  sublocality: 'Neighborhood',
  administrative_area_level_2: 'County',
  administrative_area_level_1: 'State',
  country: 'Country',
  establishment: 'Place',
});

/** The kinds with their icons, by the first type of a prediction that is known. */
const KINDS: readonly (readonly [type: keyof typeof placeKindCopy, icon: IconName])[] = [
  ['listing', 'hash'],
  ['airport', 'landmark'],
  ['point_of_interest', 'landmark'],
  ['colloquial_area', 'map'],
  ['postal_code', 'hash'],
  ['route', 'road'],
  ['street_address', 'road'],
  ['park', 'mountain'],
  ['natural_feature', 'mountain'],
  ['locality', 'mapPin'],
  ['sublocality', 'mapPin'],
  ['administrative_area_level_2', 'map'],
  ['administrative_area_level_1', 'map'],
  ['country', 'map'],
  ['establishment', 'landmark'],
];

export function getPlaceKind(types: readonly string[]): { icon: IconName; word: string } {
  const kind = KINDS.find(([type]) => types.includes(type));
  return kind ? { icon: kind[1], word: placeKindCopy[kind[0]] } : { icon: 'mapPin', word: '' };
}

/** Returns the name of a place without the country United States, where most homes are. */
export function placeName(place: Pick<PlacePrediction, 'description'>): string {
  return place.description.replace(/, USA$/, '');
}
