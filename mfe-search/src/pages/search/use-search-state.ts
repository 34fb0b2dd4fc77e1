import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@roost/shared/state';
import { searchShown, searchSlice, searchStarted } from '../../state/search.ts';
import type { SearchData } from '../../api/search-data.ts';

/** Keeps the search state in step with the page (SRCH-1, SRCH-3, SRCH-21): the address and its results are the source. */
export function useSearchState(data: SearchData, isSearching: boolean): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const { state: search, latLng, location, outcome } = data;
    store.inject(searchSlice);
    dispatch(
      searchShown({
        search,
        latLng,
        location,
        hits:
          outcome.type === 'failed'
            ? null
            : { total: outcome.total, shown: outcome.cards.length, facets: outcome.facets },
      }),
    );
  }, [dispatch, store, data]);
  useEffect(() => {
    if (isSearching) dispatch(searchStarted());
  }, [dispatch, isSearching]);
}
