/** Where a search looks: the place that its words name, and the box of the map (SRCH-3, SRCH-4). */
import type { IndexQuery } from './index-query.ts';
import { facetFilter } from './index-filters.ts';
import type { SearchArea } from '../contracts/places.ts';
import type { BoundingBox, SearchState } from './search-address.ts';

/** Metres around the geocoded point: 30 miles (SRCH-3). */
export const AROUND_RADIUS = 48_280;
/** Metres within which homes count as near a place that has none in its circle or area: 100 miles (FIND-5). */
export const FAR_RADIUS = 160_934;
/** Metres within which two distances count as equal (SRCH-3). */
export const AROUND_PRECISION = 8_000;

/**
 * Where the geocoding service placed the query. Null: it knows no such place, or it failed (an ordinary search then). A
 * place with an area is searched by it, any other by a circle (FIND-1).
 */
export type SearchPlace = {
  lat: number;
  lng: number;
  area?: SearchArea;
  /** Metres, or all of the earth, nearest first; 30 miles by default. */
  radius?: number | 'all';
  /**
   * Words of the query that do not say where. The rest is not asked for again: it would hide homes inside the place.
   */
  text?: string;
} | null;

/**
 * Only a text that is not a plain number is a place to look up (SRCH-4); a number is a listing's or a ZIP code search.
 */
export function isGeocodable(state: Pick<SearchState, 'query'>): boolean {
  return state.query !== '' && !/^\d+$/.test(state.query);
}

/** Widest box that the hosted index and ours read alike, degrees of longitude. */
const WIDEST_BOX = 120;

/**
 * One view of the map as the index's `insideBoundingBox`: split where it crosses the date line and where it is wide,
 * because two corners more than half the earth apart do not say which side is meant (FIND-1).
 */
export function boxParameter({ northEast, southWest }: BoundingBox): number[][] {
  const width = northEast.lng > southWest.lng ? northEast.lng - southWest.lng : 360 + northEast.lng - southWest.lng;
  const parts = Math.ceil(width / WIDEST_BOX);
  return Array.from({ length: parts }, (_, part) => {
    const edge = (at: number): number => southWest.lng + (width * at) / parts;
    const [west, east] = [edge(part), part + 1 === parts ? southWest.lng + width : edge(part + 1)];
    if (west < 180 && east > 180)
      return [
        [northEast.lat, 180, southWest.lat, west],
        [northEast.lat, east - 360, southWest.lat, -180],
      ];
    const turn = west >= 180 ? 360 : 0;
    return [[northEast.lat, parts === 1 ? northEast.lng : east - turn, southWest.lat, west - turn]];
  }).flat();
}

/**
 * An area that homes' records name: all of its attributes have to fit, or any of them. A view of the map wins over it.
 */
export function areaFilters(state: SearchState, place: SearchPlace): (string | string[])[] {
  if (!place?.area || place.area.type === 'boxes' || state.boundingBox) return [];
  const filters = place.area.values.map(([attribute, value]) => facetFilter(attribute, value));
  return place.area.type === 'any' ? [filters] : filters;
}

/**
 * Words of a place may be missing in a home's text; words beside it may not: homes that have some of them only would be
 * a guess in silence (FIND-2).
 */
const getWords = (text = '', but: readonly string[] = []): string[] =>
  text.split(/[\s,"“”]+/).filter((word) => word !== '' && !but.includes(word));

/** SRCH-3 and the bounding box, which wins over circle and area. */
export function placeParameters(state: SearchState, place: SearchPlace): Partial<IndexQuery> {
  const box = state.boundingBox && { insideBoundingBox: boxParameter(state.boundingBox) };
  if (!place)
    return {
      ...(isGeocodable(state) && !state.boundingBox ? { removeWordsIfNoResults: 'allOptional' as const } : {}),
      ...box,
    };
  if (place.area?.type === 'boxes') return { insideBoundingBox: place.area.boxes, ...box };
  if (place.area) return { ...box };
  return {
    aroundLatLng: `${place.lat},${place.lng}`,
    aroundRadius: place.radius ?? AROUND_RADIUS,
    aroundPrecision: AROUND_PRECISION,
    getRankingInfo: true,
    ...(state.boundingBox ? {} : { optionalWords: getWords(state.query, getWords(place.text)) }),
    ...box,
  };
}
