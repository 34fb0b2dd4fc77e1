import { toMiles } from '@roost/shared/domain/distance';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import type { SearchData } from '../../api/search-data.ts';

/**
 * Returns how far around its point a search looks, in miles (SRCH-3): a town has homes that lie beside it. Null where a
 * border, the map or the words themselves say where, and where the page says that the homes are farther away.
 */
export function getMilesAround({ state, latLng }: Pick<SearchData, 'state' | 'latLng'>): number | null {
  return latLng && !latLng.area && latLng.radius === undefined && !state.boundingBox ? toMiles(AROUND_RADIUS) : null;
}
