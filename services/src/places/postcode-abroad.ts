/** Finds unknown villages abroad by their postcode (FIND-1). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import { point } from './place-results.ts';
import type { Stock } from './stock.ts';

/** Provinces and departments by the first digits of their postcodes, with their center. */
const DISTRICTS_ABROAD: Readonly<Record<string, readonly [lat: number, lng: number, name: string]>> = {
  50: [43.77, 11.26, 'Florence, Italy'],
  51: [43.97, 10.85, 'Pistoia, Italy'],
  52: [43.5, 11.85, 'Arezzo, Italy'],
  53: [43.2, 11.45, 'Siena, Italy'],
  54: [44.1, 10.05, 'Massa and Carrara, Italy'],
  55: [43.95, 10.45, 'Lucca, Italy'],
  56: [43.5, 10.65, 'Pisa, Italy'],
  57: [43.1, 10.55, 'Livorno, Italy'],
  58: [42.75, 11.35, 'Grosseto, Italy'],
  22: [46.0, 9.2, 'Como, Italy'],
  23: [46.0, 9.4, 'Lecco and Sondrio, Italy'],
  84: [44.0, 5.2, 'Vaucluse, France'],
  13: [43.6, 5.1, 'Bouches-du-Rhône, France'],
  83: [43.45, 6.2, 'Var, France'],
  '04': [44.05, 6.2, 'Alpes-de-Haute-Provence, France'],
  '06': [43.85, 7.2, 'Alpes-Maritimes, France'],
};
/** Returns the center of the province or department of a five-digit postcode; null when unknown. */
function findDistrictAbroad(code: string): { lat: number; lng: number; name: string } | null {
  const [lat, lng, name] = DISTRICTS_ABROAD[code.slice(0, 2)] ?? [];
  return lat === undefined || lng === undefined || name === undefined ? null : { lat, lng, name };
}

type Deps = { stock: Stock; askMaps: (address: string) => Promise<GeocodeResult | null> };

/**
 * "58029 Sovana": a village that nobody knows, by the first two figures of its postcode, unless homes are near the ZIP
 * code of these figures.
 */
export async function nearPostcode(text: string, { stock, askMaps }: Deps): Promise<GeocodeResult | null> {
  const code = /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0];
  const district = code === undefined ? null : findDistrictAbroad(code);
  if (code === undefined || !district) return null;
  const zip = await askMaps(code);
  const { lat, lng } = zip ?? district;
  if (zip && !zip.partialMatch && stock.homesNear(lat, lng, FAR_RADIUS) > 0) return { ...zip, townOfAddress: true };
  return stock.homesNear(district.lat, district.lng, FAR_RADIUS) > 0
    ? { ...point(district.lat, district.lng, district.name, ['administrative_area_level_2']), townOfAddress: true }
    : null;
}
