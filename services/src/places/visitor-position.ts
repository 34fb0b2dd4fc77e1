/** Where a visitor roughly is, from the address of the request: what the edge in front of the host says of it. Browsers are never asked. */
import type { ServicesConfig } from '../config.ts';

export type VisitorPosition = ServicesConfig['visitorPosition'];
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** About eleven kilometres: an address on the network says no more, and nobody needs to know more. */
const coarse = (degrees: number): number => Math.round(degrees * 10) / 10;

function readDegrees(value: string | string[] | undefined, limit: number): number | null {
  if (typeof value !== 'string' || !/^-?\d{1,3}(\.\d{1,10})?$/.test(value)) return null;
  const degrees = Number(value);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** Null when the edge says nothing usable. Without such an edge it is the one configured position. */
export function visitorPosition(headers: Headers, config: VisitorPosition): { lat: number; lng: number } | null {
  const lat = config.headers ? readDegrees(headers[config.headers[0]], 90) : config.otherwise.lat;
  const lng = config.headers ? readDegrees(headers[config.headers[1]], 180) : config.otherwise.lng;
  return lat === null || lng === null ? null : { lat: coarse(lat), lng: coarse(lng) };
}
