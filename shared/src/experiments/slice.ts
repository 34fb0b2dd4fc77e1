/**
 * Experiments as state, injected where it is needed. The server fills it for the first paint; the page carries it, so
 * that the browser begins with the same.
 */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import type { Assignments, ExperimentKey, Variation } from '../contracts/experiments.ts';
import { control } from '../domain/experiments.ts';

export type ExperimentsState = {
  assigned: Assignments;
  /** By the address, for checking: they win, and are not told. */
  forced: Assignments;
  /** What the guest saw since the page was loaded, control included. */
  seen: Assignments;
};

const initialState: ExperimentsState = { assigned: {}, forced: {}, seen: {} };

export const experimentsSlice = createSlice({
  name: 'experiments',
  initialState,
  reducers: {
    experimentsDecided: (state, { payload }: PayloadAction<Pick<ExperimentsState, 'assigned' | 'forced'>>) => ({
      ...state,
      ...payload,
    }),
    /**
     * What the flag service says. A first answer changes nothing that the guest has seen: it counts from the next page
     * load on. A `live` one is somebody's switch and is shown at once.
     */
    experimentsAssigned: (
      state,
      { payload: { assigned, live } }: PayloadAction<{ assigned: Assignments; live: boolean }>,
    ) => {
      const next: Assignments = { ...assigned };
      if (!live)
        for (const key of Object.keys(state.seen) as ExperimentKey[]) next[key] = state.seen[key] ?? control(key);
      if (!sameAssignments(next, state.assigned)) state.assigned = next;
    },
    experimentSeen: (
      state,
      { payload: { key, variation } }: PayloadAction<{ key: ExperimentKey; variation: Variation }>,
    ) => {
      if (state.seen[key] !== variation) state.seen[key] = variation;
    },
  },
});

export const { experimentsDecided, experimentsAssigned, experimentSeen } = experimentsSlice.actions;

/** What is shown. */
export function getVariation<K extends ExperimentKey>(
  state: Pick<ExperimentsState, 'assigned' | 'forced'>,
  key: K,
): Variation<K> {
  return state.forced[key] ?? state.assigned[key] ?? control(key);
}

export function sameAssignments(a: Assignments, b: Assignments): boolean {
  const keys = Object.keys(a) as ExperimentKey[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
