/** What a suggestion says of a place with homes, and of a home (FIND-3). */
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { StockPlace } from './stock.ts';

export type FoundHome = { id: string; headline: string; city: string | null };

const KIND_TYPES: Readonly<Record<StockPlace['kind'], string[]>> = {
  country: ['country'],
  state: ['administrative_area_level_1'],
  region: ['colloquial_area'],
  town: ['locality'],
};

/** A place with homes. */
export function fromStock(place: StockPlace): PlacePrediction {
  return {
    placeId: `stock-${place.kind}-${normalizePhrase(place.label).replaceAll(' ', '-')}`,
    description: place.label,
    mainText: place.name,
    secondaryText: place.label.slice(place.name.length).replace(/^, /, ''),
    types: KIND_TYPES[place.kind],
    homes: place.homes,
  };
}

/** A home by its number. */
export function fromHome({ id, headline, city }: FoundHome): PlacePrediction {
  return {
    placeId: `home-${id}`,
    description: id,
    mainText: headline,
    secondaryText: [`#${id}`, city].filter(Boolean).join(' · '),
    types: ['listing'],
    homes: 1,
    listingId: id,
  };
}
