import type { AppStore, InjectableSlice } from './store.ts';

/** Adds a slice to a store; doing it twice is harmless. Components use `useSlice` instead. */
export function injectSlice<S>(store: AppStore, slice: InjectableSlice<S>): void {
  store.inject(slice);
}
