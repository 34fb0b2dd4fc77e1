/** Requests for places: predictions while a guest types, and the town nearby (SRCH-17, SRCH-21). */
import { nearbyPlaceAnswerSchema, placePredictionsSchema } from '@roost/shared/contracts/places';
import type { NearbyPlace, PlacePrediction } from '@roost/shared/contracts/places';
import { getOrNull } from './get-or-null.ts';
import type { Fetcher } from '@roost/shared/http';

const PREDICTIONS_LIMIT_MS = 3_000;

/**
 * Places that begin with what was typed. Null when the request failed: the box then says so, and searching still works.
 */
export function predictPlaces(api: Fetcher, input: string, signal?: AbortSignal): Promise<PlacePrediction[] | null> {
  const query = new URLSearchParams({ input });
  return getOrNull(api, `/places/predictions?${query}`, placePredictionsSchema, PREDICTIONS_LIMIT_MS, signal);
}

/**
 * The town near the visitor's address on the network. Null when it is not known or the request failed: the box then
 * does not offer it.
 */
export function nearbyPlace(api: Fetcher, signal?: AbortSignal): Promise<NearbyPlace | null> {
  return getOrNull(api, '/places/near-me', nearbyPlaceAnswerSchema, PREDICTIONS_LIMIT_MS, signal);
}
