/** Where a search looks: the place that its words name, and the box of the map (SRCH-3, SRCH-4). */
import type { IndexQuery } from './index-query.ts';
import type { BoundingBox, SearchState } from './search-address.ts';

/** Metres around the geocoded point: 30 miles (SRCH-3). */
export const AROUND_RADIUS = 48_280;
/** Metres within which two distances count as equal (SRCH-3). */
export const AROUND_PRECISION = 8_000;

/** Where the geocoding service placed the query. Null: it knows no such place, or it failed (an ordinary search then). */
export type SearchPlace = { lat: number; lng: number } | null;

/** Only a text that is not a plain number is a place to look up (SRCH-4); a number is a listing's or a ZIP code search. */
export function isGeocodable(state: Pick<SearchState, 'query'>): boolean {
  return state.query !== '' && !/^\d+$/.test(state.query);
}

/** One box as the index's `insideBoundingBox`. */
export function boxParameter({ northEast, southWest }: BoundingBox): number[][] {
  return [[northEast.lat, northEast.lng, southWest.lat, southWest.lng]];
}

/** SRCH-3 and the bounding box, which wins over the circle while the distance still orders the results. */
export function placeParameters(state: SearchState, place: SearchPlace): Partial<IndexQuery> {
  const box = state.boundingBox && { insideBoundingBox: boxParameter(state.boundingBox) };
  const words = state.query.split(/[\s,]+/).filter((word) => word !== '');
  if (place && isGeocodable(state)) {
    return {
      aroundLatLng: `${place.lat},${place.lng}`,
      aroundRadius: AROUND_RADIUS,
      aroundPrecision: AROUND_PRECISION,
      getRankingInfo: true,
      // The circle says where; a home inside it need not repeat the words of the address.
      ...(state.boundingBox ? {} : { optionalWords: words }),
      ...box,
    };
  }
  return {
    ...(isGeocodable(state) && !state.boundingBox ? { removeWordsIfNoResults: 'allOptional' as const } : {}),
    ...box,
  };
}
