/** Asking for places and keeping the answers: loaded with the first letters that a guest types. */
import { predictPlaces } from '../../api/places.ts';
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { browserApi } from '@roost/shared/http';
import type { ShownPlace } from './suggestions.ts';
import { farCopy as words } from './far-copy.ts';
import { cachePredictions, getCachedPredictions } from './prediction-cache.ts';

/**
 * Returns the places for a text, from the day's answers or from services; null when they fail to load. Rejects when
 * `signal` aborts.
 */
export async function loadPredictions(text: string, signal: AbortSignal): Promise<readonly ShownPlace[] | null> {
  const cached = getCachedPredictions(text);
  if (cached) return cached.map(asShown);
  const places = await predictPlaces(browserApi, text, signal);
  if (places) cachePredictions(text, places);
  return places?.map(asShown) ?? null;
}

/** A place without a home of its own says that its homes are farther away (FIND-3). */
const asShown = (place: PlacePrediction): ShownPlace =>
  place.far && place.homes ? { ...place, said: words.within(place.homes) } : place;
