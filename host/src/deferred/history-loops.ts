/**
 * Detects a remote that goes back and forward by itself without an end (PLAT-3): a listener for `popstate`, or an effect,
 * that calls `history.go` each time. Nothing throws, and no page stays. Or it adds an entry each time, and the visitor's
 * way back is buried (decision 0187); or it writes the address anew without an end, until the browser takes no address
 * from anybody (decision 0189). Going back has no event that tells a press on the browser's button from such a
 * call, so that the calls are counted, and only those of a remote's file: neither the browser's buttons nor tools of
 * tests are any.
 */
import { getAnyCaller, getCaller, restoreStacks } from './caller.ts';
import type { Caller } from './caller.ts';
import { watchSigns } from './visitor-signs.ts';

/** Calls in a row that no working page makes. */
const MOST = 12;
/** Most milliseconds between two calls in a row, and from the visitor's sign to what it may have asked for. */
const ROW_MS = 2000;
const SIGNS = ['pointerdown', 'keydown'] as const;
/** What an address may follow for as long as it lasts. */
const MOVES = [...SIGNS, 'pointermove', 'touchmove', 'wheel', 'scroll'] as const;
const METHODS = ['go', 'back', 'forward'] as const;
/** Addresses written in a row, while the visitor does nothing, and the most milliseconds between two of them. */
const MOST_WRITTEN = 100;
const WRITTEN_MS = 200;
/** Addresses written within a second whatever the visitor does: several for each frame. */
const MOST_A_SECOND = 300;

/** Returns what counts addresses that a remote writes: true when there are too many. */
function countWritten(page: Pick<Window, 'addEventListener'>, now: () => number): () => boolean {
  const getMove = watchSigns(MOVES, page, now);
  let last = -Infinity;
  let row = 0;
  let second = -Infinity;
  let inSecond = 0;
  return () => {
    const at = now();
    row = at - last > WRITTEN_MS || at - getMove() < ROW_MS ? 1 : row + 1;
    last = at;
    if (at - second >= 1000) [second, inSecond] = [at, 0];
    inSecond += 1;
    return row > MOST_WRITTEN || inSecond > MOST_A_SECOND;
  };
}

/**
 * Starts watching. Once it has found a loop, a remote's calls that follow no sign of the visitor do nothing: they would
 * keep the page from being loaded anew.
 * @param found called once, with whose calls they are
 * @param steps has the methods of all histories
 * @param entries the page's own history, whose `pushState` and `replaceState` are guarded
 */
export function watchHistory(
  found: (caller: Caller) => void,
  page: Pick<Window, 'addEventListener'> = window,
  steps: Pick<History, (typeof METHODS)[number]> = History.prototype,
  now: () => number = Date.now,
  entries: Pick<History, 'pushState' | 'replaceState'> = history,
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
      restoreStacks();
      if (mayGo(getAnyCaller(new Error().stack))) original.call(this, delta);
    };
  }
  const add = entries.pushState;
  entries.pushState = function countedEntry(this: History, ...entry): void {
    restoreStacks();
    if (mayGo(getCaller(new Error().stack))) add.apply(this, entry);
  };
  const write = entries.replaceState;
  const isTooMuch = countWritten(page, now);
  let isFound = false;
  entries.replaceState = function countedAddress(this: History, ...entry): void {
    restoreStacks();
    const caller = getCaller(new Error().stack);
    if (!caller || (!isFound && !isTooMuch())) return write.apply(this, entry);
    if (!isFound) found(caller);
    isFound = true;
  };
}
