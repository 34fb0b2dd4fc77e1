/**
 * Pages that are drawn at once, not in slices: a home whose preview is shown, and whatever the visitor goes back or
 * forward to. What is on the screen meanwhile is what they have left, and slices take more than twice as long on a slow
 * phone: frames in which nothing changes, and whatever else waits for the processor (decision 0190).
 */
import type { createBrowserRouter } from 'react-router-dom';
import { carried } from '@roost/shared/ui';

/** To be called before the router is rendered. A first page that the router has to load itself is to it a way back, too. */
export function drawKnownAtOnce(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) =>
    subscribe((state, change) => {
      const flushSync = state.navigation.state === 'idle' && (carried.isPreviewed || state.historyAction === 'POP');
      listener(state, { ...change, flushSync });
    });
}
