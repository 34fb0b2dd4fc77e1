/** SRCH-17: predictions in session storage for a day, under the key and shape the places library uses (`upa`). */
import * as z from 'zod/mini';
import { placePredictionsSchema } from '@roost/shared/contracts/places';
import type { PlacePrediction } from '@roost/shared/contracts/places';

const KEY = 'upa';
const MAX_AGE_SECONDS = 86_400;
const MAX_ENTRIES = 50;

const cacheSchema = z.record(z.string(), z.object({ data: placePredictionsSchema, maxAge: z.number() }));

function readCache(): z.infer<typeof cacheSchema> {
  try {
    const parsed = cacheSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    // Storage is forbidden or holds something else: then nothing is cached.
    return {};
  }
}

export function cachedPredictions(input: string, now: number = Date.now()): PlacePrediction[] | null {
  const entry = readCache()[input];
  return entry && entry.maxAge > now ? entry.data : null;
}

export function cachePredictions(input: string, data: PlacePrediction[], now: number = Date.now()): void {
  const fresh = Object.entries(readCache()).filter(([text, entry]) => text !== input && entry.maxAge > now);
  const kept = fresh.slice(-(MAX_ENTRIES - 1));
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...kept, [input, { data, maxAge: now + MAX_AGE_SECONDS * 1000 }]])),
    );
  } catch {
    // Full or forbidden storage costs another request, nothing more.
  }
}
