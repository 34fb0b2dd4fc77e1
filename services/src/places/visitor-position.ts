/**
 * Reads a visitor's rough position from headers that the edge in front of the host derives from the network address.
 * Browsers are never asked.
 */
import type { ServicesConfig } from '../config.ts';

export type VisitorPosition = ServicesConfig['visitorPosition'];
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Rounds to about eleven kilometres: a network address tells no more, and nobody needs more. */
const coarse = (degrees: number): number => Math.round(degrees * 10) / 10;

function readDegrees(value: string | string[] | undefined, limit: number): number | null {
  if (typeof value !== 'string' || !/^-?\d{1,3}(\.\d{1,10})?$/.test(value)) return null;
  const degrees = Number(value);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** Returns the position; null when the edge sends none that is valid. Without an edge it is the configured one. */
export function visitorPosition(headers: Headers, config: VisitorPosition): { lat: number; lng: number } | null {
  const lat = config.headers ? readDegrees(headers[config.headers[0]], 90) : config.otherwise.lat;
  const lng = config.headers ? readDegrees(headers[config.headers[1]], 180) : config.otherwise.lng;
  return lat === null || lng === null ? null : { lat: coarse(lat), lng: coarse(lng) };
}
