/** Choosing among geocoding results (GEO-1, GEO-2). */
import type { GeocodeResult } from '../contracts/places.ts';

/** Types a search can be centred on, best first; `political` and the like never decide. */
const PREFERENCE = [
  'locality',
  'sublocality',
  'postal_code',
  'administrative_area_level_3',
  'administrative_area_level_2',
  'administrative_area_level_1',
] as const;

/** Types of results that are an area with an extent, not a point to draw a circle around (FIND-1). */
const AREA_TYPES = [
  'country',
  'administrative_area_level_1',
  'administrative_area_level_2',
  'natural_feature',
  'colloquial_area',
  'archipelago',
  'island',
];

/** True for a result that is an area: its extent says where, its middle may be a forest. */
export function isArea({ types }: Pick<GeocodeResult, 'types'>): boolean {
  return types.some((type) => AREA_TYPES.includes(type)) && !types.includes('locality');
}

/** True when a result names only a county, and its extent is not known: its middle is often a forest. */
function isCountyOnly(result: GeocodeResult): boolean {
  return (
    result.types.includes('administrative_area_level_2') &&
    result.area === undefined &&
    !result.addressComponents.some((part) => part.types.includes('locality'))
  );
}

/**
 * The result to search around, or null: the best by type, unless it is partial or only a county without locality and
 * extent.
 */
export function chooseGeocodeResult(results: readonly GeocodeResult[]): GeocodeResult | null {
  const preferred = PREFERENCE.map((type) => results.find((result) => result.types.includes(type))).find(
    (result) => result !== undefined,
  );
  const chosen = preferred ?? results[0];
  return !chosen || chosen.partialMatch || isCountyOnly(chosen) ? null : chosen;
}
