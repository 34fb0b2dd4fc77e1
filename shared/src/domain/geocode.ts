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

/** True when a result names only a county: its middle is often a forest, not where people want to stay. */
function isCountyOnly(result: GeocodeResult): boolean {
  return (
    result.types.includes('administrative_area_level_2') &&
    !result.addressComponents.some((part) => part.types.includes('locality'))
  );
}

/** The result to search around, or null: the best by type, unless it is partial or only a county without a locality. */
export function chooseGeocodeResult(results: readonly GeocodeResult[]): GeocodeResult | null {
  const preferred = PREFERENCE.map((type) => results.find((result) => result.types.includes(type))).find(
    (result) => result !== undefined,
  );
  const chosen = preferred ?? results[0];
  return !chosen || chosen.partialMatch || isCountyOnly(chosen) ? null : chosen;
}
