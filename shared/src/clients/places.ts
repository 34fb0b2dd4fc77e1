/** Places of our own services: where a query lies, and what a guest may mean while typing (SRCH-3, SRCH-17). */
import type * as z from 'zod/mini';
import { geocodeAnswerSchema, nearbyPlaceAnswerSchema, placePredictionsSchema } from '../contracts/places.ts';
import type { GeocodeResult, NearbyPlace, PlacePrediction } from '../contracts/places.ts';
import { createHttp } from '../http/index.ts';
import type { Fetcher } from '../http/index.ts';

/** A search waits for its place no longer than this, then goes on without it. */
const GEOCODE_LIMIT_MS = 1_500;
const PREDICTIONS_LIMIT_MS = 3_000;

/**
 * Where the address lies. Null when services know no such place and also when they fail or are slow: a search without
 * a place is an ordinary search (SRCH-3).
 */
export function geocode(api: Fetcher, address: string, signal?: AbortSignal): Promise<GeocodeResult | null> {
  const query = new URLSearchParams({ address });
  return getOrNull(api, `/geocode?${query}`, geocodeAnswerSchema, GEOCODE_LIMIT_MS, signal);
}

/** Places that begin with what was typed. Null when they could not be had: the box then says so and search goes on. */
export function predictPlaces(api: Fetcher, input: string, signal?: AbortSignal): Promise<PlacePrediction[] | null> {
  const query = new URLSearchParams({ input });
  return getOrNull(api, `/places/predictions?${query}`, placePredictionsSchema, PREDICTIONS_LIMIT_MS, signal);
}

/** The town near the visitor's address on the network. Null when it is not known or not to be had: the box then does not offer it. */
export function nearbyPlace(api: Fetcher, signal?: AbortSignal): Promise<NearbyPlace | null> {
  return getOrNull(api, '/places/near-me', nearbyPlaceAnswerSchema, PREDICTIONS_LIMIT_MS, signal);
}

/** Returns the value, or null for every way of not having one. Rejects when the caller gave up, with the reason of its signal. */
async function getOrNull<S extends z.ZodMiniType>(
  api: Fetcher,
  path: string,
  schema: S,
  limitMs: number,
  signal?: AbortSignal,
): Promise<z.output<S> | null> {
  const result = await createHttp(api).get(path, schema, { limitMs, signal });
  signal?.throwIfAborted();
  return result.ok ? result.value : null;
}
