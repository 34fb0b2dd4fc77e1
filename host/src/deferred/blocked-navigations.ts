/**
 * Detects a page that the router never leaves (PLAT-3, decision 0192): a remote blocks each navigation, as one does that
 * asks before its form is left, and asks nothing. Nothing throws, and no link leads anywhere.
 */
import type { createBrowserRouter } from 'react-router-dom';
import { isDialogOpen } from './covered-page.ts';

/** Navigations in a row that were blocked. Behind a dialog nobody presses three links. */
const MOST = 3;
/** Milliseconds in which a dialog that asks is drawn. */
const ASKS_MS = 1000;

/**
 * Starts watching.
 * @param found called once
 */
export function watchBlocked(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  found: () => void,
): void {
  const blocked = new Set<unknown>();
  const isBlocked = (): boolean => [...router.state.blockers.values()].some(({ state }) => state === 'blocked');
  const stop = router.subscribe(({ blockers }) => {
    for (const { location } of blockers.values()) if (location) blocked.add(location);
    if (!isBlocked()) blocked.clear();
    if (blocked.size !== MOST) return;
    setTimeout(() => {
      if (!isBlocked() || isDialogOpen()) return blocked.clear();
      stop();
      found();
    }, ASKS_MS);
  });
}
