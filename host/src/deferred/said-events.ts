/**
 * Detects a remote that says without an end what only a browser can know: that the page came back from memory, that it is
 * in sight, that the network is there (PLAT-3, decision 0192). Each time the session, favorites or pictures are asked for
 * again. What a script says is heard while it says it, so that its file is in the stack.
 */
import { getAnyCaller, restoreStacks } from './caller.ts';
import type { Caller } from './caller.ts';

const SAID = ['pageshow', 'visibilitychange', 'online'] as const;
/** Times in a row that no working page says it. */
const MOST = 12;
/** Most milliseconds between two times in a row. */
const ROW_MS = 2000;

/**
 * Starts watching.
 * @param found called once, with whose file says it
 */
export function watchSaid(
  found: (caller: Caller) => void,
  page: Pick<Window, 'addEventListener'> = window,
  now: () => number = Date.now,
): void {
  let last = -Infinity;
  let row = 0;
  const hear = ({ isTrusted }: Event): void => {
    if (isTrusted || row === MOST) return;
    restoreStacks();
    const caller = getAnyCaller(new Error().stack);
    if (!caller) return;
    const at = now();
    row = at - last > ROW_MS ? 1 : row + 1;
    last = at;
    if (row === MOST) found(caller);
  };
  for (const name of SAID) page.addEventListener(name, hear, true);
}
