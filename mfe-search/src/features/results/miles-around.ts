import type { SearchData } from '../../api/search-data.ts';

/** The circle of a search without a border, `AROUND_RADIUS`, in miles: as a number it costs the first page no code. */
const MILES = 30;

/**
 * Returns how far around its point a search looks, in miles (SRCH-3): a town has homes that lie beside it. Null where a
 * border, the map or the words themselves say where, and where the page says that the homes are farther away.
 */
export const getMilesAround = ({ state, latLng }: Pick<SearchData, 'state' | 'latLng'>): number | null =>
  latLng && !latLng.area && latLng.radius === undefined && !state.boundingBox ? MILES : null;
