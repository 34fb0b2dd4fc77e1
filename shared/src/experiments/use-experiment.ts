import { useEffect } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import type { ExperimentKey, Variation } from '../contracts/experiments.ts';
import { experimentSeen, experimentsSlice, getVariation } from './slice.ts';

/**
 * The variation this guest sees (ANLT-5). Use it only where the variations differ: that it was shown is what analytics
 * is told, once.
 * @example const layout = useExperiment('search-card-layout');
 */
export function useExperiment<K extends ExperimentKey>(key: K): Variation<K> {
  const dispatch = useAppDispatch();
  const variation = useSlice(experimentsSlice, (state) => getVariation(state, key));
  useEffect(() => {
    dispatch(experimentSeen({ key, variation }));
  }, [dispatch, key, variation]);
  return variation;
}
