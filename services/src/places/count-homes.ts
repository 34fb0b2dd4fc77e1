/**
 * Counts the homes that a search for a place shows: the one number of suggestions and of the home page's tiles
 * (FIND-3). Like the results page it counts the area or circle, and without homes there, those within 100 miles
 * (decision 0094).
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { toMiles } from '@roost/shared/domain/distance';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { Stock } from './stock.ts';

/**
 * Returns the number of homes that a search for the place finds without dates and filters, and `far` when the place has none and the homes are within 100 miles: a suggestion says so.
 */
export function countSaid(stock: Stock, place: GeocodeResult): { homes: number; far?: true } {
  const homes = countInside(stock, place);
  if (homes > 0) return { homes };
  const near = stock.homesNear(place.lat, place.lng, FAR_RADIUS);
  return near > 0 ? { homes: near, far: true } : { homes: 0 };
}

/**
 * Returns the number of homes in the place itself. An area is counted by its search filter, however far from its center
 * a home is.
 */
export const countInside = (stock: Stock, place: GeocodeResult): number =>
  place.area ? stock.countIn(place.area) : stock.homesNear(place.lat, place.lng, place.radius ?? AROUND_RADIUS);

/** Returns a function that counts the homes of a search for a name, with the miles around it that are searched. */
export const homeCounter =
  (places: { geocode: (name: string) => Promise<GeocodeResult | null>; stock: () => Promise<Stock> }) =>
  async (name: string): Promise<{ homes: number; withinMiles?: number }> => {
    const [place, stock] = await Promise.all([places.geocode(name), places.stock()]);
    if (!place) return { homes: 0 };
    const { homes, far } = countSaid(stock, place);
    if (far) return { homes, withinMiles: toMiles(FAR_RADIUS) };
    return place.area ? { homes } : { homes, withinMiles: toMiles(place.radius ?? AROUND_RADIUS) };
  };
