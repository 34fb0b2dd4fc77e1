/**
 * Keeps predictions in session storage for a day, under the key and in the shape that the places library uses
 * (SRCH-17).
 */
import * as z from 'zod/mini';
import { placePredictionsSchema } from '@roost/shared/contracts/places';
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { defineStoredValue } from '@roost/shared/storage';

const MAX_AGE_MS = 86_400_000;
const MAX_ENTRIES = 50;

const stored = defineStoredValue({
  key: 'upa',
  // `maxAge` is the time at which an entry ends, in milliseconds.
  schema: z.record(z.string(), z.object({ data: placePredictionsSchema, maxAge: z.number() })),
  fallback: {},
  area: 'session',
});

/** Returns the predictions for a text, null when there are none from the last day. */
export function getCachedPredictions(input: string, now: number = Date.now()): PlacePrediction[] | null {
  const entry = stored.read()[input];
  return entry && entry.maxAge > now ? entry.data : null;
}

/** Keeps the predictions for a text, and drops the oldest beyond 50 texts. Without storage nothing is kept. */
export function cachePredictions(input: string, data: PlacePrediction[], now: number = Date.now()): void {
  const fresh = Object.entries(stored.read()).filter(([text, entry]) => text !== input && entry.maxAge > now);
  const kept = fresh.slice(-(MAX_ENTRIES - 1));
  stored.write(Object.fromEntries([...kept, [input, { data, maxAge: now + MAX_AGE_MS }]]));
}
