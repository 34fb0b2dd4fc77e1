import { useEffect, useState } from 'react';
import type { PlacePrediction } from '@roost/shared/contracts/places';

/** SRCH-17: how long typing must rest before places are asked for, in milliseconds. */
export const PREDICTION_DEBOUNCE_MS = 200;
const SHORTEST_INPUT = 2;

export type Predictions = { status: 'idle' | 'loading' | 'ready' | 'failed'; places: readonly PlacePrediction[] };

const NONE: readonly PlacePrediction[] = [];
const IDLE: Predictions = { status: 'idle', places: NONE };

/** Places for what is typed, debounced and cached; an answer to older typing is dropped. */
export function usePredictions(input: string, active: boolean): Predictions {
  const text = input.trim();
  const wanted = active && text.length >= SHORTEST_INPUT;
  const [found, setFound] = useState<{ text: string; places: readonly PlacePrediction[] | null } | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void import('./lazy-predictions.ts')
        .then(({ loadPredictions }) => loadPredictions(text, stop.signal))
        // The code did not arrive, or nobody waits any more.
        .catch(() => null)
        .then((places) => {
          if (!stop.signal.aborted) setFound({ text, places });
        });
    }, PREDICTION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, wanted]);

  if (!wanted) return IDLE;
  if (found?.text === text)
    return found.places ? { status: 'ready', places: found.places } : { status: 'failed', places: NONE };
  // While the next answer is on its way the last places stay, so that the list does not flicker.
  return { status: 'loading', places: found?.places ?? NONE };
}
