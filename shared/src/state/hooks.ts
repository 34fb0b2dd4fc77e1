/** Typed access to the store of this page. */
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, CoreState, InjectableSlice } from './store.ts';

/** Reads state that every page has. */
export const useAppSelector = useSelector.withTypes<CoreState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** The store itself, for event handlers that read without rendering. */
export const useAppStore = useStore.withTypes<AppStore>();

/**
 * Reads a slice of a remote, adding it to the store the first time. Works the same on the server and in the browser.
 * @example const draft = useSlice(bookingSlice, (state) => state.draft);
 */
export function useSlice<S>(slice: InjectableSlice<S>): S;
export function useSlice<S, R>(slice: InjectableSlice<S>, select: (state: S) => R): R;
export function useSlice<S, R>(slice: InjectableSlice<S>, select?: (state: S) => R): S | R {
  const store = useAppStore();
  return useSelector((root) => {
    const state = store.read(slice, root);
    return select ? select(state) : state;
  });
}

/** Runs something with the store while the component is mounted, e.g. persistence or tab sync; returns its clean-up. */
export function useWithStore(start: (store: AppStore) => () => void): void {
  const store = useAppStore();
  useEffect(() => start(store), [store, start]);
}
