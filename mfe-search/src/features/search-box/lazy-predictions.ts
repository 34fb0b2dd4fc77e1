/** Asking for places and keeping the answers: loaded with the first letters that a guest types. */
import { predictPlaces } from '@roost/shared/clients/places';
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { browserApi } from '@roost/shared/http';
import { cachePredictions, getCachedPredictions } from './prediction-cache.ts';

/** Returns the places for a text, from the day's answers or from our services; null when they cannot be had. Rejects when `signal` aborts. */
export async function loadPredictions(text: string, signal: AbortSignal): Promise<readonly PlacePrediction[] | null> {
  const cached = getCachedPredictions(text);
  if (cached) return cached;
  const places = await predictPlaces(browserApi, text, signal);
  if (places) cachePredictions(text, places);
  return places;
}
