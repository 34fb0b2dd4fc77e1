/** Values of an address, read with care: what cannot be meant counts as missing (ROUTE-13). */
export type BoundingBox = { northEast: { lat: number; lng: number }; southWest: { lat: number; lng: number } };

const MAX_VALUE_LENGTH = 80;
const MAX_VALUES = 40;

/** Returns the text without control characters and outer spaces; null when it is empty or too long. */
export function readText(value: string | null, maxLength: number): string | null {
  if (value === null || value.length > maxLength) return null;
  // Control characters have no place in a search; they would also break log lines.
  const text = value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return text === '' ? null : text;
}

/** Returns a whole number from `min` to `max`, or null. */
export function readWhole(value: string | null, min: number, max: number): number | null {
  if (value === null || !/^\d{1,6}$/.test(value)) return null;
  const number = Number(value);
  return number >= min && number <= max ? number : null;
}

/** Returns the readable values, each once, at most 40. */
export function readList(values: readonly string[]): string[] {
  const read = values.map((value) => readText(value, MAX_VALUE_LENGTH)).filter((value) => value !== null);
  return [...new Set(read)].slice(0, MAX_VALUES);
}

/**
 * Four numbers: north-east latitude and longitude, south-west latitude and longitude. A box may cross the date line.
 */
export function readBox(value: string | null): BoundingBox | null {
  if (value === null || value.length > 100) return null;
  const parts = value.split(',');
  if (parts.length !== 4 || parts.some((part) => part.trim() === '')) return null;
  const [neLat = NaN, neLng = NaN, swLat = NaN, swLng = NaN] = parts.map(Number);
  const onEarth =
    [neLat, swLat].every((lat) => Math.abs(lat) <= 90) && [neLng, swLng].every((lng) => Math.abs(lng) <= 180);
  return onEarth && neLat > swLat && neLng !== swLng
    ? { northEast: { lat: neLat, lng: neLng }, southWest: { lat: swLat, lng: swLng } }
    : null;
}

export function writeBox({ northEast, southWest }: BoundingBox): string {
  return [northEast.lat, northEast.lng, southWest.lat, southWest.lng].join(',');
}
