/**
 * Detects a remote that goes back and forward by itself without an end (PLAT-3): a listener for `popstate`, or an effect,
 * that calls `history.go` each time. Nothing throws, and no page stays. Or it adds an entry each time, and the visitor's
 * way back is buried (decision 0187). Going back has no event that tells a press on the browser's button from such a
 * call, so that the calls are counted, and only those of a remote's file: neither the browser's buttons nor tools of
 * tests are any.
 */
import { getAnyCaller, getCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { watchSigns } from './visitor-signs.ts';

/** Calls in a row that no working page makes. */
const MOST = 12;
/** Most milliseconds between two calls in a row, and from the visitor's sign to what it may have asked for. */
const ROW_MS = 2000;
const SIGNS = ['pointerdown', 'keydown'] as const;
const METHODS = ['go', 'back', 'forward'] as const;

/**
 * Starts watching. Once it has found a loop, a remote's calls that follow no sign of the visitor do nothing: they would
 * keep the page from being loaded anew.
 * @param found called once, with whose calls they are
 * @param steps has the methods of all histories
 * @param entries the page's own history, whose `pushState` is guarded
 */
export function watchHistory(
  found: (caller: Caller) => void,
  page: Pick<Window, 'addEventListener'> = window,
  steps: Pick<History, (typeof METHODS)[number]> = History.prototype,
  now: () => number = Date.now,
  entries: Pick<History, 'pushState'> = history,
): void {
  const getSign = watchSigns(SIGNS, page, now);
  let last = -Infinity;
  let row = 0;
  /** Counts a call. Returns whether it may go on. */
  const mayGo = (caller: Caller | null): boolean => {
    const at = now();
    if (!caller || at - getSign() < ROW_MS) return true;
    if (row < MOST) row = at - last > ROW_MS ? 0 : row + 1;
    else return false;
    last = at;
    if (row === MOST) found(caller);
    return row < MOST;
  };
  for (const name of METHODS) {
    const original: (delta?: number) => void = steps[name];
    steps[name] = function countedStep(this: History, delta?: number): void {
      if (mayGo(getAnyCaller(new Error().stack))) original.call(this, delta);
    };
  }
  const add = entries.pushState;
  entries.pushState = function countedEntry(this: History, ...entry): void {
    if (mayGo(getCaller(new Error().stack))) add.apply(this, entry);
  };
}
