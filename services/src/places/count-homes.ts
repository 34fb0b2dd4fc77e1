/**
 * How many homes a search for a place shows: the one number of suggestions and of the home page's tiles (FIND-3). The same rule as the
 * results page: what is in the area or circle, and where no home is, what is within 100 miles (decision 0094).
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import type { Stock } from './stock.ts';

/** Homes that a search for the place finds without dates and filters. */
export const countShown = (stock: Stock, place: GeocodeResult): number => countSaid(stock, place).homes;

/** The number, and that it is of homes within 100 miles when the place has none: a suggestion says so. */
export function countSaid(stock: Stock, place: GeocodeResult): { homes: number; far?: true } {
  const homes = countInside(stock, place);
  if (homes > 0) return { homes };
  const near = stock.homesNear(place.lat, place.lng, FAR_RADIUS);
  return near > 0 ? { homes: near, far: true } : { homes: 0 };
}

/** Homes in the place itself: an area is counted by what it is searched by, however far from its middle a home lies. */
export const countInside = (stock: Stock, place: GeocodeResult): number =>
  place.area ? stock.countIn(place.area) : stock.homesNear(place.lat, place.lng, place.radius ?? AROUND_RADIUS);

/** Returns what counts the homes of a search for a name. */
export const homeCounter =
  (places: { geocode: (name: string) => Promise<GeocodeResult | null>; stock: () => Promise<Stock> }) =>
  async (name: string): Promise<number> => {
    const [place, stock] = await Promise.all([places.geocode(name), places.stock()]);
    return place ? countShown(stock, place) : 0;
  };
