/** Experiments (ANLT-5): ask for a variation with `useExperiment`; docs/experiments.md says how to add one. */
export { useExperiment } from './use-experiment.ts';
export { experimentsDecided, experimentsSlice } from './slice.ts';
export type { ExperimentsState } from './slice.ts';
