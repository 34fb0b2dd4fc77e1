/** Where the results page searches, so that the date picker in the header can show what other dates cost there. */
import { useCallback } from 'react';
import { createSlice, injectSlice, useAppStore, useSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import type { TotalsContext } from '../api/totals-key.ts';

const pageContextSlice = createSlice({
  name: 'flexibleDates',
  initialState: { context: null as TotalsContext | null },
  reducers: {
    contextShared: (state, action: PayloadAction<TotalsContext | null>) => {
      state.context = action.payload;
    },
  },
});

/** Returns null on pages without results. */
export function usePageContext(): TotalsContext | null {
  return useSlice(pageContextSlice, (state) => state.context);
}

/** Returns a function that shares the context of a page. What that returns removes it again. */
export function useSharePageContext(): (context: TotalsContext) => () => void {
  const store = useAppStore();
  return useCallback(
    ({ index, latLng, now, today }) => {
      // The slice may not be in the store yet, and actions before that are lost.
      injectSlice(store, pageContextSlice);
      store.dispatch(pageContextSlice.actions.contextShared({ index, latLng, now, today }));
      return () => {
        store.dispatch(pageContextSlice.actions.contextShared(null));
      };
    },
    [store],
  );
}
