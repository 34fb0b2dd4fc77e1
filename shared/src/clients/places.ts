/** Places of our own services: where a query lies, and what a guest may mean while typing (SRCH-3, SRCH-17). */
import type * as z from 'zod/mini';
import { geocodeAnswerSchema, nearbyPlaceAnswerSchema, placePredictionsSchema } from '../contracts/places.ts';
import type { GeocodeResult, NearbyPlace, PlacePrediction } from '../contracts/places.ts';

/** Fetch of our services, as loaders get it: `api('/geocode?address=…')`. */
export type Api = (path: string, init?: RequestInit) => Promise<Response>;

/** A search waits for its place no longer than this, then goes on without it. */
export const GEOCODE_TIME_LIMIT_MS = 1_500;
export const PREDICTIONS_TIME_LIMIT_MS = 3_000;

/**
 * Where the address lies. Null when services know no such place and also when they fail or are slow: a search without
 * a place is an ordinary search (SRCH-3).
 */
export async function geocode(api: Api, address: string, signal?: AbortSignal): Promise<GeocodeResult | null> {
  const query = new URLSearchParams({ address });
  const answer = await get(api, `/geocode?${query}`, geocodeAnswerSchema, GEOCODE_TIME_LIMIT_MS, signal);
  return answer ?? null;
}

/** Places that begin with what was typed. Null when they could not be had: the box then says so and search goes on. */
export async function predictPlaces(api: Api, input: string, signal?: AbortSignal): Promise<PlacePrediction[] | null> {
  const query = new URLSearchParams({ input });
  const answer = await get(
    api,
    `/places/predictions?${query}`,
    placePredictionsSchema,
    PREDICTIONS_TIME_LIMIT_MS,
    signal,
  );
  return answer === undefined ? null : answer;
}

/** The town near the visitor's address on the network. Null when it is not known or not to be had: the box then does not offer it. */
export async function nearbyPlace(api: Api, signal?: AbortSignal): Promise<NearbyPlace | null> {
  return (await get(api, '/places/near-me', nearbyPlaceAnswerSchema, PREDICTIONS_TIME_LIMIT_MS, signal)) ?? null;
}

/** The parsed answer, or undefined for every way of not having one. A caller that gave up is told so by the rejection. */
async function get<S extends z.ZodMiniType>(
  api: Api,
  path: string,
  schema: S,
  limit: number,
  signal?: AbortSignal,
): Promise<z.output<S> | undefined> {
  const timeLimit = AbortSignal.timeout(limit);
  try {
    const response = await api(path, { signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit });
    if (!response.ok) return undefined;
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}
