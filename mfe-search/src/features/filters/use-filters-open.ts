import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useLocation, useNavigate } from '@roost/shared/router';
import { useAppDispatch, useAppSelector, useAppStore, useSlice } from '@roost/shared/state';
import { filterPanelSlice, filtersToggled, getOpenFilters } from '../../state/filter-panel.ts';
import { draftStarted, searchDraftSlice } from '../../state/search-draft.ts';

/**
 * The address has this hash while the filters are open, so that back closes them, and forward and reload open them
 * (ROUTE-12).
 */
export const FILTERS_HASH = '#filters';
/**
 * Marks the history entry that opening made: closing goes back from it. An address that was loaded with the hash has no
 * such entry.
 */
const OPENED_HERE = { filtersOpened: true };

export type FiltersOpen = {
  /** As a sheet up to 900 px, as a dialog above that (SRCH-16). */
  shown: 'sheet' | 'dialog' | null;
  /** Pressed, and its code is on its way. */
  opening: boolean;
  open: () => void;
  close: () => void;
  /** Goes to a search; its page replaces the open filters in the history. */
  leaveFor: (href: string) => void;
};

/**
 * Opens and closes the filter panel. The address says whether it is open; the state follows the address.
 * @param state the search that the draft starts from
 * @param load loads the panel's code; the panel opens when it is loaded
 * @param onFailed called when the code does not load
 */
export function useFiltersOpen(state: SearchState, load: () => Promise<unknown>, onFailed: () => void): FiltersOpen {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const width = useAppSelector(({ ui }) => ui.width);
  const { mobileFiltersOpen, desktopFilterOpen } = getOpenFilters(useSlice(filterPanelSlice), width);
  const shown = mobileFiltersOpen ? 'sheet' : desktopFilterOpen ? 'dialog' : null;
  const inAddress = location.hash === FILTERS_HASH;
  const here = `${location.pathname}${location.search}`;
  const openedHere = (location.state as typeof OPENED_HERE | null)?.filtersOpened === true;
  /** The history entry that opening makes, known from the press on: closing before the address has changed must not leave it behind. */
  const entry = useRef<Promise<void> | null>(null);

  const [opening, setOpening] = useState(false);

  const show = useCallback(() => {
    if (store.read(filterPanelSlice).filtersOpen) return;
    store.inject(searchDraftSlice);
    dispatch(draftStarted(state));
    dispatch(filtersToggled(true));
  }, [store, dispatch, state]);

  const fail = () => {
    setOpening(false);
    onFailed();
  };

  // For back and forward, and for a page that was loaded with the hash.
  const latest = useRef({ show, load, onFailed });
  useEffect(() => {
    latest.current = { show, load, onFailed };
  });
  useEffect(() => {
    if (!inAddress) return undefined;
    let left = false;
    void latest.current.load().then(
      () => {
        if (!left) latest.current.show();
      },
      () => latest.current.onFailed(),
    );
    return () => {
      left = true;
      entry.current = null;
      dispatch(filtersToggled(false));
    };
  }, [inAddress, dispatch]);

  return {
    shown,
    opening,
    open: () => {
      setOpening(true);
      void load().then(() => {
        setOpening(false);
        show();
        entry.current = Promise.resolve(
          navigate(`${here}${FILTERS_HASH}`, { state: OPENED_HERE, preventScrollReset: true }),
        );
      }, fail);
    },
    close: () => {
      dispatch(filtersToggled(false));
      const made = entry.current;
      entry.current = null;
      if (made ?? openedHere) void Promise.resolve(made).then(() => navigate(-1));
      else void navigate(here, { replace: true, preventScrollReset: true });
    },
    leaveFor: (href) => {
      dispatch(filtersToggled(false));
      const made = entry.current;
      entry.current = null;
      void Promise.resolve(made).then(() =>
        navigate(href, { replace: made !== null || openedHere, preventScrollReset: true }),
      );
    },
  };
}
