/** Counts homes of places that no home's record names (FIND-1, FIND-2). */
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { cityNamed } from './find-city.ts';
import { countNamedArea } from './find-area.ts';
import { homesInCounty } from './find-county.ts';
import { cityNames } from './city-names.ts';
import { getSight } from './find-sight.ts';
import type { Stock } from './stock.ts';

/**
 * Returns the number of homes in a named area, or within 100 miles of a sight or a city with another name; undefined
 * when nothing has the name.
 */
export function homesAtSight(stock: Stock, name: string): number | undefined {
  const homes = homesInCounty(stock, name) ?? countNamedArea(stock, name);
  if (homes !== undefined) return homes;
  const city = cityNamed(name);
  if (city) return stock.homesNear(city.lat, city.lng, FAR_RADIUS);
  const sight = getSight(name);
  // "Red rocks" are what a guest wants to see, where no home stands beside the sight of that name.
  const isWish = getEnglishLexicon().meanings.has(name.replace(/^the /, ''));
  if (sight && isWish) return stock.homesNear(sight.lat, sight.lng, AROUND_RADIUS) || undefined;
  if (sight) return stock.homesNear(sight.lat, sight.lng, FAR_RADIUS);
  return (cityNames.has(name) && name.length > 2) || QUALIFIERS.has(name) ? 0 : undefined;
}
