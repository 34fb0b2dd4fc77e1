/** Places of our own services: where a query lies, and what a guest may mean while typing (SRCH-3, SRCH-17). */
import type * as z from 'zod/mini';
import { nearbyPlaceAnswerSchema, placePredictionsSchema } from '../contracts/places.ts';
import type { NearbyPlace, PlacePrediction } from '../contracts/places.ts';
import { understoodSearchSchema } from '../contracts/understood-search.ts';
import type { UnderstoodSearch } from '../contracts/understood-search.ts';
import { createHttp } from '../http/index.ts';
import type { Fetcher } from '../http/index.ts';

/** A search waits for its place no longer than this, then goes on without it. */
const UNDERSTAND_LIMIT_MS = 1_500;
const PREDICTIONS_LIMIT_MS = 3_000;

/**
 * Returns what a typed search means and the place it names. Null when services fail or are slow: the search then goes on with the text as
 * it is (SRCH-3, FIND-2).
 */
export function understandSearch(
  api: Fetcher,
  { text, today }: { text: string; today: string },
  signal?: AbortSignal,
): Promise<UnderstoodSearch | null> {
  const query = new URLSearchParams({ text, today });
  return getOrNull(api, `/understand?${query}`, understoodSearchSchema, UNDERSTAND_LIMIT_MS, signal);
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
