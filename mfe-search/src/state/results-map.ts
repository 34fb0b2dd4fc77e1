/** What list and map of the results tell each other (SRCH-15). */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

export type ResultsMapState = {
  /** The home whose window is open on the map. */
  selectedHit: string | null;
  /** The window was opened by a press on the map, so its card in the list comes into view. */
  mapInfowindowClicked: boolean;
  /** The home under the pointer, in the list or on the map. */
  activeMarker: string | null;
};

const initialState: ResultsMapState = { selectedHit: null, mapInfowindowClicked: false, activeMarker: null };

export const resultsMapSlice = createSlice({
  name: 'resultsMap',
  initialState,
  reducers: {
    /** Opens the window of a home on the map; null closes it. */
    hitSelected: (state, { payload }: PayloadAction<{ id: string | null; onMap: boolean }>) => {
      state.selectedHit = payload.id;
      state.mapInfowindowClicked = payload.id !== null && payload.onMap;
    },
    activeMarkerChanged: (state, { payload: id }: PayloadAction<string | null>) => {
      state.activeMarker = id;
    },
  },
});

export const { hitSelected, activeMarkerChanged } = resultsMapSlice.actions;
