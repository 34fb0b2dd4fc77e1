import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work in slices of this many milliseconds, so that searches are answered in between. */
const SLICE_MS = 2;

/**
 * Makes a function to call between steps of long work: it lets other requests have their turn whenever a slice is used
 * up.
 */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
