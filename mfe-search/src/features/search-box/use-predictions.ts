import { useEffect, useState } from 'react';
import { useQuery } from '@roost/shared/query';
import type { ShownPlace } from './suggestions.ts';

/** SRCH-17: how long typing must rest before places are asked for, in milliseconds. */
export const PREDICTION_DEBOUNCE_MS = 200;
const SHORTEST_INPUT = 2;
/** Places of a text are kept for a day (SRCH-17). */
const MAX_AGE_MS = 86_400_000;

export type Predictions = { status: 'idle' | 'loading' | 'ready' | 'failed'; places: readonly ShownPlace[] };

const NONE: readonly ShownPlace[] = [];
const IDLE: Predictions = { status: 'idle', places: NONE };

/**
 * Returns the places for what is typed, once typing rests. While the next ones load the last stay, so that the list
 * does not flicker.
 */
export function usePredictions(input: string, active: boolean): Predictions {
  const text = input.trim();
  const wanted = active && text.length >= SHORTEST_INPUT;
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setRested(text), PREDICTION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, wanted]);

  const { data, isLoading } = useQuery<readonly ShownPlace[], null>(
    wanted && rested === text
      ? { key: `mfe-search/places/${text}`, load: (signal) => load(text, signal), maxAgeMs: MAX_AGE_MS }
      : null,
  );
  const [last, setLast] = useState(NONE);
  if (data !== undefined && data !== last) setLast(data);

  if (!wanted) return IDLE;
  if (data !== undefined) return { status: 'ready', places: data };
  return rested === text && !isLoading ? { status: 'failed', places: NONE } : { status: 'loading', places: last };
}

async function load(text: string, signal: AbortSignal) {
  // The code did not arrive, or nobody waits any more.
  const places = await import('./lazy-predictions.ts')
    .then(({ loadPredictions }) => loadPredictions(text, signal))
    .catch(() => null);
  return places ? { ok: true as const, value: places } : { ok: false as const, failure: null };
}
