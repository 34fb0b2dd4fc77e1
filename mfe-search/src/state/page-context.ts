/** Where the results page looks, so that the date picker in the header can say what other dates cost there. */
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

/** Null on every page without results. */
export function usePageContext(): TotalsContext | null {
  return useSlice(pageContextSlice, (state) => state.context);
}

/** Shares the context of a page for as long as it is shown: what it returns takes it back. */
export function useSharePageContext(): (context: TotalsContext) => () => void {
  const store = useAppStore();
  return useCallback(
    ({ index, latLng, today }) => {
      // Nobody may have read it yet, and what is dispatched to a slice that is not there is lost.
      injectSlice(store, pageContextSlice);
      store.dispatch(pageContextSlice.actions.contextShared({ index, latLng, today }));
      return () => {
        store.dispatch(pageContextSlice.actions.contextShared(null));
      };
    },
    [store],
  );
}
